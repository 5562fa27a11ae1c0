import LayoutDocuments

/// What came of verifying one certificate or one proof, as text or as JSON.
struct Verification {
  /// The file that it stands in.
  var file: String
  /// What it is called: the scene, or the file.
  var name: String
  /// What is proven; `nil` where it is refused.
  private var finding: String?
  /// Why it is refused; `nil` where it is true.
  private var reason: String?

  /// One that is true, with what it says.
  init(file: String, name: String, holds finding: String) {
    (self.file, self.name, self.finding) = (file, name, finding)
  }

  /// One that is refused, with the reason.
  init(file: String, name: String, refused reason: String) {
    (self.file, self.name, self.reason) = (file, name, reason)
  }

  var outcome: Outcome { reason == nil ? .holds : .answerIsNo }

  /// One sentence: `row: 1 block, 12 rows: …`, or `row: refused: …`.
  var text: String { "\(OneLine.of(name)): " + (finding ?? "refused: \(reason ?? "")") }

  var json: JSONValue {
    .object([
      "file": .string(file), "result": .string(reason == nil ? "holds" : "refused"),
      "reason": .string(orNull: reason),
    ])
  }
}
