import ConstraintLayout
import LayoutCore
import LayoutDocuments
import LinearProgramming

extension WhyNot {
  /// The answer as JSON: exact fractions.
  public func json(scene: String) -> JSONValue {
    .object([
      .init("scene", .string(scene)), .init("question", .string("\(question)")),
      .init("holds", .boolean(holds)),
      .init("value", .string(value.description)), .init("forbidding", .array(forbidding.map { .string($0) })),
      .init(
        "changes",
        .array(
          changes.map { change in
            .object([
              .init("input", .string(JSONExplanationFormat.name(change.input))),
              .init("amount", .string(change.amount.description)),
            ])
          })), .init("facts", .array(facts.map { .string($0) })),
    ])
  }
}

extension JSONExplanationFormat {
  /// A short name of an input: `container.width` or `3.maxWidth`, with the view's place in preorder.
  static func name(_ input: PriceInput) -> String {
    switch input {
    case .container(let axis): "container.\(Words.side(axis))"
    case .written(let input): "\(input.view.position).\(input.parameter.rawValue)"
    }
  }
}
