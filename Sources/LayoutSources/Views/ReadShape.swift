import Foundation
import LayoutCore

/// A shape that the files declare: it takes what is proposed, unless its code says another size.
struct ReadShape: Shape, @unchecked Sendable {
  // Unchecked: an interpreter belongs to whoever lays out what it has read.
  var kind: String
  var source: SourcePosition?
  /// The shape's own size at a proposal; `nil` where its code says none.
  var size: ((ProposedViewSize) -> CGSize)?
  /// What its code draws in a rectangle; `nil` where that cannot be followed.
  var outline: ((CGRect) -> Path)?

  /// Whether what is drawn of it is known.
  var isKnown: Bool { outline != nil }

  func path(in rect: CGRect) -> Path { outline?(rect) ?? Path(rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    size?(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  func element(fill: String?) -> any LayoutElement {
    var figure = ShapeElement(kind: kind, fill: fill)
    // Its kind says what cannot be drawn.
    if isKnown { figure.outline = { path(in: $0) } }
    return size == nil ? figure : CustomLayoutElement(self, drawnAs: figure)
  }
}

extension Interpreter {
  /// A shape that the files declare.
  func read(_ shape: Instance, at position: SourcePosition) -> ReadShape {
    ReadShape(
      kind: shape.type, source: position, size: shapeSize(of: shape), outline: shapePath(of: shape))
  }
}

/// A style as it is written.
struct WrittenStyle: ShapeStyle {
  var paint: String
}
