import LayoutCore
import LinearProgramming

/// What changes the drawing alone, or names a view, has no part in layout.
struct AppearanceExplanation: ParentExplanation {
  let element: AppearanceElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func idealSize(in view: ExplainedView) -> [Rational]? {
    view.children.first.flatMap { $0.room.idealSize(in: $0) }
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    nil
  }
}
