import LayoutCore
import LayoutDocuments

extension Breakpoints {
  /// The breakpoints as JSON: exact fractions, every view in every regime.
  func json(scene: String) -> JSONValue {
    let values = regimes.indices.map { place -> JSONValue in
      let regime = regimes[place]
      return .object([
        .init("from", .string(regime.lower.description)), .init("through", .string(regime.upper.description)),
        .init("open", .boolean(regime.isOpen)),
        .init("changes", .array(sentences(at: place).map { .string($0) })),
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
