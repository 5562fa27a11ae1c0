import Foundation
import LayoutCore
import LayoutTesting
import TestSupport

@testable import LayoutDocuments

/// Makes trees with every view and modifier of the format, each at the place that a document would give it.
struct RandomTree {
  var random: SeededGenerator
  private let feet = AlignmentKey(
    axis: .vertical, name: "feet", defaultValue: .linear(LinearLength(.guide(VerticalAlignment.bottom.key))))
  private let anchor = AlignmentKey(
    axis: .horizontal, name: "anchor \"x\"", defaultValue: .linear(LinearLength(.width, times: 0.25) + 3))

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func tree() -> LayoutNode { view(depth: 5, axis: nil, direction: .leftToRight, place: "") }

  private mutating func view(
    depth: Int, axis: Axis?, direction: LayoutDirection, place: String
  ) -> LayoutNode {
    var directions = [direction]
    let count = random.oneIn(2) ? 0 : Int.random(in: 1...3, using: &random)
    for _ in 0...count {
      directions.append(random.oneIn(12) ? random.pick(LayoutDirection.allCases) : directions.last!)
    }
    var node = core(depth: depth, axis: axis, direction: directions[count + 1])
    node.id = random.oneIn(3) ? name() : nil
    for level in 0..<count {
      let outer = directions[count - level]
      node = modified(node, depth: depth, direction: outer)
    }
    node.place = place
    return node
  }

  private mutating func core(depth: Int, axis: Axis?, direction: LayoutDirection) -> LayoutNode {
    guard depth > 0, !random.oneIn(3) else { return LayoutNode(leaf(axis), direction: direction) }
    let (element, inner): (any LayoutElement, Axis?) =
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        (StackElement(axis: .horizontal, spacing: maybe(), alignment: verticalGuide()), .horizontal)
      case 2, 3:
        (StackElement(axis: .vertical, spacing: maybe(), alignment: horizontalGuide()), .vertical)
      case 4: (ZStackElement(alignment: alignment()), nil)
      default:
        random.oneIn(2)
          ? (GeometryReaderElement(), nil)
          : (ScrollViewElement(axes: random.pick([.horizontal, .vertical, [.horizontal, .vertical]])), nil)
      }
    let most = element is ScrollViewElement ? 1 : 4
    let children = (0..<Int.random(in: 0...most, using: &random)).map {
      view(depth: depth - 1, axis: inner, direction: direction, place: ".\($0)")
    }
    return LayoutNode(element, children: children, direction: direction)
  }

  private mutating func leaf(_ axis: Axis?) -> any LayoutElement {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return SpacerElement(minLength: maybe(), axis: random.oneIn(9) ? nil : axis)
    case 1: return DividerElement(axis: random.oneIn(9) ? .vertical : axis)
    case 2: return CircleElement(fill: random.oneIn(2) ? "red" : nil)
    case 3, 4:
      let kind = random.pick(["Color", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse"])
      return ShapeElement(kind: kind, fill: random.oneIn(2) ? name() : nil)
    case 5:
      let size = CGSize(width: length(), height: length())
      return ImageElement(
        name: random.oneIn(3) ? "" : random.pick(["a", "b c", "\u{1F600}"]), size: size,
        isResizable: random.oneIn(2))
    case 6:
      return MeasuredElement(
        kind: "Measured",
        content: MeasuredTable([
          .init(upTo: 50.5, size: CGSize(width: length(), height: length())),
          .init(size: CGSize(width: length(), height: 20)),
        ]))
    default:
      let font: Font =
        random.oneIn(2)
        ? .system(random.pick(Font.TextStyle.allCases))
        : .system(size: 1 + length(), weight: random.pick(Font.Weight.allCases))
      return MeasuredElement(
        kind: "Text",
        content: TextContent(
          name(), font: font, lineLimit: random.oneIn(2) ? nil : Int.random(in: 1...3, using: &random),
          measurer: BuiltInTextMeasurer()))
    }
  }

  private mutating func modified(_ node: LayoutNode, depth: Int, direction: LayoutDirection) -> LayoutNode {
    let element = modifier()
    var inner = node
    inner.place = ""
    // A name goes around a view that has one already; any other view takes it itself.
    if element.kind == "id", inner.id == nil { inner.id = name() }
    var children = [inner]
    if let overlay = element as? OverlayElement, !random.oneIn(4) {
      children.append(
        view(depth: min(depth, 2), axis: nil, direction: direction, place: ".\(overlay.kind)"))
    }
    let id = element.kind == "id" || random.oneIn(6) ? name() : nil
    return LayoutNode(element, children: children, id: id, direction: direction)
  }

  private mutating func modifier() -> any LayoutElement {
    switch Int.random(in: 0..<15, using: &random) {
    case 0: return FrameElement(width: maybe(), height: maybe(), alignment: alignment())
    case 1:
      let (low, high) = (random.oneIn(2) ? nil : length(), random.oneIn(2) ? nil : CGFloat.infinity)
      return FlexibleFrameElement(
        minWidth: low, idealWidth: low.map { $0 + 5 }, maxWidth: high, minHeight: nil, idealHeight: nil,
        maxHeight: high, alignment: alignment())
    case 2: return FixedSizeElement(horizontal: random.oneIn(2), vertical: random.oneIn(2))
    case 3:
      return random.oneIn(2)
        ? PaddingElement(EdgeInsets(.all, signed()))
        : PaddingElement(EdgeInsets(top: signed(), leading: 0, bottom: signed(), trailing: signed()))
    case 4:
      return AspectRatioElement(
        ratio: random.oneIn(2) ? nil : 0.5 + length(), contentMode: random.pick(ContentMode.allCases))
    case 5: return PositionElement(x: signed(), y: signed())
    case 6: return OffsetElement(x: signed(), y: signed())
    case 7: return LayoutPriorityElement(random.pick([-1, 0, 1, 2.5, .infinity, -.infinity]))
    case 8, 9: return guide()
    case 10, 11: return OverlayElement(alignment: alignment(), isBackground: random.oneIn(2))
    case 12: return AppearanceElement(kind: "id")
    case 13:
      return EffectFrameElement(
        random.oneIn(2) ? .rotation(degrees: signed()) : .scale(x: 0.5 + length(), y: signed()))
    default:
      return random.pick([
        AppearanceElement(kind: "border", attributes: ["style": "red", "width": "1"]),
        AppearanceElement(kind: "border", attributes: ["style": "red", "width": "2"]),
        AppearanceElement(kind: "rotationEffect", attributes: ["degrees": "-40"]),
        AppearanceElement(kind: "scaleEffect", attributes: ["x": "1.5", "y": "1.5"]),
        AppearanceElement(kind: "scaleEffect", attributes: ["x": "1.5", "y": "2"]),
        AppearanceElement(kind: "shadow", attributes: ["radius": "3", "color": "black"]),
        AppearanceElement(kind: "hidden"),
      ])
    }
  }

  private mutating func guide() -> AlignmentGuideElement {
    let key = random.oneIn(2) ? verticalGuide() : horizontalGuide()
    var length = LinearLength(signed())
    for dimension in [.width, .height, .guide(verticalGuide()), .guide(horizontalGuide())]
      as [LinearLength.Dimension]
    where random.oneIn(3) {
      length = length + LinearLength(dimension, times: signed())
    }
    return AlignmentGuideElement(guide: key, value: .linear(length))
  }

  private mutating func verticalGuide() -> AlignmentKey {
    random.oneIn(4) ? feet : random.pick(GuideNames.vertical).1
  }

  private mutating func horizontalGuide() -> AlignmentKey {
    random.oneIn(4) ? anchor : random.pick(GuideNames.horizontal).1
  }

  private mutating func alignment() -> Alignment {
    Alignment(
      horizontal: HorizontalAlignment(key: horizontalGuide()),
      vertical: VerticalAlignment(key: verticalGuide()))
  }

  private mutating func length() -> CGFloat {
    random.oneIn(3)
      ? CGFloat.random(in: 0...400, using: &random) : CGFloat(Int.random(in: 0...400, using: &random))
  }

  /// Of the two zeros the one that documents have.
  private mutating func signed() -> CGFloat { random.oneIn(3) ? 0 - length() : length() }

  private mutating func maybe() -> CGFloat? { random.oneIn(2) ? nil : length() }

  private mutating func name() -> String {
    random.pick([
      "a", "true", "null", "12", "", "don't", "two\nlines", "tab\t\"quoted\" \\", "*star",
      "é\u{2028}", "\u{1F600}",
    ])
  }
}
