import LayoutCore
import LayoutDocuments
import LayoutTesting

/// `{"results": [...]}`, one entry for each case and engine.
struct ConformanceJSONFormat: ConformanceFormat {
  func text(of report: ConformanceReport) -> String {
    JSONValue.object(["results": .array(report.results.map(result))]).text(width: 160)
  }

  private func result(_ result: CaseResult) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(result.id)), .init("area", .string(result.area)),
      .init("engine", .string(result.engine)), .init("outcome", .string(result.outcome.rawValue)),
      .init("failures", .array(result.failures.map(failure))),
      .init("reasons", .array(result.reasons.map(JSONValue.string))),
    ]
    // The engines of this program leave nothing out.
    if result.leftOut > 0 { members.append(.init("leftOut", .number(Double(result.leftOut)))) }
    return .object(members + [.init("source", .string("\(result.source)"))])
  }

  private func failure(_ failure: CaseFailure) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("node", .string(orNull: failure.view)), .init("statement", .string(failure.statement)),
      .init("expected", json(failure.expected)),
    ]
    switch failure.problem {
    case .found(let value): members.append(.init("found", json(value)))
    case .noSuchView: members.append(.init("error", .string("there is no such view")))
    case .notAnswered: members.append(.init("error", .string("the answer does not have it")))
    case .stopped(let cause): members.append(.init("error", .string(cause)))
    }
    return .object(members + [.init("source", .string("\(failure.source)"))])
  }

  /// Numbers as the case writes them, so that both can be compared by eye.
  private func json(_ value: CaseValue) -> JSONValue {
    switch value {
    case .number(let number?) where !number.isFinite: .string(PointFormat.shortest(number))
    case .number(let number): .side(number)
    case .text(let text): .string(text)
    case .list(let values): .array(values.map(json))
    }
  }
}
