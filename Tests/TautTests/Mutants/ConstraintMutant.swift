import LayoutCore
import LinearProgramming

@testable import ConstraintLayout

/// A rule of the constraint engine with a fault.
struct ConstraintMutant<Base: ConstraintRule>: ConstraintRule {
  var base: Base
  var fault: Fault
  var change: @Sendable (Base.Element) -> Base.Element = { $0 }

  var beginsBlock: Bool { base.beginsBlock }

  func size(
    of element: Base.Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let size = try base.size(of: change(element), at: fault.asked(proposal), in: view)
    switch fault {
    case .swappedSize: return SizeExpression(size.height, size.width)
    case .sizeOff(let axis): return SizeExpression.sides { $0 == axis ? size[$0] + Extent(1) : size[$0] }
    default: return size
    }
  }

  func placements(
    of element: Base.Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    try base.placements(of: change(element), at: fault.asked(proposal), in: view).map { placement in
      var placement = placement
      let origin = placement.origin
      switch fault {
      case .placedOff(let axis):
        placement.origin = PointExpression.sides { $0 == axis ? origin[$0] + Extent(1) : origin[$0] }
      case .swappedPlaces: placement.origin = PointExpression(origin.y, origin.x)
      case .proposesOwn: placement.proposal = proposal
      case .proposesSize: placement.proposal = ProposalExpression(try view.size(at: proposal))
      case .proposesNil(let axis): placement.proposal[axis] = nil
      default: break
      }
      return placement
    }
  }

  func explicitGuide(
    _ guide: AlignmentKey, of element: Base.Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent? {
    if fault == .guideForgotten { return nil }
    let value = try base.explicitGuide(guide, of: change(element), at: fault.asked(proposal), in: view)
    return fault == .guideOff ? value.map { $0 + Extent(1) } : value
  }
}

/// A rule of the constraint engine for opaque code, with a fault.
struct OpaqueMutant<Base: OpaqueRule>: OpaqueRule {
  var base: Base
  var fault: Fault
  var change: @Sendable (Base.Element) -> Base.Element = { $0 }

  func piece(of element: Base.Element, at proposal: ExactProposal, in view: OpaqueView) throws -> Piece {
    let piece = try base.piece(of: change(element), at: fault.asked(proposal), in: view)
    let one = AffineExtent.finite(AffineForm(1))
    var (width, height, guides) = (piece.width, piece.height, piece.guides)
    switch fault {
    case .swappedSize: (width, height) = (height, width)
    case .sizeOff(.horizontal): width = width + one
    case .sizeOff(.vertical): height = height + one
    case .guideOff: guides = guides.mapValues { $0 + one }
    case .guideForgotten: guides = [:]
    default: break
    }
    return Piece(width: width, height: height, guides: guides, region: piece.region, cause: piece.cause)
  }

  func placements(
    of element: Base.Element, at proposal: ExactProposal, in view: OpaqueView
  ) throws -> [OpaquePlacement] {
    try base.placements(of: change(element), at: fault.asked(proposal), in: view).map { place in
      var place = place
      let one = AffineExtent.finite(AffineForm(1))
      switch fault {
      case .placedOff(.horizontal): place.x = place.x + one
      case .placedOff(.vertical): place.y = place.y + one
      case .swappedPlaces: (place.x, place.y) = (place.y, place.x)
      case .proposesOwn: place.proposal = proposal.doubles
      case .proposesNil(let axis): place.proposal[axis] = nil
      default: break
      }
      return place
    }
  }
}

extension Fault {
  fileprivate func asked(_ proposal: ProposalExpression) -> ProposalExpression {
    var asked = proposal
    switch self {
    case .swappedProposal: asked = ProposalExpression(proposal.height, proposal.width)
    case .nilForgotten(let axis): asked[axis] = proposal[axis] ?? .zero
    case .sideDropped(let axis): asked[axis] = nil
    default: break
    }
    return asked
  }

  fileprivate func asked(_ proposal: ExactProposal) -> ExactProposal {
    switch self {
    case .swappedProposal: ExactProposal(proposal.height, proposal.width)
    case .nilForgotten(.horizontal): ExactProposal(proposal.width ?? .finite(0), proposal.height)
    case .nilForgotten(.vertical): ExactProposal(proposal.width, proposal.height ?? .finite(0))
    case .sideDropped(.horizontal): ExactProposal(nil, proposal.height)
    case .sideDropped(.vertical): ExactProposal(proposal.width, nil)
    default: proposal
    }
  }
}
