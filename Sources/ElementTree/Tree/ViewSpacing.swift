import Foundation

/// The space that a view prefers to its neighbours, in points, in a stack without spacing.
///
/// It depends on the content at the edge: an ordinary view has the default distance; a text has one of its
/// own above and below, and none to another text; a spacer has none at all. If there are several views at one
/// edge, as at the top of a row, the pair that is farthest apart determines the space.
///
/// ```swift
/// let text = ViewSpacing(above: 4.742, below: 8.151)
/// print(text.distance(to: .ordinary, along: .vertical))  // 8.151
/// print(text.distance(to: text, along: .vertical))  // 0
/// ```
public struct ViewSpacing: Hashable, Sendable {
  /// The edges at which the view has no space at all, whatever else is there.
  public var zeroEdges: Edge.Set
  /// The edges at which there is an ordinary view, which has the default distance.
  public var ordinaryEdges: Edge.Set
  /// The distance of a text at the upper edge to a view above that is not a text; `nil` without a text there.
  public var above: CGFloat?
  /// The distance of a text at the lower edge to a view below that is not a text; `nil` without a text there.
  public var below: CGFloat?
  /// The distance of a text at the upper or lower edge to another text; `nil` for none.
  public var betweenTexts: CGFloat?

  /// Creates spacing without content at any edge, to which that of other views is added.
  public init() { self.init(zeroEdges: []) }
  /// Creates spacing with no space at some edges, and without content at the others.
  public init(zeroEdges: Edge.Set) {
    (self.zeroEdges, ordinaryEdges, above, below, betweenTexts) = (zeroEdges, [], nil, nil, nil)
  }
  /// Creates the spacing of a text, with its distances to views above and below that are not texts.
  public init(above: CGFloat, below: CGFloat, betweenTexts: CGFloat? = nil) {
    (zeroEdges, ordinaryEdges, self.above, self.below) = ([], .horizontal, above, below)
    self.betweenTexts = betweenTexts
  }

  /// The spacing with no space at any edge.
  public static let zero = ViewSpacing(zeroEdges: .all)
  /// The spacing of an ordinary view, with the default distance at every edge.
  public static let ordinary: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.ordinaryEdges = .all
    return spacing
  }()

  /// The default distance between ordinary views, in points.
  public static let defaultDistance: CGFloat = 8

  /// Returns the distance to the next view along an axis, in points; zero if either edge has no space.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    distance(to: next, along: axis, ordinary: Self.defaultDistance)
  }

  /// Returns the distance to the next view along an axis, in points, if ordinary views are `ordinary` apart.
  func distance(to next: ViewSpacing, along axis: Axis, ordinary: CGFloat) -> CGFloat {
    guard axis == .vertical else {
      return zeroEdges.contains(.trailing) || next.zeroEdges.contains(.leading) ? 0 : ordinary
    }
    if zeroEdges.contains(.bottom) || next.zeroEdges.contains(.top) { return 0 }
    let isOrdinary = below == nil || ordinaryEdges.contains(.bottom)
    let isNextOrdinary = next.above == nil || next.ordinaryEdges.contains(.top)
    var distance = isOrdinary && isNextOrdinary ? ordinary : nil
    if isNextOrdinary { distance = Self.greater(distance, below) }
    if isOrdinary { distance = Self.greater(distance, next.above) }
    // Two texts are next to each other without any space, or as far apart as the lines of one text.
    return distance ?? Self.greater(betweenTexts, next.betweenTexts) ?? 0
  }

  /// Adds the content at some edges of another view.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    zeroEdges.formUnion(other.zeroEdges.intersection(edges))
    ordinaryEdges.formUnion(other.ordinaryEdges.intersection(edges))
    if edges.contains(.top) { above = Self.greater(above, other.above) }
    if edges.contains(.bottom) { below = Self.greater(below, other.below) }
    if !edges.isDisjoint(with: .vertical) { betweenTexts = Self.greater(betweenTexts, other.betweenTexts) }
  }

  private static func greater(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? {
    guard let one, let other else { return one ?? other }
    return max(one, other)
  }

  /// Returns the spacing with the content at some edges of another view added.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Replaces a text at some edges by an ordinary view.
  mutating func hideText(at edges: Edge.Set) {
    if edges.contains(.top), above != nil {
      above = nil
      ordinaryEdges.insert(.top)
    }
    if edges.contains(.bottom), below != nil {
      below = nil
      ordinaryEdges.insert(.bottom)
    }
  }
}
