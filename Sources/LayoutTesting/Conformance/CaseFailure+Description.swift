import LayoutCore

extension CaseFailure: CustomStringConvertible {
  /// The view, what is stated of it, what was expected and what was found.
  public var description: String {
    let subject = view.map { "\($0): " } ?? ""
    let stated = "\(subject)\(statement): expected \(expected), "
    switch problem {
    case .found(let value): return stated + "found \(value)"
    case .noSuchView: return stated + "and there is no such view"
    case .notAnswered: return stated + "and the answer does not have it"
    case .stopped(let cause): return stated + "and the engine stopped: \(cause)"
    }
  }
}

extension CaseValue: CustomStringConvertible {
  /// The value as a case writes it, words in quotes.
  public var description: String {
    switch self {
    case .number(nil): "null"
    case .number(let number?): PointFormat.shortest(number)
    case .text(let text): "\"\(text)\""
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    }
  }
}
