import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct GridCellMutants: MutantRule {
  typealias Element = GridCellElement

  var mutants: [Mutant] {
    Mutant.of(ReferenceLayout.GridCellRule(), ConstraintLayout.GridCellRule(), Fault.passingThrough)
  }
}
