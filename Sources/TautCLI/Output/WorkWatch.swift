/// The progress and cancellation of a long operation.
struct WorkWatch: Sendable {
  /// The function that receives the share that is done, from 0 to 1, on any thread.
  var show: @Sendable (_ share: Double, _ detail: String) -> Void = { _, _ in }
  /// The function that throws an error if the operation was cancelled.
  var check: @Sendable () throws -> Void = {}
}
