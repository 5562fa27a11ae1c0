import ElementTree
import LinearProgramming

/// The rule of padding, which subtracts its insets from its proposal and adds them to the child's size.
package struct PaddingRule: ConstraintRule {
  package init() {}

  package func size(
    of padding: PaddingElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: childProposal(padding, proposal, view))
    return SizeExpression.sides { axis in around(child[axis], axis, padding, view) }
  }

  package func length(
    of padding: PaddingElement, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent {
    around(
      try view[0].length(along: axis, at: childProposal(padding, proposal, view)), axis, padding, view)
  }

  /// Returns the axes of the wrapped view.
  package func separableAxes(of padding: PaddingElement, around children: ChildrenAxes) -> Axis.Set {
    children[0]
  }

  package func placements(
    of padding: PaddingElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let origin = PointExpression.sides { start(padding.insets, $0, view) }
    return [PlacementExpression(at: origin, proposing: childProposal(padding, proposal, view))]
  }

  private func around(_ child: Extent, _ axis: Axis, _ padding: PaddingElement, _ view: Emitter) -> Extent {
    view.length(
      .side(axis), along: axis, preferring: child + total(padding.insets, axis, view), because: .insets,
      atLeast: [Bound(.zero, because: .notNegative)])
  }

  /// Returns the proposal less the insets; those of a safe area reduce the container as well.
  private func childProposal(
    _ padding: PaddingElement, _ proposal: ProposalExpression, _ view: Emitter
  ) -> ProposalExpression {
    func inside(_ role: VariableRole, _ length: Extent, _ axis: Axis) -> Extent {
      view.length(
        role, along: axis, preferring: length - total(padding.insets, axis, view), because: .insets,
        atLeast: [Bound(.zero, because: .notNegative)])
    }
    var inner = ProposalExpression.sides { axis in
      proposal[axis].map { inside(.offered(axis), $0, axis) }
    }
    if padding.use != .padding, let container = proposal.container {
      inner.container = .sides { axis in container[axis].map { inside(.safeContainer(axis), $0, axis) } }
    }
    return inner
  }

  private func start(_ insets: EdgeInsets, _ axis: Axis, _ view: Emitter) -> Extent {
    view.written(axis == .horizontal ? .leading : .top, insets.start(axis))
  }

  private func total(_ insets: EdgeInsets, _ axis: Axis, _ view: Emitter) -> Extent {
    start(insets, axis, view) + view.written(axis == .horizontal ? .trailing : .bottom, insets.end(axis))
  }
}

/// The rule of an offset, which moves its child and leaves its own size and guides unchanged.
package struct OffsetRule: WrappingRule {
  package init() {}

  package func placements(
    of offset: OffsetElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let origin = PointExpression.sides { axis in
      view.written(axis == .horizontal ? .x : .y, offset[axis])
    }
    return [PlacementExpression(at: origin, proposing: proposal)]
  }

  /// Returns the child's value, without the offset.
  package func explicitGuide(
    _ guide: AlignmentKey, of offset: OffsetElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent? {
    try view[0].explicitGuide(guide, at: proposal)
  }
}

/// The rule of a position, which has the proposed size and puts the child's centre at the point.
package struct PositionRule: ConstraintRule {
  package init() {}

  package func size(
    of position: PositionElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: proposal)
    return SizeExpression.sides { offered(axis: $0, proposal, view) ?? view.taken(child, $0) }
  }

  /// Returns the proposed length, or the child's; the child is measured only for the latter.
  package func length(
    of position: PositionElement, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent {
    if let offered = offered(axis: axis, proposal, view) { return offered }
    return view.taken(try view[0].length(along: axis, at: proposal), along: axis)
  }

  private func offered(axis: Axis, _ proposal: ProposalExpression, _ view: Emitter) -> Extent? {
    proposal[axis].map { view.length(.side(axis), along: axis, preferring: $0, because: .offered) }
  }

  /// Returns the axes of the wrapped view.
  package func separableAxes(of position: PositionElement, around children: ChildrenAxes) -> Axis.Set {
    children[0]
  }

  package func placements(
    of position: PositionElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let childProposal = ProposalExpression(try view.size(at: proposal))
    let child = try view[0].size(at: childProposal)
    let origin = PointExpression.sides { axis in
      child[axis].isInfinite
        ? .zero : view.written(axis == .horizontal ? .x : .y, position[axis]) - child[axis] / 2
    }
    return [PlacementExpression(at: origin, proposing: childProposal)]
  }
}

/// The rule of the bounding box of a view that is rotated or scaled, with the view in its middle.
package struct EffectFrameRule: ConstraintRule {
  package init() {}

  package func size(
    of box: EffectFrameElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: proposal)
    return SizeExpression.sides { own in
      // Zero times an infinite side must be zero.
      let parts = Axis.allCases.compactMap { side -> Extent? in
        let share = Rational(finite: box.share(of: side, in: own))
        return share.isZero ? nil : child[side] * share
      }
      return view.length(.side(own), along: own, preferring: .sum(parts), because: .drawn)
    }
  }

  /// Returns the axes of the wrapped view, or none if a side of the box depends on both of its sides.
  package func separableAxes(of box: EffectFrameElement, around children: ChildrenAxes) -> Axis.Set {
    box.keepsAxes ? children[0] : []
  }

  package func placements(
    of box: EffectFrameElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let size = try view.size(at: proposal)
    let child = try view[0].size(at: proposal)
    let origin = PointExpression.sides { axis in
      size[axis].isInfinite || child[axis].isInfinite ? .zero : (size[axis] - child[axis]) / 2
    }
    return [PlacementExpression(at: origin, proposing: proposal)]
  }
}

/// The rule of a view that ignores the safe area, whose child is placed larger by the reach.
///
/// Its own size is the child's at the proposal without the reach.
package struct IgnoresSafeAreaRule: WrappingRule {
  package init() {}

  package func placements(
    of ignoring: IgnoresSafeAreaElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    guard let reach = ignoring.reach else { return [PlacementExpression(at: .zero, proposing: proposal)] }
    let origin = PointExpression.sides { -start(reach, $0, view) }
    let childProposal = ProposalExpression.sides { axis in
      proposal[axis].map { offered in
        view.length(
          .offered(axis), along: axis,
          preferring: offered + start(reach, axis, view) + end(reach, axis, view), because: .reach)
      }
    }
    return [PlacementExpression(at: origin, proposing: childProposal)]
  }

  /// Returns the child's value, which does not depend on the reach.
  package func explicitGuide(
    _ guide: AlignmentKey, of ignoring: IgnoresSafeAreaElement, at proposal: ProposalExpression,
    in view: Emitter
  ) throws -> Extent? {
    try view[0].explicitGuide(guide, at: proposal)
  }

  private func start(_ reach: EdgeInsets, _ axis: Axis, _ view: Emitter) -> Extent {
    view.written(axis == .horizontal ? .leading : .top, reach.start(axis))
  }

  private func end(_ reach: EdgeInsets, _ axis: Axis, _ view: Emitter) -> Extent {
    view.written(axis == .horizontal ? .trailing : .bottom, reach.end(axis))
  }
}

/// The rule of a modifier that affects drawing alone, which passes everything through.
package struct AppearanceRule: WrappingRule {
  package typealias Element = AppearanceElement

  package init() {}
}

/// The rule of a layout priority, which passes everything through.
///
/// A stack reads the priority from its child's traits.
package struct LayoutPriorityRule: WrappingRule {
  package typealias Element = LayoutPriorityElement

  package init() {}
}

/// The rule of a layout value, which only a custom layout reads; it passes everything through.
package struct LayoutValueRule: WrappingRule {
  package typealias Element = LayoutValueElement

  package init() {}
}

/// The rule of an alignment guide, which sets one guide's value and passes everything else through.
package struct AlignmentGuideRule: WrappingRule {
  package init() {}

  /// Returns the modifier's value for its own guide, and the child's value for any other guide.
  package func explicitGuide(
    _ guide: AlignmentKey, of modifier: AlignmentGuideElement, at proposal: ProposalExpression,
    in view: Emitter
  ) throws -> Extent? {
    guard guide == modifier.guide else { return try view[0].explicitGuide(guide, at: proposal) }
    let value = try value(modifier, view, proposal)
    return view.length(
      .guide(guide), along: guide.axis, preferring: value, because: .guide(guide.name))
  }

  /// Returns the value of the function, with its constant as a written length.
  private func value(
    _ modifier: AlignmentGuideElement, _ view: Emitter, _ proposal: ProposalExpression
  ) throws -> Extent {
    guard case .linear(var length) = modifier.value else {
      return try view[0].value(of: modifier.value, named: modifier.guide.name, at: proposal)
    }
    let constant = view.written(.guide, length.constant)
    length.constant = 0
    return try view[0].value(of: .linear(length), named: modifier.guide.name, at: proposal) + constant
  }
}
