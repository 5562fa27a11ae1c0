import Foundation

/// How much space a view prefers beside its neighbours, in points, where a stack is given no spacing.
///
/// What stands at an edge decides: an ordinary view keeps the default distance; a text keeps one of its own above and
/// below, and none to another text; a spacer wants none at all. Where several things stand at one edge, as at the top
/// of a row, the pair that is furthest apart decides.
///
/// ```swift
/// let text = ViewSpacing(above: 4.742, below: 8.151)
/// print(text.distance(to: .ordinary, along: .vertical))  // 8.151
/// print(text.distance(to: text, along: .vertical))  // 0
/// ```
public struct ViewSpacing: Hashable, Sendable {
  /// The edges at which the view wants no space at all; this wins over everything else.
  public var zeroEdges: Edge.Set
  /// The edges at which something ordinary stands, which keeps the default distance.
  public var ordinaryEdges: Edge.Set
  /// The distance that a text at the upper edge keeps from what is above it and no text; `nil` without a text there.
  public var above: CGFloat?
  /// The distance that a text at the lower edge keeps from what is below it and no text; `nil` without a text there.
  public var below: CGFloat?
  /// The distance that a text at the upper or the lower edge keeps from another text; `nil` where that is none.
  public var betweenTexts: CGFloat?

  /// Nothing at any edge: an ordinary view, until it takes over the edges of others.
  public init() { self.init(zeroEdges: []) }
  /// No space at the edges of the set, and nothing at the others.
  public init(zeroEdges: Edge.Set) {
    (self.zeroEdges, ordinaryEdges, above, below, betweenTexts) = (zeroEdges, [], nil, nil, nil)
  }
  /// A text, with the distances that it keeps from what is above and below it and no text.
  public init(above: CGFloat, below: CGFloat, betweenTexts: CGFloat? = nil) {
    (zeroEdges, ordinaryEdges, self.above, self.below) = ([], .horizontal, above, below)
    self.betweenTexts = betweenTexts
  }

  /// No space at any edge.
  public static let zero = ViewSpacing(zeroEdges: .all)
  /// An ordinary view: the default distance at every edge.
  public static let ordinary: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.ordinaryEdges = .all
    return spacing
  }()

  /// The default distance between ordinary views, in points.
  public static let defaultDistance: CGFloat = 8

  /// The distance to the next view along the axis, in points: zero where either edge wants none.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    distance(to: next, along: axis, ordinary: Self.defaultDistance)
  }

  /// The distance to the next view along the axis, in points, where ordinary views are `ordinary` apart.
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
    // Two texts stand next to each other without any space, or as far apart as the lines of one text.
    return distance ?? Self.greater(betweenTexts, next.betweenTexts) ?? 0
  }

  /// Takes over what stands at the edges of another view, for the edges of the set.
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

  /// What stands at the edges of this view and of another, for the edges of the set.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Makes a text's edge an ordinary one.
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
