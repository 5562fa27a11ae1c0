import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct FlowMutants: MutantRule {
  typealias Element = FlowElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.FlowRule(), ConstraintLayout.FlowRule(),
      [
        .sizeOff(.vertical), .swappedSize, .swappedProposal, .placedOff(.horizontal), .swappedPlaces,
        .proposesOwn, .guideOff,
      ])
  }
}
