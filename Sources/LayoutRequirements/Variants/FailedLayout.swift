import LayoutCore
import LayoutLanguages

/// A layout in which a requirement fails by the most: what is drawn of a failure.
package struct FailedLayout: Sendable {
  /// The requirement.
  package var requirement: Requirement
  /// The views.
  package var tree: LayoutTree
  /// The container, in points.
  package var size: ProposedViewSize
  /// The text size, language and direction; as the scene says where all of them are `nil`.
  package var variant = LayoutVariant()
}

extension RequirementReport {
  /// The layouts in which requirements fail, one for each that does.
  package var failedLayouts: [FailedLayout] { verdicts.compactMap { layout(of: $0, in: LayoutVariant()) } }

  /// The layout in which a requirement fails by the most; `nil` where it holds.
  fileprivate func layout(of verdict: RequirementVerdict, in variant: LayoutVariant) -> FailedLayout? {
    verdict.worst.map {
      FailedLayout(
        requirement: verdict.requirement, tree: tree, size: range.container(at: $0.shownSize).doubles,
        variant: variant)
    }
  }
}

extension VariantReport {
  /// The layouts in which requirements fail, one for each that does: in the variant in which it does so by the most.
  package var failedLayouts: [FailedLayout] {
    requirements.compactMap { requirement in
      failures(of: requirement).first.flatMap {
        $0.report.layout(of: $0.verdict, in: $0.worstVariants.first ?? LayoutVariant())
      }
    }
  }
}
