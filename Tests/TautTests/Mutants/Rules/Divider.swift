import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct DividerMutants: MutantRule {
  typealias Element = DividerElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.DividerRule(), ConstraintLayout.DividerRule(),
      [.sizeOff(.vertical), .swappedProposal, .nilForgotten(.horizontal)],
      [.changing("other axis") { $0.axis = $0.thicknessAxis.across }])
  }
}
