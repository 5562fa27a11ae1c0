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
    return try withoutActuallyEscaping(work) { work in
      let outcome = Outcome<Result>(work)
      let thread = Thread { outcome.run() }
      thread.stackSize = 16 * 1024 * 1024 + depth * bytesPerLevel
      thread.start()
      return try outcome.wait()
    }
  }

  // The thread is joined before `run` returns, so nothing is touched by two threads at once.
  private final class Outcome<Result>: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var work: (() throws -> Result)?
    private var result: Swift.Result<Result, any Error>?

    init(_ work: @escaping () throws -> Result) { self.work = work }

    func run() {
      result = work.map { work in Swift.Result { try work() } }
      work = nil
      done.signal()
    }

    func wait() throws -> Result {
      done.wait()
      guard let result else { preconditionFailure("the work was run") }
      return try result.get()
    }
  }
}

extension LayoutTree {
  /// How many views the longest chain from the root has.
  public var depth: Int {
    var depths = [Int](repeating: 1, count: nodes.count)
    for position in nodes.indices {
      if let parent = nodes[position].parent { depths[position] = depths[parent.position] + 1 }
    }
    return depths.max() ?? 0
  }
}
