import Foundation
import LayoutCore
import LayoutDocuments

/// A foreign engine's answer to a case.
enum ForeignAnswer {
  /// The layout of the nodes.
  case layout(ForeignLayout)
  /// The case is not supported, with the engine's own message.
  case unsupported(reason: String)
}

/// A foreign engine's layout of the nodes of a case, by their ids.
struct ForeignLayout {
  /// The frame of each node: x, y, width and height in points.
  var frames: [String: [CGFloat]]
  /// The size of each node: width and height in points.
  var sizes: [String: [CGFloat]]

  /// Returns the reason why an expectation does not hold; `nil` if it does, or is not about a frame or size.
  func failure(of expectation: CaseExpectation, tolerance: CGFloat) -> CaseFailure? {
    guard let lookUp = expectation.statement.foreignValue else { return nil }
    let expected = expectation.statement.value
    let found = lookUp(self, expectation.view ?? "").map { CaseValue($0) }
    let holds = found.map {
      expected.matches($0, tolerance: tolerance, openNumbers: expectation.statement.hasOpenNumbers)
    }
    guard holds != true else { return nil }
    return CaseFailure(
      view: expectation.view, statement: expectation.statement.word, expected: expected,
      problem: found.map { .found($0) } ?? .notAnswered, source: expectation.source)
  }

  /// Returns the size of a node: as answered, or else that of its frame.
  fileprivate func size(_ node: String) -> [CGFloat]? { sizes[node] ?? frames[node].map { Array($0[2...]) } }
}

extension CaseExpectation.Statement {
  /// The value in an answer that a statement is about; `nil` where answers have no such value.
  fileprivate var foreignValue: ((ForeignLayout, String) -> [CGFloat]?)? {
    switch self {
    case .size: { $0.size($1) }
    case .frame: { $0.frames[$1] }
    case .proposed, .placementProposal, .guide, .warning: nil
    }
  }

  /// Whether an answer of a foreign engine can have the value of the statement.
  var isOfFramesOrSizes: Bool { foreignValue != nil }
}

/// A reader of a foreign engine's answer to a case.
struct ForeignAnswerReader {
  /// The id of the case that was sent.
  var caseID: String

  /// Returns the answer in a line.
  ///
  /// - Throws: `ForeignAnswerProblem` if the line is not an answer, or answers another case.
  func answer(_ line: String) throws(ForeignAnswerProblem) -> ForeignAnswer {
    guard line.contains(where: { !$0.isWhitespace }) else {
      throw .noAnswer(problem: "the line is empty", column: 1, line: line)
    }
    let (id, answer): (String, ForeignAnswer)
    do throws(DocumentError) {
      // With this extension, the parser accepts JSON alone.
      let value = try DocumentParser(file: "answer.json").parse(line)
      let object = try Field(value: value, path: DocumentPath.document)
        .object("an answer", keys: ["id", "frames", "sizes", "unsupported"])
      (id, answer) = (try object.require("id").string(), try self.answer(object))
    } catch {
      throw .noAnswer(problem: "\(error.problem)", column: error.position.column ?? 1, line: line)
    }
    guard id == caseID else { throw .otherCase(id, asked: caseID) }
    return answer
  }

  private func answer(_ object: FieldObject) throws(DocumentError) -> ForeignAnswer {
    let (frames, sizes) = (object["frames"], object["sizes"])
    if let reason = object["unsupported"] {
      if let numbers = frames ?? sizes {
        throw numbers.error(.wrongType(expected: Self.either, found: "both"))
      }
      return .unsupported(reason: try reason.string())
    }
    guard frames != nil || sizes != nil else {
      throw object.field.error(.missingOneOf(["frames", "sizes", "unsupported"], owner: object.owner))
    }
    return .layout(ForeignLayout(frames: try numbers(frames, 4), sizes: try numbers(sizes, 2)))
  }

  private static let either = "\"unsupported\" or frames and sizes"

  /// Reads `count` numbers for each node.
  private func numbers(_ field: Field?, _ count: Int) throws(DocumentError) -> [String: [CGFloat]] {
    var numbers: [String: [CGFloat]] = [:]
    for (_, node, value) in try field?.dictionary() ?? [] {
      let lengths = try value.caseLengths(count)
      numbers[node] = lengths.compactMap(\.self)
      if numbers[node]?.count != count {
        throw value.error(.wrongType(expected: "a list of \(count) numbers", found: "null among them"))
      }
    }
    return numbers
  }
}
