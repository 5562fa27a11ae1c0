import Foundation
import LayoutCore

extension GeneratorRules {
  /// The rules of modifiers that wrap a view.
  static let wrappingModifiers: [any GeneratorRule] = [
    PaddingGenerator(), OffsetGenerator(), PositionGenerator(), EffectFrameGenerator(),
    IgnoresSafeAreaGenerator(),
    AppearanceGenerator(), LayoutPriorityGenerator(), LayoutValueGenerator(), AlignmentGuideGenerator(),
  ]
}

struct PaddingGenerator: GeneratorRule {
  typealias Element = PaddingElement
  let role = ElementRole.modifier
  let weight = 2

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let insets =
      generator.chance(1, in: 3)
      ? EdgeInsets(.all, generator.length(0...16))
      : EdgeInsets(
        top: generator.length(-12...20), leading: generator.length(-12...20),
        bottom: generator.length(-12...20), trailing: generator.length(-12...20))
    return LayoutNode(PaddingElement(insets), children: views)
  }
}

struct OffsetGenerator: GeneratorRule {
  typealias Element = OffsetElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(OffsetElement(x: generator.length(-20...20), y: generator.length(-20...20)), children: views)
  }
}

struct PositionGenerator: GeneratorRule {
  typealias Element = PositionElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(
      PositionElement(x: generator.length(0...100), y: generator.length(0...100)), children: views)
  }
}

struct EffectFrameGenerator: GeneratorRule {
  typealias Element = EffectFrameElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let effect: EffectFrameElement.Effect =
      generator.chance(1, in: 2)
      ? .rotation(degrees: generator.pick([0, 30, 45, -40, 90, 180, 200, -450]))
      : .scale(x: generator.pick([0, 0.5, 1, -1, 2.25]), y: generator.pick([0, 0.75, 1, -2]))
    return LayoutNode(EffectFrameElement(effect), children: views)
  }
}

struct IgnoresSafeAreaGenerator: GeneratorRule {
  typealias Element = IgnoresSafeAreaElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let reach = generator.pick([
      EdgeInsets(top: 47, bottom: 34), EdgeInsets(.all, 12.5), EdgeInsets(leading: 20, trailing: 4),
    ])
    // Most often the extension is known already: engines lay out nothing else.
    let element = IgnoresSafeAreaElement(reach: generator.chance(1, in: 6) ? nil : reach)
    return LayoutNode(element, children: views)
  }
}

struct AppearanceGenerator: GeneratorRule {
  typealias Element = AppearanceElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(AppearanceElement(kind: "border", attributes: ["color": "red"]), children: views)
  }
}

struct LayoutPriorityGenerator: GeneratorRule {
  typealias Element = LayoutPriorityElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(LayoutPriorityElement(generator.pick([-1, 1, 1, 2, 0.5])), children: views)
  }
}

/// Makes a value that only code reads.
struct LayoutValueGenerator: GeneratorRule {
  typealias Element = LayoutValueElement
  let role = ElementRole.modifier
  let weight = 1
  let isOpaque = true

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(Self.rank(from: &generator), children: views)
  }

  /// Returns a rank for `RankedLayout`.
  static func rank(from generator: inout TreeGenerator) -> LayoutValueElement {
    LayoutValueElement(Rank.self, Int.random(in: 0...3, using: &generator.random))
  }
}

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
