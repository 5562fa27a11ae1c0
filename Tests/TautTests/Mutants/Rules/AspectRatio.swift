import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct AspectRatioMutants: MutantRule {
  typealias Element = AspectRatioElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.AspectRatioRule(), ConstraintLayout.AspectRatioRule(),
      [.sizeOff(.horizontal), .swappedProposal, .nilForgotten(.vertical), .proposesOwn],
      [
        .changing("ratio upside down") { $0.ratio = $0.ratio.map { 1 / $0 } },
        .changing("fit or fill") { $0.contentMode = $0.contentMode == .fit ? .fill : .fit },
        .changing("ratio forgotten") { $0.ratio = nil },
      ])
  }
}
