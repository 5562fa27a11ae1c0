import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct StackMutants: MutantRule {
  typealias Element = StackElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.StackRule(), ConstraintLayout.StackRule(),
      [
        .sizeOff(.horizontal), .swappedSize, .swappedProposal, .nilForgotten(.vertical),
        .placedOff(.vertical), .swappedPlaces, .proposesOwn, .proposesSize, .guideOff, .guideForgotten,
      ],
      [
        .changing("spacing off by one") { $0.spacing = ($0.spacing ?? 8) + 1 },
        .changing("default spacing forgotten") { $0.defaultSpacing = 0 },
        .changing("leading or top") {
          $0.alignment = $0.axis == .horizontal ? VerticalAlignment.top.key : HorizontalAlignment.leading.key
        },
      ])
  }
}
