import LayoutTesting
import LinearProgramming
import Taut
import TestSupport
import Testing

@testable import ConstraintLayout

@Suite("A length that is asked for alone")
struct AskedLengthsTests {
  private static func session(
    _ tree: LayoutTree, _ engine: ConstraintEngine = ConstraintEngine()
  ) throws -> ConstraintSession {
    try ConstraintSession(tree: tree, engine: engine, keeping: Keeping(kept: .forms, isOnce: true))
  }

  @Test("What a rule says of a length is a side of its size")
  func sides() throws {
    let count = TestSize.trees(1_000)
    var compared = 0
    for number in 0..<UInt64(count) {
      let seed = TestSize.seed &+ 990_000 &+ number
      var generator = TreeGenerator(seed: seed, maxDepth: 1 + Int(number % 3))
      guard let tree = try? LayoutTree(generator.tree()), !tree[tree.root].traits.readsContainer else {
        continue
      }
      let session = try Self.session(tree)
      let root = session.boundTree.tree.root
      guard case .linear = session.boundTree.rule(of: root) else { continue }
      for proposal in [generator.proposal(), ProposedViewSize(width: 0, height: nil), .infinity] {
        guard let proposal = try? ExactProposal(proposal.checked()) else { continue }
        let recorder = BlockRecorder(root, in: session, for: .lengths, .rationals)
        let block = BlockWriter(root, at: proposal, writing: recorder)
        for axis in Axis.allCases {
          // The length first: what is known of the size would be taken.
          let length = try block.length(of: root, along: axis, at: block.parameters)
          let side = try block.size(of: root, at: block.parameters)[axis]
          #expect(try length.map(recorder.value) == side.map(recorder.value), "seed \(seed), \(axis)")
          compared += 1
        }
      }
    }
    print("lengths asked for alone: \(compared) from seed \(TestSize.seed) compared")
    #expect(compared > 2 * count)
  }

  /// Texts that differ, each in a modifier, in a row.
  private func row(_ wrap: (Int, LayoutNode) -> LayoutNode) throws -> LayoutTree {
    try LayoutTree(
      Sample.stack(
        .horizontal, spacing: 1,
        (0..<6).map { wrap($0, Sample.text("number \(String(repeating: "\($0)", count: $0 + 1)) of a row")) })
    )
  }

  /// How often texts are measured while a tree is laid out.
  private func measures(_ tree: LayoutTree) throws -> Int {
    let counter = MeasureCounter()
    let rules = ConstraintRules.standard.replacing(CountedOpaqueRule(base: MeasuredRule(), counter: counter))
    let session = try Self.session(tree, ConstraintEngine(rules: rules))
    _ = try session.frames(in: ExactProposal(ProposedViewSize(width: 200, height: 90).checked()))
    return counter.counts.values.reduce(0, +)
  }

  @Test("How flexible a frame between two limits is, no text inside it is asked")
  func flexibility() throws {
    let bare = try measures(row { $1 })
    let framed = try measures(
      row {
        $1.wrapped(PaddingElement(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)))
          .wrapped(FlexibleFrameElement(minWidth: 9 + CGFloat($0), maxWidth: 50 + CGFloat($0)))
          .wrapped(LayoutPriorityElement(0))
      })
    let open = try measures(row { $1.wrapped(FlexibleFrameElement(minWidth: 9 + CGFloat($0))) })
    #expect(bare == 18 && framed == 6 && open == 18, "\(bare), \(framed), \(open)")
  }

  @Test("A custom layout is asked what it would be asked where nothing is left out")
  func customLayouts() throws {
    struct Asked: Layout {
      var number: Int

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10 + number, height: 7))
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      }
    }
    let view = HStack(spacing: 1) {
      Asked(number: 1) { Color.red }.frame(minWidth: 9, maxWidth: 50)
      Asked(number: 2) { Color.red }.frame(minWidth: 8, maxWidth: 40)
    }
    let tree = try LayoutTree(view)
    let size = ProposedViewSize(width: 70, height: 30)
    let calls = try [true, false].map {
      try ConstraintEngine(sharesWork: $0).layout(tree, in: size).statistics.customLayoutCalls
    }
    #expect(calls[0] == calls[1] && calls[0] > 0)
  }
}
