import Foundation

/// Views in rows, each at its ideal size: a row ends where the next view would reach over the width.
///
/// The layout of "Creating custom layouts in SwiftUI": no spacing; the size is that of the rows.
///
/// ```swift
/// let tags = FlowLayout() {
///   Text("linear")
///   Text("programming")
/// }
/// ```
public struct FlowLayout: Layout {
  /// A flow with the spacing that its children prefer.
  public init() {}

  /// The same rows as a rule that both engines know: line breaks become decisions with intervals.
  ///
  /// Wrap the layout in a `CustomLayoutElement` to have its code called instead.
  public var element: any LayoutElement { FlowElement() }

  /// The size of the rows in the proposed width, 10 points where none is proposed.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    rows(of: subviews, in: proposal.replacingUnspecifiedDimensions().width).size
  }

  /// Places the rows in the width of the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, origin) in zip(subviews, rows(of: subviews, in: bounds.width).origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }

  private func rows(of subviews: Subviews, in width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
    var origins: [CGPoint] = []
    var size = CGSize.zero
    var next = CGPoint.zero
    var rowHeight: CGFloat = 0
    for ideal in subviews.map({ $0.sizeThatFits(.unspecified) }) {
      if next.x + ideal.width > width {
        next = CGPoint(x: 0, y: next.y + rowHeight)
        rowHeight = 0
      }
      origins.append(next)
      next.x += ideal.width
      rowHeight = max(rowHeight, ideal.height)
      size.width = max(size.width, next.x)
      size.height = max(size.height, next.y + rowHeight)
    }
    return (origins, size)
  }
}
