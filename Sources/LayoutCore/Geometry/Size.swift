/// A size in an engine's own lengths.
@frozen
public struct Size<Length> {
  /// The width.
  public var width: Length
  /// The height.
  public var height: Length

  /// Makes a size.
  @inlinable
  public init(_ width: Length, _ height: Length) {
    self.width = width
    self.height = height
  }

  /// Makes a size from a length along an axis and a breadth across it.
  @inlinable
  public init(length: Length, breadth: Length, along axis: Axis) {
    self.init(axis == .horizontal ? length : breadth, axis == .horizontal ? breadth : length)
  }

  /// The side along an axis.
  @inlinable
  public subscript(axis: Axis) -> Length { axis == .horizontal ? width : height }

  /// A size that is on each axis what a function says.
  @inlinable
  public static func sides(_ side: (Axis) throws -> Length) rethrows -> Self {
    Self(try side(.horizontal), try side(.vertical))
  }
}

extension Size: Equatable where Length: Equatable {
  // Not derived, so that other modules can specialise it.
  /// Whether both are the same.
  @inlinable
  public static func == (one: Self, other: Self) -> Bool {
    one.width == other.width && one.height == other.height
  }
}

extension Size: Hashable where Length: Hashable {}
extension Size: Sendable where Length: Sendable {}
