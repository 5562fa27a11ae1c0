/// A circle: the largest square in what is proposed.
public struct CircleElement: LayoutElement {
  /// What it is filled with, for drawing.
  public var fill: String?

  public init(fill: String? = nil) { self.fill = fill }
  public static let parameters: [Parameter<Self>] = []

  public var kind: String { "Circle" }
  /// All are alike: neither the kind nor the fill moves anything.
  public var layoutIdentity: AnyHashable? { AnyHashable(0) }
  public var role: ElementRole { .leaf }
}
