import Foundation

/// A foreign engine that runs: a line in, a line out.
///
/// A class, as there is one process whoever holds it; it ends with the last of them.
final class ForeignProcess {
  /// The most bytes of an answer.
  static let longestLine = 16 << 20
  /// How long a process may take to end, in seconds, once its pipes are closed.
  private static let farewell = 1.0

  private let process = Process()
  private let input: QuietPipe
  private let output: QuietPipe
  private var received: [UInt8] = []

  /// Starts a command line.
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
    // Most end by themselves when nothing more is to be read.
    input.close()
    if !hasEnded(within: Self.farewell) { end() }
    output.close()
  }

  /// Ends it now, with whatever it has started.
  func end() {
    guard process.isRunning else { return }
    // The shell and its children are a group of processes with the shell's number.
    kill(-process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Sends a line and waits for one.
  func answer(to question: String, within seconds: Double) throws(ForeignAnswerProblem) -> String {
    let deadline = ProcessInfo.processInfo.systemUptime + seconds
    var unsent = Array((question + "\n").utf8)[...]
    while true {
      // Even an engine that answers before it has read all must read all.
      if unsent.isEmpty, let line = takeLine() { return line }
      let left = deadline - ProcessInfo.processInfo.systemUptime
      guard left > 0 else { throw .silent(seconds: seconds, came: text(received)) }
      var watched = [pollfd(fd: output.descriptor, events: Int16(POLLIN), revents: 0)]
      // Both ways at once: an engine may be writing while more is to be read.
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
    // Why nobody reads any more is told by the output, or by silence.
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
    guard hasEnded(within: Self.farewell) else { return .closedOutput }
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
