import Foundation

/// Standard input and output, for a protocol that nothing else may write to.
package struct StandardStreams: Sendable {
  private let descriptor: Int32

  /// Takes over standard output: all other output of the program goes to standard error from now on.
  package init() {
    fflush(nil)
    descriptor = dup(STDOUT_FILENO)
    _ = dup2(STDERR_FILENO, STDOUT_FILENO)
    // A write to a closed pipe must not end the process; the next read finds the end of the input.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Waits for bytes; `nil` at the end.
  package func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
      if count > 0 { return Array(bytes[..<count]) }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// Writes bytes, unless the other end is closed.
  package func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      var index = 0
      while index < bytes.count {
        let count = Foundation.write(descriptor, bytes.baseAddress?.advanced(by: index), bytes.count - index)
        if count > 0 { index += count } else if errno != EINTR { return }
      }
    }
  }
}
