import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct SpacerMutants: MutantRule {
  typealias Element = SpacerElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.SpacerRule(), ConstraintLayout.SpacerRule(),
      [.sizeOff(.horizontal), .swappedSize, .swappedProposal, .sideDropped(.vertical)],
      [
        .changing("minimum off by one") { $0.minLength = $0.minimum + 1 },
        .changing("other axis") { $0.axis = $0.axis?.across ?? .vertical },
        .changing("flexible on both axes") { $0.axis = nil },
      ])
  }
}
