import LayoutDocuments

/// Reads what a case states of its views.
struct CaseExpectationReader {
  var guides: CaseGuideReader

  private static let statements = [
    "size", "frame", "proposed", "proposals", "placementProposal", "guide", "warning",
  ]

  func expectations(_ field: Field) throws(DocumentError) -> [CaseExpectation] {
    var expectations: [CaseExpectation] = []
    for item in try field.list() {
      let keys = try item.object("an expectation", keys: ["node", "value", "axis"] + Self.statements)
      let view = try keys["node"].map { node throws(DocumentError) in try node.string() }
      for word in Self.statements {
        guard let value = keys[word] else { continue }
        for statement in try statements(word, value, keys) {
          expectations.append(CaseExpectation(view: view, statement: statement, source: item.position))
        }
      }
    }
    return expectations
  }

  private func statements(
    _ word: String, _ value: Field, _ keys: FieldObject
  ) throws(DocumentError) -> [CaseExpectation.Statement] {
    switch word {
    case "size": return [.size(try value.caseLengths(2))]
    case "frame": return [.frame(try value.caseLengths(4))]
    case "proposed": return [.proposed(try value.caseProposal())]
    case "proposals":
      var proposals: [CaseExpectation.Statement] = []
      for item in try value.list() { proposals.append(.proposed(try item.caseProposal())) }
      return proposals
    case "placementProposal": return [.placementProposal(try value.caseProposal())]
    case "guide":
      return [.guide(try guides.anyGuide(value, axis: keys["axis"]), try keys.require("value").caseLength())]
    default: return [.warning(try value.string())]
    }
  }
}
