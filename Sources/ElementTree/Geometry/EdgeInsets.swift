import Foundation

/// An edge of a rectangle.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The upper edge.
  case top
  /// The edge at which a line of text begins.
  case leading
  /// The lower edge.
  case bottom
  /// The edge at which a line of text ends.
  case trailing

  /// A set of edges, such as the argument of `padding`.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits, one for each edge.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates the set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The upper edge alone.
    public static let top = Set(.top)
    /// The leading edge alone.
    public static let leading = Set(.leading)
    /// The lower edge alone.
    public static let bottom = Set(.bottom)
    /// The trailing edge alone.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]
    /// The set of all four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the four edges, in points; negative ones reach outwards.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge, in points.
  public var top: CGFloat
  /// The distance from the leading edge, in points.
  public var leading: CGFloat
  /// The distance from the lower edge, in points.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets from four distances in points, 0 by default.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of one length, in points, on the chosen edges.
  public init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// Returns the inset at the start of an axis: leading or top.
  public func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }
  /// Returns the inset at the end of an axis: trailing or bottom.
  public func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  /// Returns the insets at some edges, with 0 at the others.
  func restricted(to edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }
}

/// The proposal of a view's nearest container: a scroll view's sides, or else the root's.
@frozen
public struct ContainerSides<Length> {
  /// The container's proposed width; `nil` if unspecified.
  public var width: Length?
  /// The container's proposed height; `nil` if unspecified.
  public var height: Length?

  /// Creates a container from its proposed sides.
  @inlinable
  public init(_ width: Length?, _ height: Length?) {
    self.width = width
    self.height = height
  }

  /// Creates the container of the views inside a view that receives this proposal.
  @inlinable
  public init(_ proposal: Proposal<Length>) { self.init(proposal.width, proposal.height) }

  /// The proposed side along an axis; `nil` if unspecified.
  @inlinable
  public subscript(axis: Axis) -> Length? { axis == .horizontal ? width : height }

  /// Creates a container from a function that returns the side along each axis.
  @inlinable
  public static func sides(_ side: (Axis) throws -> Length?) rethrows -> Self {
    Self(try side(.horizontal), try side(.vertical))
  }

  /// Returns the container with each proposed side transformed.
  ///
  /// A side for which the function returns `nil` is unspecified.
  @inlinable
  public func compactMap<Other>(_ transform: (Length) throws -> Other?) rethrows -> ContainerSides<Other> {
    ContainerSides<Other>(try width.flatMap(transform), try height.flatMap(transform))
  }
}

extension ContainerSides: Equatable where Length: Equatable {}
extension ContainerSides: Hashable where Length: Hashable {}
extension ContainerSides: Sendable where Length: Sendable {}

extension Proposal {
  /// Returns the proposal as it reaches a view: with its parent's container unless it has one already.
  ///
  /// The container is left out for a view in which no element reads it.
  @inlinable
  public func reaching(_ view: ViewTraits, in container: ContainerSides<Length>?) -> Self {
    var reaching = self
    reaching.container = view.readsContainer ? self.container ?? container : nil
    return reaching
  }

  /// Returns the proposal as it reaches the outermost view, whose container has the root's sides.
  @inlinable
  public func reachingRoot(_ view: ViewTraits) -> Self { reaching(view, in: ContainerSides(self)) }
}

/// A point in a view's own unit square: (0, 0) is the top left corner, (1, 1) the bottom right one.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width, from the left.
  public var x: CGFloat
  /// The share of the height, from the top.
  public var y: CGFloat

  /// Creates a point from its shares of both sides.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The share of the side along an axis.
  public subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }

  /// The top left corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle, stored in radians; positive angles turn clockwise on the screen.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Creates an angle from radians.
  public init(radians: Double = 0) { self.radians = radians }
  /// Creates an angle from degrees.
  public init(degrees: Double) { self.init(radians: degrees * .pi / 180) }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The zero angle.
  public static let zero = Angle()
  /// Returns an angle given in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Returns an angle given in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns whether an angle has fewer radians than another.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}
