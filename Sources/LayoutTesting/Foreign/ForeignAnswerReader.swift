import Foundation
import LayoutCore
import LayoutDocuments

/// Reads the line that a foreign engine answers.
struct ForeignAnswerReader {
  /// The id of the case that was asked.
  var asked: String

  /// The answer of a line.
  func answer(_ line: String) throws(ForeignAnswerProblem) -> ForeignAnswer {
    guard line.contains(where: { !$0.isWhitespace }) else {
      throw .noAnswer(problem: "the line is empty", column: 1, line: line)
    }
    let (id, answer): (String, ForeignAnswer)
    do throws(DocumentError) {
      // Named so, as nothing but JSON is an answer.
      let value = try DocumentParser(file: "answer.json").parse(line)
      let object = try Field(value: value, path: DocumentPath.document)
        .object("an answer", keys: ["id", "frames", "sizes", "unsupported"])
      (id, answer) = (try object.require("id").string(), try self.answer(object))
    } catch {
      throw .noAnswer(problem: "\(error.problem)", column: error.position.column ?? 1, line: line)
    }
    guard id == asked else { throw .otherCase(id, asked: asked) }
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

  /// So many numbers for each node.
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
