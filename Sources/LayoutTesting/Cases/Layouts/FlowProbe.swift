import Foundation
import LayoutCore

/// Rows of views at their ideal sizes, as wide as is proposed, or 300 points; a row ends where a view would reach over.
struct FlowProbe: Layout {
  /// The space between the views of a row, in points.
  var spacing: CGFloat
  /// The space between rows, in points.
  var rowSpacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 300
    return CGSize(width: width, height: rows(of: subviews, in: width).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, origin) in zip(subviews, rows(of: subviews, in: bounds.size.width).origins) {
      let place = CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y)
      subview.place(at: place, proposal: .unspecified)
    }
  }

  private func rows(of subviews: Subviews, in width: CGFloat) -> (origins: [CGPoint], height: CGFloat) {
    var origins: [CGPoint] = []
    var next = CGPoint.zero
    var rowHeight: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if next.x > 0, next.x + size.width > width {
        next = CGPoint(x: 0, y: next.y + rowHeight + rowSpacing)
        rowHeight = 0
      }
      origins.append(next)
      next.x += size.width + spacing
      rowHeight = max(rowHeight, size.height)
    }
    return (origins, next.y + rowHeight)
  }
}
