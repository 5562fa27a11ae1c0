import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct FlexibleFrameMutants: MutantRule {
  typealias Element = FlexibleFrameElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.FlexibleFrameRule(), ConstraintLayout.FlexibleFrameRule(),
      [
        .sizeOff(.horizontal), .swappedSize, .swappedProposal, .nilForgotten(.horizontal),
        .placedOff(.vertical), .proposesOwn, .proposesSize,
      ],
      [
        .setting("minimum forgotten", .minWidth) { _ in nil },
        .setting("ideal forgotten", .idealWidth) { _ in nil },
        .setting("maximum forgotten", .maxWidth) { _ in nil },
        .setting("maximum off by one", .maxWidth) { $0.map { $0 + 1 } },
        .aligning("top leading", .topLeading),
      ])
  }
}
