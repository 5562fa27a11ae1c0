import LayoutDocuments
import LayoutSources

extension SourceReport {
  /// What JSON output says of Swift source: the counts, the assumptions and what is not modelled.
  var members: [JSONValue.Member] {
    [
      .init(
        "source",
        .object([
          "view": .string(view), "read": .number(Double(read)), "assumed": .number(Double(assumed)),
          "notModelled": .number(Double(unmodelled)), "rounds": .number(Double(rounds)),
        ])),
      .init(
        "assumptions",
        .array(
          assumptions.map {
            .object([
              "position": .string("\($0.position)"), "kind": .string($0.kind.rawValue),
              "name": .string($0.name),
              "value": .string($0.value),
            ])
          })),
      .init(
        "notModelled",
        .array(
          notModelled.map { .object(["position": .string("\($0.position)"), "name": .string($0.name)]) })),
    ]
  }
}
