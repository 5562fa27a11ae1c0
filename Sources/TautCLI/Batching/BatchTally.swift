import LayoutDocuments

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
