import ElementTree
import LinearProgramming

/// A flexible frame keeps its sides between limits.
package struct FlexibleFrameRule: ConstraintRule {
  package init() {}

  package func size(
    of frame: FlexibleFrameElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let asked = childProposal(frame, proposal, view)
    let child = try view[0].size(at: asked)
    return SizeExpression.sides { axis in
      side(
        axis, Limits(frame[axis], axis, view), proposal: proposal[axis], asked: asked[axis],
        child: child[axis], view)
    }
  }

  /// Between two limits a side is as long as it is proposed, whatever the child is; so is an ideal one where nothing is.
  package func length(
    of frame: FlexibleFrameElement, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent {
    let limits = Limits(frame[axis], axis, view)
    let needsChild =
      proposal[axis] == nil ? limits.ideal == nil : limits.minimum == nil || limits.maximum == nil
    let asked = needsChild ? childProposal(frame, proposal, view) : ProposalExpression(nil, nil)
    return try side(
      axis, limits, proposal: proposal[axis], asked: asked[axis],
      child: try view[0].length(along: axis, at: asked), view)
  }

  /// As of what it wraps.
  package func separableAxes(of frame: FlexibleFrameElement, around children: ChildrenAxes) -> Axis.Set {
    children[0]
  }

  package func placements(
    of frame: FlexibleFrameElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let size = try view.size(at: proposal)
    let asked = try ProposalExpression.sides { axis in
      let isOpen = proposal[axis] == nil && frame[axis].ideal == nil
      return try isOpen && isBetweenLimits(axis, Limits(frame[axis], axis, view), size[axis], view)
        ? nil : size[axis]
    }
    let origin = try frame.alignment.origin(of: view[0], at: asked, inFrameOf: size)
    return [PlacementExpression(at: origin, proposing: asked)]
  }

  /// The limits of one axis, as they are written.
  private struct Limits {
    var minimum: Bound?
    var ideal: Bound?
    var maximum: Bound?

    init(_ limits: FlexibleFrameElement.Limits, _ axis: Axis, _ view: Emitter) {
      func bound(_ limit: Double, _ parameter: ParameterName) -> Bound {
        let extent =
          limit.isFinite ? view.written(parameter, limit) : limit > 0 ? .infinite : .negativeInfinite
        return Bound(extent, because: .written(parameter))
      }
      let isWidth = axis == .horizontal
      minimum = limits.minimum.map { bound($0, isWidth ? .minWidth : .minHeight) }
      ideal = limits.ideal.map { bound($0, isWidth ? .idealWidth : .idealHeight) }
      maximum = limits.maximum.map { bound($0, isWidth ? .maxWidth : .maxHeight) }
    }

    var atLeast: [Bound] { minimum.map { [$0] } ?? [] }
    var atMost: [Bound] { maximum.map { [$0] } ?? [] }
  }

  /// What the child is proposed when the frame is measured: the proposal or the ideal, between the limits.
  private func childProposal(
    _ frame: FlexibleFrameElement, _ proposal: ProposalExpression, _ view: Emitter
  ) -> ProposalExpression {
    ProposalExpression.sides { axis in
      let limits = Limits(frame[axis], axis, view)
      guard let wish = proposal[axis].map({ Bound($0, because: .offered) }) ?? limits.ideal else {
        return nil
      }
      return view.length(
        .offered(axis), along: axis, preferring: wish.extent, because: wish.cause, atMost: limits.atMost,
        atLeast: limits.atLeast)
    }
  }

  private func side(
    _ axis: Axis, _ limits: Limits, proposal: Extent?, asked: Extent?,
    child: @autoclosure () throws -> Extent, _ view: Emitter
  ) rethrows -> Extent {
    func length(
      _ preferred: Extent, _ cause: Cause, atMost upper: [Bound] = [], atLeast lower: [Bound] = []
    ) -> Extent {
      view.length(
        .side(axis), along: axis, preferring: preferred, because: cause, atMost: upper, atLeast: lower)
    }
    if proposal == nil, let ideal = limits.ideal { return length(ideal.extent, ideal.cause) }
    let offered = asked.map { [Bound($0, because: .offered)] } ?? []
    switch (limits.minimum, limits.maximum) {
    case (.some, .some):
      return length(
        try proposal ?? child(), proposal == nil ? .child : .offered, atMost: limits.atMost,
        atLeast: limits.atLeast)
    case (.some, nil): return length(try child(), .child, atMost: offered, atLeast: limits.atLeast)
    case (nil, .some): return length(try child(), .child, atMost: limits.atMost, atLeast: offered)
    case (nil, nil): return length(try child(), .child)
    }
  }

  private func isBetweenLimits(
    _ axis: Axis, _ limits: Limits, _ size: Extent, _ view: Emitter
  ) throws -> Bool {
    func isPositive(_ difference: Extent) throws -> Bool {
      switch difference {
      case .finite(let expression):
        return try view.decidePositive(expression, .betweenLimits(frame: view.index, axis))
      case .infinite: return true
      case .negativeInfinite: return false
      }
    }
    if let minimum = limits.minimum?.extent {
      if size.isInfinite && size == minimum { return false }
      guard try isPositive(size - minimum) else { return false }
    }
    if let maximum = limits.maximum?.extent {
      if size.isInfinite && size == maximum { return false }
      guard try isPositive(maximum - size) else { return false }
    }
    return true
  }
}
