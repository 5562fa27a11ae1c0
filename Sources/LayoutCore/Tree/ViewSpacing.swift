import Foundation

/// How much space a view prefers beside its neighbours, in points, where a stack is given no spacing.
public struct ViewSpacing: Hashable, Sendable {
  /// The edges at which the view wants no space at all; at the others it wants the default.
  public var zeroEdges: Edge.Set

  /// An ordinary view: default spacing at every edge.
  public init() { zeroEdges = [] }
  /// No space at the edges of the set.
  public init(zeroEdges: Edge.Set) { self.zeroEdges = zeroEdges }

  /// No space at any edge.
  public static let zero = ViewSpacing(zeroEdges: .all)

  /// The default distance between ordinary views, in points.
  public static let defaultDistance: CGFloat = 8

  /// The distance to the next view along the axis, in points: zero where either edge wants none.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let meeting = axis == .horizontal ? (Edge.Set.trailing, Edge.Set.leading) : (.bottom, .top)
    let isZero = zeroEdges.contains(meeting.0) || next.zeroEdges.contains(meeting.1)
    return isZero ? 0 : Self.defaultDistance
  }

  /// Takes over the zero edges of another view, for the edges of the set.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    zeroEdges.formUnion(other.zeroEdges.intersection(edges))
  }

  /// The zero edges of this view and of another, for the edges of the set.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}
