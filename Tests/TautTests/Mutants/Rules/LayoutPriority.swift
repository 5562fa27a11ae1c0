import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct LayoutPriorityMutants: MutantRule {
  typealias Element = LayoutPriorityElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.LayoutPriorityRule(), ConstraintLayout.LayoutPriorityRule(), Fault.passingThrough)
  }
}
