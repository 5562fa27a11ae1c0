import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct OverlayMutants: MutantRule {
  typealias Element = OverlayElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.OverlayRule(), ConstraintLayout.OverlayRule(),
      [.sizeOff(.horizontal), .swappedProposal, .placedOff(.vertical), .proposesOwn, .guideOff],
      [
        .changing("top leading") { $0.alignment = .topLeading },
        .changing("bottom trailing") { $0.alignment = .bottomTrailing },
      ])
  }
}
