import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct ViewThatFitsMutants: MutantRule {
  typealias Element = ViewThatFitsElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.ViewThatFitsRule(), ConstraintLayout.ViewThatFitsRule(),
      [.sizeOff(.horizontal), .sideDropped(.vertical), .placedOff(.horizontal), .proposesNil(.vertical)],
      [
        .changing("width alone") { $0.axes = .horizontal }, .changing("height alone") { $0.axes = .vertical },
        .changing("the first one always") { $0.axes = [] },
      ])
  }
}
