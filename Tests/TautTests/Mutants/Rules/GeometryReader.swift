import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct GeometryReaderMutants: MutantRule {
  typealias Element = GeometryReaderElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.GeometryReaderRule(), ConstraintLayout.GeometryReaderRule(),
      [
        .sizeOff(.horizontal), .nilForgotten(.vertical), .placedOff(.vertical), .proposesOwn,
        .proposesNil(.horizontal),
      ])
  }
}
