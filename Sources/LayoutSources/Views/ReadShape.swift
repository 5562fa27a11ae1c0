import Foundation
import LayoutCore

/// A shape that the files declare: it takes what is proposed, unless its code says another size.
struct ReadShape: Shape, @unchecked Sendable {
  // Unchecked: an interpreter belongs to whoever lays out what it has read.
  var kind: String
  var source: SourcePosition?
  /// The shape's own size at a proposal; `nil` where its code says none.
  var size: ((ProposedViewSize) -> CGSize)?

  /// What it draws has no part in layout, and is not read.
  func path(in rect: CGRect) -> Path { Path(rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    size?(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  func element(fill: String?) -> any LayoutElement {
    size == nil
      ? ShapeElement(kind: kind, fill: fill)
      : CustomLayoutElement(ShapeSizeLayout(shape: self), kind: kind)
  }
}

/// A style as it is written.
struct WrittenStyle: ShapeStyle {
  var paint: String
}
