import LayoutDocuments
import LayoutProofs

/// The result of checking a proof document, as text or as JSON.
struct VerifyReport {
  var file: String
  /// The document, where it holds.
  var document: ProofDocument?
  /// Why it is refused, where it is.
  var fault: ProofFault?

  /// One sentence.
  var text: String {
    guard let document else { return "\(file): refused: \(fault.map { "\($0)" } ?? "")" }
    return "\(file): holds: \(document.name), every \(document.side) in [\(document.from), \(document.to)], "
      + "\(document.intervals.count) interval\(document.intervals.count == 1 ? "" : "s")"
  }

  var json: JSONValue {
    .object([
      "file": .string(file), "result": .string(fault == nil ? "holds" : "refused"),
      "reason": .string(orNull: fault.map { "\($0)" }),
    ])
  }
}
