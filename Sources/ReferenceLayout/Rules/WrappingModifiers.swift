import ElementTree
import Foundation

extension ReferenceRules {
  /// The rules of modifiers that wrap a view.
  static let wrappingModifiers: [any ReferenceRule] = [
    PaddingRule(), OffsetRule(), PositionRule(), EffectFrameRule(), IgnoresSafeAreaRule(), AppearanceRule(),
    LayoutPriorityRule(), LayoutValueRule(), AlignmentGuideRule(),
  ]
}

/// The rule of padding, which subtracts its insets from its proposal and adds them to the child's size.
package struct PaddingRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of padding: PaddingElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let child = try children[0].size(at: childProposal(padding, proposal, children))
    return Size.sides { axis in max(.zero, child[axis] + padding.insets.total(axis, children)) }
  }

  package func placements<Number: LayoutNumber>(
    of padding: PaddingElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let origin = Point<Number>.sides { axis in children.number(padding.insets.start(axis)) }
    return [Placement(at: origin, proposing: childProposal(padding, proposal, children))]
  }

  /// Returns the proposal less the insets; those of a safe area reduce the container as well.
  private func childProposal<Number: LayoutNumber>(
    _ padding: PaddingElement, _ proposal: Proposal<Number>, _ children: Children<Number>
  ) -> Proposal<Number> {
    func inside(_ length: Number, _ axis: Axis) -> Number {
      max(.zero, length - padding.insets.total(axis, children))
    }
    var inner = Proposal.sides { axis in proposal[axis].map { inside($0, axis) } }
    if padding.use != .padding, let container = proposal.container {
      inner.container = .sides { axis in container[axis].map { inside($0, axis) } }
    }
    return inner
  }
}

extension EdgeInsets {
  /// Returns the sum of both insets along an axis.
  fileprivate func total<Number: LayoutNumber>(_ axis: Axis, _ children: Children<Number>) -> Number {
    children.number(start(axis)) + children.number(end(axis))
  }
}

/// The rule of an offset, which moves its child and leaves its own size and guides unchanged.
package struct OffsetRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of offset: OffsetElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: proposal)
  }

  package func placements<Number: LayoutNumber>(
    of offset: OffsetElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    [Placement(at: Point.sides { children.number(offset[$0]) }, proposing: proposal)]
  }

  /// Returns the child's value, without the offset.
  package func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of offset: OffsetElement, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    try children[0].explicitGuide(guide, at: proposal)
  }
}

/// The rule of a position, which has the proposed size and puts the child's centre at the point.
package struct PositionRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of position: PositionElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let child = try children[0].size(at: proposal)
    return Size.sides { proposal[$0] ?? child[$0] }
  }

  package func placements<Number: LayoutNumber>(
    of position: PositionElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let childProposal = Proposal(try children.parentSize(at: proposal))
    let child = try children[0].size(at: childProposal)
    let origin = Point<Number>.sides { axis in
      child[axis].isInfinite ? .zero : children.number(position[axis]) - child[axis] / Number(2)
    }
    return [Placement(at: origin, proposing: childProposal)]
  }
}

/// The rule of the bounding box of a view that is rotated or scaled, with the view in its middle.
package struct EffectFrameRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of box: EffectFrameElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let child = try children[0].size(at: proposal)
    return Size.sides { own in
      // Zero times an infinite side must be zero.
      Axis.allCases.reduce(.zero) { sum, side in
        let share = box.share(of: side, in: own)
        return share == 0 ? sum : sum.adding(children.number(share) * child[side])
      }
    }
  }

  package func placements<Number: LayoutNumber>(
    of box: EffectFrameElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let size = try children.parentSize(at: proposal)
    let child = try children[0].size(at: proposal)
    let origin = Point<Number>.sides { axis in
      size[axis].isInfinite || child[axis].isInfinite ? .zero : (size[axis] - child[axis]) / Number(2)
    }
    return [Placement(at: origin, proposing: proposal)]
  }
}

/// The rule of a view that ignores the safe area, whose child is placed larger by the reach.
///
/// Its own size is the child's at the proposal without the reach.
package struct IgnoresSafeAreaRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of ignoring: IgnoresSafeAreaElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: proposal)
  }

  package func placements<Number: LayoutNumber>(
    of ignoring: IgnoresSafeAreaElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    guard let reach = ignoring.reach else { return [Placement(at: Point<Number>.zero, proposing: proposal)] }
    let origin = Point<Number>.sides { axis in -children.number(reach.start(axis)) }
    let childProposal = Proposal.sides { axis in
      proposal[axis].map { $0 + children.number(reach.start(axis)) + children.number(reach.end(axis)) }
    }
    return [Placement(at: origin, proposing: childProposal)]
  }

  /// Returns the child's value, which does not depend on the reach.
  package func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of ignoring: IgnoresSafeAreaElement, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    try children[0].explicitGuide(guide, at: proposal)
  }
}

/// The rule of a modifier that affects drawing alone, which passes everything through.
package struct AppearanceRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of modifier: AppearanceElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: proposal)
  }

  package func placements<Number: LayoutNumber>(
    of modifier: AppearanceElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    [Placement(at: .zero, proposing: proposal)]
  }
}

/// The rule of a layout priority, which passes everything through.
///
/// A stack reads the priority from its child's traits.
package struct LayoutPriorityRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of modifier: LayoutPriorityElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: proposal)
  }

  package func placements<Number: LayoutNumber>(
    of modifier: LayoutPriorityElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    [Placement(at: .zero, proposing: proposal)]
  }
}

/// The rule of a layout value, which only a custom layout reads; it passes everything through.
package struct LayoutValueRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of modifier: LayoutValueElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: proposal)
  }

  package func placements<Number: LayoutNumber>(
    of modifier: LayoutValueElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    [Placement(at: .zero, proposing: proposal)]
  }
}

/// The rule of an alignment guide, which sets one guide's value and passes everything else through.
package struct AlignmentGuideRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of modifier: AlignmentGuideElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: proposal)
  }

  package func placements<Number: LayoutNumber>(
    of modifier: AlignmentGuideElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    [Placement(at: .zero, proposing: proposal)]
  }

  /// Returns the computed value of the guide itself; that of the child for any other guide.
  package func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of modifier: AlignmentGuideElement, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    guide == modifier.guide
      ? try children[0].value(of: modifier.value, at: proposal)
      : try children[0].explicitGuide(guide, at: proposal)
  }
}
