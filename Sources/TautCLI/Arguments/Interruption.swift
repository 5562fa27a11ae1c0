import Dispatch
import Foundation

/// Whether Control-C was pressed.
///
/// The first time is a request; after it the program ends as usual.
final class Interruption: @unchecked Sendable {
  // Unchecked: the lock guards what changes.

  /// The exit code of what was interrupted, as shells expect it.
  static let exitCode: Int32 = 128 + SIGINT

  private let lock = NSLock()
  private let source: any DispatchSourceSignal
  private var wasRequested = false

  /// Whether it was pressed since this was made.
  var isRequested: Bool { lock.withLock { wasRequested } }

  /// Listens from now on.
  init() {
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    // What a source is to hear of must not end the program first.
    signal(SIGINT, SIG_IGN)
    source.setEventHandler { [unowned self] in
      lock.withLock { wasRequested = true }
      signal(SIGINT, SIG_DFL)
    }
    source.resume()
  }

  deinit {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}
