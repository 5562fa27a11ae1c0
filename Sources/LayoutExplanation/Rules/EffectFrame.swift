import ConstraintLayout
import LayoutCore
import LinearProgramming

/// The room of an effect is told by the sides of the view that it adds up.
struct EffectFrameExplanation: ParentExplanation {
  let element: EffectFrameElement
  var couplesAxes: Bool { !element.keepsAxes }
  var isRemovable: Bool { true }
  /// The view lies in the box as it is drawn, and its own frame may be longer.
  var letsContentOverhang: Bool { true }

  func call(along axis: Axis) -> String {
    switch element.effect {
    case .rotation: "rotationEffect(.degrees(\(value(.degrees)))) with its frame"
    case .scale: "scaleEffect(x: \(value(.x)), y: \(value(.y))) with its frame"
    }
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owned(call(along: .horizontal), by: owner)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    .middle
  }

  /// `the box around it as it is drawn (0.77 x 80 + 0.64 x 20)`.
  func sum(along axis: Axis, in view: ExplainedView) -> String? {
    guard let child = view.children.first else { return nil }
    let parts = [axis, axis.across].compactMap { side -> String? in
      let share = element.share(of: side, in: axis)
      guard share != 0, let length = child.length(side) else { return nil }
      return share == 1 ? Words.points(length) : "\(Words.plain(share)) x \(Words.points(length))"
    }
    let inside = view.names.inside(child.index)
    return "the box around \(inside) as it is drawn (\(parts.isEmpty ? "0" : parts.joined(separator: " + ")))"
  }

  func offerer(along axis: Axis, in view: ExplainedView) -> String { call(along: axis) + view.placeClause }
}
