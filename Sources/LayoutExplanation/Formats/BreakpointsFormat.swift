import ConstraintLayout
import LayoutCore
import LayoutDocuments

extension Breakpoints {
  /// The breakpoints as a text table, with each view's functions where they change.
  public func text(scene: String, from lower: String, through upper: String) -> String {
    let letter = axis == .horizontal ? "w" : "h"
    let sentences = BorderSentences(tree)
    var lines = ["\(scene), \(Words.side(axis)) \(lower)...\(upper): \(regimes.count - 1) breakpoints"]
    var before: [LayoutTree.Index: [FrameFunction?]] = [:]
    for regime in regimes {
      lines.append("")
      let range = "\(Words.points(regime.lower))...\(Words.points(regime.upper))"
      let begins = regime.begins.map(sentences.text).joined(separator: ", and ")
      lines.append(begins.isEmpty ? range : "\(range): \(begins)")
      for index in tree.indices {
        let frame = frame(of: index, in: regime)
        guard !frame.isEmpty, before[index] != frame else { continue }
        before[index] = frame
        let numbers = zip(["x", "y", "width", "height"], frame).map { name, function in
          "\(name) \(function?.text(of: letter) ?? "infinity")"
        }
        lines.append(
          "  \(tree[index].path)\(tree[index].id.map { " \"\($0)\"" } ?? "")  \(numbers.joined(separator: ", "))"
        )
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The breakpoints as JSON: exact fractions, every view in every regime.
  public func json(scene: String) -> JSONValue {
    let sentences = BorderSentences(tree)
    let values = regimes.map { regime -> JSONValue in
      let views = tree.indices.map { index -> JSONValue in
        let frame = frame(of: index, in: regime)
        let numbers = zip(["x", "y", "width", "height"], frame).map { name, function in
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
          [.init("path", .string(tree[index].path)), .init("id", .string(orNull: tree[index].id))] + numbers)
      }
      return .object([
        .init("from", .string(regime.lower.description)), .init("through", .string(regime.upper.description)),
        .init("begins", .array(regime.begins.map { .string(sentences.text($0)) })),
        .init("views", .array(views)),
      ])
    }
    return .object([
      .init("scene", .string(scene)), .init("side", .string(Words.side(axis))),
      .init("breakpoints", .array(sizes.map { .number($0.doubleValue) })), .init("regimes", .array(values)),
    ])
  }
}
