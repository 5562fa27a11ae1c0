import ConstraintLayout
import LayoutCore
import LayoutDocuments
import LinearProgramming

extension WhyNot {
  /// The answer as JSON: exact fractions as text, each fact with its path and its sentence.
  public func json(scene: String) -> JSONValue {
    .object([
      .init("scene", .string(scene)), .init("question", .string("\(question)")),
      .init("holds", .boolean(holds)), .init("value", .string(value.description)),
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

  private func json(_ member: Forbidding.Member) -> JSONValue {
    let allowing = member.allowing.sorted { finder.order($0.key) < finder.order($1.key) }
    return .object([
      .init("fact", json(member.fact)),
      .init("allowing", .array(allowing.map { json($0.key, $0.value) })),
    ])
  }

  private func json(_ fact: Fact, _ value: FactValue) -> JSONValue {
    .object([.init("fact", json(fact)), .init("value", json(value))])
  }

  private func json(_ fact: Fact) -> JSONValue {
    let place: (kind: String, path: String?) =
      switch fact {
      case .container(let axis): ("container \(Words.side(axis))", nil)
      case .modifier(let index): ("modifier", finder.tree[index].path)
      case .spacing(let index): ("spacing", finder.tree[index].path)
      case .alignment(let index): ("alignment", finder.tree[index].path)
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

  private func json(_ value: FactValue) -> JSONValue {
    switch value {
    case .absent: return .null
    case .points(let number): return .number(number)
    case .priority(let number): return .number(number)
    case .lengths(let lengths):
      return .object(
        lengths.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { parameter, length in
          let number: JSONValue =
            length.map { $0.isFinite ? .number($0) : .string($0 > 0 ? "infinity" : "-infinity") } ?? .null
          return .init(parameter.rawValue, number)
        })
    case .fixedSize(let horizontal, let vertical):
      return .object([.init("horizontal", .boolean(horizontal)), .init("vertical", .boolean(vertical))])
    case .ratio(let ratio, let mode):
      return .object([.init("ratio", .number(ratio)), .init("contentMode", .string(mode.rawValue))])
    case .alignment(let key): return .string(key.name)
    case .size(let width, let height):
      return .object([.init("width", .number(width)), .init("height", .number(height))])
    }
  }
}
