import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct FrameMutants: MutantRule {
  typealias Element = FrameElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.FrameRule(), ConstraintLayout.FrameRule(),
      [.sizeOff(.vertical), .swappedSize, .placedOff(.horizontal), .proposesOwn, .proposesSize],
      [
        .setting("width forgotten", .width) { _ in nil },
        Change("swapped sides") { FrameElement(width: $0.height, height: $0.width, alignment: $0.alignment) },
        .aligning("top leading", .topLeading),
      ])
  }
}
