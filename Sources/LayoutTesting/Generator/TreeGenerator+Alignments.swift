import LayoutCore

extension TreeGenerator {
  /// Guides of one's own, whose defaults are linear.
  private static let customKeys: [Axis: AlignmentKey] = [
    .horizontal: AlignmentKey(
      axis: .horizontal, name: "anchorX", defaultValue: .linear(LinearLength(.width, times: 0.5))),
    .vertical: AlignmentKey(
      axis: .vertical, name: "feet",
      defaultValue: .linear(LinearLength(.guide(VerticalAlignment.bottom.key)))),
  ]

  /// A guide of one's own whose default is an opaque closure.
  private static let opaqueKey = AlignmentKey(
    axis: .horizontal, name: "closure", defaultValue: .opaque { min($0.width, 40) / 2 })

  /// A guide of an axis, one of SwiftUI's more often than one of the tree's own.
  public mutating func key(_ axis: Axis) -> AlignmentKey {
    let keys: [AlignmentKey] =
      axis == .horizontal
      ? [
        HorizontalAlignment.leading.key, HorizontalAlignment.center.key, HorizontalAlignment.center.key,
        HorizontalAlignment.trailing.key, Self.customKeys[.horizontal]!,
        // Seldom, as it makes every guide of the tree worth knowing.
        hasOpaqueCode && chance(1, in: 6) ? Self.opaqueKey : HorizontalAlignment.center.key,
      ]
      : [
        VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.center.key,
        VerticalAlignment.bottom.key, VerticalAlignment.firstTextBaseline.key,
        VerticalAlignment.lastTextBaseline.key, Self.customKeys[.vertical]!,
      ]
    return pick(keys)
  }

  /// A guide for each axis.
  public mutating func alignment() -> Alignment {
    Alignment(
      horizontal: HorizontalAlignment(key: key(.horizontal)), vertical: VerticalAlignment(key: key(.vertical))
    )
  }
}
