import LayoutCore

/// A stack's children follow each other along its axis and are aligned across it.
struct StackExplanation: ParentExplanation {
  let element: StackElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { false }
  var stackAxis: Axis? { element.axis }

  /// The stack along the other axis, aligned alike: leading is top, and trailing is bottom.
  var turned: (any LayoutElement)? {
    let (now, then) = (
      AlignmentKey.standard(along: element.alignment.axis),
      AlignmentKey.standard(along: element.alignment.axis.across)
    )
    let key =
      element.alignment == now.start ? then.start : element.alignment == now.end ? then.end : then.center
    return StackElement(
      axis: element.axis.across, spacing: element.spacing, alignment: key,
      defaultSpacing: element.defaultSpacing)
  }

  func call(along axis: Axis) -> String {
    element.spacing == nil ? element.kind : "\(element.kind)(spacing: \(value(.spacing)))"
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    guard parameter == .spacing else { return plainPhrase(parameter, owner) }
    if element.spacing == nil { return owned("default spacing", by: owner ?? "the \(element.kind)") }
    return owner.map { owned("spacing \(value(.spacing))", by: $0) } ?? call(along: element.axis)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    guard axis == element.axis else {
      return view.aligned(child, by: element.alignment, onLineOf: view.children)
    }
    let previous = view.children.prefix { $0.index != child.index }.last
    return previous.map { .follows($0.index, gap: child.gap(after: $0, along: axis) ?? 0) } ?? .first
  }

  func ownLength(along axis: Axis, in view: ExplainedView) -> String? { "its own \(Words.side(axis))" }
}
