import Foundation
import LayoutCore
import LayoutDocuments
import LayoutRequirements

/// A line that `taut batch` writes, and how it counts.
struct BatchAnswer: Sendable {
  /// The line, without its end.
  var line: String
  /// Whether it was answered, and nothing fails.
  var outcome: Outcome
  /// What is wrong, where it was not answered.
  var words: String?

  /// The answer to a line that could be read.
  init(json: JSONValue, outcome: Outcome) {
    (line, self.outcome) = (json.line, outcome)
  }

  /// The answer to a line that could not be answered.
  init(id: JSONValue, error: any Error) {
    let (words, place) = error.placedWords
    let told: [JSONValue.Member] = [
      .init(BatchErrorKey.message.rawValue, .string(words)),
      .init(BatchErrorKey.position.rawValue, .string(orNull: place.map { "\($0)" })),
    ]
    line =
      JSONValue.object([
        .init(BatchAnswerKey.id.rawValue, id), .init(BatchAnswerKey.error.rawValue, .object(told)),
      ]).line
    outcome = .badInput
    self.words = OneLine.of(words)
  }
}

/// Why a line of `taut batch` cannot be answered, where the scene is not to blame.
enum BatchError: Error {
  /// A line of more bytes than are read.
  case tooLong(limit: Int)
  /// A line with bytes that are no character.
  case notUTF8(column: Int)
  /// Both a scene and a file.
  case twoScenes(at: SourcePosition)
  /// A language, and no translations.
  case noStrings(at: SourcePosition)
  /// A language into which nothing is translated, in the words of the error.
  case unknownLanguage(String, at: SourcePosition)
  /// Something is required, and no check is wanted.
  case notWanted(at: SourcePosition)
  /// A file that cannot be read, in the words of the error.
  case unreadable(String, at: SourcePosition)
  /// Standard input in place of a file.
  case standardInput(at: SourcePosition)
  /// The view of a scene document.
  case viewOfDocument(file: String, at: SourcePosition)
  /// A check of a container neither of whose sides is a number.
  case noLength(scene: String)
  /// A check of a scene of which nothing is required.
  case noRequirement(scene: String)
  /// A certificate that was refused, in the words of the checker.
  case refused(String)
}

extension BatchError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  var description: String {
    switch self {
    case .tooLong(let limit):
      "the line has more than \(limit / 1_048_576) MiB; put the scene into a file and name it as \"file\""
    case .notUTF8: "the line is not UTF-8: there are bytes that are no character"
    case .twoScenes: "a line has a \"scene\" or a \"file\", not both; leave one out"
    case .noStrings: "there are no translations; give taut batch --strings Localizable.xcstrings"
    case .unknownLanguage(let words, _): words
    case .notWanted: "something is required, and no check is wanted; add \"check\" to \"want\""
    case .unreadable(let words, _): words
    case .standardInput:
      "\"-\" is no file here, as the lines may come from there; put the scene into the line"
    case .viewOfDocument(let file, _):
      "\(OneLine.of(file)): \"view\" chooses among the views of Swift source; a scene document is one scene"
    case .noLength(let scene):
      "\(OneLine.of(scene)): a check needs a width or a height that is a number; give \"size\": [390, 844], or \"width\": "
        + "[320, 430]"
    case .noRequirement(let scene):
      "\(OneLine.of(scene)): nothing is required of it; give \"require\": [\"title is whole\"], or \"standard\": true"
    case .refused(let words): words
    }
  }
}

/// An error that may know where its cause was written.
protocol PlacedError: Error {
  /// The place; `nil` where nothing was written wrongly.
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
    case .twoScenes(let place), .noStrings(let place), .unknownLanguage(_, let place), .notWanted(let place),
      .unreadable(_, let place),
      .standardInput(let place), .viewOfDocument(_, let place):
      place
    case .noLength, .noRequirement, .refused: nil
    }
  }
}

extension Error {
  /// Where the cause was written, and the words without that place.
  var placedWords: (words: String, place: SourcePosition?) {
    let words = "\(self)"
    guard let place = (self as? any PlacedError)?.place else { return (words, nil) }
    let prefix = "\(place): "
    return (words.hasPrefix(prefix) ? String(words.dropFirst(prefix.count)) : words, place)
  }
}

/// A key of a line that `taut batch` reads.
enum BatchKey: String, CaseIterable {
  case id, scene, file, view, size, width, height, textSize, layoutDirection, safeArea, language, strings,
    want, require
  case standard
}

/// What a line can want.
enum BatchWish: String, CaseIterable {
  case frames, explain, check
}

/// A key of a line that `taut batch` writes, beside those of the frames.
enum BatchAnswerKey: String, CaseIterable {
  case id, error, explain, check, notes
}

/// A key of what an answer says of an error.
enum BatchErrorKey: String, CaseIterable {
  case message, position
}

/// How the lines of a batch came out.
struct BatchTally {
  /// What became of a line, or of a file of lines.
  enum Entry: Sendable {
    /// An answer, and the file and number of its line.
    case answer(BatchAnswer, place: String)
    /// A file that cannot be read, in words.
    case failure(String)

    /// What is written; `nil` for nothing.
    var line: String? {
      switch self {
      case .answer(let answer, _): answer.line
      case .failure: nil
      }
    }
  }

  /// The worst of all.
  private(set) var outcome = Outcome.holds
  private var count = 0
  private var badCount = 0
  private var firstBad: String?
  private var failures: [String] = []

  /// Counts an entry.
  mutating func add(_ entry: Entry) {
    switch entry {
    case .answer(let answer, let place):
      count += 1
      outcome = max(outcome, answer.outcome)
      guard let words = answer.words else { return }
      badCount += 1
      firstBad = firstBad ?? "\(place): \(words)"
    case .failure(let words):
      outcome = .badInput
      failures.append(OneLine.of(words))
    }
  }

  /// What there is to say of it beside the answers: files that cannot be read, and how many lines have no answer.
  var lines: [String] {
    guard let firstBad else { return failures }
    let all = count == 1 ? "1 line" : "\(count) lines"
    return failures + ["\(badCount) of \(all) could not be answered; the first: \(firstBad)"]
  }
}

/// How far a batch has come, on the terminal; nothing where the input has no known size, or where the answers go to the
/// terminal themselves.
struct BatchProgress: Sendable {
  private let line = ProgressLine("Answering")
  private let total: Int

  /// Looks how large the files are; `-` is standard input.
  init(_ files: [String]) {
    let sizes = files.map(Self.size)
    let known = sizes.compactMap { $0 }
    total = known.count == sizes.count && isatty(STDOUT_FILENO) == 0 ? known.reduce(0, +) : 0
  }

  /// Shows that so many bytes were read.
  func show(_ position: Int) {
    if total > 0 { line.show(Double(position) / Double(total)) }
  }

  /// Takes the line away.
  func finish() { line.finish() }

  /// The size of an ordinary file; `nil` for a pipe or a terminal.
  private static func size(_ file: String) -> Int? {
    var info = stat()
    let found = file == "-" ? fstat(STDIN_FILENO, &info) : stat(file, &info)
    guard found == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(info.st_size)
  }
}
