import ConstraintLayout
import Foundation
import LayoutCertificates
import LayoutCore
import LayoutDocuments
import LinearProgramming

extension Breakpoints {
  /// The breakpoints as JSON: exact fractions, every view in every regime.
  func json(scene: String) -> JSONValue {
    let values = regimes.indices.map { index -> JSONValue in
      let regime = regimes[index]
      return .object([
        .init("from", .string(regime.lower.description)), .init("through", .string(regime.upper.description)),
        .init("open", .boolean(regime.isOpen)),
        .init("changes", .array(sentences(at: index).map { .string($0) })),
        .init("views", .array(tree.indices.map { json($0, in: regime) })),
      ])
    }
    return .object([
      .init("scene", .string(scene)), .init("side", .string(Words.side(axis))),
      .init("breakpoints", .array(sizes.map { .number($0.doubleValue) })), .init("regimes", .array(values)),
    ])
  }

  private func json(_ view: LayoutTree.Index, in regime: Regime) -> JSONValue {
    let numbers = zip(["x", "y", "width", "height"], frame(of: view, in: regime)).map { name, function in
      JSONValue.Member(
        name,
        function.map {
          .object([
            .init("constant", .string($0.constant.description)),
            .init("slope", .string($0.slope.description)),
          ])
        } ?? .string("infinity"))
    }
    return .object(
      [.init("path", .string(tree[view].path)), .init("id", .string(orNull: tree[view].id))] + numbers)
  }
}

extension LayoutDifference {
  /// The edits and the changes as JSON; a change names the edits behind it by their numbers, from 1.
  var json: JSONValue {
    .object([
      .init("edits", .array(edits.enumerated().map { json($0.element, number: $0.offset + 1) })),
      .init(
        "changes",
        .array(
          changes.map { change in
            let behind = change.edits.compactMap { edit in edits.firstIndex(of: edit).map { Double($0 + 1) } }
            return .object([
              .init("path", .string(change.path)), .init("name", .string(change.name)),
              .init("before", Self.json(change.before)), .init("after", Self.json(change.after)),
              .init("reasons", .array(change.reasons.map { .string($0) })),
              .init("edits", .array(behind.map { .number($0) })),
            ])
          })),
    ])
  }

  private func json(_ edit: LayoutEdit, number: Int) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("number", .number(Double(number))), .init("kind", .string(Self.kind(edit.subject))),
    ]
    switch edit.subject {
    case .container(let axis): members.append(.init("side", .string(Words.side(axis))))
    case .guide(let name): members.append(.init("guide", .string(name)))
    case .textSize, .environment: break
    case .element, .moved, .direction, .added, .removed:
      members += [
        .init("before", .string(orNull: edit.subject.before.map { trees.before[$0].path })),
        .init("after", .string(orNull: edit.subject.after.map { trees.after[$0].path })),
      ]
    }
    if case .element(let old, let new) = edit.subject {
      members.append(.init("parameters", .array(parameters(old, new).map { .string($0.rawValue) })))
    }
    return .object(members + [.init("sentence", .string(edit.text))])
  }

  /// The parameters that differ between an old and a new view.
  private func parameters(_ old: LayoutTree.Index, _ new: LayoutTree.Index) -> [ParameterName] {
    let (was, now) = (trees.before[old].element.parameters, trees.after[new].element.parameters)
    let names = now.map(\.name) + was.map(\.name).filter { name in !now.contains { $0.name == name } }
    return names.filter { name in
      was.first { $0.name == name }?.value != now.first { $0.name == name }?.value
    }
  }

  private static func kind(_ subject: LayoutEdit.Subject) -> String {
    switch subject {
    case .container: "container"
    case .textSize: "textSize"
    case .environment: "environment"
    case .element: "changed"
    case .moved: "moved"
    case .direction: "direction"
    case .guide: "guide"
    case .added: "added"
    case .removed: "removed"
    }
  }

  private static func json(_ frame: CGRect?) -> JSONValue {
    frame.map { .array(numbers(of: $0).map { .number($0) }) } ?? .null
  }
}

extension WhyNot {
  /// The answer as JSON: exact fractions as strings, each fact with its path and its sentence.
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
      .init(
        "domain",
        holds
          ? .null
          : .object([.init("leastGap", .number(0)), .init("greatestLength", .number(largestLength))])),
      .init("shortfall", isInWords ? .string(orNull: shortfall?.description) : .null),
      .init("notShown", .string(orNull: hiddenText)),
    ])
  }

  /// Whether the question is in words other than comparisons.
  private var isInWords: Bool { if case .other = question.claim { true } else { false } }

  private func json(_ suggestion: Suggestion) -> JSONValue {
    let sentences = SuggestionSentences(finder)
    var members: [JSONValue.Member] = [.init("kind", .string(suggestion.edit.kind.rawValue))]
    switch suggestion.edit {
    case .changed(let fact, let value):
      members += [.init("fact", json(fact)), .init("value", json(value, of: fact))]
    case .added(_, let view), .framed(_, let view), .loosened(let view, _),
      .stretched(let view, _), .spaced(let view), .spacedInPlace(let view), .swapped(let view),
      .turned(let view), .columnForLargeText(let view),
      .reordered(let view, _):
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
          "newlyBreaksWords",
          .array(suggestion.newlyBreaksWords.map { .string(finder.tree[$0].path) })),
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
      // The only parameter of its fact is a plain value.
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

extension Certificate {
  /// The certificate as a JSON document; the page *Certificates* describes its keys.
  package var json: JSONValue {
    .object([
      "version": .whole(version), "scene": .string(orNull: scene), "proposal": proposal.json,
      "root": .string(orNull: root), "blockCount": .whole(blockCount),
      "blocks": .array(blocks.map(\.json)),
    ])
  }
}

extension ProposedSides {
  fileprivate var json: JSONValue {
    .object([
      "width": .string(orNull: width?.description), "height": .string(orNull: height?.description),
    ])
  }
}

extension BlockCertificate {
  fileprivate var json: JSONValue {
    let place: [JSONValue.Member] =
      [.init("view", .string(view)), .init("proposed", proposed.json)]
      + (container.map { [.init("container", $0.json)] } ?? [])
    let entries: KeyValuePairs<String, JSONValue> = [
      "counts": .object([
        "variables": .whole(counts.variables), "rows": .whole(counts.rows),
        "decisions": .whole(counts.decisions), "sizes": .whole(counts.sizes),
      ]),
      "variables": .array(variables.map(\.json)), "decisions": .array(decisions.map(\.json)),
      "sizes": .array(sizes.map(\.json)),
    ]
    return .object(place + entries.map { .init($0.key, $0.value) })
  }
}

extension VariableCertificate {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("index", .whole(index)), .init("name", .string(name)), .init("kind", .string(kind.rawValue)),
      .init("value", .exact(value)),
    ]
    if let source { members.append(.init("source", .string(source.rawValue))) }
    if let given { members.append(.init("given", .exact(given))) }
    if let preference { members.append(.init("preference", preference.json)) }
    if kind == .variable || !requirements.isEmpty {
      members.append(.init("requirements", .array(requirements.map(\.json))))
    }
    members.append(.init("active", active.json))
    return .object(members)
  }
}

extension PreferenceRow {
  fileprivate var json: JSONValue {
    .object([.init("row", .whole(number))] + form.members + [.init("reason", .string(reason))])
  }
}

extension RequirementRow {
  fileprivate var json: JSONValue {
    let own: [JSONValue.Member] = [
      .init("row", .whole(number)), .init("sense", .string(sense.rawValue)),
      .init("bounds", .string(bounds.rawValue)),
    ]
    return .object(own + form.members + [.init("reason", .string(reason))])
  }
}

extension ActiveEntry {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [.init("state", .string(state.rawValue))]
    if let by { members.append(.init("by", .whole(by))) }
    members.append(.init("ties", .array(ties.map(JSONValue.whole))))
    return .object(members)
  }
}

extension DecisionCertificate {
  fileprivate var json: JSONValue {
    .object(
      [.init("decision", .whole(number)), .init("kind", .string(kind))] + form.members
        + [.init("strict", .boolean(isStrict))])
  }
}

extension SizeCertificate {
  fileprivate var json: JSONValue {
    .object([
      "size": .whole(number), "view": .string(view), "width": width.json, "height": height.json,
    ])
  }
}

extension SizeCertificate.Side {
  fileprivate var json: JSONValue {
    finite.map { .object($0.members) } ?? .string(description)
  }
}

extension LinearForm {
  fileprivate var members: [JSONValue.Member] {
    let terms = terms.map { term in
      JSONValue.object(["variable": .whole(term.variable), "coefficient": .exact(term.coefficient)])
    }
    return [
      .init("terms", .array(terms)), .init("constant", .exact(constant)), .init("value", .exact(value)),
    ]
  }
}

extension JSONValue {
  /// An exact number as a string, because JSON's own numbers are read as binary fractions.
  fileprivate static func exact(_ number: Rational) -> JSONValue { .string(number.description) }
  fileprivate static func whole(_ number: Int) -> JSONValue { .number(Double(number)) }
}
