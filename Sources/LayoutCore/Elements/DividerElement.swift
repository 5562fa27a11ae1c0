/// A line across the stack it stands in.
public struct DividerElement: LeafElement, Hashable, StackAxisReading {
  /// The axis of the nearest enclosing HStack or VStack; `nil` with no such stack.
  public var axis: Axis?

  /// A divider; `axis` is that of the stack around it.
  public init(axis: Axis?) { self.axis = axis }
  /// The axis along which it is one point thick.
  public var thicknessAxis: Axis { axis ?? .vertical }
  /// A divider has none.
  public static let parameters: [Parameter<Self>] = []

  /// `Divider`.
  public var kind: String { "Divider" }
}
