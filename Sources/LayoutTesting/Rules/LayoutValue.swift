import LayoutCore

/// Only code reads such a value.
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

  /// A rank for `RankedLayout`.
  static func rank(from generator: inout TreeGenerator) -> LayoutValueElement {
    LayoutValueElement(Rank.self, Int.random(in: 0...3, using: &generator.random))
  }
}
