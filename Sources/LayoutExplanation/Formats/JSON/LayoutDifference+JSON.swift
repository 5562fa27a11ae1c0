import Foundation
import LayoutCore
import LayoutDocuments

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

  /// The parameters that differ.
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
