import LayoutCore

/// What is drawn, or names a view, has no part in layout.
struct AppearanceExplanation: ParentExplanation {
  let element: AppearanceElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    plainPhrase(parameter, owner)
  }
}
