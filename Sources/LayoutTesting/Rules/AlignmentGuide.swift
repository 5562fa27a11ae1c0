import Foundation
import LayoutCore

struct AlignmentGuideGenerator: GeneratorRule {
  typealias Element = AlignmentGuideElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let axis = generator.pick(Axis.allCases)
    let isClosure = generator.hasOpaqueCode && generator.chance(1, in: 6)
    let value: GuideFunction =
      isClosure ? .opaque(closure(from: &generator)) : .linear(linear(axis, from: &generator))
    return LayoutNode(
      AlignmentGuideElement(guide: generator.key(axis), value: value), children: views)
  }

  private func linear(_ axis: Axis, from generator: inout TreeGenerator) -> LinearLength {
    let own = LinearLength(axis == .horizontal ? .width : .height)
    return switch Int.random(in: 0..<4, using: &generator.random) {
    case 0: LinearLength(generator.length(-20...80))
    case 1: own * 0.75
    case 2: own - generator.length(0...40)
    default: LinearLength(.guide(generator.key(axis))) + generator.length(0...8)
    }
  }

  private func closure(from generator: inout TreeGenerator) -> @Sendable (ViewDimensions) -> CGFloat {
    let other = generator.key(generator.pick(Axis.allCases))
    return generator.pick([
      { max($0.width, $0.height) / 2 },
      { min($0.width, 30) - 4 },
      { abs($0[key: other] - 20) },
    ])
  }
}
