import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct GridMutants: MutantRule {
  typealias Element = GridElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.GridRule(), ConstraintLayout.GridRule(),
      [
        .sizeOff(.horizontal), .swappedSize, .nilForgotten(.vertical), .placedOff(.vertical),
        .proposesNil(.horizontal),
      ],
      [
        .changing("spacing off by one") { $0.horizontalSpacing = ($0.horizontalSpacing ?? 8) + 1 },
        .changing("default spacing forgotten") { $0.defaultSpacing = 0 },
        .changing("leading at the top") { $0.alignment = .topLeading },
        .changing("rows are columns") {
          $0.rows = $0.rows.flatMap { row in
            guard case .cells(let count, let alignment) = row else { return [row] }
            return Array(repeating: GridElement.Row.cells(1, alignment: alignment), count: count)
          }
        },
      ])
  }
}
