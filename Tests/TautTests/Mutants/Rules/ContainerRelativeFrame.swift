import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct ContainerRelativeFrameMutants: MutantRule {
  typealias Element = ContainerRelativeFrameElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.ContainerRelativeFrameRule(), ConstraintLayout.ContainerRelativeFrameRule(),
      [.sizeOff(.horizontal), .placedOff(.vertical), .proposesOwn],
      [
        .changing("one part more") { $0.count += 1 }, .changing("takes one part more") { $0.span += 1 },
        .changing("spacing is wider") { $0.spacing += 3 },
        .changing("other alignment") { $0.alignment = $0.alignment == .center ? .topLeading : .center },
      ])
  }
}
