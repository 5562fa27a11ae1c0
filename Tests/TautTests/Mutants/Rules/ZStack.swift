import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct ZStackMutants: MutantRule {
  typealias Element = ZStackElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.ZStackRule(), ConstraintLayout.ZStackRule(),
      [
        .sizeOff(.vertical), .swappedSize, .swappedProposal, .placedOff(.horizontal), .proposesOwn,
        .proposesNil(.vertical), .guideOff,
      ], [.changing("top leading") { $0.alignment = .topLeading }])
  }
}
