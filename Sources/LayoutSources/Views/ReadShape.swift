import Foundation
import LayoutCore

/// A declared shape, which fills its proposal unless its code defines a size.
struct ReadShape: Shape, @unchecked Sendable {
  // Unchecked: an interpreter belongs to the thread that lays out its scene.
  var kind: String
  var source: SourcePosition?
  /// Returns the shape's own size at a proposal; `nil` where its code defines none.
  var size: ((ProposedViewSize) -> CGSize)?
  /// Returns the path of its code in a rectangle; `nil` where it cannot be evaluated.
  var outline: ((CGRect) -> Path)?

  /// Whether its drawing is known.
  var isKnown: Bool { outline != nil }

  func path(in rect: CGRect) -> Path { outline?(rect) ?? Path(rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    size?(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  func element(fill: String?) -> any LayoutElement {
    var figure = ShapeElement(kind: kind, fill: fill)
    // A shape that cannot be drawn is shown by its kind.
    if isKnown { figure.outline = { path(in: $0) } }
    return size == nil ? figure : CustomLayoutElement(self, drawnAs: figure)
  }
}

extension Interpreter {
  /// Returns a declared shape.
  func read(_ shape: Instance, at position: SourcePosition) -> ReadShape {
    ReadShape(
      kind: shape.type, source: position, size: shapeSize(of: shape), outline: shapePath(of: shape))
  }
}

/// A style as it is written.
struct WrittenStyle: ShapeStyle {
  var paint: String
}
