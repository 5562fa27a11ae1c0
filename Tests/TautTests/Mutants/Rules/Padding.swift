import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct PaddingMutants: MutantRule {
  typealias Element = PaddingElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.PaddingRule(), ConstraintLayout.PaddingRule(),
      [.sizeOff(.vertical), .swappedProposal, .nilForgotten(.horizontal), .proposesOwn, .proposesSize],
      [
        .changing("leading and trailing exchanged") {
          ($0.insets.leading, $0.insets.trailing) = ($0.insets.trailing, $0.insets.leading)
        }, .changing("top forgotten") { $0.insets.top = 0 },
        .changing("trailing off by one") { $0.insets.trailing += 1 },
      ])
  }
}
