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

/// The engines of the command line, in one place.
enum Engines {
  /// The engine of plain rules.
  static let reference: any InspectableEngine = ReferenceEngine()

  /// Returns a function that lays out a tree with the reference engine at several sizes.
  ///
  /// - Throws: `LayoutError`.
  static func referenceLayouts(of tree: LayoutTree) throws -> (ProposedViewSize) throws -> TimedLayout {
    let session = try LayoutSession(tree, engine: ReferenceEngine())
    return { proposal in
      let (_, time) = try TimedLayout.timed { try session.layOut(in: proposal) }
      return TimedLayout(result: session.result, phases: [("measuring and placing", time)])
    }
  }

  /// Returns a function that lays out a tree with the constraint engine from a basis, at several sizes.
  ///
  /// - Throws: `LayoutError`.
  static func constraintLayouts(
    of tree: LayoutTree, from basis: StartingBasis
  ) throws -> (ProposedViewSize) throws -> TimedLayout {
    let solver = TimedSolver(StandardSolver())
    // Confirmation in turn, so that the rest of a layout's time is that of the rules.
    let engine = ConstraintEngine(solver: solver, start: basis, confirmation: .inTurn)
    let session = try LayoutSession(tree, engine: engine)
    return { proposal in
      let (_, time) = try TimedLayout.timed { try session.layOut(in: proposal) }
      let solving = solver.takeMilliseconds()
      return TimedLayout(result: session.result, phases: [("writing", time - solving), ("solving", solving)])
    }
  }

  /// Returns the layout of a tree as it is drawn.
  ///
  /// - Throws: The engine's errors.
  static func layout(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> LayoutResult {
    try ConstraintEngine().layout(tree, in: proposal)
  }

  /// Returns whether both engines place every view alike in exact numbers.
  ///
  /// With lengths rounded to doubles, a text that just fits may wrap.
  ///
  /// - Throws: The engines' errors.
  static func agreeExactly(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> Bool {
    try ConstraintEngine().solve(tree, in: proposal).isExactly(ReferenceEngine(), tree)
  }

  /// Reports every proposal and report of the reference engine, in order.
  ///
  /// - Throws: `LayoutError`.
  static func trace(
    _ tree: LayoutTree, in proposal: ProposedViewSize, _ show: (TraceEvent) -> Void
  ) throws -> LayoutResult {
    try withoutActuallyEscaping(show) { show in
      try ReferenceEngine().layout(tree, in: proposal, trace: show)
    }
  }
}

/// The result of a command; the raw values are its exit codes, and the worst of several counts.
enum Outcome: Int32, Comparable {
  /// The command ran, and the answer is yes.
  case holds = 0
  /// The command ran, and the answer is no.
  case answerIsNo = 1
  /// The input or the usage is invalid.
  case badInput = 2

  static func < (a: Outcome, b: Outcome) -> Bool { a.rawValue < b.rawValue }

  /// Ends the command with the exit code, unless it is 0.
  func end() throws {
    if self != .holds { throw ExitCode(rawValue) }
  }
}
