import LayoutCertificates
import LayoutDocuments
import LinearProgramming

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
  /// An exact number: a string, as JSON's own numbers are read as binary fractions.
  fileprivate static func exact(_ number: Rational) -> JSONValue { .string(number.description) }
  fileprivate static func whole(_ number: Int) -> JSONValue { .number(Double(number)) }
}
