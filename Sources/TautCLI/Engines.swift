import ConstraintLayout
import LayoutCertificates
import LayoutCore
import LayoutDocuments
import LayoutEquivalence
import LayoutExplanation
import LayoutProofs
import LinearProgramming
import ReferenceLayout
import Taut

/// The one place where the command line meets the engines.
enum Engines {
  /// The engine that lays out by plain code.
  static let reference: any InspectableEngine = ReferenceEngine()

  /// What lays a tree out with the reference engine, in one size after the other.
  ///
  /// Throws `LayoutError`.
  static func referenceLayouts(of tree: LayoutTree) throws -> (ProposedViewSize) throws -> LayoutResult {
    let session = try LayoutSession(tree, engine: ReferenceEngine())
    return { proposal in
      try session.layOut(in: proposal)
      return session.result
    }
  }

  /// What lays a tree out with the constraint engine from a basis, in one size after the other.
  ///
  /// Throws `LayoutError`.
  static func constraintLayouts(
    of tree: LayoutTree, from basis: StartingBasis
  ) throws -> (ProposedViewSize) throws -> LayoutResult {
    let layout = try ResizableLayout(tree, engine: ConstraintEngine(start: basis))
    return { try layout.solve(in: $0).result }
  }

  /// Tells of every proposal and report of the reference engine, in order.
  ///
  /// Throws `LayoutError`.
  static func trace(
    _ tree: LayoutTree, in proposal: ProposedViewSize, _ tell: (TraceEvent) -> Void
  ) throws -> LayoutResult {
    try withoutActuallyEscaping(tell) { tell in
      try ReferenceEngine().layout(tree, in: proposal, trace: tell)
    }
  }
}
