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
