import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct ImageMutants: MutantRule {
  typealias Element = ImageElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.ImageRule(), ConstraintLayout.ImageRule(),
      [.sizeOff(.horizontal), .swappedSize, .nilForgotten(.vertical), .sideDropped(.horizontal)],
      [.changing("resizable or not") { $0.isResizable.toggle() }])
  }
}
