import ElementTree
import LinearProgramming

/// The rule of a frame: its written width or height, and the child's length along an axis without one.
package struct FrameRule: ConstraintRule {
  package init() {}

  package func size(
    of frame: FrameElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: childProposal(frame, proposal, view))
    return SizeExpression.sides { axis in side(axis, frame, view) ?? view.taken(child, axis) }
  }

  /// Returns the written length, or the child's; the child is measured only for the latter.
  package func length(
    of frame: FrameElement, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent {
    if let side = side(axis, frame, view) { return side }
    let child = try view[0].length(along: axis, at: childProposal(frame, proposal, view))
    return view.taken(child, along: axis)
  }

  /// Returns both axes if a length is written, and otherwise the child's axes.
  ///
  /// A written length is the child's proposal along its axis, whatever the frame is proposed.
  package func separableAxes(of frame: FrameElement, around children: ChildrenAxes) -> Axis.Set {
    frame.width != nil || frame.height != nil ? .all : children[0]
  }

  package func placements(
    of frame: FrameElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let asked = childProposal(frame, proposal, view)
    let origin = try frame.alignment.origin(of: view[0], at: asked, inFrameOf: view.size(at: proposal))
    return [PlacementExpression(at: origin, proposing: asked)]
  }

  private func side(_ axis: Axis, _ frame: FrameElement, _ view: Emitter) -> Extent? {
    frame[axis].map { side in
      view.length(
        .side(axis), along: axis, preferring: given(axis, side, view), because: .written(parameter(axis)))
    }
  }

  private func childProposal(
    _ frame: FrameElement, _ proposal: ProposalExpression, _ view: Emitter
  ) -> ProposalExpression {
    ProposalExpression.sides { axis in frame[axis].map { given(axis, $0, view) } ?? proposal[axis] }
  }

  private func given(_ axis: Axis, _ side: Double, _ view: Emitter) -> Extent {
    view.written(parameter(axis), side)
  }

  private func parameter(_ axis: Axis) -> ParameterName { axis == .horizontal ? .width : .height }
}

/// The rule of a flexible frame, which keeps its sides between limits.
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

  /// Returns the length without measuring the child if it depends on the proposal and the limits alone.
  ///
  /// It does so with a proposal and both limits, and with an ideal length and no proposal.
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

  /// Returns the axes of the wrapped view.
  package func separableAxes(of frame: FlexibleFrameElement, around children: ChildrenAxes) -> Axis.Set {
    children[0]
  }

  package func placements(
    of frame: FlexibleFrameElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let size = try view.size(at: proposal)
    let childProposal = try ProposalExpression.sides { axis in
      let isOpen = proposal[axis] == nil && frame[axis].ideal == nil
      return try isOpen && isBetweenLimits(axis, Limits(frame[axis], axis, view), size[axis], view)
        ? nil : size[axis]
    }
    let origin = try frame.alignment.origin(of: view[0], at: childProposal, inFrameOf: size)
    return [PlacementExpression(at: origin, proposing: childProposal)]
  }

  /// The limits of one axis, as written lengths.
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

  /// Returns the child's proposal while the frame is measured.
  ///
  /// It is the frame's own proposal, or the ideal length, clamped to the limits.
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

/// The rule of a container-relative frame, which spans some of the equal parts of its container.
///
/// It has the child's length where the container has no finite one.
package struct ContainerRelativeFrameRule: ConstraintRule {
  package init() {}

  package func size(
    of frame: ContainerRelativeFrameElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: childProposal(frame, proposal, view))
    return SizeExpression.sides { axis in
      guard let part = part(frame, axis, proposal, view) else { return view.taken(child, axis) }
      return view.length(.side(axis), along: axis, preferring: part, because: .written(.axes))
    }
  }

  package func placements(
    of frame: ContainerRelativeFrameElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let asked = childProposal(frame, proposal, view)
    let origin = try frame.alignment.origin(of: view[0], at: asked, inFrameOf: view.size(at: proposal))
    return [PlacementExpression(at: origin, proposing: asked)]
  }

  private func childProposal(
    _ frame: ContainerRelativeFrameElement, _ proposal: ProposalExpression, _ view: Emitter
  ) -> ProposalExpression {
    ProposalExpression.sides { axis in part(frame, axis, proposal, view) ?? proposal[axis] }
  }

  /// Returns the length of the spanned parts, from `count * part == span * container + (span - count) *
  /// spacing`; a part is not negative.
  private func part(
    _ frame: ContainerRelativeFrameElement, _ axis: Axis, _ proposal: ProposalExpression, _ view: Emitter
  ) -> Extent? {
    guard frame.axes.contains(axis), case .finite(let container)? = proposal.container?[axis] else {
      return nil
    }
    let spacing = view.written(.spacing, frame.spacing) * Rational(frame.span - frame.count)
    return view.length(
      .offered(axis), along: axis, preferring: .finite(container) * Rational(frame.span) + spacing,
      because: .written(.axes), times: frame.count, atLeast: [Bound(.zero, because: .notNegative)])
  }
}

/// The rule of a fixed size, which proposes no length on the chosen sides and takes the child's size.
package struct FixedSizeRule: ConstraintRule {
  package init() {}

  package func size(
    of fixed: FixedSizeElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: childProposal(fixed, proposal))
    return SizeExpression.sides { view.taken(child, $0) }
  }

  package func length(
    of fixed: FixedSizeElement, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent {
    view.taken(try view[0].length(along: axis, at: childProposal(fixed, proposal)), along: axis)
  }

  /// Returns the axes of the wrapped view, and those across which no length is proposed.
  package func separableAxes(of fixed: FixedSizeElement, around children: ChildrenAxes) -> Axis.Set {
    let freed = Axis.allCases.filter { fixed[$0.across] }
    return freed.reduce(into: children[0]) { $0.insert($1 == .horizontal ? .horizontal : .vertical) }
  }

  package func placements(
    of fixed: FixedSizeElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    [PlacementExpression(at: .zero, proposing: childProposal(fixed, proposal))]
  }

  private func childProposal(_ fixed: FixedSizeElement, _ proposal: ProposalExpression) -> ProposalExpression
  {
    ProposalExpression.sides { fixed[$0] ? nil : proposal[$0] }
  }
}
