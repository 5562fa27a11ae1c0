import Foundation

/// The process of a foreign engine, which reads a line and writes a line in turn.
///
/// It is a class because all owners share one process, which ends with the last of them.
final class ForeignProcess {
  /// The greatest number of bytes of an answer.
  static let longestLine = 16 << 20
  /// The time in which a process may end, in seconds, once its pipes are closed.
  private static let exitTimeout = 1.0

  private let process = Process()
  private let input: QuietPipe
  private let output: QuietPipe
  private var received: [UInt8] = []

  /// Starts a command line in a shell.
  ///
  /// - Throws: `ForeignEngineError` if the shell cannot be started.
  init(_ command: String) throws(ForeignEngineError) {
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardInput = input
    process.standardOutput = output
    do { try process.run() } catch { throw .noShell(reason: "\(error.localizedDescription)") }
    self.input = QuietPipe(input.fileHandleForWriting)
    self.output = QuietPipe(output.fileHandleForReading)
  }

  deinit {
    // Most processes end by themselves when their input ends.
    input.close()
    if !hasEnded(within: Self.exitTimeout) { end() }
    output.close()
  }

  /// Ends the process at once, with all the processes that it has started.
  func end() {
    guard process.isRunning else { return }
    // The shell and its children are a group of processes with the shell's number.
    kill(-process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Sends a line and waits for the answer.
  ///
  /// - Throws: `ForeignAnswerProblem` if no line arrives within the seconds, or it is too long.
  func answer(to question: String, within seconds: Double) throws(ForeignAnswerProblem) -> String {
    let deadline = ProcessInfo.processInfo.systemUptime + seconds
    var unsent = Array((question + "\n").utf8)[...]
    while true {
      // An engine that answers before it has read the whole line must still read the rest.
      if unsent.isEmpty, let line = takeLine() { return line }
      let left = deadline - ProcessInfo.processInfo.systemUptime
      guard left > 0 else { throw .silent(seconds: seconds, came: text(received)) }
      var watched = [pollfd(fd: output.descriptor, events: Int16(POLLIN), revents: 0)]
      // Both directions at once, as an engine may write before it has read everything.
      if !unsent.isEmpty { watched.append(pollfd(fd: input.descriptor, events: Int16(POLLOUT), revents: 0)) }
      _ = poll(&watched, nfds_t(watched.count), Int32(min(left * 1000 + 1, 1_000_000)))
      if watched[0].revents != 0 { try receive() }
      if watched.count > 1, watched[1].revents != 0 { send(&unsent) }
    }
  }

  private func send(_ unsent: inout ArraySlice<UInt8>) {
    switch input.send(unsent) {
    case .done(let sent): unsent = unsent.dropFirst(sent.count)
    case .later: break
    // The output, or the lack of one, shows why the input is closed.
    case .closed: unsent = []
    }
  }

  private func receive() throws(ForeignAnswerProblem) {
    switch output.receive() {
    case .done(let bytes): received += bytes
    case .later: break
    case .closed: throw .ended(ending, came: text(received))
    }
    guard received.count <= Self.longestLine else { throw .tooLong(limit: Self.longestLine) }
  }

  private func takeLine() -> String? {
    guard let end = received.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { received.removeFirst(end + 1) }
    return text(received[..<end])
  }

  private func text(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private var ending: ForeignEnding {
    guard hasEnded(within: Self.exitTimeout) else { return .closedOutput }
    return process.terminationReason == .exit
      ? .exit(code: process.terminationStatus) : .signal(process.terminationStatus)
  }

  private func hasEnded(within seconds: Double) -> Bool {
    let deadline = ProcessInfo.processInfo.systemUptime + seconds
    while process.isRunning {
      guard ProcessInfo.processInfo.systemUptime < deadline else { return false }
      usleep(500)
    }
    return true
  }
}

/// This process's end of a pipe, which neither blocks nor ends the process when the other end is closed.
struct QuietPipe {
  /// The result of sending or receiving.
  enum Transfer {
    /// Some bytes were transferred.
    case done([UInt8])
    /// The pipe is full, or empty, for now.
    case later
    /// The other end is closed.
    case closed
  }

  /// The greatest number of bytes that are received at once.
  private static let chunk = 65_536

  private let handle: FileHandle

  /// The file descriptor of the pipe's end.
  var descriptor: Int32 { handle.fileDescriptor }

  init(_ handle: FileHandle) {
    self.handle = handle
    let descriptor = handle.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    #if canImport(Darwin)
      _ = fcntl(descriptor, F_SETNOSIGPIPE, 1)
    #endif
  }

  /// Receives the bytes that are available.
  func receive() -> Transfer {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, initialized in
      count = read(descriptor, buffer.baseAddress, Self.chunk)
      initialized = max(count, 0)
    }
    return count < 0 ? Self.failure : count == 0 ? .closed : .done(bytes)
  }

  /// Sends as many bytes as the pipe accepts, and returns the result.
  func send(_ bytes: ArraySlice<UInt8>) -> Transfer {
    let count = Self.withoutPipeSignal {
      bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }
    return count < 0 ? Self.failure : .done(Array(bytes.prefix(count)))
  }

  /// Closes the pipe, which signals the end to the other side.
  func close() { try? handle.close() }

  private static var failure: Transfer {
    [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .later : .closed
  }

  /// Runs a call that may find the other end closed.
  ///
  /// The signal for it, which would end this process, is blocked and consumed. The signal's handler is left
  /// alone, as it belongs to the whole process, and every new process inherits it.
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
