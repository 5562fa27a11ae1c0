import Foundation

/// Runs recursive work with as much stack as the depth of a tree needs.
///
/// Shallow work runs where it is called; deep work runs on a thread of its own while the caller waits.
public enum DeepStack {
  /// The depth from which work gets a thread of its own.
  static let threshold = 64
  /// Stack for one level of a tree, in bytes: generous, as untouched pages cost nothing.
  static let bytesPerLevel = 48 * 1024

  /// Runs the work and passes on what it returns or throws.
  public static func run<Result>(depth: Int, _ work: () throws -> Result) throws -> Result {
    guard depth > threshold else { return try work() }
    return try runElsewhere(levels: depth, work)
  }

  /// Runs the work on a thread with room for so many levels, and passes on what it returns or throws.
  static func runElsewhere<Result, Failure>(
    levels: Int, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withoutActuallyEscaping(work) { work throws(Failure) in
      let outcome = Outcome<Result, Failure>(work)
      let thread = Thread { outcome.run() }
      thread.stackSize = 16 * 1024 * 1024 + levels * bytesPerLevel
      thread.start()
      return try outcome.wait()
    }
  }

  // The thread is joined before `runElsewhere` returns, so nothing is touched by two threads at once.
  private final class Outcome<Result, Failure: Error>: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var work: (() throws(Failure) -> Result)?
    private var result: Swift.Result<Result, Failure>?

    init(_ work: @escaping () throws(Failure) -> Result) { self.work = work }

    func run() {
      result = work.map { work in Swift.Result(catching: work) }
      work = nil
      done.signal()
    }

    func wait() throws(Failure) -> Result {
      done.wait()
      guard let result else { preconditionFailure("the work was run") }
      return try result.get()
    }
  }
}
