import LinearProgramming
import Taut
import Testing

@testable import ConstraintLayout

@Suite("Baselines are stated where somebody may ask for them")
struct BaselineTests {
  /// The guides that the programs of a row of texts and a colour speak of, by their names.
  private func guides(alignedBy alignment: VerticalAlignment, _ children: [LayoutNode]) throws -> Set<String>
  {
    let row = LayoutNode(
      StackElement(axis: .horizontal, spacing: 2, alignment: alignment.key), children: children)
    let solution = try ConstraintEngine().solve(
      LayoutTree(row), in: ProposedViewSize(width: 90, height: 50))
    var names: Set<String> = []
    for block in solution.root.blocks {
      for variable in block.program.variables {
        if case .guide(let key) = block.program.label(of: variable).role { names.insert(key.name) }
      }
    }
    return names
  }

  private let texts = [Sample.text("one two three"), Sample.color, Sample.text("four")]

  @Test("Where views are centred, no text says where its lines stand")
  func centred() throws {
    #expect(try guides(alignedBy: .center, texts).isEmpty)
  }

  @Test("Where they are aligned by one baseline, each says that one")
  func aligned() throws {
    #expect(
      try guides(alignedBy: .firstTextBaseline, texts) == [VerticalAlignment.firstTextBaseline.key.name])
    #expect(try guides(alignedBy: .lastTextBaseline, texts) == [VerticalAlignment.lastTextBaseline.key.name])
  }

  @Test("Code that may ask for any is answered both")
  func any() throws {
    let shifted = Sample.color.wrapped(
      AlignmentGuideElement(guide: VerticalAlignment.center.key, value: .opaque { $0.height / 3 }))
    let names = try guides(alignedBy: .center, texts + [shifted])
    #expect(names.contains(VerticalAlignment.firstTextBaseline.key.name))
    #expect(names.contains(VerticalAlignment.lastTextBaseline.key.name))
  }
}
