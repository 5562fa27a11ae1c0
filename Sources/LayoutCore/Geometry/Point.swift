/// A point in an engine's own lengths, from the top left corner of a parent.
@frozen
public struct Point<Length> {
  /// To the right.
  public var x: Length
  /// Down.
  public var y: Length

  /// Makes a point.
  @inlinable
  public init(_ x: Length, _ y: Length) {
    self.x = x
    self.y = y
  }

  /// Makes a point from a distance along an axis and one across it.
  @inlinable
  public init(length: Length, breadth: Length, along axis: Axis) {
    self.init(axis == .horizontal ? length : breadth, axis == .horizontal ? breadth : length)
  }

  /// The coordinate along an axis.
  @inlinable
  public subscript(axis: Axis) -> Length { axis == .horizontal ? x : y }

  /// A point that is on each axis what a function says.
  @inlinable
  public static func sides(_ side: (Axis) throws -> Length) rethrows -> Self {
    Self(try side(.horizontal), try side(.vertical))
  }
}

extension Point: Equatable where Length: Equatable {
  // Not derived, so that other modules can specialise it.
  /// Whether both are the same.
  @inlinable
  public static func == (one: Self, other: Self) -> Bool {
    one.x == other.x && one.y == other.y
  }
}

extension Point: Hashable where Length: Hashable {}
extension Point: Sendable where Length: Sendable {}
