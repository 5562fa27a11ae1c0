import ElementTree
import Foundation

extension ReferenceRules {
  /// The rooms of modifiers that wrap a view.
  static let wrappingModifiers: [any ReferenceRule] = [
    PaddingRule(), OffsetRule(), PositionRule(), EffectFrameRule(), IgnoresSafeAreaRule(), AppearanceRule(),
    LayoutPriorityRule(), LayoutValueRule(), AlignmentGuideRule(),
  ]
}

/// Padding takes its insets from what it proposes and adds them to what it answers.
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

  /// What the insets leave; a safe area's take from the container too.
  private func childProposal<Number: LayoutNumber>(
    _ padding: PaddingElement, _ proposal: Proposal<Number>, _ children: Children<Number>
  ) -> Proposal<Number> {
    func inside(_ length: Number, _ axis: Axis) -> Number {
      max(.zero, length - padding.insets.total(axis, children))
    }
    var asked = Proposal.sides { axis in proposal[axis].map { inside($0, axis) } }
    if padding.use != .padding, let container = proposal.container {
      asked.container = .sides { axis in container[axis].map { inside($0, axis) } }
    }
    return asked
  }
}

extension EdgeInsets {
  /// Both insets along an axis together.
  fileprivate func total<Number: LayoutNumber>(_ axis: Axis, _ children: Children<Number>) -> Number {
    children.number(start(axis)) + children.number(end(axis))
  }
}

/// An offset draws its view elsewhere; sizes and guides stay.
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

  /// The guide stays where it was.
  package func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of offset: OffsetElement, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    try children[0].explicitGuide(guide, at: proposal)
  }
}

/// A positioned view takes all that is proposed; its child's centre is at the point.
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
    let asked = Proposal(try children.parentSize(at: proposal))
    let child = try children[0].size(at: asked)
    let origin = Point<Number>.sides { axis in
      child[axis].isInfinite ? .zero : children.number(position[axis]) - child[axis] / Number(2)
    }
    return [Placement(at: origin, proposing: asked)]
  }
}

/// The box around a view that is turned or scaled, with the view in its middle.
package struct EffectFrameRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of box: EffectFrameElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let child = try children[0].size(at: proposal)
    return Size.sides { own in
      // Nothing of an endless side is nothing.
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

/// A view that ignores the safe area answers as it would without, and is placed larger by what it reaches beyond its
/// frame.
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
    let asked = Proposal.sides { axis in
      proposal[axis].map { $0 + children.number(reach.start(axis)) + children.number(reach.end(axis)) }
    }
    return [Placement(at: origin, proposing: asked)]
  }

  /// As it would be without: what the view shows around it does not depend on how far it reaches.
  package func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of ignoring: IgnoresSafeAreaElement, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    try children[0].explicitGuide(guide, at: proposal)
  }
}

/// What changes only the drawing passes everything through.
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

/// A layout priority changes when a stack serves the view, and nothing else.
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

/// A value for the custom layout around a view passes everything through.
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

/// An alignment guide gives one guide an explicit value and passes everything else through.
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

  /// The computed value for the guide itself; any other is the view's own.
  package func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of modifier: AlignmentGuideElement, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    guide == modifier.guide
      ? try children[0].value(of: modifier.value, at: proposal)
      : try children[0].explicitGuide(guide, at: proposal)
  }
}
