/// Whom a long piece of work tells how far it has come, and who may end it.
struct WorkWatch: Sendable {
  /// Hears which share is done, from 0 to 1, from any thread.
  var tell: @Sendable (_ share: Double, _ detail: String) -> Void = { _, _ in }
  /// Throws where nobody waits any more.
  var check: @Sendable () throws -> Void = {}
}
