import LayoutDocuments

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
