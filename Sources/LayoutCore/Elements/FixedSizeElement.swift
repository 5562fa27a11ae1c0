/// `fixedSize(horizontal:vertical:)`: proposes nothing on the chosen sides.
public struct FixedSizeElement: SizingElement, Hashable {
  /// Whether the width is left to the child.
  public var horizontal: Bool
  /// Whether the height is left to the child.
  public var vertical: Bool

  /// Fixes the size on each axis that is `true`.
  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Whether the axis is left to the child.
  public subscript(axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }
  /// Whether each axis is fixed.
  public static let parameters: [Parameter<Self>] = [
    .flag(.horizontal, along: .horizontal) {
      $0.horizontal
    } set: {
      $0.horizontal = $1
    },
    .flag(.vertical, along: .vertical) {
      $0.vertical
    } set: {
      $0.vertical = $1
    },
  ]

  /// `fixedSize`.
  public var kind: String { "fixedSize" }
  /// It hides the priority of what it wraps.
  public func traits(of children: [ViewTraits]) -> ViewTraits { traitsHidingPriority(children) }
}

extension ParameterName {
  /// Whether the width is left to the child.
  public static let horizontal = Self("horizontal")
  /// Whether the height is left to the child.
  public static let vertical = Self("vertical")
}
