import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct IgnoresSafeAreaMutants: MutantRule {
  typealias Element = IgnoresSafeAreaElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.IgnoresSafeAreaRule(), ConstraintLayout.IgnoresSafeAreaRule(),
      [.sizeOff(.horizontal), .swappedProposal, .placedOff(.vertical), .proposesOwn, .guideOff],
      [
        .changing("top and bottom exchanged") {
          guard let reach = $0.reach else { return }
          $0.reach?.top = reach.bottom
          $0.reach?.bottom = reach.top
        },
        .changing("leading forgotten") { $0.reach?.leading = 0 },
        .changing("trailing off by one") { $0.reach?.trailing += 1 },
      ])
  }
}
