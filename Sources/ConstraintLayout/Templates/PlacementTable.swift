import ElementTree
import LinearProgramming

/// The placed views of a template's block, with each different length stored once, as a view often has the
/// proposed size and the corner of its parent.
struct PlacementTable: Sendable {
  /// The different lengths, as expressions.
  private(set) var lengths: [Extent] = []
  /// The different lengths, in the form in which each evaluation reads them.
  private(set) var templateLengths: [Extended<TemplateLength>] = []
  /// The views in the order of the block's, with indices of their lengths.
  private(set) var views: [PlacedMember<Int>] = []

  /// Creates a table of views whose proposals have no container; `nil` if a number does not fit.
  init?(_ placed: [PlacedMember<Extent>], in program: inout ProgramTemplate) {
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
      templateLengths.append(length)
    }
  }
}
