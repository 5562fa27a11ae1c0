import LayoutEquivalence
import LinearProgramming

extension ProveReport {
  /// One sentence where the engines agree; the view, both functions and a length that shows it where they do not.
  var text: String { (namesScene ? "\(scene.name): " : "") + sentence }

  private var sentence: String {
    switch verdict {
    case .proven(let proof):
      return "Proven for every \(side) in \(range): \(counted(proof.pieces.count, "interval")), "
        + "\(counted(proof.viewCount, "view")), exact"
    case .sampled(let sampling):
      let views = sampling.opaqueViews.map { view in "\(name(view).kind) at \(name(view).path)" }
      let reason =
        sampling.isMadeAnew
        ? "what follows from where views lie is made anew for each of them"
        : views.isEmpty ? "too many intervals" : views.joined(separator: ", ")
      return "Agreed, sampled at \(counted(sampling.count, side)) in \(range), not proven: \(reason)"
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
    // Thousands are set off, as people write them.
    let number =
      digits.count > 3 ? digits.dropLast(3) + "," + digits.suffix(3) : digits[...]
    return "\(number) \(word)\(count == 1 ? "" : "s")"
  }
}
