import Foundation

/// A shape or a colour: it takes what is proposed.
public struct ShapeElement: LeafElement, OutlinedElement {
  /// The word for it, such as `Color` or `Rectangle`.
  public var kind: String
  /// What it is filled with, for drawing.
  public var fill: String?
  /// The radius of its corners in points, for drawing; `nil` for a shape without such a radius.
  public var cornerRadius: CGFloat?
  /// The outline in a rectangle that begins at zero, for drawing; `nil` for a shape that is known by its kind.
  public var outline: (@Sendable (CGRect) -> Path)?

  /// Makes a shape of a kind.
  public init(kind: String, fill: String? = nil, cornerRadius: CGFloat? = nil) {
    self.kind = kind
    self.fill = fill
    self.cornerRadius = cornerRadius
  }

  /// What fills it changes no layout.
  public static let parameters: [Parameter<Self>] = []
  /// All are alike: neither the kind nor the fill moves anything.
  public var layoutIdentity: LayoutIdentity? { LayoutIdentity(0) }
}
