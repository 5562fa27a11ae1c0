import LayoutCore

extension CaseExpectation.Statement {
  /// The key under which a case states it.
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

  /// What is stated.
  var value: CaseValue {
    switch self {
    case .size(let numbers), .frame(let numbers): CaseValue(numbers)
    case .proposed(let proposal), .placementProposal(let proposal): CaseValue(proposal)
    case .guide(_, let value): .number(value)
    case .warning(let text): .text(text)
    }
  }

  /// Whether it is stated that the value is among those found.
  var isOneOfSeveral: Bool {
    switch self {
    case .proposed, .warning: true
    case .size, .frame, .placementProposal, .guide: false
    }
  }

  /// Whether a number that is not given may be any; in a proposal it is the unspecified side.
  var hasOpenNumbers: Bool {
    switch self {
    case .size, .frame: true
    case .proposed, .placementProposal, .guide, .warning: false
    }
  }
}
