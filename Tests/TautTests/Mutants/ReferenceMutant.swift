import LayoutCore

@testable import ReferenceLayout

/// A rule of the reference engine with a fault.
struct ReferenceMutant<Base: ReferenceRule>: ReferenceRule {
  var base: Base
  var fault: Fault
  var change: @Sendable (Base.Element) -> Base.Element = { $0 }

  func size<Number: LayoutNumber>(
    of element: Base.Element, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let size = try base.size(of: change(element), at: fault.asked(proposal), children)
    switch fault {
    case .swappedSize: return Size(size.height, size.width)
    case .sizeOff(let axis): return Size.sides { $0 == axis ? size[$0] + Number(1) : size[$0] }
    default: return size
    }
  }

  func placements<Number: LayoutNumber>(
    of element: Base.Element, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [LayoutCore.Placement<Number>] {
    try base.placements(of: change(element), at: fault.asked(proposal), children).map { placement in
      var placement = placement
      let origin = placement.origin
      switch fault {
      case .placedOff(let axis):
        placement.origin = Point.sides { $0 == axis ? origin[$0] + Number(1) : origin[$0] }
      case .swappedPlaces: placement.origin = Point(origin.y, origin.x)
      case .proposesOwn: placement.proposal = proposal
      case .proposesSize: placement.proposal = Proposal(try children.parentSize(at: proposal))
      case .proposesNil(let axis): placement.proposal[axis] = nil
      default: break
      }
      return placement
    }
  }

  func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of element: Base.Element, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    if fault == .guideForgotten { return nil }
    let value = try base.explicitGuide(guide, of: change(element), at: fault.asked(proposal), children)
    return fault == .guideOff ? value.map { $0 + Number(1) } : value
  }
}

extension Fault {
  fileprivate func asked<Number: LayoutNumber>(_ proposal: Proposal<Number>) -> Proposal<Number> {
    var asked = proposal
    switch self {
    case .swappedProposal: asked = Proposal(proposal.height, proposal.width)
    case .nilForgotten(let axis): asked[axis] = proposal[axis] ?? Number(0)
    case .sideDropped(let axis): asked[axis] = nil
    default: break
    }
    return asked
  }
}
