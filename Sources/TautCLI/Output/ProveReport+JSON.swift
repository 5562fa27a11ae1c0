import LayoutDocuments
import LayoutEquivalence
import LayoutProofs
import LinearProgramming

extension ProveReport {
  /// The proof document where there is a proof; otherwise what was found instead.
  var json: JSONValue {
    switch verdict {
    case .proven(let proof):
      return ProofDocument(proof, of: scene.tree, name: scene.name, scene: scene.text).json
    case .sampled(let sampling):
      return .object(
        heading("sampled") + [
          .init("samples", .number(Double(sampling.count))),
          .init("opaqueViews", .array(sampling.opaqueViews.map { .string(name($0).path) })),
          .init("isMadeAnew", .boolean(sampling.isMadeAnew)),
        ])
    case .refuted(let example):
      return .object(
        heading("refuted") + [
          .init("interval", .string("\(example.interval)")),
          .init("path", .string(name(example.view).path)),
          .init("kind", .string(name(example.view).kind)),
          .init("number", .string(example.coordinate.rawValue)),
          .init("reference", .string(orNull: example.reference?.description(of: side))),
          .init("constraints", .string(orNull: example.constraints?.description(of: side))),
          .init("at", .string("\(example.length)")),
        ])
    }
  }

  private func heading(_ result: String) -> [JSONValue.Member] {
    Self.heading(result, of: scene, question)
  }

  /// What is said of a part of a range that has no tree of its own.
  static func unproven(_ scene: LoadedScene, _ question: RangeQuestion) -> JSONValue {
    .object(heading("notProven", of: scene, question))
  }

  private static func heading(
    _ result: String, of scene: LoadedScene, _ question: RangeQuestion
  ) -> [JSONValue.Member] {
    [
      .init("result", .string(result)), .init("name", .string(scene.name)),
      .init("side", .string(question.axis.side)), .init("range", .string("\(ExactInterval(question.range))")),
    ]
  }
}

extension ProofDocument {
  /// The document as it is written: a frame on each line.
  var json: JSONValue {
    .object([
      "tautProof": .number(Double(tautProof)), "result": .string("proven"), "name": .string(name),
      "side": .string(side), "from": .string(from), "to": .string(to), "otherSide": .string(otherSide),
      "intervals": .array(intervals.map(\.json)), "scene": .string(scene),
    ])
  }
}

extension ProofDocument.Interval {
  fileprivate var json: JSONValue {
    .object([
      "from": .string(from), "fromIsIncluded": .boolean(fromIsIncluded), "to": .string(to),
      "toIsIncluded": .boolean(toIsIncluded), "frames": .array(frames.map(\.json)),
    ])
  }
}

extension ProofDocument.Frame {
  fileprivate var json: JSONValue {
    func words(_ words: [String]) -> JSONValue { .array(words.map(JSONValue.string)) }
    return .object([
      "path": .string(path), "x": words(x), "y": words(y), "width": words(width), "height": words(height),
    ])
  }
}
