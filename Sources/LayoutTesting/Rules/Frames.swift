import Foundation
import LayoutCore

extension GeneratorRules {
  /// The rules of frames.
  static let frames: [any GeneratorRule] = [
    FrameGenerator(), FlexibleFrameGenerator(), ContainerRelativeFrameGenerator(), AspectRatioGenerator(),
    FixedSizeGenerator(),
  ]
}

struct FrameGenerator: GeneratorRule {
  typealias Element = FrameElement
  let role = ElementRole.modifier
  let weight = 2

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(
      FrameElement(
        width: generator.optional(0...200), height: generator.optional(0...200),
        alignment: generator.alignment()),
      children: views)
  }
}

struct FlexibleFrameGenerator: GeneratorRule {
  typealias Element = FlexibleFrameElement
  let role = ElementRole.modifier
  let weight = 4

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let (width, height) = (limits(from: &generator), limits(from: &generator))
    let frame = FlexibleFrameElement(
      minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum, minHeight: height.minimum,
      idealHeight: height.ideal, maxHeight: height.maximum, alignment: generator.alignment())
    return LayoutNode(frame, children: views)
  }

  /// Returns limits that are mostly in order and sometimes contradictory.
  private func limits(
    from generator: inout TreeGenerator
  ) -> (minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    var values = [generator.length(0...150), generator.length(0...220), generator.length(20...300)]
    if !generator.chance(1, in: 10) { values.sort() }
    let largest = generator.chance(1, in: 3) ? .infinity : values[2]
    return (
      minimum: generator.chance(1, in: 2) ? values[0] : nil,
      ideal: generator.chance(1, in: 3) ? values[1] : nil, maximum: generator.chance(1, in: 2) ? largest : nil
    )
  }
}

struct ContainerRelativeFrameGenerator: GeneratorRule {
  typealias Element = ContainerRelativeFrameElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let count = generator.pick([1, 2, 3, 4])
    let element = ContainerRelativeFrameElement(
      axes: generator.pick([.horizontal, .vertical, [.horizontal, .vertical]]), count: count,
      span: generator.pick(Array(1...count)), spacing: generator.pick([0, 4, 8.5]),
      alignment: generator.pick([.center, .topLeading, .bottomTrailing]))
    return LayoutNode(element, children: views)
  }
}

struct AspectRatioGenerator: GeneratorRule {
  typealias Element = AspectRatioElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let element = AspectRatioElement(
      ratio: generator.chance(2, in: 3) ? generator.pick([0.5, 1, 1.5, 2, 0.75, 1.25, 3, -1, 0]) : nil,
      contentMode: generator.pick([.fit, .fill]))
    return LayoutNode(element, children: views)
  }
}

struct FixedSizeGenerator: GeneratorRule {
  typealias Element = FixedSizeElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let element = FixedSizeElement(
      horizontal: generator.chance(1, in: 2), vertical: generator.chance(1, in: 2))
    return LayoutNode(element, children: views)
  }
}
