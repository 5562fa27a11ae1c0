import Foundation
import LayoutCore

extension TreeGenerator {
  mutating func modified(_ node: LayoutNode, _ context: Context) -> LayoutNode {
    var inner = node
    inner.place = ""
    let element = modifier()
    let content = element is OverlayElement ? secondary(context) : []
    return LayoutNode(element, children: [inner] + content, place: node.place)
      .namingBackground
  }

  private mutating func modifier() -> any LayoutElement {
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1:
      return FrameElement(
        width: optional { $0.length(0...200) }, height: optional { $0.length(0...200) },
        alignment: alignment())
    case 2...5: return flexibleFrame()
    case 6:
      return FixedSizeElement(horizontal: chance(1, in: 2), vertical: chance(1, in: 2))
    case 7, 8:
      let insets = EdgeInsets(
        top: length(-12...20), leading: length(-12...20), bottom: length(-12...20), trailing: length(-12...20)
      )
      return PaddingElement(chance(1, in: 3) ? EdgeInsets(.all, length(0...16)) : insets)
    case 9:
      let ratios: [CGFloat] = [0.5, 1, 1.5, 2, 0.75]
      return AspectRatioElement(
        ratio: chance(2, in: 3) ? ratios.randomElement(using: &random) : nil,
        contentMode: chance(1, in: 2) ? .fit : .fill)
    case 10: return PositionElement(x: length(0...100), y: length(0...100))
    case 11: return OffsetElement(x: length(-20...20), y: length(-20...20))
    case 12: return OverlayElement(alignment: alignment(), isBackground: chance(1, in: 2))
    case 13: return LayoutPriorityElement([-1, 1, 1, 2, 0.5].randomElement(using: &random)!)
    case 14: return alignmentGuide()
    default: return AppearanceElement(kind: "border", attributes: ["color": "red"])
    }
  }

  private mutating func flexibleFrame() -> FlexibleFrameElement {
    // Mostly in order, sometimes contradictory.
    func limits(_ generator: inout TreeGenerator) -> (CGFloat?, CGFloat?, CGFloat?) {
      var values = [generator.length(0...150), generator.length(0...220), generator.length(20...300)]
      if !generator.chance(1, in: 10) { values.sort() }
      let largest = generator.chance(1, in: 3) ? CGFloat.infinity : values[2]
      return (
        generator.chance(1, in: 2) ? values[0] : nil, generator.chance(1, in: 3) ? values[1] : nil,
        generator.chance(1, in: 2) ? largest : nil
      )
    }
    let (width, height) = (limits(&self), limits(&self))
    return FlexibleFrameElement(
      minWidth: width.0, idealWidth: width.1, maxWidth: width.2, minHeight: height.0, idealHeight: height.1,
      maxHeight: height.2, alignment: alignment())
  }

  private mutating func alignmentGuide() -> AlignmentGuideElement {
    let axis: Axis = chance(1, in: 2) ? .horizontal : .vertical
    let own = LinearLength(axis == .horizontal ? .width : .height)
    if hasOpaqueCode && chance(1, in: 6) { return opaqueGuide(axis) }
    let value: LinearLength =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: LinearLength(length(-20...80))
      case 1: own * 0.75
      case 2: own - length(0...40)
      default: LinearLength(.guide(key(axis))) + length(0...8)
      }
    return AlignmentGuideElement(guide: key(axis), value: .linear(value))
  }

  private mutating func opaqueGuide(_ axis: Axis) -> AlignmentGuideElement {
    let other = key(axis)
    let closures: [@Sendable (ViewDimensions) -> CGFloat] = [
      { max($0.width, $0.height) / 2 },
      { min($0.width, 30) - 4 },
      { abs($0[key: other] - 20) },
    ]
    return AlignmentGuideElement(guide: key(axis), value: .opaque(closures.randomElement(using: &random)!))
  }

  /// Content for an overlay, several views in a centred z-stack; other modifiers leave it out.
  private mutating func secondary(_ context: Context) -> [LayoutNode] {
    guard chance(9, in: 10) else { return [] }
    let inside = Context(depth: max(0, min(1, context.depth - 1)), axis: nil, direction: context.direction)
    let count = [1, 1, 1, 2, 3].randomElement(using: &random)!
    var views = (0..<count).map { view($0 == 0 ? inside : inside.inside(axis: nil)).at(".\($0)") }
    if count > 1 { views = [LayoutNode(ZStackElement(), children: views, direction: context.direction)] }
    return [views[0].at(".overlay")]
  }
}

extension LayoutNode {
  /// A background's content has another place than an overlay's.
  fileprivate var namingBackground: LayoutNode {
    guard let overlay = element as? OverlayElement, overlay.isBackground, children.count > 1 else {
      return self
    }
    var node = self
    node.children[1].place = ".background"
    return node
  }
}
