import Foundation
import Taut

/// Nodes that many tests are made of.
enum Sample {
  static let color = LayoutNode(ShapeElement(kind: "Color"))
  static let image = LayoutNode(ImageElement(size: CGSize(width: 7, height: 5)))

  static func text(_ string: String) -> LayoutNode {
    let content = TextContent(string, font: .body, lineLimit: nil, measurer: BuiltInTextMeasurer())
    return LayoutNode(MeasuredElement(kind: "Text", content: content))
  }

  /// A colour between two widths.
  static func frame(_ minimum: CGFloat, _ maximum: CGFloat) -> LayoutNode {
    color.wrapped(
      FlexibleFrameElement(
        minWidth: minimum, maxWidth: maximum, minHeight: minimum / 2, maxHeight: maximum - 1))
  }

  static func stack(
    _ axis: Axis, spacing: CGFloat? = nil, _ children: [LayoutNode]
  ) -> LayoutNode {
    let center = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    return LayoutNode(
      StackElement(axis: axis, spacing: spacing, alignment: center), children: children)
  }
}

extension LayoutNode {
  /// The node inside a modifier.
  func wrapped(_ element: any LayoutElement) -> LayoutNode { LayoutNode(element, children: [self]) }

  /// The node inside so many modifiers or containers.
  func nested(_ count: Int, _ wrap: (Int, LayoutNode) -> LayoutNode) -> LayoutNode {
    (0..<count).reduce(self) { wrap($1, $0) }
  }
}
