import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct AlignmentGuideMutants: MutantRule {
  typealias Element = AlignmentGuideElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.AlignmentGuideRule(), ConstraintLayout.AlignmentGuideRule(),
      Fault.passingThrough + [.guideForgotten],
      [
        .changing("other guide") {
          $0.guide =
            $0.guide.axis == .horizontal ? HorizontalAlignment.center.key : VerticalAlignment.center.key
        }
      ])
  }
}
