import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct AppearanceMutants: MutantRule {
  typealias Element = AppearanceElement

  var mutants: [Mutant] {
    Mutant.of(ReferenceLayout.AppearanceRule(), ConstraintLayout.AppearanceRule(), Fault.passingThrough)
  }
}
