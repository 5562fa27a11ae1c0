import AllocationCounter
import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

@Suite("A session that lives")
struct SessionTests {
  /// The engines that keep a tree from one layout to the next.
  static let engines: [any LivingEngine] = [ReferenceEngine(), ConstraintEngine()]

  @Test("After every edit and every resize, frames are those of a new layout, and what moved is told")
  func random() throws {
    print("session: seed \(TestSize.seed)")
    var changes = 0
    // In the last one a stack of three is several programs.
    for engine in Self.engines + [ConstraintEngine(longestStack: 2)] {
      for number in 0..<UInt64(TestSize.trees(60)) {
        var life = SessionLife(seed: TestSize.seed &+ number)
        changes += try life.run(engine, steps: 15)
      }
      // One long life, so that answers make room for others.
      var life = SessionLife(seed: TestSize.seed &+ 1_000_000)
      changes += try life.run(engine, steps: 200)
    }
    print("session: \(changes) layouts compared")
    #expect(changes > 1_000)
  }

  @Test("An edit that is refused changes nothing")
  func refused() throws {
    let tree = try LayoutTree(Sample.stack(.horizontal, [Sample.frame(10, 60), Sample.color]))
    let session = try LayoutSession(tree, engine: ReferenceEngine())
    let proposal = ProposedViewSize(width: 100, height: 50)
    try session.layOut(in: proposal)
    let frame = try #require(tree.indices.first { tree[$0].element is FlexibleFrameElement })
    #expect(throws: LayoutError.self) { try session.apply(.set(.init("minWidth"), .length(.nan), at: frame)) }
    #expect(throws: LayoutError.self) { try session.apply(.set(.text, .text("none"), at: frame)) }
    #expect(throws: LayoutError.self) {
      try session.apply(.replace(frame, with: LayoutNode(ImageElement(size: nil))))
    }
    #expect(try session.layOut(in: proposal).isEmpty)
    #expect(session.result.views == (try ReferenceEngine().layout(tree, in: proposal)).views)
  }

  @Test("A change of one text measures the text and the views around it, however many views there are")
  func work() throws {
    func row(_ number: Int) -> LayoutNode {
      Sample.stack(.horizontal, [Sample.image, Sample.text("row \(number)"), Sample.color])
    }
    for rows in [10, 1_000] {
      let node = Sample.stack(.vertical, (0..<rows).map(row))
      let session = try LayoutSession(LayoutTree(node), engine: ReferenceEngine())
      let proposal = ProposedViewSize(width: 300, height: 80_000)
      try session.layOut(in: proposal)
      #expect(session.result.statistics.measures > 5 * rows)
      let text = try #require(session.tree.indices.last { session.tree[$0].element.kind == "Text" })
      try session.apply(.set(.text, .text("other"), at: text))
      let moved = try session.layOut(in: proposal)
      #expect(session.result.statistics.measures <= 20)
      // The text, and the colour beside it.
      #expect(moved.count <= 2)
      try session.layOut(in: proposal)
      #expect(session.result.statistics.measures == 0)
    }
  }

  @Test("The constraint engine writes a change's blocks alone, and a resize that needs none takes none")
  func blocks() throws {
    func row(_ number: Int) -> LayoutNode {
      Sample.stack(.horizontal, [Sample.image, Sample.text("row \(number)"), Sample.color])
    }
    let tree = try LayoutTree(Sample.stack(.vertical, (0..<100).map(row)))
    let session = try LayoutSession(tree, engine: ConstraintEngine())
    let proposal = ProposedViewSize(width: 300, height: 8_000)
    try session.layOut(in: proposal)
    // Blocks are written by their rules, or found by the template of their shape.
    func blocks() -> Int { session.result.statistics.blocks + session.result.statistics.sharedShapes }
    let cold = blocks()
    let text = try #require(session.tree.indices.last { session.tree[$0].element.kind == "Text" })
    try session.apply(.set(.text, .text("other"), at: text))
    let moved = try session.layOut(in: proposal)
    #expect(blocks() <= 12 && 12 < cold)
    #expect(moved.count <= 2)
    for width in [300.5, 301, 301.5, 302] {
      let size = ProposedViewSize(width: width, height: 8_000)
      try session.layOut(in: size)
      #expect(session.result.views == (try ConstraintEngine().layout(session.tree, in: size)).views)
    }
    #expect(blocks() == 0)
  }

  @Test(
    "A resize in the region of the last one writes all frames without allocating a byte",
    .enabled(if: allocation_counter_is_active()))
  func bytes() throws {
    let row = Sample.stack(.horizontal, spacing: 3, (0..<6).map { _ in Sample.color })
    let session = try LayoutSession(
      LayoutTree(Sample.stack(.vertical, (0..<20).map { _ in row })), engine: ConstraintEngine())
    var frames = [CGRect](repeating: .null, count: session.tree.nodes.count)
    // The first size solves, the second finds that nothing new is needed.
    for width in [700.0, 699] { try session.layOut(in: ProposedViewSize(width: width, height: 900)) }
    let allocated = try frames.withUnsafeMutableBufferPointer { buffer in
      // What is made once, such as metadata of types, is made here.
      try session.layOut(in: ProposedViewSize(width: 698, height: 900), into: buffer)
      let before = allocation_counter_bytes()
      for width in stride(from: 697.0, to: 600, by: -1) {
        try session.layOut(in: ProposedViewSize(width: width, height: 900), into: buffer)
      }
      return allocation_counter_bytes() - before
    }
    #expect(allocated == 0)
    let fresh = try ConstraintEngine().layout(session.tree, in: ProposedViewSize(width: 601, height: 900))
    #expect(frames == fresh.views.map(\.frame))
    #expect(session.result.views == fresh.views)
  }

  @Test("While a window is dragged, a leaf is measured at most 3 times for each size, however deep it is")
  func drag() throws {
    func nested(_ depth: Int, _ axis: Axis) -> LayoutNode {
      guard depth > 0 else { return Sample.color }
      return Sample.stack(axis, (0..<4).map { _ in nested(depth - 1, axis.across) })
    }
    let chain = Sample.color.nested(2_000) {
      Sample.stack($0.isMultiple(of: 2) ? .horizontal : .vertical, [Sample.color, $1])
    }
    for node in [nested(2, .horizontal), nested(5, .vertical), chain] {
      let session = try LayoutSession(LayoutTree(node), engine: ReferenceEngine())
      for width in stride(from: 1_000.0, to: 990, by: -1) {
        try session.layOut(in: ProposedViewSize(width: width, height: 700))
        guard width < 1_000 else { continue }
        #expect(session.result.statistics.measures <= 3 * session.tree.nodes.count)
      }
    }
  }
}

/// A random session: sizes and edits, each compared with a layout from nothing.
private struct SessionLife {
  let seed: UInt64
  var generator: TreeGenerator

  init(seed: UInt64) {
    self.seed = seed
    generator = TreeGenerator(seed: seed)
  }

  /// Lives for so many steps; says how many layouts were compared.
  mutating func run(_ engine: some LivingEngine, steps: Int) throws -> Int {
    var compared = 0
    guard let tree = try? LayoutTree(generator.tree()), let session = try? LayoutSession(tree, engine: engine)
    else {
      return 0
    }
    var proposal = generator.proposal()
    var last: [LayoutTree.Index: ViewFrame] = [:]
    for step in 0..<steps {
      var isNewTree = false
      if step > 0, generator.chance(1, in: 3) {
        proposal = generator.proposal()
      } else if step > 0 {
        let edit = self.edit(of: session.tree)
        isNewTree = edit.replacesViews
        do { try session.apply(edit) } catch is LayoutError { continue }
      }
      if generator.chance(1, in: 3), let tree = try? LayoutTree(session.tree.subtree(at: session.tree.root)) {
        // The last size once more, or a near one: what is written is what a new layout has.
        let near = ProposedViewSize(
          width: proposal.width.map { $0 + CGFloat(generator.pick([0, 1, 2])) / 2 }, height: proposal.height)
        var frames = [CGRect](repeating: .zero, count: tree.nodes.count)
        let written: Void? = try? frames.withUnsafeMutableBufferPointer {
          try session.layOut(in: near, into: $0)
        }
        if written != nil, let fresh = try? engine.layout(tree, in: near) {
          var expected = [CGRect](repeating: .null, count: frames.count)
          for view in fresh.views { expected[view.index.position] = view.frame }
          #expect(frames == expected, "\(engine.name), seed \(seed), step \(step), \(near)")
          last = Dictionary(uniqueKeysWithValues: fresh.views.map { ($0.index, $0.viewFrame) })
        } else {
          last = [:]
        }
      }
      let moved = Result { try session.layOut(in: proposal) }
      let fresh = Result {
        try engine.layout(LayoutTree(session.tree.subtree(at: session.tree.root)), in: proposal)
      }
      switch (moved, fresh) {
      case (.success(let moved), .success(let fresh)):
        let different = zip(session.result.views, fresh.views).first { $0 != $1 }
        #expect(
          different == nil && session.result.views.count == fresh.views.count,
          "\(engine.name), seed \(seed), step \(step), \(proposal): \(different.map { "\($0.0.path) \($0.0.viewFrame), not \($0.1.viewFrame)" } ?? "")"
        )
        #expect(session.result.warnings == fresh.warnings, "seed \(seed), step \(step)")
        let now = Dictionary(uniqueKeysWithValues: fresh.views.map { ($0.index, $0.viewFrame) })
        if !isNewTree, !last.isEmpty {
          let expected = now.filter {
            $0.value.origin != last[$0.key]?.origin || $0.value.size != last[$0.key]?.size
          }
          #expect(Set(moved.map(\.index)) == Set(expected.keys), "\(engine.name), seed \(seed), step \(step)")
        }
        last = now
      case (.failure, .failure): last = [:]
      default: Issue.record("seed \(seed), step \(step): \(moved) and \(fresh)")
      }
      compared += 1
    }
    return compared
  }

  private mutating func edit(of tree: LayoutTree) -> TreeEdit {
    let view = generator.pick(tree.indices)
    switch generator.pick([0, 1, 2, 3]) {
    case 0:
      var smaller = generator
      smaller.maxDepth = 2
      let node = smaller.tree()
      generator.random = smaller.random
      return .replace(view, with: node)
    case 1:
      // A text, or else any length that is written.
      let texts = tree.indices.filter { tree[$0].element[.text] != nil }
      guard !texts.isEmpty else { fallthrough }
      return .set(
        .text, .text(generator.pick(["", "one", "two words", "some more words to wrap"])),
        at: generator.pick(texts))
    default:
      let written = tree.indices.flatMap { index in tree[index].element.lengths.map { (index, $0.name) } }
      guard !written.isEmpty else { return .element(tree[view].element, at: view) }
      let (index, name) = generator.pick(written)
      return .set(name, .length(generator.length(0...200)), at: index)
    }
  }
}
