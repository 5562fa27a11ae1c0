import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct LazyGridMutants: MutantRule {
  typealias Element = LazyGridElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.LazyGridRule(), ConstraintLayout.LazyGridRule(),
      [
        .sizeOff(.horizontal), .swappedSize, .nilForgotten(.vertical), .placedOff(.vertical),
        .proposesNil(.horizontal),
      ],
      [
        .changing("spacing off by one") { $0.spacing += 1 },
        .changing("gaps forgotten") { grid in
          for place in grid.items.indices { grid.items[place].spacing = 0 }
        },
        .changing("items of no alignment") { grid in
          for place in grid.items.indices { grid.items[place].alignment = nil }
        },
        .changing("leading at the top") { $0.alignment = .topLeading },
        .changing("sections forgotten") { $0.parts = [] },
        .changing("adaptive is flexible") { grid in
          for place in grid.items.indices {
            if case .adaptive(let minimum, let maximum) = grid.items[place].size {
              grid.items[place].size = .flexible(minimum: minimum, maximum: maximum)
            }
          }
        },
      ])
  }
}
