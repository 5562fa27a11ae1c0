import Foundation

/// `position(x:y:)`: takes all that is proposed and puts the view's centre at a point.
public struct PositionElement: ModifierElement, Hashable {
  /// The centre's distance from the leading edge in points.
  public var x: CGFloat
  /// The centre's distance from the upper edge in points.
  public var y: CGFloat

  /// Where the centre goes, in points.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The coordinate along an axis.
  public subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
  /// The coordinates.
  public static let parameters: [Parameter<Self>] = [
    .length(.x, along: .horizontal) {
      $0.x
    } set: {
      $0.x = $1 ?? 0
    },
    .length(.y, along: .vertical) {
      $0.y
    } set: {
      $0.y = $1 ?? 0
    },
  ]

  /// `position`.
  public var kind: String { "position" }
  /// It hides the priority of what it wraps.
  public func traits(of children: [ViewTraits]) -> ViewTraits { traitsHidingPriority(children) }
}
