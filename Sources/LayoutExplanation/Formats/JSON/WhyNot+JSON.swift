import ConstraintLayout
import LayoutCore
import LayoutDocuments

extension WhyNot {
  /// The answer as JSON: exact fractions as text, each fact with its path and its sentence.
  func json(scene: String) -> JSONValue {
    .object([
      .init("scene", .string(scene)), .init("question", .string("\(question)")),
      .init("holds", .boolean(holds)), .init("value", .string(orNull: value?.description)),
      .init("suggestions", .array(suggestions.map(json))),
      .init("forbidding", .array(forbidding.map { .array($0.members.map(json)) })),
      .init(
        "changes",
        .array(
          changes.map { change in
            .object([
              .init("fact", json(finder.fact(of: change.input))), .init("length", length(change.input)),
              .init("from", .string(change.from.description)),
              .init("amount", .string(change.amount.description)), .init("open", .boolean(change.isOpen)),
            ])
          })),
      .init("alternatives", .array(alternatives.map { json($0.fact, $0.value) })),
      .init(
        "leaps",
        .array(
          leaps.map { leap in
            .object([
              .init("fact", json(finder.fact(of: leap.input))), .init("length", length(leap.input)),
              .init("amount", .string(leap.amount.description)),
            ])
          })), .init("cutOff", .boolean(isCutOff)),
    ])
  }

  private func json(_ suggestion: Suggestion) -> JSONValue {
    let sentences = SuggestionSentences(finder)
    var members: [JSONValue.Member] = [.init("kind", .string(suggestion.edit.kind.rawValue))]
    switch suggestion.edit {
    case .changed(let fact, let value):
      members += [.init("fact", json(fact)), .init("value", json(value, of: fact))]
    case .added(_, let view), .swapped(let view), .turned(let view), .reordered(let view, _):
      members.append(.init("path", .string(finder.tree[view].path)))
    }
    return .object(
      members + [
        .init("sentence", .string(sentences.text(suggestion.edit))),
        .init("then", .string(orNull: suggestion.value?.description)),
        .init("changedViews", .number(Double(suggestion.changedViewCount))),
        .init(
          "newlyCutOff", .array(suggestion.newlyCutOff.map { .string(finder.tree[$0].path) })),
        .init(
          "newlySticksOut", .array(suggestion.newlySticksOut.map { .string(finder.tree[$0].path) })),
      ])
  }

  private func json(_ member: Forbidding.Member) -> JSONValue {
    let allowing = member.allowing.sorted { finder.order($0.key) < finder.order($1.key) }
    return .object([
      .init("fact", json(member.fact)),
      .init("allowing", .array(allowing.map { json($0.key, $0.value) })),
    ])
  }

  private func json(_ fact: Fact, _ value: FactValue) -> JSONValue {
    .object([.init("fact", json(fact)), .init("value", json(value, of: fact))])
  }

  private func json(_ fact: Fact) -> JSONValue {
    let place: (kind: String, path: String?) =
      switch fact {
      case .container(let axis): ("container \(Words.side(axis))", nil)
      case .modifier(let index): ("modifier", finder.tree[index].path)
      case .parameter(let index, let name): (name.rawValue, finder.tree[index].path)
      case .content(let index): ("content", finder.tree[index].path)
      }
    return .object([
      .init("kind", .string(place.kind)), .init("path", .string(orNull: place.path)),
      .init("sentence", .string(finder.text(fact))),
    ])
  }

  private func length(_ input: PriceInput) -> JSONValue {
    switch input {
    case .container(let axis): .string(Words.side(axis))
    case .written(let input): .string(input.parameter.rawValue)
    }
  }

  private func json(_ value: FactValue, of fact: Fact) -> JSONValue {
    switch value {
    case .absent: return .null
    case .points(let number): return .number(number)
    case .size(let width, let height):
      return .object([.init("width", .number(width)), .init("height", .number(height))])
    case .parameters(let values):
      guard let element = fact.view.map({ finder.tree[$0].element }) else { return .null }
      let members = element.parameters.compactMap { parameter in
        values[parameter.name].map { JSONValue.Member(parameter.name.rawValue, json($0, of: parameter)) }
      }
      // What is the only parameter of its fact is a value by itself.
      if case .parameter = fact, let value = members.first?.value { return value }
      return element.parameters.count == 1 ? members.first?.value ?? .null : .object(members)
    }
  }

  private func json(_ value: ParameterValue, of parameter: ParameterReading) -> JSONValue {
    func number(_ value: Double?) -> JSONValue {
      value.map { $0.isFinite ? .number($0) : .string($0 > 0 ? "infinity" : "-infinity") } ?? .null
    }
    switch value {
    case .length(let length): return number(length.map(Double.init))
    case .ratio(let ratio): return number(ratio.map(Double.init))
    case .priority(let priority): return number(priority)
    case .count(let count): return number(count.map(Double.init))
    case .flag(let flag): return .boolean(flag)
    case .text(let text): return .string(text)
    case .axes(let axes):
      return .array(Axis.allCases.filter { axes.contains($0) }.map { .string($0.rawValue) })
    case .alignment(let keys):
      return .string(keys.count == 1 ? keys[0].name : "\(Words.alignment(keys).dropFirst())")
    case .font, .runs, .typesetting, .function: return .string(orNull: parameter.words(for: value))
    }
  }
}
