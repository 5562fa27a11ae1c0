import Foundation

/// A line on the terminal that says how far a long piece of work has come.
///
/// Nothing is shown where standard error is no terminal, or in the first second.
final class ProgressLine: @unchecked Sendable {
  // Unchecked: the lock guards what changes, as news come from any thread.
  private static let isTerminal = isatty(STDERR_FILENO) == 1
  private static let width = 30

  private let title: String
  private let began = Date()
  private let lock = NSLock()
  private var shownAt: Date?

  /// Starts the work.
  init(_ title: String) { self.title = title }

  /// Shows which share is done, ten times a second at most.
  func show(_ share: Double, _ detail: String = "") {
    lock.lock()
    defer { lock.unlock() }
    let now = Date()
    guard Self.isTerminal, now.timeIntervalSince(began) > 1,
      shownAt.map({ now.timeIntervalSince($0) > 0.1 }) ?? true
    else { return }
    shownAt = now
    let share = min(max(share, 0), 1)
    let done = Int(share * Double(Self.width))
    let bar = String(repeating: "#", count: done) + String(repeating: ".", count: Self.width - done)
    StandardError.write("\r\(title) [\(bar)] \(Int(share * 100)) % \(detail)\u{1B}[K", terminator: "")
  }

  /// Takes the line away.
  func finish() {
    let isShown = lock.withLock {
      defer { shownAt = nil }
      return shownAt != nil
    }
    if isShown { StandardError.write("\r\u{1B}[K", terminator: "") }
  }
}
