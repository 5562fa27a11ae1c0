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

  /// A set of edges, as `padding` takes it.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits, one for each edge.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes the set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The upper edge alone.
    public static let top = Set(.top)
    /// The leading edge alone.
    public static let leading = Set(.leading)
    /// The lower edge alone.
    public static let bottom = Set(.bottom)
    /// The trailing edge alone.
    public static let trailing = Set(.trailing)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the four edges, in points; negative ones reach outwards.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Makes insets from four distances in points.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of one length on the chosen edges.
  public init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The inset at the start of an axis: leading or top.
  public func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }
  /// The inset at the end of an axis: trailing or bottom.
  public func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  /// The insets at some edges, and none at the others.
  func restricted(to edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }
}

/// What the nearest container is proposed, as views inside it read it: a scroll view's sides, or else the root's.
@frozen
public struct ContainerSides<Length> {
  /// The container's proposed width.
  public var width: Length?
  /// The container's proposed height.
  public var height: Length?

  /// Makes a container of two sides.
  @inlinable
  public init(_ width: Length?, _ height: Length?) {
    self.width = width
    self.height = height
  }

  /// The container that a view with a proposal is to what is inside it.
  @inlinable
  public init(_ proposal: Proposal<Length>) { self.init(proposal.width, proposal.height) }

  /// The side along an axis.
  @inlinable
  public subscript(axis: Axis) -> Length? { axis == .horizontal ? width : height }

  /// A container that is on each axis what a function says.
  @inlinable
  public static func sides(_ side: (Axis) throws -> Length?) rethrows -> Self {
    Self(try side(.horizontal), try side(.vertical))
  }

  /// What a function makes of each proposed side; a side for which it answers `nil` is unspecified.
  @inlinable
  public func compactMap<Other>(_ transform: (Length) throws -> Other?) rethrows -> ContainerSides<Other> {
    ContainerSides<Other>(try width.flatMap(transform), try height.flatMap(transform))
  }
}

extension ContainerSides: Equatable where Length: Equatable {}
extension ContainerSides: Hashable where Length: Hashable {}
extension ContainerSides: Sendable where Length: Sendable {}

extension Proposal {
  /// The proposal as it reaches a view: with the container that its parent is in, unless the parent named another one,
  /// and only where somebody in the view reads it.
  @inlinable
  public func reaching(_ view: ViewTraits, in container: ContainerSides<Length>?) -> Self {
    var reaching = self
    reaching.container = view.readsContainer ? self.container ?? container : nil
    return reaching
  }

  /// The proposal as it reaches the outermost view, which is in no container but its own.
  @inlinable
  public func reachingRoot(_ view: ViewTraits) -> Self { reaching(view, in: ContainerSides(self)) }
}

/// A point in a view's own unit square: (0, 0) is the top left corner, (1, 1) the bottom right one.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width.
  public var x: CGFloat
  /// The share of the height.
  public var y: CGFloat

  /// Makes a point from two shares.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The share along the axis.
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

/// An angle, kept in radians; positive turns clockwise on the screen.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Makes an angle from radians.
  public init(radians: Double = 0) { self.radians = radians }
  /// Makes an angle from degrees.
  public init(degrees: Double) { self.init(radians: degrees * .pi / 180) }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn at all.
  public static let zero = Angle()
  /// An angle given in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle given in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// By the number of radians.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}
