/// A line across the stack it stands in.
public struct DividerElement: LayoutElement, Hashable, StackAxisReading {
  /// The axis of the nearest enclosing HStack or VStack; `nil` with no such stack.
  public var axis: Axis?

  public init(axis: Axis?) { self.axis = axis }
  /// The axis along which it is one point thick.
  public var thicknessAxis: Axis { axis ?? .vertical }
  public static let parameters: [Parameter<Self>] = []

  public var kind: String { "Divider" }
  public var role: ElementRole { .leaf }
}
