/// The progress and cancellation of a long operation.
struct WorkWatch: Sendable {
  /// Receives the share that is done, from 0 to 1, from any thread.
  var tell: @Sendable (_ share: Double, _ detail: String) -> Void = { _, _ in }
  /// Throws if the operation was cancelled.
  var check: @Sendable () throws -> Void = {}
}
