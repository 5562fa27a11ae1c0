import Foundation
import LayoutCore

extension TreeGenerator {
  private static let words = [
    "a", "is", "row", "title", "badge", "layout", "taut", "constraint", "description", "unbreakable-length",
  ]

  mutating func leaf(_ context: Context) -> LayoutNode {
    switch Int.random(in: 0..<14, using: &random) {
    case 0...2: LayoutNode(ImageElement(size: CGSize(width: length(0...120), height: length(0...120))))
    case 3:
      LayoutNode(
        ImageElement(size: CGSize(width: length(1...90), height: length(1...90)), isResizable: true))
    case 4...6: LayoutNode(ShapeElement(kind: "Color"))
    case 7: LayoutNode(CircleElement())
    case 8, 9:
      LayoutNode(SpacerElement(minLength: optional { $0.length(-10...30) }, axis: context.axis))
    case 10: LayoutNode(DividerElement(axis: context.axis))
    default: text()
    }
  }

  private mutating func text() -> LayoutNode {
    let count = Int.random(in: 0...9, using: &random)
    let words = (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }
    let fonts: [Font] = [.body, .title, .caption, .headline]
    let content = TextContent(
      words.joined(separator: " "), font: fonts.randomElement(using: &random) ?? .body,
      lineLimit: chance(1, in: 3) ? Int.random(in: 1...3, using: &random) : nil,
      measurer: BuiltInTextMeasurer())
    return LayoutNode(MeasuredElement(kind: "Text", content: content))
  }

  mutating func container(_ context: Context) -> LayoutNode {
    switch Int.random(in: 0..<14, using: &random) {
    case 0...7:
      let axis: Axis = chance(1, in: 2) ? .horizontal : .vertical
      let stack = StackElement(
        axis: axis, spacing: optional { $0.length(-6...24) }, alignment: key(axis.across))
      return LayoutNode(stack, children: children(context.inside(axis: axis)))
    case 8...9:
      return LayoutNode(
        ZStackElement(alignment: alignment()), children: children(context.inside(axis: nil)))
    case 10:
      return LayoutNode(GeometryReaderElement(), children: children(context.inside(axis: nil), atMost: 2))
    case 11, 12: return customLayout(context)
    default:
      let axes: Axis.Set = [.vertical, .horizontal, [.vertical, .horizontal]].randomElement(using: &random)!
      return LayoutNode(
        ScrollViewElement(axes: axes), children: children(context.inside(axis: nil), atMost: 1))
    }
  }

  // MARK: Alignments

  /// Custom guides, whose defaults are linear.
  static let customKeys: [Axis: AlignmentKey] = [
    .horizontal: AlignmentKey(
      axis: .horizontal, name: "anchorX", defaultValue: .linear(LinearLength(.width, times: 0.5))),
    .vertical: AlignmentKey(
      axis: .vertical, name: "feet",
      defaultValue: .linear(LinearLength(.guide(VerticalAlignment.bottom.key)))),
  ]

  /// A custom guide whose default is an opaque closure.
  static let opaqueKey = AlignmentKey(
    axis: .horizontal, name: "closure", defaultValue: .opaque { min($0.width, 40) / 2 })

  mutating func key(_ axis: Axis) -> AlignmentKey {
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
    return keys.randomElement(using: &random)!
  }

  mutating func alignment() -> Alignment {
    Alignment(
      horizontal: HorizontalAlignment(key: key(.horizontal)), vertical: VerticalAlignment(key: key(.vertical))
    )
  }
}
