import Foundation
import LayoutCore

/// Views around the middle of a square: four on a circle from the top clockwise, the next four on one of half its
/// radius, and so on.
struct RadialProbe: Layout {
  /// How far the outer circle lies inside the square, in points.
  var inset: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let directions: [(x: CGFloat, y: CGFloat)] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    // An endless square has no circles: all of its views stand in the middle.
    var radius = bounds.size.width.isFinite ? bounds.size.width / 2 - inset : 0
    for (index, subview) in subviews.enumerated() {
      let direction = directions[index % directions.count]
      if index > 0, index % directions.count == 0 { radius /= 2 }
      let centre = CGPoint(x: bounds.midX + direction.x * radius, y: bounds.midY + direction.y * radius)
      subview.place(at: centre, anchor: .center, proposal: .unspecified)
    }
  }
}
