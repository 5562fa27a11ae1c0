import LayoutCore
import LinearProgramming
import Synchronization

@testable import ConstraintLayout

/// How often the rules of views were asked for a size or a length, by view.
final class MeasureCounter: Sendable {
  private let counted = Mutex<[LayoutTree.Index: Int]>([:])

  var counts: [LayoutTree.Index: Int] { counted.withLock { $0 } }

  fileprivate func count(_ view: LayoutTree.Index) { counted.withLock { $0[view, default: 0] += 1 } }
}

/// A leaf's rule that counts how often it is asked.
struct CountedRule<Base: ConstraintRule>: ConstraintRule {
  var base: Base
  var counter: MeasureCounter

  var beginsBlock: Bool { base.beginsBlock }

  func size(
    of element: Base.Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    counter.count(view.index)
    return try base.size(of: element, at: proposal, in: view)
  }

  // A length is a side of the size, which is counted.
  func separableAxes(of element: Base.Element, around children: ChildrenAxes) -> Axis.Set {
    base.separableAxes(of: element, around: children)
  }
}

/// A rule for opaque code that counts how often it is asked.
struct CountedOpaqueRule<Base: OpaqueRule>: OpaqueRule {
  var base: Base
  var counter: MeasureCounter

  var answersForMany: Bool { base.answersForMany }

  func piece(of element: Base.Element, at proposal: ExactProposal, in view: OpaqueView) throws -> Piece {
    counter.count(view.index)
    return try base.piece(of: element, at: proposal, in: view)
  }

  func placements(
    of element: Base.Element, at proposal: ExactProposal, in view: OpaqueView
  ) throws -> [OpaquePlacement] { try base.placements(of: element, at: proposal, in: view) }
}
