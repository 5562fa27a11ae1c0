import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct LayoutValueMutants: MutantRule {
  typealias Element = LayoutValueElement

  var mutants: [Mutant] {
    Mutant.of(ReferenceLayout.LayoutValueRule(), ConstraintLayout.LayoutValueRule(), Fault.passingThrough)
  }
}
