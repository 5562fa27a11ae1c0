import Foundation

/// `offset(x:y:)`: draws the view elsewhere; its layout and guides stay.
public struct OffsetElement: ModifierElement, Hashable {
  /// To the trailing side, in points.
  public var x: CGFloat
  /// Downwards, in points.
  public var y: CGFloat

  /// An offset, in points.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The distance along an axis.
  public subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
  /// The distances.
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

  /// `offset`.
  public var kind: String { "offset" }
}
