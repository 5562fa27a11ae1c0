import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct ShapeMutants: MutantRule {
  typealias Element = ShapeElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.ShapeRule(), ConstraintLayout.ShapeRule(),
      [.sizeOff(.vertical), .swappedSize, .nilForgotten(.horizontal), .sideDropped(.vertical)])
  }
}
