import ConstraintLayout
import LayoutCore

/// A layout as somebody sees it: where views are, in doubles.
package protocol SeenLayout {
  /// What was laid out.
  var tree: LayoutTree { get }
  /// The container's size.
  var container: ExactProposal { get }
  /// Where a view of the question's tree stands in this one; `nil` where it was taken away.
  var place: (LayoutTree.Index) -> LayoutTree.Index? { get }
  /// The views that were placed.
  var seenViews: [LayoutTree.Index: SeenView] { get }
}

/// A view as somebody sees it, in points.
package struct SeenView {
  /// The top left corner, in the container's coordinates.
  package var start: (x: Double, y: Double)
  /// The size.
  package var lengths: (width: Double, height: Double)
  /// What it was proposed.
  package var proposal: ExactProposal
}

extension SeenLayout {
  /// How much of a text is missing, in points of height: zero where it is whole, and for what is no text.
  func missingHeight(of view: LayoutTree.Index, _ seen: SeenView) -> Double {
    Names(tree: tree).room(view).missingHeight(at: seen.proposal, width: seen.lengths.width).doubleValue
  }
}

extension AskedLayout: SeenLayout {
  var seenViews: [LayoutTree.Index: SeenView] {
    let views = root.views.map { view in
      let seen = SeenView(
        start: (view.x.doubleValue(at: container), view.y.doubleValue(at: container)),
        lengths: (view.width.doubleValue(at: container), view.height.doubleValue(at: container)),
        proposal: view.proposal(at: container))
      return (view.index, seen)
    }
    return Dictionary(views, uniquingKeysWith: { first, _ in first })
  }
}
