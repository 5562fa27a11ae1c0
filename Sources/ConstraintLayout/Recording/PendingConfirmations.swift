import Foundation
import LinearProgramming

/// Programs whose optima a solver confirms on a thread of its own while a layout goes on.
///
/// What was evaluated is the optimum by the theorem stated at `Program`, so nothing has to wait for the solver; but the layout
/// ends only once the solver has found the same optimum for each of them.
final class PendingConfirmations: @unchecked Sendable {
  // What is found is touched on the queue alone.
  private lazy var queue = DispatchQueue(label: "confirmations")
  private let room = DispatchSemaphore(value: SharingPolicy.mostPending)
  private var isUsed = false
  private var work = Work()
  private var failure: (any Error)?

  /// What the solver did.
  struct Work: Sendable {
    var calls = 0
    var pivots = 0
  }

  /// Adds a program by what confirms it.
  fileprivate func add(_ confirm: @escaping @Sendable () throws -> (calls: Int, pivots: Int)) {
    isUsed = true
    room.wait()
    queue.async { [self] in
      defer { room.signal() }
      if failure != nil { return }
      do {
        let done = try confirm()
        work.calls += done.calls
        work.pivots += done.pivots
      } catch {
        failure = error
      }
    }
  }

  /// Waits until all are confirmed, and says what that took.
  ///
  /// - Throws: the first error of a confirmation.
  func finish() throws -> Work {
    guard isUsed else { return Work() }
    return try queue.sync {
      if let failure { throw failure }
      return work
    }
  }
}

extension ConstraintSession {
  /// Has a solver find the optimum of a program that was evaluated, unless it has confirmed its basis before: beside, where
  /// somebody waits for that and the program is a long one; else at once.
  ///
  /// - Parameter basis: the basis; `nil` for one that is confirmed by itself.
  func confirm(
    _ basis: ConfirmedBases.Basis?, _ evaluated: () -> EvaluatedProgram<VariableLabel, Reason>
  ) throws {
    if let basis, confirmedBases.contains(basis) {
      statistics.rememberedActiveSets += 1
      return
    }
    let (evaluated, options) = (evaluated(), options)
    let confirm = { @Sendable () throws -> (calls: Int, pivots: Int) in
      let solver = options.solver
      return try evaluated.confirm(with: solver, from: options.start)
    }
    if let pendingConfirmations, evaluated.variableCount >= SharingPolicy.leastPendingVariables {
      pendingConfirmations.add(confirm)
    } else {
      let work = try confirm()
      statistics.solverCalls += work.calls
      statistics.pivots += work.pivots
    }
    if let basis { confirmedBases.insert(basis) }
  }

  /// Lays out, the first time with a solver beside that confirms what is evaluated.
  ///
  /// Later there is little left to confirm.
  func confirmingBeside<Layout>(_ layOut: () throws -> Layout) throws -> Layout {
    guard isFirstLayout else { return try layOut() }
    let pending = PendingConfirmations()
    if options.confirmation == .beside { pendingConfirmations = pending }
    defer { pendingConfirmations = nil }
    let layout = Result { try layOut() }
    // Nothing goes on behind a layout that has failed.
    let work = Result { try pending.finish() }
    if case .failure = work { forgetFindings() }
    let laidOut = try layout.get()
    let done = try work.get()
    statistics.solverCalls += done.calls
    statistics.pivots += done.pivots
    isFirstLayout = false
    return laidOut
  }
}
