import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct OffsetMutants: MutantRule {
  typealias Element = OffsetElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.OffsetRule(), ConstraintLayout.OffsetRule(),
      [.sizeOff(.vertical), .placedOff(.horizontal), .swappedPlaces, .guideOff],
      [.changing("the other way") { $0.x.negate() }])
  }
}
