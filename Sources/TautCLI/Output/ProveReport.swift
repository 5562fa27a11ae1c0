import ConstraintLayout
import LayoutCore
import LayoutDocuments
import LayoutEquivalence
import LayoutExplanation
import LayoutProofs
import LinearProgramming

/// The result of `taut prove` for a scene.
struct ProveReport {
  var scene: LoadedScene
  var range: ContainerRange
  var verdict: RangeVerdict
  /// Whether the text names the scene, as it must where there are several.
  var namesScene: Bool

  var outcome: Outcome {
    if case .proven = verdict { .holds } else { .answerIsNo }
  }

  /// The name of the varied side.
  var side: String { range.axis.side }

  /// The range in mathematical notation.
  var interval: String { "\(ExactInterval(range.lengths))" }

  /// Returns a view by its path and kind.
  func name(_ view: LayoutTree.Index) -> (path: String, kind: String) {
    let node = scene.tree[view]
    return (node.path, node.element.kind)
  }
}

extension ProveReport {
  /// One sentence if the engines agree; otherwise the view, both functions and a length at which they differ.
  var text: String { (namesScene ? "\(scene.name): " : "") + sentence }

  private var sentence: String {
    switch verdict {
    case .proven(let proof):
      return "Proven for every \(side) in \(interval): \(counted(proof.pieces.count, "interval")), "
        + "\(counted(proof.viewCount, "view")), exact"
    case .sampled(let sampling):
      let views = sampling.opaqueViews.map { view in "\(name(view).kind) at \(name(view).path)" }
      let reason =
        sampling.isMadeAnew
        ? "what depends on view positions is made anew for each of them"
        : views.isEmpty ? "too many intervals" : views.joined(separator: ", ")
      return "Agreed, sampled at \(counted(sampling.count, side)) in \(interval), not proven: \(reason)"
    case .refuted(let example): return refutation(example)
    }
  }

  private func refutation(_ example: RangeCounterexample) -> String {
    let (path, kind) = name(example.view)
    func words(_ function: LengthFunction?) -> String { function?.description(of: side) ?? "not placed" }
    func value(_ function: LengthFunction?) -> String {
      function.map { "\($0.value(at: example.length))" } ?? "not placed"
    }
    let heading =
      "Not equal for every \(side) in \(example.interval): \(path) (\(kind)), \(example.coordinate.rawValue)"
    return [
      heading,
      "  reference    \(words(example.reference))",
      "  constraints  \(words(example.constraints))",
      "  at \(side) \(example.length): \(value(example.reference)) and \(value(example.constraints))",
    ].joined(separator: "\n")
  }

  private func counted(_ count: Int, _ word: String) -> String {
    let digits = "\(count)"
    // Thousands are separated by commas.
    let number =
      digits.count > 3 ? digits.dropLast(3) + "," + digits.suffix(3) : digits[...]
    return "\(number) \(word)\(count == 1 ? "" : "s")"
  }
}

extension ProveReport {
  /// The proof document if there is a proof; otherwise the counterexample or the samples.
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
    Self.heading(result, of: scene, range)
  }

  /// Returns the result for a part of a range without a constant tree.
  static func unproven(_ scene: LoadedScene, _ range: ContainerRange) -> JSONValue {
    .object(heading("notProven", of: scene, range))
  }

  private static func heading(
    _ result: String, of scene: LoadedScene, _ range: ContainerRange
  ) -> [JSONValue.Member] {
    [
      .init("result", .string(result)), .init("name", .string(scene.name)),
      .init("side", .string(range.axis.side)), .init("range", .string("\(ExactInterval(range.lengths))")),
    ]
  }
}

extension ProofDocument {
  /// The document as it is written: one frame per line.
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

/// An output format that includes the comparison of the engines over a range.
protocol ProofFormat: ExplanationFormat {
  /// Returns a proof, a counterexample, or samples.
  func proof(_ report: ProveReport) -> Output
}

extension TextExplanationFormat: ProofFormat {
  /// Returns a sentence: `Proven for every width in [0, 2000]: 16 intervals, 3 views, exact`.
  func proof(_ report: ProveReport) -> String { report.text }
}

extension JSONExplanationFormat: ProofFormat {
  /// Returns the proof document, or `{"result": "refuted", "name": "a z-stack", "side": "width", …}`.
  func proof(_ report: ProveReport) -> JSONValue { report.json }
}
