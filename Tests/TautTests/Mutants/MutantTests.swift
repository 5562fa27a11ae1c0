import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

@Suite("Broken rules are noticed")
struct MutantTests {
  /// A random tree, what each engine makes of it, and which types of element are in it.
  struct Sample: Sendable {
    var node: LayoutNode
    var tree: LayoutTree
    var proposal: ProposedViewSize
    var reference: LayoutResult
    var constraints: LayoutResult
    var elements: Set<String>
  }

  /// Trees that both engines lay out, the same for every mutant.
  static let samples: [Sample] =
    (0..<TestSize.trees(1_500)).compactMap { offset in
      var generator = TreeGenerator(seed: (TestSize.seed ^ 0x5EED) &+ UInt64(offset), maxDepth: 3)
      return sample(generator.tree(), generator.proposal())
    }
    + [sample(farFromTheLine, ProposedViewSize(width: 90, height: 40))].compactMap { $0 }

  /// A row whose only view lies far from the line that it is aligned on: hardly a random tree has one.
  private static let farFromTheLine = LayoutNode(
    StackElement(axis: .horizontal, alignment: VerticalAlignment.top.key),
    children: [
      LayoutNode(
        AlignmentGuideElement(guide: VerticalAlignment.top.key, value: .linear(LinearLength(-20))),
        children: [LayoutNode(ImageElement(size: CGSize(width: 30, height: 10)))])
    ])

  private static func sample(_ node: LayoutNode, _ proposal: ProposedViewSize) -> Sample? {
    guard let tree = try? LayoutTree(node), tree.nodes.count < 60,
      let reference = try? ReferenceEngine().layout(tree, in: proposal),
      let constraints = try? ConstraintEngine().layout(tree, in: proposal)
    else { return nil }
    return Sample(
      node: node, tree: tree, proposal: proposal, reference: reference, constraints: constraints,
      elements: Set(tree.nodes.map { "\(type(of: $0.element))" }))
  }

  static let all = MutantRules.standard.flatMap(\.mutants)

  /// How many trees with the mutant's element it took until one showed the fault; `nil` if none did.
  static func treesUntilCaught(
    _ mutant: Mutant, _ shows: (Sample) -> Bool
  ) -> Int? {
    var tried = 0
    for sample in samples where sample.elements.contains(mutant.rule) {
      tried += 1
      if shows(sample) { return tried }
    }
    return nil
  }

  @Test("in the reference engine")
  func reference() {
    let table = MutantTable(Self.all) { mutant in
      let engine = ReferenceEngine(rules: .standard.replacing(mutant.reference))
      return Self.treesUntilCaught(mutant) { sample in
        guard let result = try? engine.layout(sample.tree, in: sample.proposal) else { return true }
        return !result.disagreements(with: sample.constraints).isEmpty
      }
    }
    print("Broken rules of the reference engine, from seed \(TestSize.seed):\n\(table)")
    #expect(table.missed.isEmpty, "not noticed: \(table.missed.joined(separator: "; "))")
  }

  @Test("in the constraint engine")
  func constraints() {
    let table = MutantTable(Self.all) { mutant in
      let engine = ConstraintEngine(rules: .standard.replacing(mutant.constraint))
      return Self.treesUntilCaught(mutant) { sample in
        guard let result = try? engine.layout(sample.tree, in: sample.proposal) else { return true }
        return !sample.reference.disagreements(with: result).isEmpty
      }
    }
    print("Broken rules of the constraint engine, from seed \(TestSize.seed):\n\(table)")
    #expect(table.missed.isEmpty, "not noticed: \(table.missed.joined(separator: "; "))")
  }

  @Test("Each rule is broken in at least three ways, each of them its own", arguments: MutantRules.standard)
  func enough(_ rule: any MutantRule) {
    let mutants = rule.mutants
    #expect(mutants.count >= 3)
    #expect(Set(mutants.map(\.name)).count == mutants.count)
    #expect(mutants.allSatisfy { $0.element == rule.elementType })
  }
}

/// Which mutants were noticed, and how soon.
struct MutantTable: CustomStringConvertible {
  private var rows: [(mutant: Mutant, trees: Int?)] = []

  init(_ mutants: [Mutant], treesUntilCaught: (Mutant) -> Int?) {
    rows = mutants.map { ($0, treesUntilCaught($0)) }
  }

  var missed: [String] { rows.filter { $0.trees == nil }.map { "\($0.mutant.rule): \($0.mutant.name)" } }

  /// For each rule how many mutants there are and how many were noticed.
  var rules: [(rule: String, caught: Int, total: Int)] {
    Dictionary(grouping: rows, by: \.mutant.rule).map { rule, rows in
      (rule, rows.count { $0.trees != nil }, rows.count)
    }
    .sorted { $0.rule < $1.rule }
  }

  var description: String {
    rules.map { rule, caught, total in
      let own = rows.filter { $0.mutant.rule == rule }.map { row in
        "    \(row.trees.map { "after \($0) trees" } ?? "NOT NOTICED"): \(row.mutant.name)"
      }
      return "  \(rule): \(caught) of \(total)\n" + own.joined(separator: "\n")
    }
    .joined(separator: "\n")
  }
}
