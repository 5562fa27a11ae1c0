import LayoutCore
import LayoutEquivalence
import LayoutExplanation
import LayoutRequirements
import Synchronization

// Long work as asynchronous calls, which run off the caller's actor and end when the task is cancelled.

extension Taut {
  /// Walks the breakpoints of a view's layout, off the caller's actor.
  ///
  /// - Throws: `CancellationError` once the task is cancelled, and the errors of the synchronous method.
  public static func breakpoints(
    of view: sending some View, in query: Query, progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws -> Breakpoints {
    try await CancellableWork.run { work in
      try breakpoints(of: view, in: query) { try work.report($0, progress) }
    }
  }

  /// Compares the two engines' layouts of a view over a range, off the caller's actor.
  ///
  /// - Throws: `CancellationError` once the task is cancelled, and the errors of the synchronous method.
  public static func prove(
    _ view: sending some View, in query: Query, progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws -> RangeVerdict {
    try await CancellableWork.run { work in
      try prove(view, in: query) { try work.report($0, progress) }
    }
  }

  /// Checks requirements of a view's layout, off the caller's actor.
  ///
  /// ```swift
  /// let task = Task { try await Taut.check(Text("One"), in: Query(widths: 0...100)) { $0["Text"].isWhole } }
  /// let report = try await task.value
  /// ```
  ///
  /// - Throws: `CancellationError` once the task is cancelled, and the errors of the synchronous method.
  public static func check(
    _ view: sending some View, in query: Query, progress: @escaping @Sendable (Double) -> Void = { _ in },
    @RequirementBuilder _ requirements: sending (RequiredLayout) throws -> [Requirement]
  ) async throws -> VariantReport {
    try await CancellableWork.run { work in
      try check(view, in: query, progress: { try work.report($0, progress) }, requirements)
    }
  }
}

/// Work on other threads whose task may be cancelled.
private final class CancellableWork: Sendable {
  private let isCancelled = Atomic(false)

  /// Runs work that reports its progress by `report`.
  ///
  /// - Throws: The errors of the work.
  static func run<Output>(_ body: (CancellableWork) throws -> Output) async throws -> Output {
    let work = CancellableWork()
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try body(work)
    } onCancel: {
      work.isCancelled.store(true, ordering: .relaxed)
    }
  }

  /// Reports a share of the work.
  ///
  /// - Throws: `CancellationError` once the task is cancelled.
  func report(_ share: Double, _ progress: @Sendable (Double) -> Void) throws {
    if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
    progress(share)
  }
}
