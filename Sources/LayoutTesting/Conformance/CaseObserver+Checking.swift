import Foundation
import LayoutCore

extension CaseObserver {
  /// Why an expectation does not hold; `nil` where it does.
  mutating func failure(of expectation: CaseExpectation, tolerance: CGFloat) -> CaseFailure? {
    let expected = expectation.statement.value
    func failure(_ problem: CaseFailure.Problem) -> CaseFailure {
      CaseFailure(
        view: expectation.view, statement: expectation.statement.word, expected: expected, problem: problem,
        source: expectation.source)
    }
    guard let view = view(expectation.view) else { return failure(.noSuchView) }
    do {
      let found = try value(of: expectation.statement, view)
      let isSet = expectation.statement.isOneOfSeveral
      let candidates: [CaseValue] = if isSet, case .list(let all) = found { all } else { [found] }
      let holds = candidates.contains {
        expected.matches($0, tolerance: tolerance, openNumbers: expectation.statement.hasOpenNumbers)
      }
      return holds ? nil : failure(.found(found))
    } catch {
      return failure(.stopped("\(error)"))
    }
  }

  /// What the engine says of what is stated; for a statement about one of several, all of them.
  private mutating func value(
    of statement: CaseExpectation.Statement, _ view: LayoutTree.Index
  ) throws -> CaseValue {
    switch statement {
    case .size: CaseValue(try size(of: view))
    case .frame: CaseValue(try frame(of: view))
    case .proposed: .list(try proposals(to: view).map { CaseValue($0) })
    case .placementProposal: CaseValue(try placementProposal(of: view))
    case .guide(let guide, _): .number(try self.guide(guide, of: view))
    case .warning: .list(warnings.map(CaseValue.text))
    }
  }
}
