import LayoutCore
import LayoutLanguages

/// The layout in which a requirement fails by the most, to be drawn.
package struct FailedLayout: Sendable {
  package var requirement: Requirement
  package var tree: LayoutTree
  /// The container, in points.
  package var size: ProposedViewSize
  /// The text size, language and direction; the scene's own where all of them are `nil`.
  package var variant = LayoutVariant()
}

extension RequirementReport {
  /// A layout for each requirement that fails.
  package var failedLayouts: [FailedLayout] { verdicts.compactMap { layout(of: $0, in: LayoutVariant()) } }

  /// Returns the layout in which a requirement fails by the most; `nil` if it holds.
  fileprivate func layout(of verdict: RequirementVerdict, in variant: LayoutVariant) -> FailedLayout? {
    verdict.worst.map {
      FailedLayout(
        requirement: verdict.requirement, tree: tree, size: range.container(at: $0.shownSize).doubles,
        variant: variant)
    }
  }
}

extension VariantReport {
  /// A layout for each requirement that fails, in the variant in which it fails by the most.
  package var failedLayouts: [FailedLayout] {
    requirements.compactMap { requirement in
      failures(of: requirement).first.flatMap {
        $0.report.layout(of: $0.verdict, in: $0.worstVariants.first ?? LayoutVariant())
      }
    }
  }
}
