import ConstraintLayout

extension WhyNot {
  /// The answer in sentences.
  public var text: String {
    if holds { return "\(question): it is so\(value.map { ", at \(Words.points($0))" } ?? "")" }
    return (["\(question): no, \(present)"] + cutOffLines + forbiddenLines + allowedLines).joined(
      separator: "\n  ")
  }

  /// What is so in place of what was asked for.
  private var present: String {
    switch question.claim {
    case .comparison(let first, _, let second):
      let numbers = zip([first, second], [value, otherValue]).compactMap { quantity, number in
        quantity.view == nil ? nil : number.map { Words.points($0) }
      }
      return numbers.count == 1 ? "it is \(numbers[0])" : "they are \(Words.list(numbers))"
    case .whole:
      let texts = missing.texts.map(finder.names.view)
      return texts.count == 1 && finder.views.count == 1
        ? "it is cut off" : "\(Words.list(texts)) \(texts.count == 1 ? "is" : "are") cut off"
    case .inside:
      let edges = missing.overhang.map { "\(Words.points($0.points)) beyond the \($0.edge) edge" }
      return "it reaches \(Words.list(edges))"
    }
  }

  private var forbiddenLines: [String] {
    var lines: [String] = []
    for (place, set) in forbidding.enumerated() {
      let facts = set.members.map { finder.text($0.fact) }
      let start =
        switch place {
        case 0: "forbidden by "
        case 1: "and, even without \(forbidding[0].members.count == 1 ? "it" : "these"), by "
        default: "and, even without all of these, by "
        }
      switch facts.count {
      case 0:
        lines.append(
          place == 0
            ? "forbidden by the views themselves: \(nothingAllows)"
            : "and, even without \(place == 1 && forbidding[0].members.count == 1 ? "it" : "these"), by the views themselves"
        )
      case 1:
        lines.append("\(start)\(facts[0]), \(isCutOff ? "as far as was tried" : "whatever the rest is")")
      default:
        let told = Words.list(facts, most: Self.mostFactsTold)
        lines.append("\(start)\(told) together\(isCutOff ? ", as far as was tried" : "")")
      }
    }
    return lines
  }

  /// How many facts a sentence tells; documents have them all.
  private static let mostFactsTold = 6

  private var nothingAllows: String {
    isCutOff
      ? "nothing that was tried allows it" : "no other modifiers, lengths or texts allow it"
  }

  /// What can be said of a search that did not come to its end.
  private var cutOffLines: [String] {
    guard isCutOff else { return [] }
    let facts = factCount < allFactCount ? "\(factCount) of \(allFactCount) facts" : "not every value was"
    return ["found so far; \(facts) tried"]
  }

  /// What a person might change, a line each, numbered.
  package var suggestionLines: [String] {
    suggestions.enumerated().map { place, suggestion in
      "\(place + 1). \(SuggestionSentences(finder).text(suggestion, for: question))"
    }
  }

  private var allowedLines: [String] {
    var lines = suggestionLines
    for leap in leaps {
      lines.append(
        "never equal: it leaps over \(otherValue.map { Words.points($0) } ?? "it") if \(sentence(leap))")
    }
    if lines.isEmpty, let member = forbidding.first?.members.first {
      let parts = member.allowing.sorted { finder.order($0.key) < finder.order($1.key) }
        .map { finder.text($0.key, $0.value) }
      let how =
        resolved.isEquality
        ? "it would come to \(otherValue.map { Words.points($0) } ?? "it") or beyond" : "it would be so"
      lines.append("no single change allows it; together \(how) if \(Words.list(parts))")
    }
    return lines
  }

  private func sentence(_ leap: Leap) -> String {
    let direction = leap.amount.signum() < 0 ? "less" : "more"
    return "\(finder.text(leap.input)) is \(Words.points(leap.amount.magnitude)) \(direction)"
  }
}

extension FactFinder {
  /// Where a fact stands in the tree; the container first.
  func order(_ fact: Fact) -> Int {
    if case .container(let axis) = fact { return axis == .horizontal ? -2 : -1 }
    return fact.view?.position ?? 0
  }
}
