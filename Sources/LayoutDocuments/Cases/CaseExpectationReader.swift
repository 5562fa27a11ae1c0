import Foundation
import LayoutCore

/// Reads what a case states of its views.
struct CaseExpectationReader {
  var alignments: AlignmentTable

  private static let statements = [
    "size", "frame", "proposed", "proposals", "placementProposal", "guide", "warning",
  ]

  func expectations(_ field: Field) throws(DocumentError) -> [CaseExpectation] {
    var expectations: [CaseExpectation] = []
    for item in try field.list() {
      let keys = try item.object("an expectation", keys: ["node", "value"] + Self.statements)
      let view = try keys["node"].map { node throws(DocumentError) in try node.string() }
      for word in Self.statements {
        guard let value = keys[word] else { continue }
        expectations.append(
          CaseExpectation(view: view, statement: try statement(word, value, keys), source: item.position))
      }
    }
    return expectations
  }

  private func statement(
    _ word: String, _ value: Field, _ keys: FieldObject
  ) throws(DocumentError) -> CaseExpectation.Statement {
    switch word {
    case "size": return .size(try value.caseSize())
    case "frame": return .frame(try frame(value))
    case "proposed": return .proposals([try value.caseProposal()])
    case "proposals":
      var proposals: [ProposedViewSize] = []
      for item in try value.list() { proposals.append(try item.caseProposal()) }
      return .proposals(proposals)
    case "placementProposal": return .placementProposal(try value.caseProposal())
    case "guide":
      return .guide(try alignments.anyGuide(value), try keys.require("value").caseLength())
    default: return .warning(try value.string())
    }
  }

  private func frame(_ field: Field) throws(DocumentError) -> CGRect {
    let numbers = try field.caseLengths(4).compactMap { $0 }
    guard numbers.count == 4 else { throw field.wrongType("x, y, width and height") }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
