import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct PositionMutants: MutantRule {
  typealias Element = PositionElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.PositionRule(), ConstraintLayout.PositionRule(),
      [.sizeOff(.horizontal), .nilForgotten(.vertical), .placedOff(.vertical), .proposesOwn],
      [.changing("swapped axes") { ($0.x, $0.y) = ($0.y, $0.x) }])
  }
}
