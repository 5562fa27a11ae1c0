import Foundation

/// A leaf that can be drawn as a path of its own, which has no part in layout.
///
/// ```swift
/// var leaf = ShapeElement(kind: "Arrow")
/// leaf.outline = { rect in Path(ellipseIn: rect) }
/// ```
public protocol OutlinedElement: LayoutElement {
  /// The outline in a rectangle that begins at zero, for drawing; `nil` for a shape that is known by its kind.
  var outline: (@Sendable (CGRect) -> Path)? { get set }
}

extension OutlinedElement {
  /// The same leaf, drawn as a path in its rectangle.
  package func outlined(by outline: @escaping @Sendable (CGRect) -> Path) -> Self {
    var leaf = self
    leaf.outline = outline
    return leaf
  }
}
