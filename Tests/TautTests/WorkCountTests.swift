import Foundation
import Taut
import Testing

@testable import ConstraintLayout

@Suite("Work grows with the tree, not with its nesting")
struct WorkCountTests {
  /// What stands beside the nested stack on each level.
  enum Leaves: String, CaseIterable, Sendable {
    case shapes, texts, flexibleFrames, priorities, mixed

    func nodes(_ level: Int) -> (LayoutNode, LayoutNode) {
      switch self {
      case .shapes: (Sample.color, Sample.image)
      case .texts: (Sample.text("some words that wrap"), Sample.color)
      case .flexibleFrames: (Sample.frame(10, 60), Sample.image)
      case .priorities: (Sample.color.wrapped(LayoutPriorityElement(1)), Sample.image)
      case .mixed: Self.allCases[level % 4].nodes(level)
      }
    }
  }

  static func chain(_ depth: Int, _ leaves: Leaves) -> LayoutNode {
    var node = Sample.color
    for level in 0..<depth {
      let (first, last) = leaves.nodes(level)
      node = Sample.stack(level.isMultiple(of: 2) ? .horizontal : .vertical, [first, node, last])
    }
    return node
  }

  @Test(
    "In a chain of 60 alternating stacks of three, a leaf is measured at most in proportion to its depth",
    arguments: Leaves.allCases)
  func leaves(_ leaves: Leaves) throws {
    let proposal = ProposedViewSize(width: 900, height: 700)
    let tree = try LayoutTree(Self.chain(60, leaves))
    for (name, counts) in [
      ("reference", try ReferenceEngine().measureCounts(tree, in: proposal)),
      ("constraints", try Self.constraintCounts(tree, in: proposal)),
    ] {
      var most = 0
      for (position, node) in tree.nodes.enumerated() where node.children.isEmpty {
        let depth = Self.depth(of: LayoutTree.Index(position), in: tree)
        most = max(most, counts[position])
        #expect(counts[position] <= 50 + depth, "\(name): \(node.path)")
      }
      #expect(most > 0, "\(name): nothing was counted")
      print("work: \(leaves.rawValue), \(name): at most \(most) measures of a leaf")
    }
  }

  @Test("So do blocks, solver calls and measures together", arguments: Leaves.allCases)
  func totals(_ leaves: Leaves) throws {
    let proposal = ProposedViewSize(width: 900, height: 700)
    func work(_ depth: Int) throws -> (blocks: Int, solverCalls: Int, measures: Int) {
      let tree = try LayoutTree(Self.chain(depth, leaves))
      let constraints = try ConstraintEngine().layout(tree, in: proposal).statistics
      let reference = try ReferenceEngine().layout(tree, in: proposal).statistics
      return (constraints.blocks, constraints.solverCalls, reference.measures)
    }
    let (half, whole) = (try work(30), try work(60))
    print("work: \(leaves.rawValue), depth 30: \(half), depth 60: \(whole)")
    // Linear per leaf is at most quadratic in all.
    #expect(whole.blocks <= 4 * half.blocks + 10)
    #expect(whole.solverCalls <= 4 * half.solverCalls + 10)
    #expect(whole.measures <= 4 * half.measures + 10)
  }

  @Test("The reference engine measures a view of nested stacks at most 9 times, of a wide stack at most 3")
  func reference() throws {
    let proposal = ProposedViewSize(width: 900, height: 700)
    func counts(of node: LayoutNode) throws -> [Int] {
      try ReferenceEngine().measureCounts(LayoutTree(node), in: proposal)
    }
    // The least, the most and the share, on either axis.
    let (half, whole) = (try counts(of: Self.chain(500, .shapes)), try counts(of: Self.chain(1_000, .shapes)))
    #expect(whole.allSatisfy { $0 <= 9 })
    let (sumOfHalf, sumOfWhole): (Int, Int) = (half.reduce(0, +), whole.reduce(0, +))
    #expect(sumOfWhole <= 2 * sumOfHalf + 10)
    let wide = try counts(of: Sample.stack(.horizontal, Array(repeating: Sample.color, count: 2_000)))
    #expect(wide.allSatisfy { $0 <= 3 })
  }

  /// How often the constraint engine's rules of leaves are asked, by preorder position.
  private static func constraintCounts(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> [Int] {
    let counter = MeasureCounter()
    let rules = ConstraintRules.standard
      .replacing(CountedRule(base: ShapeRule(), counter: counter))
      .replacing(CountedRule(base: ImageRule(), counter: counter))
      .replacing(CountedOpaqueRule(base: MeasuredRule(), counter: counter))
    _ = try ResizableLayout(tree, engine: ConstraintEngine(rules: rules)).solve(in: proposal)
    return tree.indices.map { counter.counts[$0, default: 0] }
  }

  private static func depth(of index: LayoutTree.Index, in tree: LayoutTree) -> Int {
    var depth = 0
    var next = tree[index].parent
    while let parent = next {
      depth += 1
      next = tree[parent].parent
    }
    return depth
  }
}
