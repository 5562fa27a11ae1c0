import Foundation
import LayoutTesting
import LinearProgramming
import Taut
import TestSupport
import Testing

@testable import ConstraintLayout

@Suite("Blocks of one shape have a template in common")
struct TemplateTests {
  private static func frames(_ limits: [CGFloat]) -> LayoutNode {
    Sample.stack(
      .horizontal, spacing: 2,
      limits.map { Sample.color.wrapped(FlexibleFrameElement(minWidth: 1, maxWidth: $0)) })
  }

  private static func isSame(_ tree: LayoutTree, in size: ProposedViewSize) throws -> LayoutStatistics? {
    let shared = try ConstraintEngine().layout(tree, in: size)
    let alone = try ConstraintEngine(sharesWork: false).layout(tree, in: size)
    return shared.views == alone.views ? shared.statistics : nil
  }

  @Test("Rows that are served in other orders are not told by the template of the first")
  func orders() throws {
    let rows = [[10, 20, 30], [30, 20, 10], [20, 30, 10], [10.5, 20.25, 31], [31, 11, 21]].map(Self.frames)
    let tree = try LayoutTree(Sample.stack(.vertical, rows))
    for width in [20, 45, 58, 200] {
      let work = try #require(try Self.isSame(tree, in: ProposedViewSize(width: CGFloat(width), height: 400)))
      #expect(work.sharedShapes > 0)
    }
  }

  @Test(
    "The solver sees every block, or saw one of its matrix and active set; rows in many orders write few blocks"
  )
  func confirmed() throws {
    var random = SeededGenerator(seed: TestSize.seed)
    let orders = (0..<60).map { _ in [10, 20, 30, 40].shuffled(using: &random) }
    let tree = try LayoutTree(Sample.stack(.vertical, orders.map { Self.frames($0.map { CGFloat($0) }) }))
    let work = try #require(try Self.isSame(tree, in: ProposedViewSize(width: 75, height: 4_000)))
    #expect(
      work.solverCalls + work.rememberedActiveSets == work.blocks + work.sharedShapes,
      "seed \(TestSize.seed)")
    // There are 24 orders.
    #expect(work.sharedShapes > 0 && work.blocks < 4 * 24, "seed \(TestSize.seed): \(work)")
  }

  @Test("Lengths that 64 bits do not hold are laid out all the same")
  func longNumbers() throws {
    let rows = [[1e-12, 0.1, 1e12], [1e-13, 0.3, 1e11], [0.7, 1e-11, 3e11]].map(Self.frames)
    let tree = try LayoutTree(Sample.stack(.vertical, rows))
    _ = try #require(try Self.isSame(tree, in: ProposedViewSize(width: 1.0 / 3, height: 400)))
  }

  @Test("A container without views lends no template to one whose views are still to be placed")
  func emptyContainers() throws {
    // A custom layout's children begin blocks: here, paddings around what begins a block once more.
    let (circle, padding) = (LayoutNode(CircleElement()), PaddingElement(EdgeInsets(.all, 1)))
    let containers: [([LayoutNode]) -> LayoutNode] = [
      { Sample.stack(.horizontal, $0) }, { Sample.stack(.vertical, $0) },
      { LayoutNode(GridElement(rows: $0.map { _ in .cells(1, alignment: nil) }), children: $0) },
    ]
    for (empty, full) in containers.flatMap({ one in containers.map { (one([]), $0([circle])) } }) {
      for order in [[empty, full], [full, empty]] {
        let tree = try LayoutTree(
          LayoutNode(CustomLayoutElement(FlowLayout()), children: order.map { $0.wrapped(padding) }))
        let views = try ConstraintEngine().layout(tree, in: ProposedViewSize(width: 594, height: 626)).views
        #expect(views.count == tree.viewCount)
      }
    }
  }

  @Test("A deep tree keeps one template of a shape, not one for each of its levels")
  func deepTrees() throws {
    func templateCounts(depth: Int) throws -> [Int] {
      let chain = Sample.color.nested(depth) { Sample.stack(.vertical, [Sample.color, $1]) }
      let session = try ConstraintSession(
        tree: LayoutTree(chain), engine: ConstraintEngine(), keeping: Keeping(kept: .forms))
      _ = try session.frames(in: ExactProposal(ProposedViewSize(width: 100, height: 900).checked()))
      return [session.measuredTemplates.count, session.placedTemplates.count]
    }
    let counts = try templateCounts(depth: 10)
    #expect(counts == (try templateCounts(depth: 60)))
    #expect(counts.allSatisfy { $0 > 0 })
  }

  @Test("Where other guides are wanted, though as many, no template answers with the old ones")
  func otherGuides() throws {
    let column = Sample.stack(
      .vertical, spacing: 4, [Sample.text("one"), Sample.text("two words that wrap")])
    var row = Sample.stack(.horizontal, spacing: 4, [column, Sample.text("beside")])
    row.element = StackElement(
      axis: .horizontal, spacing: 4, alignment: VerticalAlignment.firstTextBaseline.key)
    let session = try LayoutSession(LayoutTree(row), engine: ConstraintEngine())
    let size = ProposedViewSize(width: 120, height: 300)
    try session.layOut(in: size)
    let last = ParameterValue.alignment([VerticalAlignment.lastTextBaseline.key])
    try session.apply(.set(.alignment, last, at: session.tree.root))
    try session.layOut(in: size)
    #expect(session.result.views == (try ConstraintEngine().layout(session.tree, in: size)).views)
  }

  @Test("A walk over sizes takes over blocks that stand as they stood: every layout is that of a new session")
  func walks() throws {
    let count = TestSize.trees(150)
    var (compared, kept) = (0, 0)
    for number in 0..<UInt64(count) {
      let seed = TestSize.seed &+ 910_000 &+ number
      var generator = TreeGenerator(seed: seed, maxDepth: 3)
      guard let tree = try? LayoutTree(generator.tree()) else { continue }
      let layouts = RelatedLayouts(engine: ConstraintEngine())
      var before: RootPiece?
      for _ in 0..<6 {
        let proposal = generator.proposal()
        guard let container = try? ExactProposal(proposal.checked()),
          let expected = try? RelatedLayouts(engine: ConstraintEngine()).rootPiece(of: tree, in: container)
        else { continue }
        let found = try layouts.rootPiece(of: tree, in: container)
        func values(_ root: RootPiece) -> [[Extended<Rational>]] {
          root.views.map { view in
            [view.x, view.y, view.width, view.height, view.xInParent, view.yInParent].map {
              $0.value(at: container)
            }
          }
        }
        #expect(values(found) == values(expected), "seed \(seed) in \(proposal)")
        if let before {
          kept += zip(before.views, found.views).filter { $0.isIdentical(to: $1) }.count
        }
        before = found
        compared += 1
      }
    }
    print("walks: \(compared) layouts of \(count) trees from seed \(TestSize.seed), \(kept) views taken over")
    #expect(compared > 2 * count && kept > 0)
  }

  @Test("With all lengths open, templates say of every view what the rules say")
  func allOpenLengths() throws {
    let count = TestSize.trees(120)
    var (compared, slopes) = (0, 0)
    for number in 0..<UInt64(count) {
      let seed = TestSize.seed &+ 940_000 &+ number
      var generator = TreeGenerator(seed: seed, maxDepth: 3)
      guard let tree = try? LayoutTree(generator.tree()),
        let container = try? ExactProposal(ProposedViewSize(width: 331, height: 277).checked())
      else { continue }
      func root(sharing: Bool) throws -> RootPiece {
        let engine = ConstraintEngine(sharesWork: sharing, keepsPrices: true)
        return try RelatedLayouts(engine: engine).rootPiece(of: tree, in: container)
      }
      guard let written = try? root(sharing: false) else { continue }
      // On a border either side may be told.
      guard written.region.halfPlanes.allSatisfy({ !$0.form.value(at: container).isZero }) else { continue }
      let found = try root(sharing: true)
      func forms(_ root: RootPiece) -> [[AffineForm?]] {
        root.views.map { [$0.x, $0.y, $0.width, $0.height].map(\.form) }
      }
      #expect(forms(found) == forms(written), "seed \(seed)")
      slopes += forms(found).joined().reduce(0) { $0 + ($1?.inputs.count ?? 0) }
      compared += 1
    }
    print("all lengths open: \(compared) trees from seed \(TestSize.seed), \(slopes) slopes")
    #expect(compared > count / 4 && slopes > compared)
  }

  @Test("With one length left open, every view moves as it does with all of them open")
  func oneOpenLength() throws {
    let count = TestSize.trees(120)
    var (compared, different) = (0, 0)
    for number in 0..<UInt64(count) {
      let seed = TestSize.seed &+ 930_000 &+ number
      var generator = TreeGenerator(seed: seed, maxDepth: 3)
      guard let tree = try? LayoutTree(generator.tree()),
        let container = try? ExactProposal(ProposedViewSize(width: 331, height: 277).checked()),
        let all = try? RelatedLayouts(engine: ConstraintEngine(keepsPrices: true)).rootPiece(
          of: tree, in: container)
      else { continue }
      // On a border either side may be told.
      guard all.region.halfPlanes.allSatisfy({ !$0.form.value(at: container).isZero }) else { continue }
      func forms(_ root: RootPiece) -> [[AffineForm?]] {
        root.views.map { [$0.x, $0.y, $0.width, $0.height].map(\.form) }
      }
      let inputs = Set(forms(all).flatMap { $0.flatMap { $0?.inputs.keys.map { $0 } ?? [] } })
      let layouts = RelatedLayouts(engine: ConstraintEngine())
      for input in inputs.sorted(by: {
        ($0.view.position, $0.parameter.rawValue) < ($1.view.position, $1.parameter.rawValue)
      })
      .prefix(4) {
        let open = try layouts.rootPiece(of: tree, opening: input, from: tree, in: container)
        for (one, other) in zip(forms(open).joined(), forms(all).joined()) {
          #expect(one?.value(at: container) == other?.value(at: container), "seed \(seed), \(input)")
          if one?.inputs[input] != other?.inputs[input] { different += 1 }
        }
        compared += 1
      }
    }
    print("open lengths: \(compared) from seed \(TestSize.seed), \(different) slopes differ")
    #expect(compared > count / 4 && different == 0)
  }
}
