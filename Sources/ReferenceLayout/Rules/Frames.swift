import ElementTree
import Foundation

extension ReferenceRules {
  static let frames: [any ReferenceRule] = [
    FrameRule(), FlexibleFrameRule(), ContainerRelativeFrameRule(), FixedSizeRule(),
  ]
}

/// The rule of a frame with given sides, which has the child's length on any other side.
package struct FrameRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of frame: FrameElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let child = try children[0].size(at: childProposal(frame, proposal, children))
    return Size.sides { axis in frame[axis].map { children.number($0) } ?? child[axis] }
  }

  package func placements<Number: LayoutNumber>(
    of frame: FrameElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let asked = childProposal(frame, proposal, children)
    let size = try children.parentSize(at: proposal)
    let origin = try frame.alignment.origin(of: children[0], at: asked, inFrameOf: size)
    return [Placement(at: origin, proposing: asked)]
  }

  private func childProposal<Number: LayoutNumber>(
    _ frame: FrameElement, _ proposal: Proposal<Number>, _ children: Children<Number>
  ) -> Proposal<Number> {
    Proposal.sides { axis in frame[axis].map { children.number($0) } ?? proposal[axis] }
  }
}

/// The rule of a flexible frame, which keeps its sides between limits.
package struct FlexibleFrameRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of frame: FlexibleFrameElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let asked = childProposal(frame, proposal, children)
    let child = try children[0].size(at: asked)
    return Size.sides { axis in
      side(frame[axis], proposal: proposal[axis], asked: asked[axis], child: child[axis], children)
    }
  }

  package func placements<Number: LayoutNumber>(
    of frame: FlexibleFrameElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let size = try children.parentSize(at: proposal)
    let childProposal = Proposal<Number>.sides { axis in
      isLeftOpen(frame[axis], proposal: proposal[axis], size: size[axis], children) ? nil : size[axis]
    }
    let origin = try frame.alignment.origin(of: children[0], at: childProposal, inFrameOf: size)
    return [Placement(at: origin, proposing: childProposal)]
  }

  private func childProposal<Number: LayoutNumber>(
    _ frame: FlexibleFrameElement, _ proposal: Proposal<Number>, _ children: Children<Number>
  ) -> Proposal<Number> {
    Proposal.sides { axis in
      let limits = frame[axis]
      return (proposal[axis] ?? limits.ideal.map { children.number($0) }).map { limits.clamp($0, children) }
    }
  }

  private func side<Number: LayoutNumber>(
    _ limits: FlexibleFrameElement.Limits, proposal: Number?, asked: Number?, child: Number,
    _ children: Children<Number>
  ) -> Number {
    if proposal == nil, let ideal = limits.ideal { return children.number(ideal) }
    switch (limits.minimum, limits.maximum) {
    case (.some, .some): return limits.clamp(proposal ?? child, children)
    case (.some(let minimum), nil): return max(children.number(minimum), min(asked ?? .infinity, child))
    case (nil, .some(let maximum)): return min(children.number(maximum), max(asked ?? -.infinity, child))
    case (nil, nil): return child
    }
  }

  /// Returns whether the child's side is unspecified: if the frame's is, without an ideal, and strictly
  /// between its limits.
  private func isLeftOpen<Number: LayoutNumber>(
    _ limits: FlexibleFrameElement.Limits, proposal: Number?, size: Number, _ children: Children<Number>
  ) -> Bool {
    guard proposal == nil, limits.ideal == nil else { return false }
    if let minimum = limits.minimum, !(children.number(minimum) < size) { return false }
    if let maximum = limits.maximum, !(size < children.number(maximum)) { return false }
    return true
  }
}

extension FlexibleFrameElement.Limits {
  /// Returns a length clamped to the limits.
  fileprivate func clamp<Number: LayoutNumber>(_ length: Number, _ children: Children<Number>) -> Number {
    let atMost = maximum.map { min(length, children.number($0)) } ?? length
    return minimum.map { max(atMost, children.number($0)) } ?? atMost
  }
}

/// The rule of a container-relative frame, which spans some of the equal parts of its container.
///
/// It has the child's length where the container has no finite one.
package struct ContainerRelativeFrameRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of frame: ContainerRelativeFrameElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let child = try children[0].size(at: childProposal(frame, proposal, children))
    return Size.sides { axis in part(frame, axis, proposal, children) ?? child[axis] }
  }

  package func placements<Number: LayoutNumber>(
    of frame: ContainerRelativeFrameElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let asked = childProposal(frame, proposal, children)
    let size = try children.parentSize(at: proposal)
    let origin = try frame.alignment.origin(of: children[0], at: asked, inFrameOf: size)
    return [Placement(at: origin, proposing: asked)]
  }

  private func childProposal<Number: LayoutNumber>(
    _ frame: ContainerRelativeFrameElement, _ proposal: Proposal<Number>, _ children: Children<Number>
  ) -> Proposal<Number> {
    Proposal.sides { axis in part(frame, axis, proposal, children) ?? proposal[axis] }
  }

  /// Returns the length of the spanned parts with the spacing between them; `nil` if the container does not
  /// determine it.
  private func part<Number: LayoutNumber>(
    _ frame: ContainerRelativeFrameElement, _ axis: Axis, _ proposal: Proposal<Number>,
    _ children: Children<Number>
  ) -> Number? {
    guard frame.axes.contains(axis), let container = proposal.container?[axis], !container.isInfinite else {
      return nil
    }
    let (count, span) = (children.number(Double(frame.count)), children.number(Double(frame.span)))
    return max(.zero, (span * container + (span - count) * children.number(frame.spacing)) / count)
  }
}

/// The rule of a fixed size, which proposes no length on the chosen sides and takes the child's size.
package struct FixedSizeRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of fixed: FixedSizeElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: childProposal(fixed, proposal))
  }

  package func placements<Number: LayoutNumber>(
    of fixed: FixedSizeElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    [Placement(at: .zero, proposing: childProposal(fixed, proposal))]
  }

  private func childProposal<Number: LayoutNumber>(
    _ fixed: FixedSizeElement, _ proposal: Proposal<Number>
  ) -> Proposal<Number> {
    Proposal.sides { fixed[$0] ? nil : proposal[$0] }
  }
}
