import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct MeasuredMutants: MutantRule {
  typealias Element = MeasuredElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.MeasuredRule(), ConstraintLayout.MeasuredRule(),
      [
        .sizeOff(.vertical), .swappedSize, .sideDropped(.horizontal), .sideDropped(.vertical), .guideOff,
        .guideForgotten,
      ])
  }
}
