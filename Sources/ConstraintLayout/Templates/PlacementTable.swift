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
  private(set) var views: [View] = []

  /// A view, by the places of its lengths; `nil` for a side that is not proposed.
  struct View: Sendable {
    var index: LayoutTree.Index
    var hasOwnBlock: Bool
    var x, y, xInParent, yInParent, width, height: Int
    var proposedWidth, proposedHeight: Int?
  }

  /// A table of views, none of which is told what its container is proposed; `nil` where a number does not fit.
  init?(_ placed: [PlacedAnswer.View], in program: inout ProgramTemplate) {
    var places: [Extent: Int] = [:]
    func place(_ length: Extent) -> Int {
      if let known = places[length] { return known }
      places[length] = lengths.count
      lengths.append(length)
      return lengths.count - 1
    }
    for view in placed {
      views.append(
        View(
          index: view.index, hasOwnBlock: view.hasOwnBlock, x: place(view.origin.x), y: place(view.origin.y),
          xInParent: place(view.originInParent.x),
          yInParent: place(view.originInParent.y), width: place(view.size.width),
          height: place(view.size.height), proposedWidth: view.proposal.width.map(place),
          proposedHeight: view.proposal.height.map(place)))
    }
    for length in lengths {
      guard let length = program.add(length) else { return nil }
      asked.append(length)
    }
  }
}
