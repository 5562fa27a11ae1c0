import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct ScrollViewMutants: MutantRule {
  typealias Element = ScrollViewElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.ScrollViewRule(), ConstraintLayout.ScrollViewRule(),
      [.sizeOff(.horizontal), .sideDropped(.vertical), .placedOff(.horizontal), .proposesOwn, .proposesSize],
      [.changing("all axes") { $0.axes = [.horizontal, .vertical] }, .changing("no axis") { $0.axes = [] }])
  }
}
