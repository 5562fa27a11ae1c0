import LayoutCore
import TestSupport
import Testing

@testable import LayoutTesting

@Suite("Random elements")
struct GeneratorRuleTests {
  /// Some random nodes of each rule.
  private func nodes() -> [(rule: any GeneratorRule, node: LayoutNode)] {
    var generator = TreeGenerator(seed: 3)
    let view = LayoutNode(CircleElement())
    return GeneratorRules.standard.all.flatMap { rule in
      (0..<50).map { _ in
        let views = rule.role == .modifier ? [view] : []
        let context = TreeGenerator.Context(depth: 1, axis: .horizontal)
        return (rule, rule.node(around: views, in: context, from: &generator))
      }
    }
  }

  @Test("are of the rule's type and role, and a modifier wraps its view")
  func types() {
    for (rule, node) in nodes() {
      #expect(type(of: node.element) == rule.elementType)
      #expect(node.element.role == rule.role)
      if rule.role == .modifier { #expect(node.children.first?.element is CircleElement) }
      if rule.role == .leaf { #expect(node.children.isEmpty) }
    }
  }

  @Test("become as plain as can be in the shrinker's hands, whatever their parameters are")
  func plain() {
    for (_, node) in nodes() {
      var element = node.element
      var steps = 0
      while steps < 100, let plainer = element.simpler.first { (element, steps) = (plainer, steps + 1) }
      #expect(steps < 100, "\(node.element)")
      for parameter in element.parameters where !parameter.isInherited {
        #expect(parameter.isPlain, "\(node.element): \(parameter.name) stays \(parameter.value)")
      }
    }
  }

  @Test("come up by weight, and without opaque code where it is not wanted")
  func weights() {
    var random = SeededGenerator(seed: 1)
    let rules = GeneratorRules.standard
    let drawn = (0..<4_000).map { _ in rules.draw(.modifier, using: &random) }
    let frames = drawn.count { $0 is FlexibleFrameGenerator }
    let offsets = drawn.count { $0 is OffsetGenerator }
    #expect(abs(frames - 4 * offsets) < 200)
    let readable = Set(rules.withoutOpaqueCode.elementTypes.map { "\($0)" })
    #expect(
      Set(rules.elementTypes.map { "\($0)" }).subtracting(readable)
        == ["CustomLayoutElement", "LayoutValueElement"])
  }
}

extension ParameterReading {
  /// Whether there is nothing left to leave out.
  fileprivate var isPlain: Bool {
    switch value {
    case .length(let length): (length ?? 0) == 0
    case .ratio(let ratio): accepts.isOptional ? ratio == nil : ratio == 1
    case .priority(let priority): priority == 0
    case .count(let count): accepts.isOptional ? count == nil : (count ?? 0) <= 1
    case .axes(let axes): axes == .vertical || axes == .horizontal
    case .alignment(let keys): keys.allSatisfy { $0.name == "center" }
    case .flag(let flag): !flag
    case .text(let text): text == accepts.words.first ?? ""
    case .font(let font): font == .body
    case .runs(let runs): runs.count == 1
    case .typesetting(let typesetting): typesetting == Typesetting()
    case .function(let function): function.terms.isEmpty
    }
  }
}
