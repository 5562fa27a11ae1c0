import ConstraintLayout
import Foundation
import LayoutEquivalence
import LayoutTesting
import Taut
import TestSupport
import Testing

@Suite("Rounding moves no line break")
struct RoundingTests {
  /// Four paddings of 9.15 and 19.1 are a little more than 56.5 in exact numbers, and 56.5 in doubles: where that moves a
  /// border itself, the engines agree in exact numbers alone.
  @Test("Padded texts in z-stacks and rows are laid out alike by both engines")
  func paddedTexts() throws {
    let stacked = try compare { content in AnyView(ZStack { content }) }
    let inRows = try compare { content in AnyView(HStack(spacing: 0.1) { content }) }
    print(
      "rounding: \(stacked) z-stacks and \(inRows) rows equal in exact numbers only, from \(TestSize.seed)")
    #expect(stacked + inRows <= TestSize.trees(300) / 20)
  }

  /// The frame's third of 671 is no double; what the layout hands the row on at is one.
  @Test("A text beside a third of the container breaks alike where a custom layout hands its row on")
  func thirdsInsideCustomLayouts() throws {
    let row = HStack(alignment: .center, spacing: 8) {
      Text("taut constraint constraint a badge is")
      Color.clear.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 0)
    }
    for width in 600...700 {
      let view = Delegating(inner: ZStackLayout(alignment: .center)) { row }
      let tree = try LayoutTree(view)
      let size = ProposedViewSize(width: CGFloat(width), height: 521)
      let plain = try ReferenceEngine().layout(tree, in: size)
      let solved = try ConstraintEngine().layout(tree, in: size)
      let differences = plain.disagreements(with: solved)
      #expect(differences.isEmpty, "\(width): \(differences)")
    }
  }

  private func compare(
    _ container: (ForEach<Range<Int>, Int, AnyView>) -> AnyView
  ) throws -> Int {
    var exactly = 0
    for number in 0..<UInt64(TestSize.trees(300)) {
      let seed = TestSize.seed &+ number
      var generator = TreeGenerator(seed: seed)
      let words = "alpha beta gamma delta epsilon zeta eta theta iota kappa".split(separator: " ")
      func padding() -> CGFloat { CGFloat(generator.pick(Array(0...200))) / 10 }
      let texts = (0..<generator.pick([1, 2, 3])).map { _ in
        let text = (0..<generator.pick([1, 2, 3, 4])).map { _ in String(generator.pick(words)) }
        return AnyView(Text(text.joined(separator: " ")).padding(padding()).padding(padding() / 2))
      }
      let tree = try LayoutTree(container(ForEach(texts.indices, id: \.self) { texts[$0] }))
      let size = ProposedViewSize(width: 40 + padding() * 13, height: 200)
      let plain = try ReferenceEngine().layout(tree, in: size)
      let solved = try ConstraintEngine().layout(tree, in: size)
      guard !plain.disagreements(with: solved).isEmpty else { continue }
      exactly += 1
      let exact = try ConstraintEngine().solve(tree, in: size)
      #expect(try exact.isExactly(ReferenceEngine(), tree), "seed \(seed), \(size)")
    }
    return exactly
  }
}
