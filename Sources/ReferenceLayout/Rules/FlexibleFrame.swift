import LayoutCore

/// A flexible frame keeps its sides between limits.
package struct FlexibleFrameRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of frame: FlexibleFrameElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let asked = childProposal(frame, proposal)
    let child = try children[0].size(at: asked)
    return Size.sides { axis in
      side(frame[axis], proposal: proposal[axis], asked: asked[axis], child: child[axis])
    }
  }

  package func placements<Number: LayoutNumber>(
    of frame: FlexibleFrameElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let size = try children.parentSize(at: proposal)
    let asked = Proposal<Number>.sides { axis in
      isLeftOpen(frame[axis], proposal: proposal[axis], size: size[axis]) ? nil : size[axis]
    }
    let origin = try frame.alignment.origin(of: children[0], at: asked, inFrameOf: size)
    return [Placement(at: origin, proposing: asked)]
  }

  private func childProposal<Number: LayoutNumber>(
    _ frame: FlexibleFrameElement, _ proposal: Proposal<Number>
  ) -> Proposal<Number> {
    Proposal.sides { axis in
      let limits = frame[axis]
      return (proposal[axis] ?? limits.ideal.map { Number($0) }).map { limits.clamp($0) }
    }
  }

  private func side<Number: LayoutNumber>(
    _ limits: FlexibleFrameElement.Limits, proposal: Number?, asked: Number?, child: Number
  ) -> Number {
    if proposal == nil, let ideal = limits.ideal { return Number(ideal) }
    switch (limits.minimum, limits.maximum) {
    case (.some, .some): return limits.clamp(proposal ?? child)
    case (.some(let minimum), nil): return max(Number(minimum), min(asked ?? .infinity, child))
    case (nil, .some(let maximum)): return min(Number(maximum), max(asked ?? -.infinity, child))
    case (nil, nil): return child
    }
  }

  /// The child is proposed nothing where the frame was, has no ideal, and is strictly between its limits.
  private func isLeftOpen<Number: LayoutNumber>(
    _ limits: FlexibleFrameElement.Limits, proposal: Number?, size: Number
  ) -> Bool {
    guard proposal == nil, limits.ideal == nil else { return false }
    if let minimum = limits.minimum, !(Number(minimum) < size) { return false }
    if let maximum = limits.maximum, !(size < Number(maximum)) { return false }
    return true
  }
}

extension FlexibleFrameElement.Limits {
  /// A length, moved between the limits.
  fileprivate func clamp<Number: LayoutNumber>(_ length: Number) -> Number {
    let atMost = maximum.map { min(length, Number($0)) } ?? length
    return minimum.map { max(atMost, Number($0)) } ?? atMost
  }
}
