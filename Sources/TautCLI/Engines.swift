import ArgumentParser
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
  /// - Throws: `LayoutError`.
  static func referenceLayouts(of tree: LayoutTree) throws -> (ProposedViewSize) throws -> TimedLayout {
    let session = try LayoutSession(tree, engine: ReferenceEngine())
    return { proposal in
      let (_, time) = try TimedLayout.timed { try session.layOut(in: proposal) }
      return TimedLayout(result: session.result, phases: [("measuring and placing", time)])
    }
  }

  /// What lays a tree out with the constraint engine from a basis, in one size after the other.
  ///
  /// - Throws: `LayoutError`.
  static func constraintLayouts(
    of tree: LayoutTree, from basis: StartingBasis
  ) throws -> (ProposedViewSize) throws -> TimedLayout {
    let solver = TimedSolver(StandardSolver())
    // In turn, so that what is left of a layout's time is the rules'.
    let engine = ConstraintEngine(solver: solver, start: basis, confirmation: .inTurn)
    let session = try LayoutSession(tree, engine: engine)
    return { proposal in
      let (_, time) = try TimedLayout.timed { try session.layOut(in: proposal) }
      let solving = solver.takeMilliseconds()
      return TimedLayout(result: session.result, phases: [("writing", time - solving), ("solving", solving)])
    }
  }

  /// The layout of a tree as it is drawn.
  ///
  /// - Throws: what the engine throws.
  static func layout(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> LayoutResult {
    try ConstraintEngine().layout(tree, in: proposal)
  }

  /// Whether both engines put every view in the same place once they compute in exact numbers.
  ///
  /// Where a length is rounded in doubles, a text may wrap that has just room enough.
  ///
  /// - Throws: what the engines throw.
  static func agreeExactly(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> Bool {
    try ConstraintEngine().solve(tree, in: proposal).isExactly(ReferenceEngine(), tree)
  }

  /// Tells of every proposal and report of the reference engine, in order.
  ///
  /// - Throws: `LayoutError`.
  static func trace(
    _ tree: LayoutTree, in proposal: ProposedViewSize, _ tell: (TraceEvent) -> Void
  ) throws -> LayoutResult {
    try withoutActuallyEscaping(tell) { tell in
      try ReferenceEngine().layout(tree, in: proposal, trace: tell)
    }
  }
}

/// How a command ended; the raw values are its exit codes, and the worst of several counts.
enum Outcome: Int32, Comparable {
  /// Done, and it holds.
  case holds = 0
  /// It ran, and the answer is no.
  case answerIsNo = 1
  /// Bad input or usage.
  case badInput = 2

  static func < (a: Outcome, b: Outcome) -> Bool { a.rawValue < b.rawValue }

  /// Ends the command, unless all is well.
  func end() throws {
    if self != .holds { throw ExitCode(rawValue) }
  }
}
