import Foundation
import LayoutCore

/// What an engine answers to a case.
enum ForeignAnswer {
  /// Where it puts the nodes.
  case layout(ForeignLayout)
  /// It cannot lay out the case, in its own words.
  case unsupported(reason: String)
}

/// What a foreign engine says of the nodes of a case, by their ids.
struct ForeignLayout {
  /// Where each node is placed: x, y, width and height in points.
  var frames: [String: [CGFloat]]
  /// Width and height of nodes in points.
  var sizes: [String: [CGFloat]]

  /// Why an expectation does not hold; `nil` where it does, and for one that is of neither frames nor sizes.
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

  /// The size of a node: the one that is given as such, otherwise that of its frame.
  fileprivate func size(_ node: String) -> [CGFloat]? { sizes[node] ?? frames[node].map { Array($0[2...]) } }
}

extension CaseExpectation.Statement {
  /// Where an answer has what is stated; `nil` where answers have nothing of the kind.
  fileprivate var foreignValue: ((ForeignLayout, String) -> [CGFloat]?)? {
    switch self {
    case .size: { $0.size($1) }
    case .frame: { $0.frames[$1] }
    case .proposed, .placementProposal, .guide, .warning: nil
    }
  }

  /// Whether an answer of a foreign engine can have what is stated.
  var isOfFramesOrSizes: Bool { foreignValue != nil }
}
