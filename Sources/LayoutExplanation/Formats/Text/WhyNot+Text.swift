import ConstraintLayout

extension WhyNot {
  /// The answer in sentences.
  public var text: String {
    if holds { return "\(question): it is so, at \(Words.points(value))" }
    let start = "\(question): no, it is \(Words.points(value))"
    return ([start] + cutOffLines + forbiddenLines + allowedLines).joined(separator: "\n  ")
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
      default: lines.append("\(start)\(Words.list(facts)) together\(isCutOff ? ", as far as was tried" : "")")
      }
    }
    return lines
  }

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

  private var allowedLines: [String] {
    var lines = changes.map { "allowed if \(sentence($0))" }
    for alternative in alternatives {
      lines.append("allowed if \(finder.text(alternative.fact, alternative.value))")
    }
    for leap in leaps {
      lines.append("never equal: it leaps over \(Words.points(question.bound)) if \(sentence(leap))")
    }
    if lines.isEmpty, let member = forbidding.first?.members.first {
      let parts = member.allowing.sorted { finder.order($0.key) < finder.order($1.key) }
        .map { finder.text($0.key, $0.value) }
      let how =
        question.comparison == .equal
        ? "it would come to \(Words.points(question.bound)) or beyond" : "it would be so"
      lines.append("no single change allows it; together \(how) if \(Words.list(parts))")
    }
    return lines
  }

  private func sentence(_ change: Change) -> String {
    let amount = change.amount.magnitude
    let (less, more) = directions(change.input)
    let direction = change.isLess ? less : more
    let subject = finder.text(change.input)
    let to = Words.points(change.from + change.amount)
    guard change.isOpen else { return "\(subject) is \(Words.points(amount)) \(direction): \(to)" }
    return amount.isZero
      ? "\(subject) is any \(direction)"
      : "\(subject) is a hair over \(Words.points(amount)) \(direction): \(to)"
  }

  private func sentence(_ leap: Leap) -> String {
    let (less, more) = directions(leap.input)
    let direction = leap.amount.signum() < 0 ? less : more
    return "\(finder.text(leap.input)) is \(Words.points(leap.amount.magnitude)) \(direction)"
  }

  /// A text is narrower; a number is less.
  private func directions(_ input: PriceInput) -> (less: String, more: String) {
    guard case .written(let input) = input, finder.tree[input.view].element[input.parameter] == nil else {
      return ("less", "more")
    }
    return input.parameter == .width ? ("narrower", "wider") : ("lower", "taller")
  }
}

extension FactFinder {
  /// Where a fact stands in the tree; the container first.
  func order(_ fact: Fact) -> Int {
    if case .container(let axis) = fact { return axis == .horizontal ? -2 : -1 }
    return fact.view?.position ?? 0
  }
}
