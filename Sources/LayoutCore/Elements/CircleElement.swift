/// A circle: the largest square in what is proposed.
public struct CircleElement: LeafElement {
  /// What it is filled with, for drawing.
  public var fill: String?

  /// A circle, with its fill as it is written.
  public init(fill: String? = nil) { self.fill = fill }
  /// A circle has none.
  public static let parameters: [Parameter<Self>] = []

  /// `Circle`.
  public var kind: String { "Circle" }
  /// All are alike: neither the kind nor the fill moves anything.
  public var layoutIdentity: AnyHashable? { AnyHashable(0) }
}
