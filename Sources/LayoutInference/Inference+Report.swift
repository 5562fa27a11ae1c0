import Foundation
import LayoutCore
import LayoutDocuments

extension Inference {
  /// What was found, in lines for a person, without the source.
  package var lines: [String] {
    var lines: [String] = []
    for (place, candidate) in zip(1..., candidates) {
      let heading = candidates.count > 1 ? "candidate \(place): " : ""
      let off = candidate.deviations.filter { $0.points > candidate.tolerance + 1e-6 }
      let verdict =
        off.isEmpty
        ? "both engines have all \(candidate.deviations.count) rectangles within \(PointFormat.shortest(candidate.tolerance))"
        : "\(off.count) of \(candidate.deviations.count) rectangles are off"
      lines.append("\(heading)\(candidate.count) views and modifiers; \(verdict)")
      lines += off.map { "  \(OneLine.of($0.name)): \(PointFormat.hundredths($0.points)) off" }
      if let regime = candidate.regime {
        lines.append(
          "  one regime from \(PointFormat.hundredths(CGFloat(regime.lowerBound))) to "
            + "\(PointFormat.hundredths(CGFloat(regime.upperBound))) wide; what lies beyond is a guess")
      }
    }
    lines += leftOut.sorted { $0.key < $1.key }.map { "left out \(OneLine.of($0.key)): \($0.value)" }
    if let question { lines.append("to decide: \(OneLine.of(question.words))") }
    return lines
  }

  /// The same as JSON.
  package var json: JSONValue {
    .object([
      "holds": .boolean(holds), "candidates": .array(candidates.map(\.json)),
      "leftOut": .array(
        leftOut.sorted { $0.key < $1.key }.map {
          .object(["name": .string($0.key), "reason": .string($0.value)])
        }),
      "question": question.map {
        .object([
          "width": .number($0.width), "name": .string($0.name), "number": .string($0.number),
          "values": .array($0.values.map(JSONValue.number)),
        ])
      } ?? .null,
    ])
  }
}

extension InferenceCandidate {
  fileprivate var json: JSONValue {
    .object([
      "source": .string(source), "count": .number(Double(count)), "proven": .boolean(isProven),
      "tolerance": .number(tolerance),
      "deviations": .array(
        deviations.map { .object(["name": .string($0.name), "points": .number($0.points)]) }),
      "regime": regime.map { .object(["from": .number($0.lowerBound), "to": .number($0.upperBound)]) }
        ?? .null,
    ])
  }
}
