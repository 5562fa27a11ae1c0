import Foundation

/// A circle: the largest square in what is proposed.
public struct CircleElement: LeafElement, OutlinedElement {
  /// What it is filled with, for drawing.
  public var fill: String?
  /// The outline in a rectangle that begins at zero, for drawing, such as a part of the circle; `nil` for the circle.
  public var outline: (@Sendable (CGRect) -> Path)?

  /// A circle, with its fill as it is written.
  public init(fill: String? = nil) { self.fill = fill }
  /// A circle has none.
  public static let parameters: [Parameter<Self>] = []

  /// `Circle`.
  public var kind: String { "Circle" }
  /// All are alike: neither the kind nor the fill moves anything.
  public var layoutIdentity: LayoutIdentity? { LayoutIdentity(0) }
}
