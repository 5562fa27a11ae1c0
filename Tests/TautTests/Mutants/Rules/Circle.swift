import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct CircleMutants: MutantRule {
  typealias Element = CircleElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.CircleRule(), ConstraintLayout.CircleRule(),
      [.sizeOff(.horizontal), .nilForgotten(.vertical), .sideDropped(.horizontal)])
  }
}
