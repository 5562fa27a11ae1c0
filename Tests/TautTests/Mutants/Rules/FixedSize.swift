import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct FixedSizeMutants: MutantRule {
  typealias Element = FixedSizeElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.FixedSizeRule(), ConstraintLayout.FixedSizeRule(),
      [.sizeOff(.horizontal), .swappedProposal, .placedOff(.vertical), .proposesOwn],
      [
        .changing("horizontal or not") { $0.horizontal.toggle() },
        .changing("swapped axes") { ($0.horizontal, $0.vertical) = ($0.vertical, $0.horizontal) },
      ])
  }
}
