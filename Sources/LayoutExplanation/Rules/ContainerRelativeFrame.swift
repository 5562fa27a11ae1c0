import LayoutCore

/// Container-relative frames are named by the parts of the container that they take.
struct ContainerRelativeFrameExplanation: ParentExplanation {
  let element: ContainerRelativeFrameElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String {
    "containerRelativeFrame(\(parts)\(aligned(element.alignment[axis])))"
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    let call = owned("containerRelativeFrame(\(parts))", by: owner)
    return parameter == .spacing ? "the spacing \(value(.spacing)) of \(call)" : call
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    view.framed(child, by: element.alignment[axis])
  }

  func offerer(along axis: Axis, in view: ExplainedView) -> String { call(along: axis) + view.placeClause }

  /// The axes, and the parts where there is more than one: `.horizontal, count: 3, span: 2, spacing: 8`.
  private var parts: String {
    let axes = Axis.allCases.filter(element.axes.contains).map { ".\($0)" }
    let all = axes.count == 1 ? axes[0] : "[\(axes.joined(separator: ", "))]"
    return element.count == 1 && element.span == 1
      ? all : "\(all), count: \(element.count), span: \(element.span), spacing: \(value(.spacing))"
  }
}
