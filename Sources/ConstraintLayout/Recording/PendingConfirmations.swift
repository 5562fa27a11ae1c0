import Foundation
import LinearProgramming

/// The programs whose optima a solver confirms on a thread of its own during a layout.
///
/// An evaluated solution is optimal by the theorem stated at `Program`, so nothing has to wait for the
/// solver; but the layout ends only once the solver has found the same optimum for each program.
final class PendingConfirmations: @unchecked Sendable {
  // The results are accessed on the queue alone.
  private lazy var queue = DispatchQueue(label: "confirmations")
  private let capacity = DispatchSemaphore(value: SharingPolicy.mostPending)
  private var isUsed = false
  private var work = Work()
  private var failure: (any Error)?

  /// The work of the solver, in calls and pivots.
  struct Work: Sendable {
    var calls = 0
    var pivots = 0
  }

  /// Adds a program, given the function that confirms it.
  fileprivate func add(_ confirm: @escaping @Sendable () throws -> (calls: Int, pivots: Int)) {
    isUsed = true
    capacity.wait()
    queue.async { [self] in
      defer { capacity.signal() }
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

  /// Waits until all programs are confirmed, and returns the work that this took.
  ///
  /// - Throws: The first error of a confirmation.
  func finish() throws -> Work {
    guard isUsed else { return Work() }
    return try queue.sync {
      if let failure { throw failure }
      return work
    }
  }
}

extension ConstraintSession {
  /// Makes a solver confirm the optimum of an evaluated program, unless its basis is confirmed already.
  ///
  /// A long program is confirmed on the other thread if a layout waits for that, and any other one at once.
  ///
  /// - Parameter basis: The basis; `nil` for a program that is confirmed on its own.
  func confirm(
    _ basis: ConfirmedBases.Basis?, _ evaluated: () -> EvaluatedProgram<VariableLabel, Reason>
  ) throws {
    if let basis, confirmedBases.contains(basis) {
      statistics.rememberedActiveSets += 1
      return
    }
    let (evaluated, solver, start) = (evaluated(), engine.solver, engine.start)
    let confirm = { @Sendable () throws -> (calls: Int, pivots: Int) in
      try evaluated.confirm(with: solver, from: start)
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

  /// Lays out; the first layout has its programs confirmed on another thread.
  ///
  /// Later layouts have few programs to confirm.
  func confirmingBeside<Layout>(_ layOut: () throws -> Layout) throws -> Layout {
    guard isFirstLayout else { return try layOut() }
    let pending = PendingConfirmations()
    if engine.confirmation == .beside { pendingConfirmations = pending }
    defer { pendingConfirmations = nil }
    let layout = Result { try layOut() }
    // The confirmations must not outlive a layout that failed.
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
