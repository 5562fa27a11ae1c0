/// The outlines of letters, each of them once.
struct GlyphTable {
  private(set) var outlines: [String] = []
  private var places: [String: Int] = [:]

  /// The place of an outline, which is added where it is new.
  mutating func place(of outline: String) -> Int {
    if let place = places[outline] { return place }
    places[outline] = outlines.count
    outlines.append(outline)
    return outlines.count - 1
  }
}
