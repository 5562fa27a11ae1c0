import ElementTree
import LinearProgramming

/// What a template's block places, with each of its different lengths once: a view often takes what it is offered, and
/// stands in a corner of its parent.
struct PlacementTable: Sendable {
  /// The different lengths.
  private(set) var lengths: [Extent] = []
  /// The same as each evaluation reads them.
  private(set) var asked: [Extended<TemplateLength>] = []
  /// The views, in the order of the block's, by the places of their lengths.
  private(set) var views: [PlacedView<Int>] = []

  /// A table of views, none of which is told what its container is proposed; `nil` where a number does not fit.
  init?(_ placed: [PlacedView<Extent>], in program: inout ProgramTemplate) {
    var places: [Extent: Int] = [:]
    func place(_ length: Extent) -> Int {
      if let known = places[length] { return known }
      places[length] = lengths.count
      lengths.append(length)
      return lengths.count - 1
    }
    for view in placed { views.append(view.map(place)) }
    for length in lengths {
      guard let length = program.add(length) else { return nil }
      asked.append(length)
    }
  }
}
