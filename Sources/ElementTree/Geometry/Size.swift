import Foundation

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

/// A length in points, by the name it had when SwiftUI was new.
public typealias Length = CGFloat

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

/// How a length in points is written.
public enum PointFormat {
  /// The shortest decimal that reads back as the same number, without a trailing `.0`.
  public static func shortest(_ value: CGFloat) -> String {
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number with two decimals, as the articles print sizes (`74.67`).
  public static func hundredths(_ value: CGFloat) -> String {
    value.isFinite ? String(format: "%.2f", Double(value)) : shortest(value)
  }
}

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

/// Where a parent puts a child, and what it proposes to it there, in an engine's own lengths.
@frozen
public struct Placement<Length> {
  /// Which child, counted among the parent's children from 0.
  public var child: Int
  /// The child's top left corner, from the parent's.
  public var origin: Point<Length>
  /// The proposal; the child's size is its answer to it.
  public var proposal: Proposal<Length>

  /// Puts a child at a point.
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
