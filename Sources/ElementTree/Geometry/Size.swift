import Foundation

/// One of the two directions of a layout.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// The axis from left to right.
  case horizontal
  /// The axis from top to bottom.
  case vertical

  /// The other of the two axes.
  public var across: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes, such as the argument of `ScrollView`.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits, one for each axis.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal axis alone.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis alone.
    public static let vertical = Set(rawValue: 2)

    /// Returns whether the set contains an axis.
    public func contains(_ axis: Axis) -> Bool {
      contains(axis == .horizontal ? Set.horizontal : Set.vertical)
    }
  }
}

/// A length in points, by its name in the first version of SwiftUI.
public typealias Length = CGFloat

/// A point in an engine's own lengths, relative to the top left corner of a parent.
@frozen
public struct Point<Length> {
  /// The coordinate to the right.
  public var x: Length
  /// The coordinate downwards.
  public var y: Length

  /// Creates a point from both coordinates.
  @inlinable
  public init(_ x: Length, _ y: Length) {
    self.x = x
    self.y = y
  }

  /// Creates a point from a distance along an axis and one across it.
  @inlinable
  public init(length: Length, breadth: Length, along axis: Axis) {
    self.init(axis == .horizontal ? length : breadth, axis == .horizontal ? breadth : length)
  }

  /// The coordinate along an axis.
  @inlinable
  public subscript(axis: Axis) -> Length { axis == .horizontal ? x : y }

  /// Creates a point from a function that returns the coordinate along each axis.
  @inlinable
  public static func sides(_ side: (Axis) throws -> Length) rethrows -> Self {
    Self(try side(.horizontal), try side(.vertical))
  }
}

extension Point: Equatable where Length: Equatable {
  // Not synthesised, so that other modules can specialise it.
  /// Returns whether both coordinates are equal.
  @inlinable
  public static func == (one: Self, other: Self) -> Bool {
    one.x == other.x && one.y == other.y
  }
}

extension Point: Hashable where Length: Hashable {}
extension Point: Sendable where Length: Sendable {}

/// Formats for lengths in points.
public enum PointFormat {
  /// Returns the shortest decimal that reads back as the same number, without a trailing `.0`.
  public static func shortest(_ value: CGFloat) -> String {
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns the number with two decimals (`74.67`).
  public static func hundredths(_ value: CGFloat) -> String {
    value.isFinite ? String(format: "%.2f", Double(value)) : shortest(value)
  }
}

/// A size in an engine's own lengths.
@frozen
public struct Size<Length> {
  /// The horizontal side of the size.
  public var width: Length
  /// The vertical side of the size.
  public var height: Length

  /// Creates a size from both sides.
  @inlinable
  public init(_ width: Length, _ height: Length) {
    self.width = width
    self.height = height
  }

  /// Creates a size from a length along an axis and a breadth across it.
  @inlinable
  public init(length: Length, breadth: Length, along axis: Axis) {
    self.init(axis == .horizontal ? length : breadth, axis == .horizontal ? breadth : length)
  }

  /// The side along an axis.
  @inlinable
  public subscript(axis: Axis) -> Length { axis == .horizontal ? width : height }

  /// Creates a size from a function that returns the side along each axis.
  @inlinable
  public static func sides(_ side: (Axis) throws -> Length) rethrows -> Self {
    Self(try side(.horizontal), try side(.vertical))
  }
}

extension Size: Equatable where Length: Equatable {
  // Not synthesised, so that other modules can specialise it.
  /// Returns whether both sides are equal.
  @inlinable
  public static func == (one: Self, other: Self) -> Bool {
    one.width == other.width && one.height == other.height
  }
}

extension Size: Hashable where Length: Hashable {}
extension Size: Sendable where Length: Sendable {}

/// The place at which a parent puts a child, and its proposal to it, in an engine's own lengths.
@frozen
public struct Placement<Length> {
  /// The index of the child among the parent's children.
  public var child: Int
  /// The child's top left corner, relative to the parent's.
  public var origin: Point<Length>
  /// The proposal; the child's size is its answer to it.
  public var proposal: Proposal<Length>

  /// Creates a placement of a child at a point.
  @inlinable
  public init(child: Int = 0, at origin: Point<Length>, proposing proposal: Proposal<Length>) {
    self.child = child
    self.origin = origin
    self.proposal = proposal
  }
}

extension Placement: Equatable where Length: Equatable {}
extension Placement: Hashable where Length: Hashable {}
extension Placement: Sendable where Length: Sendable {}
