import Foundation
import MathProgTranslator

/// The line of the translator's words that says what is wrong: `file:line: message`.
struct Complaint {
  var line = 0
  var message: String

  /// Finds the last such line; where there is none, the whole transcript is the message.
  init(in transcript: String) {
    message = transcript.trimmingCharacters(in: .newlines)
    for text in transcript.split(separator: "\n").reversed() {
      guard let (line, message) = Self.parts(of: text), !message.hasPrefix("warning:") else { continue }
      self.line = line
      self.message = message
      return
    }
  }

  /// The first number between two colons, and what follows it.
  private static func parts(of text: Substring) -> (line: Int, message: String)? {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let place = fields.indices.dropFirst().first(where: { Int(fields[$0]) != nil }),
      let line = Int(fields[place]), place + 1 < fields.count
    else { return nil }
    let message = fields[(place + 1)...].joined(separator: ":")
    return (line, String(message.drop { $0 == " " }))
  }
}

extension MathProgError {
  /// The error that an outcome of the C layer stands for.
  init(_ outcome: MathProgOutcome, at stage: MathProgStage, path: String, transcript: String) {
    switch outcome {
    case .refused: self = Self.refusal(at: stage, path: path, Complaint(in: transcript))
    case .fileError: self = stage == .data ? .unwritableData : .unreadable(path: path)
    case .infeasible: self = .infeasible(path: path)
    case .unbounded: self = .unbounded(path: path)
    case .libraryError: self = .library(message: transcript.trimmingCharacters(in: .newlines))
    case .outOfMemory: self = .outOfMemory
    case .optimal, .numericalFailure: self = .numericalFailure(path: path)
    }
  }

  private static func refusal(at stage: MathProgStage, path: String, _ complaint: Complaint) -> Self {
    switch stage {
    case .model: .model(path: path, line: complaint.line, message: complaint.message)
    case .data: .data(line: complaint.line, message: complaint.message)
    default: .generation(path: path, line: complaint.line, message: complaint.message)
    }
  }
}
