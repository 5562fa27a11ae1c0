import LayoutCore
import LinearProgramming

/// A proposal in a block; a side is unspecified where it is `nil`.
public struct ProposalExpression: Hashable, Sendable {
  /// The proposed width.
  public var width: Extent?
  /// The proposed height.
  public var height: Extent?

  /// Proposes two sides.
  public init(_ width: Extent?, _ height: Extent?) {
    self.width = width
    self.height = height
  }

  /// Proposes a length along an axis and a breadth across it.
  public init(length: Extent?, breadth: Extent?, along axis: Axis) {
    self.init(axis == .horizontal ? length : breadth, axis == .horizontal ? breadth : length)
  }

  /// Proposes exactly a size.
  public init(_ size: SizeExpression) { self.init(size.width, size.height) }

  /// The side along an axis.
  public subscript(axis: Axis) -> Extent? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Proposes on each axis what a function says.
  static func sides(_ side: (Axis) throws -> Extent?) rethrows -> Self {
    Self(try side(.horizontal), try side(.vertical))
  }
}

/// A size in a block.
public struct SizeExpression: Hashable, Sendable {
  /// The width.
  public var width: Extent
  /// The height.
  public var height: Extent

  /// Makes a size.
  public init(_ width: Extent, _ height: Extent) {
    self.width = width
    self.height = height
  }

  /// Makes a size from a length along an axis and a breadth across it.
  public init(length: Extent, breadth: Extent, along axis: Axis) {
    self.init(axis == .horizontal ? length : breadth, axis == .horizontal ? breadth : length)
  }

  /// The side along an axis.
  public subscript(axis: Axis) -> Extent { axis == .horizontal ? width : height }

  /// A size that is on each axis what a function says.
  static func sides(_ side: (Axis) throws -> Extent) rethrows -> Self {
    Self(try side(.horizontal), try side(.vertical))
  }
}

/// A point in a block, from the top left corner of a parent.
public struct PointExpression: Hashable, Sendable {
  /// To the right.
  public var x: Extent
  /// Down.
  public var y: Extent

  /// Makes a point.
  public init(_ x: Extent, _ y: Extent) {
    self.x = x
    self.y = y
  }

  /// The coordinate along an axis.
  public subscript(axis: Axis) -> Extent { axis == .horizontal ? x : y }

  /// A point that is on each axis what a function says.
  static func sides(_ side: (Axis) throws -> Extent) rethrows -> Self {
    Self(try side(.horizontal), try side(.vertical))
  }

  /// The corner itself.
  static let zero = Self(.zero, .zero)
}

/// Where a parent puts a child, and what it proposes to it there.
public struct PlacementExpression: Sendable {
  /// Which child, counted among the parent's children from 0.
  public var child: Int
  /// The child's top left corner, from the parent's.
  public var origin: PointExpression
  /// The proposal; the child's size is its answer to it.
  public var proposal: ProposalExpression

  /// Puts a child at a point.
  public init(child: Int = 0, at origin: PointExpression, proposing proposal: ProposalExpression) {
    self.child = child
    self.origin = origin
    self.proposal = proposal
  }
}
