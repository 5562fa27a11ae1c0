import Foundation
import LayoutCore

/// A layout for random trees: views on a diagonal, each held by an anchor; one is placed twice, one perhaps not at all.
struct StaircaseLayout: Layout {
  /// How far each step goes to the right and down, in points.
  var step: CGFloat
  /// The point of each view that stands on its step.
  var anchor: UnitPoint
  /// Whether the last view is left for the engine to place.
  var leavesLast: Bool

  /// The steps, and the largest view.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(CGSize(width: 1, height: 1)) { size, subview in
      let view = subview.sizeThatFits(share(of: proposal))
      return CGSize(
        width: max(size.width, view.width + step), height: max(size.height, view.height + step))
    }
  }

  /// One view on each step; the first is put elsewhere before.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: 3, y: 5), proposal: .zero)
    for (count, subview) in subviews.dropLast(leavesLast ? 1 : 0).enumerated() {
      let corner = CGPoint(x: bounds.minX + CGFloat(count) * step, y: bounds.minY + CGFloat(count) * step)
      subview.place(at: corner, anchor: anchor, proposal: share(of: proposal))
    }
  }

  private func share(of proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
  }
}
