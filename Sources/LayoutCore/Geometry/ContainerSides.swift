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
