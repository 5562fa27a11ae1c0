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
