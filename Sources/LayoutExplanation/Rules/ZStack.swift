import LayoutCore

/// A z-stack's children are aligned on a line along each axis, set by those of the highest priority.
struct ZStackExplanation: ParentExplanation {
  let element: ZStackElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    let children = view.children
    let counts = ZStackElement.counts(children.map(\.node.traits.priority))
    let counted = zip(children, counts).filter { $0.1 }.map(\.0)
    return view.aligned(child, by: element.alignment[axis], onLineOf: counted)
  }

  func ownLength(along axis: Axis, in view: ExplainedView) -> String? { "its own \(Words.side(axis))" }
}
