import Foundation
import LayoutCore
import LayoutDocuments
import LayoutRequirements

/// A line of `taut batch`'s output, with its outcome.
struct BatchAnswer: Sendable {
  /// The line, without its end.
  var line: String
  /// Whether the line was answered, and nothing fails.
  var outcome: Outcome
  /// The error, if the line was not answered.
  var words: String?

  /// Creates the answer to a valid line.
  init(json: JSONValue, outcome: Outcome) {
    (line, self.outcome) = (json.line, outcome)
  }

  /// Creates the answer to a line that could not be answered.
  init(id: JSONValue, error: any Error) {
    let (text, position) = error.placedWords
    let members: [JSONValue.Member] = [
      .init(BatchErrorKey.message.rawValue, .string(text)),
      .init(BatchErrorKey.position.rawValue, .string(orNull: position.map { "\($0)" })),
    ]
    line =
      JSONValue.object([
        .init(BatchAnswerKey.id.rawValue, id), .init(BatchAnswerKey.error.rawValue, .object(members)),
      ]).line
    outcome = .badInput
    self.words = OneLine.of(text)
  }
}

/// An error in a line of `taut batch` that is not one of the scene.
enum BatchError: Error {
  /// The line exceeds the limit in bytes.
  case tooLong(limit: Int)
  /// The line is not UTF-8.
  case notUTF8(column: Int)
  /// The line has both a scene and a file.
  case twoScenes(at: SourcePosition)
  /// The line has a language, and there are no translations.
  case noStrings(at: SourcePosition)
  /// There are no translations into the language; with the words of the error.
  case unknownLanguage(String, at: SourcePosition)
  /// The line has requirements and asks for no check.
  case notWanted(at: SourcePosition)
  /// A file that cannot be read; with the words of the error.
  case unreadable(String, at: SourcePosition)
  /// The line names standard input as its file.
  case standardInput(at: SourcePosition)
  /// The line names a view of a scene document.
  case viewOfDocument(file: String, at: SourcePosition)
  /// A check of a container without a numeric side.
  case noLength(scene: String)
  /// A check of a scene without requirements.
  case noRequirement(scene: String)
  /// A refused certificate, in the words of the checker.
  case refused(String)
}

extension BatchError: CustomStringConvertible {
  /// The problem, and how to correct it.
  var description: String {
    switch self {
    case .tooLong(let limit):
      "the line has more than \(limit / 1_048_576) MiB; put the scene into a file and name it as \"file\""
    case .notUTF8: "the line is not UTF-8: it has bytes that are not characters"
    case .twoScenes: "a line has a \"scene\" or a \"file\", not both; leave one out"
    case .noStrings: "there are no translations; give taut batch --strings Localizable.xcstrings"
    case .unknownLanguage(let text, _): text
    case .notWanted: "there are requirements, but no check is wanted; add \"check\" to \"want\""
    case .unreadable(let text, _): text
    case .standardInput:
      "\"-\" cannot be a scene's file, as the lines may come from standard input; put the scene into the line"
    case .viewOfDocument(let file, _):
      "\(OneLine.of(file)): \"view\" chooses among the views of Swift source; a scene document is one scene"
    case .noLength(let scene):
      "\(OneLine.of(scene)): a check needs a width or a height that is a number; give \"size\": [390, 844], or \"width\": "
        + "[320, 430]"
    case .noRequirement(let scene):
      "\(OneLine.of(scene)): there are no requirements; give \"require\": [\"title is whole\"], or \"standard\": true"
    case .refused(let text): text
    }
  }
}

/// An error that may have a place in the input.
protocol PlacedError: Error {
  /// The place; `nil` where there is none.
  var place: SourcePosition? { get }
}

extension DocumentError: PlacedError {
  var place: SourcePosition? { position }
}

extension RequirementError: PlacedError {
  var place: SourcePosition? { position }
}

extension BatchError: PlacedError {
  var place: SourcePosition? {
    switch self {
    case .tooLong: SourcePosition(file: BatchLine.place, line: 1, column: 1)
    case .notUTF8(let column): SourcePosition(file: BatchLine.place, line: 1, column: column)
    case .twoScenes(let position), .noStrings(let position), .unknownLanguage(_, let position),
      .notWanted(let position),
      .unreadable(_, let position),
      .standardInput(let position), .viewOfDocument(_, let position):
      position
    case .noLength, .noRequirement, .refused: nil
    }
  }
}

extension Error {
  /// The place of the cause, and the words without it.
  var placedWords: (words: String, place: SourcePosition?) {
    let text = "\(self)"
    guard let position = (self as? any PlacedError)?.place else { return (text, nil) }
    let prefix = "\(position): "
    return (text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text, position)
  }
}

/// A key of a line that `taut batch` reads.
enum BatchKey: String, CaseIterable {
  case id, scene, file, view, size, width, height, textSize, layoutDirection, safeArea, language, strings,
    want, require
  case standard
}

/// An answer that a line can ask for.
enum BatchWish: String, CaseIterable {
  case frames, explain, check
}

/// A key of a line that `taut batch` writes, besides those of the frames.
enum BatchAnswerKey: String, CaseIterable {
  case id, error, explain, check, notes
}

/// A key of an answer's error.
enum BatchErrorKey: String, CaseIterable {
  case message, position
}

/// The outcomes of a batch.
struct BatchTally {
  /// The result of a line, or of a file of lines.
  enum Entry: Sendable {
    /// An answer, with the file and number of its line.
    case answer(BatchAnswer, place: String)
    /// A file that cannot be read, in words.
    case failure(String)

    /// The line that is written; `nil` for none.
    var line: String? {
      switch self {
      case .answer(let answer, _): answer.line
      case .failure: nil
      }
    }
  }

  /// The worst outcome.
  private(set) var outcome = Outcome.holds
  private var count = 0
  private var badCount = 0
  private var firstBad: String?
  private var failures: [String] = []

  mutating func add(_ entry: Entry) {
    switch entry {
    case .answer(let answer, let place):
      count += 1
      outcome = max(outcome, answer.outcome)
      guard let text = answer.words else { return }
      badCount += 1
      firstBad = firstBad ?? "\(place): \(text)"
    case .failure(let text):
      outcome = .badInput
      failures.append(OneLine.of(text))
    }
  }

  /// The lines besides the answers: files that cannot be read, and the number of lines without an answer.
  var lines: [String] {
    guard let firstBad else { return failures }
    let all = count == 1 ? "1 line" : "\(count) lines"
    return failures + ["\(badCount) of \(all) could not be answered; the first: \(firstBad)"]
  }
}

/// The progress of a batch on the terminal; none where the input's size is unknown, or the answers go to the
/// terminal.
struct BatchProgress: Sendable {
  private let line = ProgressLine("Answering")
  private let total: Int

  /// Determines the sizes of the files; `-` is standard input.
  init(_ files: [String]) {
    let sizes = files.map(Self.size)
    let known = sizes.compactMap { $0 }
    total = known.count == sizes.count && isatty(STDOUT_FILENO) == 0 ? known.reduce(0, +) : 0
  }

  /// Shows the number of bytes that were read.
  func show(_ position: Int) {
    if total > 0 { line.show(Double(position) / Double(total)) }
  }

  /// Erases the line.
  func finish() { line.finish() }

  /// Returns the size of an ordinary file; `nil` for a pipe or a terminal.
  private static func size(_ file: String) -> Int? {
    var info = stat()
    let found = file == "-" ? fstat(STDIN_FILENO, &info) : stat(file, &info)
    guard found == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(info.st_size)
  }
}
