import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct CustomLayoutMutants: MutantRule {
  typealias Element = CustomLayoutElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.CustomLayoutRule(), ConstraintLayout.CustomLayoutRule(),
      [
        .sizeOff(.horizontal), .swappedSize, .swappedProposal, .placedOff(.vertical), .swappedPlaces,
        .proposesNil(.horizontal), .guideOff, .guideForgotten,
      ])
  }
}
