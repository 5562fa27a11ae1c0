import Foundation
import LayoutCore
import LayoutDocuments

/// An expectation about one of a case's views, or about the whole tree.
public struct CaseExpectation: Hashable, Sendable {
  /// The id of the view; `nil` is the root, or the whole tree for a warning.
  public var view: String?
  /// The statement about the view.
  public var statement: Statement
  /// The position of the expectation in its document.
  public var source: SourcePosition

  /// A statement of a case; of a size or a frame, a number that is `nil` may be any.
  public enum Statement: Hashable, Sendable {
    /// Width and height of the root's answer to the root proposal, or of another view where it is placed, in points.
    case size([CGFloat?])
    /// The place of the view in the root's coordinates, and its size there: x, y, width, height in points.
    case frame([CGFloat?])
    /// A proposal that is among those the view receives while the root is measured and placed.
    case proposed(ProposedViewSize)
    /// The proposal with which the view is placed.
    case placementProposal(ProposedViewSize)
    /// The value of a guide in the view's own coordinates, in points; at the root: at the root proposal.
    case guide(AlignmentKey, CGFloat)
    /// A warning that SwiftUI logs for the tree.
    case warning(String)
  }
}

/// Reads the expectations of a case.
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

extension CaseExpectation.Statement {
  /// The key of the statement in a case.
  var word: String {
    switch self {
    case .size: "size"
    case .frame: "frame"
    case .proposed: "proposed"
    case .placementProposal: "placementProposal"
    case .guide(let guide, _): "guide \(guide)"
    case .warning: "warning"
    }
  }

  /// The value that is stated.
  var value: CaseValue {
    switch self {
    case .size(let numbers), .frame(let numbers): CaseValue(numbers)
    case .proposed(let proposal), .placementProposal(let proposal): CaseValue(proposal)
    case .guide(_, let value): .number(value)
    case .warning(let text): .text(text)
    }
  }

  /// Whether the statement is that the value is among those found.
  var isOneOfSeveral: Bool {
    switch self {
    case .proposed, .warning: true
    case .size, .frame, .placementProposal, .guide: false
    }
  }

  /// Whether a missing number may be any; in a proposal it is the unspecified side.
  var hasOpenNumbers: Bool {
    switch self {
    case .size, .frame: true
    case .proposed, .placementProposal, .guide, .warning: false
    }
  }
}
