import Foundation

/// This process's end of a pipe, which neither blocks nor ends the process when nobody is at the other.
struct QuietPipe {
  /// What came of sending or receiving.
  enum Transfer {
    /// Some bytes went through.
    case done([UInt8])
    /// The pipe is full, or empty, for now.
    case later
    /// Nobody is at the other end.
    case closed
  }

  /// The most bytes that are received at once.
  private static let chunk = 65_536

  private let handle: FileHandle

  /// The number under which the system knows it.
  var descriptor: Int32 { handle.fileDescriptor }

  init(_ handle: FileHandle) {
    self.handle = handle
    let descriptor = handle.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    #if canImport(Darwin)
      _ = fcntl(descriptor, F_SETNOSIGPIPE, 1)
    #endif
  }

  /// Takes what has come.
  func receive() -> Transfer {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, initialized in
      count = read(descriptor, buffer.baseAddress, Self.chunk)
      initialized = max(count, 0)
    }
    return count < 0 ? Self.failure : count == 0 ? .closed : .done(bytes)
  }

  /// Sends as much as there is room for, and says what was sent.
  func send(_ bytes: ArraySlice<UInt8>) -> Transfer {
    let count = Self.withoutPipeSignal {
      bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }
    return count < 0 ? Self.failure : .done(Array(bytes.prefix(count)))
  }

  /// Says the other end that nothing more comes.
  func close() { try? handle.close() }

  private static var failure: Transfer {
    [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .later : .closed
  }

  /// Runs a call that may find nobody at the other end.
  ///
  /// The signal of that, which would end this process, is held back and taken away. What is set for the signal is left
  /// alone, as it is everybody's, and every new process inherits it.
  private static func withoutPipeSignal(_ call: () -> Int) -> Int {
    #if canImport(Darwin)
      return call()
    #else
      var pipeSignal = sigset_t()
      var others = sigset_t()
      sigemptyset(&pipeSignal)
      sigaddset(&pipeSignal, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &pipeSignal, &others)
      let count = call()
      let error = errno
      if count < 0, error == EPIPE {
        var now = timespec()
        sigtimedwait(&pipeSignal, nil, &now)
      }
      pthread_sigmask(SIG_SETMASK, &others, nil)
      errno = error
      return count
    #endif
  }
}
