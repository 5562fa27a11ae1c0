import Foundation
import LayoutDocuments

extension LayoutDifference {
  /// The edits and the changes as JSON.
  var json: JSONValue {
    .object([
      .init("edits", .array(edits.map { .string($0.text) })),
      .init(
        "changes",
        .array(
          changes.map { change in
            .object([
              .init("path", .string(change.path)), .init("name", .string(change.name)),
              .init("before", Self.json(change.before)), .init("after", Self.json(change.after)),
              .init("reasons", .array(change.reasons.map { .string($0) })),
              .init("edits", .array(change.edits.map { .string($0.text) })),
            ])
          })),
    ])
  }

  private static func json(_ frame: CGRect?) -> JSONValue {
    frame.map { .array(numbers(of: $0).map { .number($0) }) } ?? .null
  }
}
