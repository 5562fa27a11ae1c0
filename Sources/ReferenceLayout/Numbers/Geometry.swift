import Foundation
import LayoutCore

/// A proposal in the engine's numbers; a side is unspecified where it is `nil`.
public struct Proposal<Number: LayoutNumber>: Hashable, Sendable {
  /// The proposed width.
  public var width: Number?
  /// The proposed height.
  public var height: Number?

  /// Proposes two sides.
  public init(_ width: Number?, _ height: Number?) {
    self.width = width
    self.height = height
  }

  /// Proposes a length along an axis and a breadth across it.
  public init(length: Number?, breadth: Number?, along axis: Axis) {
    self.init(axis == .horizontal ? length : breadth, axis == .horizontal ? breadth : length)
  }

  /// Proposes exactly a size.
  public init(_ size: Size<Number>) {
    self.init(size.width, size.height)
  }

  /// The side along an axis.
  public subscript(axis: Axis) -> Number? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Proposes on each axis what a function says.
  static func sides(_ side: (Axis) throws -> Number?) rethrows -> Self {
    Self(try side(.horizontal), try side(.vertical))
  }

  /// The proposal in doubles, each side rounded to nearest.
  public var doubles: ProposedViewSize {
    ProposedViewSize(
      width: width.map { CGFloat($0.doubleValue) }, height: height.map { CGFloat($0.doubleValue) })
  }
}

/// A size in the engine's numbers.
public struct Size<Number: LayoutNumber>: Hashable, Sendable {
  /// The width.
  public var width: Number
  /// The height.
  public var height: Number

  /// Makes a size.
  public init(_ width: Number, _ height: Number) {
    self.width = width
    self.height = height
  }

  /// Makes a size from a length along an axis and a breadth across it.
  public init(length: Number, breadth: Number, along axis: Axis) {
    self.init(axis == .horizontal ? length : breadth, axis == .horizontal ? breadth : length)
  }

  /// The side along an axis.
  public subscript(axis: Axis) -> Number { axis == .horizontal ? width : height }

  /// A size that is on each axis what a function says.
  static func sides(_ side: (Axis) throws -> Number) rethrows -> Self {
    Self(try side(.horizontal), try side(.vertical))
  }
}

/// A point in the engine's numbers, from the top left corner of a parent.
public struct Point<Number: LayoutNumber>: Hashable, Sendable {
  /// To the right.
  public var x: Number
  /// Down.
  public var y: Number

  /// Makes a point.
  public init(_ x: Number, _ y: Number) {
    self.x = x
    self.y = y
  }

  /// The coordinate along an axis.
  public subscript(axis: Axis) -> Number { axis == .horizontal ? x : y }

  /// A point that is on each axis what a function says.
  static func sides(_ side: (Axis) throws -> Number) rethrows -> Self {
    Self(try side(.horizontal), try side(.vertical))
  }

  /// The corner itself.
  static var zero: Self { Self(.zero, .zero) }
}

/// Where a parent puts a child, and what it proposes to it there.
public struct Placement<Number: LayoutNumber>: Sendable {
  /// Which child, counted among the parent's children from 0.
  public var child: Int
  /// The child's top left corner, from the parent's.
  public var origin: Point<Number>
  /// The proposal; the child's size is its answer to it.
  public var proposal: Proposal<Number>

  /// Puts a child at a point.
  public init(child: Int = 0, at origin: Point<Number>, proposing proposal: Proposal<Number>) {
    self.child = child
    self.origin = origin
    self.proposal = proposal
  }
}
