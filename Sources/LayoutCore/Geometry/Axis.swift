/// One of the two directions of a layout.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The axis across this one.
  public var across: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes, as `ScrollView` takes it.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits, one for each axis.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal axis alone.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis alone.
    public static let vertical = Set(rawValue: 2)

    /// Whether the set has the axis.
    public func contains(_ axis: Axis) -> Bool {
      contains(axis == .horizontal ? Set.horizontal : Set.vertical)
    }
  }
}
