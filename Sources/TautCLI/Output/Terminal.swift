import Dispatch
import Foundation
import LayoutDocuments
import LayoutExplanation

/// The properties of standard output: a terminal of a width, with or without colours, or a file or pipe.
struct Terminal {
  /// The width of a line in characters; `nil` where lines are never broken.
  var width: Int?
  /// Whether names are coloured.
  var isColoured: Bool

  /// Standard output, as the environment describes it.
  static var standardOutput: Terminal {
    Terminal(
      isTerminal: isatty(STDOUT_FILENO) == 1, environment: ProcessInfo.processInfo.environment,
      columns: columns)
  }

  /// A file or pipe gets a fixed output: no colours, and no broken lines.
  init(isTerminal: Bool, environment: [String: String], columns: Int?) {
    let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
    isColoured = isTerminal && !isPlain
    let given = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    width = isTerminal ? given ?? columns : nil
  }

  private static var columns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Returns a text for output, with its names coloured if there are colours.
  func text(_ make: () throws -> String) rethrows -> String {
    text(try NameMarks.$areMade.withValue(isColoured) { try make() })
  }

  /// Returns lines for output, with their names coloured if there are colours.
  func lines(_ make: () throws -> [TextLine]) rethrows -> String {
    text(try NameMarks.$areMade.withValue(isColoured) { try make() })
  }

  /// Returns lines for output.
  func text(_ lines: [TextLine]) -> String { lines.map(text).joined(separator: "\n") }

  /// Returns a text with continuation lines indented further.
  func text(_ text: String) -> String {
    guard width != nil || isColoured else { return text }
    return self.text(
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let indentation = line.prefix { $0 == " " }.count
        return TextLine(
          [.words(String(line.dropFirst(indentation)))], indentation: indentation, hanging: indentation + 4)
      })
  }

  private func text(_ line: TextLine) -> String {
    // Names have no marks where there are no colours.
    if width == nil, !isColoured { return line.plain }
    let blanks = String(repeating: " ", count: line.indentation)
    var shown = blanks
    var used = line.indentation
    // In a narrow terminal, continuation lines are indented by at most half.
    let hanging = min(line.hanging, (width ?? .max) / 2)
    for piece in line.pieces {
      var isName = false
      if case .name = piece { isName = isColoured }
      if isName { shown += Self.colour }
      var isMarked = false
      for (place, word) in piece.text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
        if place > 0 {
          shown += " "
          used += 1
        }
        let letters = word.count { $0 != NameMarks.mark }
        if let width, used + letters > width, used > hanging, place > 0 {
          while shown.last == " " { shown.removeLast() }
          shown += "\n" + String(repeating: " ", count: hanging)
          used = hanging
        }
        for part in word.split(separator: NameMarks.mark, omittingEmptySubsequences: false).enumerated() {
          if part.offset > 0 {
            isMarked.toggle()
            shown += isMarked ? Self.colour : Self.plain
          }
          shown += part.element
        }
        used += letters
      }
      if isName { shown += Self.plain }
    }
    return line.pieces.isEmpty ? "" : shown
  }

  private static let colour = "\u{1B}[36m"
  private static let plain = "\u{1B}[0m"
}

/// A progress line of a long operation on the terminal.
///
/// Nothing is shown where standard error is not a terminal, or in the first second.
final class ProgressLine: @unchecked Sendable {
  // Unchecked: the lock guards the mutable properties, because reports come from any thread.
  private static let isTerminal = isatty(STDERR_FILENO) == 1
  private static let width = 30

  private let title: String
  private let began = Date()
  private let lock = NSLock()
  private var shownAt: Date?

  /// Starts the operation.
  init(_ title: String) { self.title = title }

  /// Shows the share that is done, at most ten times a second.
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

  /// Erases the line.
  func finish() {
    let isShown = lock.withLock {
      defer { shownAt = nil }
      return shownAt != nil
    }
    if isShown { StandardError.write("\r\u{1B}[K", terminator: "") }
  }
}

/// Standard error, one cause per line.
enum StandardError {
  static func write(_ line: String, terminator: String = "\n") {
    FileHandle.standardError.write(Data((line + terminator).utf8))
  }

  /// Writes a line; a function for callers that report messages.
  static func show(_ line: String) { write(line) }
}

/// Standard output.
enum StandardOutput {
  /// Writes lines.
  ///
  /// If they cannot be written, the program ends with the exit code of a failure, so that an incomplete
  /// result is noticed.
  static func write(_ text: String = "") {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
    } catch {
      StandardError.write("\(CommandError.unwritable(file: "standard output", reason: error.words))")
      exit(Outcome.badInput.rawValue)
    }
  }
}

/// An output file; `-` is standard output.
enum OutputFile {
  /// Writes data, and reports the file.
  ///
  /// - Throws: `CommandError.unwritable`.
  static func write(_ data: Data, to file: String) throws(CommandError) {
    do {
      guard file != "-" else { return try FileHandle.standardOutput.write(contentsOf: data) }
      try data.write(to: URL(fileURLWithPath: file))
    } catch { throw .unwritable(file: file == "-" ? "standard output" : file, reason: error.words) }
    // A script that reads standard error expects nothing on success.
    if file != "-", isatty(STDERR_FILENO) == 1 { StandardError.write("wrote \(file)") }
  }
}

extension Error {
  /// The system's message, without the names of its types.
  var words: String {
    let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let code = ((underlying ?? self) as NSError)
    if code.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(code.code))) }
    return localizedDescription
  }
}

/// The state of Control-C.
///
/// The first time is a request; after it the program ends as usual.
final class Interruption: @unchecked Sendable {
  // Unchecked: the lock guards the mutable properties.

  /// The exit code of an interrupted program, as shells expect it.
  static let exitCode: Int32 = 128 + SIGINT

  private let lock = NSLock()
  private let source: any DispatchSourceSignal
  private var wasRequested = false

  /// Whether it was pressed since this was created.
  var isRequested: Bool { lock.withLock { wasRequested } }

  /// Begins to listen.
  init() {
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    // The default action must not end the program first.
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
