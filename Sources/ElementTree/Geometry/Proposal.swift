import Foundation

/// A parent's proposal to a child, in the lengths of an engine; a side of `nil` is unspecified.
@frozen
public struct Proposal<Length> {
  /// The proposed width; `nil` if unspecified.
  public var width: Length?
  /// The proposed height; `nil` if unspecified.
  public var height: Length?
  /// The proposal of the nearest container; `nil` for a view in which no element reads it.
  public var container: ContainerSides<Length>?

  /// Creates a proposal of two sides.
  @inlinable
  public init(_ width: Length?, _ height: Length?) {
    self.width = width
    self.height = height
    container = nil
  }

  /// Creates a proposal of a length along an axis and a breadth across it.
  @inlinable
  public init(length: Length?, breadth: Length?, along axis: Axis) {
    self.init(axis == .horizontal ? length : breadth, axis == .horizontal ? breadth : length)
  }

  /// Creates a proposal of both sides of a size.
  @inlinable
  public init(_ size: Size<Length>) { self.init(size.width, size.height) }

  /// The proposed side along an axis; `nil` if unspecified.
  @inlinable
  public subscript(axis: Axis) -> Length? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Creates a proposal from a function that returns the side along each axis.
  @inlinable
  public static func sides(_ side: (Axis) throws -> Length?) rethrows -> Self {
    Self(try side(.horizontal), try side(.vertical))
  }
}

extension Proposal: Equatable where Length: Equatable {
  // Not synthesised, so that other modules can specialise it.
  /// Returns whether sides and containers are equal.
  @inlinable
  public static func == (one: Self, other: Self) -> Bool {
    one.width == other.width && one.height == other.height && one.container == other.container
  }
}

extension Proposal: Hashable where Length: Hashable {}
extension Proposal: Sendable where Length: Sendable {}

/// The size that a parent proposes to a child, in points.
///
/// Each side is finite, infinite, or unspecified (`nil`), and never NaN. Zero asks for the minimum, infinity
/// for the maximum, `nil` for the ideal size.
///
/// ```swift
/// let column = ProposedViewSize(width: 320, height: nil)  // 320 wide, as high as it likes
/// let smallest = try Taut.layout(row, in: .zero).views[0].frame.size
/// let largest = try Taut.layout(row, in: .infinity).views[0].frame.size
/// ```
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width in points; `nil` if unspecified.
  public var width: CGFloat?
  /// The proposed height in points; `nil` if unspecified.
  public var height: CGFloat?

  /// Creates a proposal of two sides in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of both sides of a size, in points.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal of the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal of the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The proposal of the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Returns the proposal as a size, in points, with a side of `size` for each unspecified one.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposed side along an axis, in points; `nil` if unspecified.
  public subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension ProposedViewSize {
  /// The proposal as the command line prints it: `320x480`, with `nil` and `inf`.
  package var sides: String {
    func side(_ value: CGFloat?) -> String {
      guard let value else { return "nil" }
      return value == .infinity ? "inf" : PointFormat.shortest(value)
    }
    return "\(side(width))x\(side(height))"
  }
}
