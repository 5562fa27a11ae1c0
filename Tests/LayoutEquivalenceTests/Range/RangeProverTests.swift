import Foundation
import LayoutCore
import LayoutTesting
import LinearProgramming
import ReferenceLayout
import TestSupport
import Testing

@testable import ConstraintLayout
@testable import LayoutEquivalence
@testable import LayoutProofs

@Suite("The sweep over a range")
struct RangeProverTests {
  private func proof(
    _ root: String, _ range: ClosedRange<Rational>, _ axis: Axis = .horizontal,
    other: ExactProposal.Side? = .finite(300)
  ) throws -> RangeProof {
    let verdict = try RangeProver().prove(
      Scenes.tree(root), over: ContainerRange(axis, lengths: range, fixedSide: other))
    guard case .proven(let proof) = verdict else { throw NotProven(verdict: "\(verdict)") }
    return proof
  }

  private struct NotProven: Error {
    var verdict: String
  }

  @Test("A table's rows end where they say: up to and with 100, and from above 100")
  func halfOpenEnds() throws {
    let table = #"""
      {"type": "Measured", "sizes": [{"upTo": 100, "size": [100, 40]}, {"size": [160, 20]}]}
      """#
    let proof = try proof(table, 0...500)
    #expect(proof.pieces.map { "\($0.interval)" } == ["[0, 100]", "(100, 500]"])
  }

  @Test("A third of the width meets the row's end at 300, exactly")
  func thirds() throws {
    let table = #"""
      {"type": "Measured", "sizes": [{"upTo": 100, "size": [90, 40]}, {"size": [100.25, 20]}]}
      """#
    let row = #"""
      {"type": "HStack", "spacing": 0, "children": [
        \#(table), {"type": "Color", "modifiers": [{"frame": {"minWidth": 5}}]}, {"type": "Color"}]}
      """#
    let proof = try proof(row, 290...310)
    #expect(proof.pieces.contains { $0.interval.upper == .init(300) })
    try checkCover(proof)
  }

  @Test("Where each length has a tree of its own, each is compared with the one that is made for it")
  func madeAnew() throws {
    let question = ContainerRange(widths: 100...400, height: 300)
    func tree(_ width: Rational) throws -> LayoutTree {
      try Scenes.tree(
        #"{"type": "Color", "modifiers": [{"frame": {"width": \#((width / 2).doubleValue)}}]}"#)
    }
    var made: [Rational] = []
    let verdict = try RangeProver().sample(over: question) {
      made.append($0)
      return try tree($0)
    }
    guard case .sampled(let sampling) = verdict else { throw NotProven(verdict: "\(verdict)") }
    #expect(sampling.isMadeAnew && sampling.count == 1_201 && made.count == 1_201)
    #expect(made.first == 100 && made.last == 400)
    // One that is broken is refuted at the first length at which it shows.
    let rule = BrokenReferenceRule(rule: ReferenceLayout.FrameRule(), limit: 300)
    let broken = RangeProver(reference: ReferenceEngine(rules: .standard.replacing(rule)))
    guard case .refuted(let example) = try broken.sample(over: question, making: tree) else {
      Issue.record("the frame is a point too wide beyond 300")
      return
    }
    #expect(example.length == Rational(numerator: 1_201, denominator: 4))
  }

  @Test("A range of one length")
  func onePoint() throws {
    let proof = try proof(#"{"type": "Color"}"#, 50...50)
    #expect(proof.pieces.map { "\($0.interval)" } == ["{50}"])
    #expect(proof.pieces[0].frames[0]?[.width] == .finite(AffineLength(50)))
  }

  @Test("Heights run as well, and the other side may be unspecified or infinite")
  func heights() throws {
    let column = #"""
      {"type": "VStack", "spacing": 0, "children": [{"type": "Color"}, {"type": "Image", "size": [40, 30]}]}
      """#
    for other in [nil, .infinite, .finite(70)] as [ExactProposal.Side?] {
      let proof = try proof(column, 0...100, .vertical, other: other)
      #expect(proof.pieces.map { "\($0.interval)" }.joined() == "[0, 30](30, 100]" || !proof.pieces.isEmpty)
      try checkCover(proof)
    }
  }

  /// No length is left out, and none belongs to two intervals.
  private func checkCover(_ proof: RangeProof) throws {
    var expected = ExactInterval.End(proof.range.lengths.lowerBound)
    for piece in proof.pieces {
      #expect(piece.interval.lower == expected)
      let upper = try #require(piece.interval.upper)
      expected = ExactInterval.End(upper.value, isIncluded: !upper.isIncluded)
    }
    #expect(expected == ExactInterval.End(proof.range.lengths.upperBound, isIncluded: false))
  }

  @Test("Random trees: covered without a gap, and any length laid out anew is as the piece says")
  func randomTrees() throws {
    let count = ProcessInfo.processInfo.environment["TAUT_PROOFS"].flatMap(Int.init) ?? 120
    var intervals = 0
    for seed in 0..<UInt64(count) {
      var generator = TreeGenerator(seed: 77_000 + seed, hasOpaqueCode: false)
      let tree = try LayoutTree(generator.tree())
      let other = ExactProposal(generator.proposal()).height
      let question = ContainerRange(widths: 0...700, height: other)
      let verdict = try RangeProver().prove(tree, over: question)
      // The ratio of an ideal size that its container decides is no linear function.
      if case .sampled = verdict, Self.hasRatioOfContainer(tree) { continue }
      guard case .proven(let proof) = verdict else {
        Issue.record("seed \(77_000 + seed): \(verdict)")
        continue
      }
      intervals += proof.pieces.count
      try checkCover(proof)
      for piece in proof.pieces.prefix(6) { try checkAnew(piece, tree, question) }
    }
    print("proven: \(count) random trees, \(intervals) intervals")
  }

  /// Whether a container decides an ideal size whose ratio counts.
  private static func hasRatioOfContainer(_ tree: LayoutTree) -> Bool {
    tree.nodes.contains { node in
      (node.element as? AspectRatioElement).map { $0.ratio == nil } ?? false
        && node.children.contains { tree[$0].traits.readsContainer }
    }
  }

  private func checkAnew(_ piece: RangeProof.Piece, _ tree: LayoutTree, _ question: ContainerRange) throws {
    let length = piece.interval.isPoint ? piece.interval.lower?.value ?? 0 : piece.interval.inside
    let result = try ConstraintEngine().layout(tree, in: question.container(at: length).doubles)
    let other = try ReferenceEngine().layout(tree, in: question.container(at: length).doubles)
    for view in result.views {
      let frame = try #require(piece.frames[view.index.position])
      let plain = try #require(other.views.first { $0.index == view.index })
      for (number, coordinate) in [
        (view.frame.size.width, FrameCoordinate.width), (view.frame.origin.y, .y),
        (plain.frame.origin.x, .x), (plain.frame.size.height, .height),
      ] {
        guard case .finite(let value) = frame[coordinate].value(at: length) else {
          #expect(!number.isFinite)
          continue
        }
        #expect(abs(value.doubleValue - Double(number)) < 1e-6)
      }
    }
  }

  /// A layout of one's own, of which nothing is known.
  private struct Own: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: (proposal.width ?? 10) * 0.5, height: 20)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test("Opaque code is sampled, and named")
  func sampled() throws {
    let own = LayoutNode(
      CustomLayoutElement(Own()), children: [LayoutNode(ShapeElement(kind: "Color"))], place: ".1")
    let row = LayoutNode(
      StackElement(axis: .horizontal, spacing: 0, alignment: VerticalAlignment.center.key),
      children: [LayoutNode(ShapeElement(kind: "Color"), place: ".0"), own])
    var prover = RangeProver()
    prover.sampleCount = 101
    let tree = try LayoutTree(row)
    let verdict = try prover.prove(
      tree, over: ContainerRange(widths: 200...800, height: 100))
    guard case .sampled(let sampling) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(sampling.count == 101)
    #expect(sampling.opaqueViews.map { tree[$0].path } == ["root.1"])
    // At a fixed size the same code is asked one question only, whatever the container's.
    let fixed = LayoutNode(FrameElement(width: 100, height: 50, alignment: .center), children: [own])
    guard
      case .proven = try prover.prove(
        LayoutTree(fixed), over: ContainerRange(widths: 200...800))
    else {
      Issue.record("a layout at a fixed size is proven")
      return
    }
  }
}
