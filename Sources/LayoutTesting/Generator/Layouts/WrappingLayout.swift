import Foundation
import LayoutCore

/// A layout for random trees: hands its views to a stack's layout by hand, and adds a margin.
struct WrappingLayout<Inner: BuiltInLayout>: Layout {
  /// The layout that does the work.
  var inner: Inner
  /// The room at every edge, in points.
  var margin: CGFloat

  /// The stack's size and the margin.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    return CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
  }

  /// As the stack does, further in.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    inner.placeSubviews(
      in: bounds.offsetBy(dx: margin, dy: margin), proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The stack's own.
  static var layoutProperties: LayoutProperties { Inner.layoutProperties }
}
