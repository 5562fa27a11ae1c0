import LayoutPictures

/// The lines of texts, and the outlines of their letters with how far the next letter is from each, every pair once.
///
/// The same letter stands further from the next one where a space comes between them.
struct GlyphTable {
  private(set) var outlines: [String] = []
  /// In points; 0 for a letter that nothing follows.
  var advances: [Double] { steps.map { $0 ?? 0 } }

  /// The letters of each line, which many widths break a text into.
  private(set) var lines = PlaceTable<[Int]>()

  private var steps: [Double?] = []
  private var places: [String: [Int]] = [:]
  private var texts: [PicturePath.LetterShape: String] = [:]

  /// The outline of a letter, which is made where nobody has seen it.
  mutating func outline(of shape: PicturePath.LetterShape, make: () -> String) -> String {
    if let text = texts[shape] { return text }
    let text = make()
    texts[shape] = text
    return text
  }

  /// The place of a line of letters.
  mutating func line(of letters: [(outline: String, advance: Double?)]) -> Int {
    lines.place(of: letters.map { place(of: $0.outline, advance: $0.advance) })
  }

  /// The place of an outline, which is added where it is new; without an advance any letter of that outline will do.
  private mutating func place(of outline: String, advance: Double?) -> Int {
    // A hundredth of a point is more than a line of a hundred letters is off by.
    let advance = advance.map { ($0 * 10_000).rounded() / 10_000 }
    for place in places[outline] ?? [] where advance == nil || steps[place] ?? advance == advance {
      steps[place] = steps[place] ?? advance
      return place
    }
    places[outline, default: []].append(outlines.count)
    outlines.append(outline)
    steps.append(advance)
    return outlines.count - 1
  }
}
