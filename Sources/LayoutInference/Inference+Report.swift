import Foundation
import LayoutCore
import LayoutDocuments

extension Inference {
  /// The result in lines, without the source.
  package var lines: [String] {
    var lines: [String] = []
    if candidates.isEmpty {
      lines.append(
        "no view that was tried can be laid out with these numbers; give frames in points, near the container"
      )
    }
    for (place, candidate) in zip(1..., candidates) {
      let heading = candidates.count > 1 ? "candidate \(place): " : ""
      let off = candidate.deviations.filter { $0.points > candidate.tolerance + 1e-6 }
      let verdict =
        off.isEmpty
        ? "both engines have all \(candidate.deviations.count) rectangles within \(PointFormat.shortest(candidate.tolerance))"
        : "\(off.count) of \(candidate.deviations.count) rectangles are off"
      lines.append("\(heading)\(candidate.count) views and modifiers; \(verdict)")
      lines += off.map { name, points in
        let distance =
          points.isFinite ? "\(PointFormat.hundredths(points)) off" : "not shown as in the examples"
        return "  \(OneLine.of(name)): \(distance)"
      }
      for (height, regimes) in Dictionary(grouping: candidate.regimes, by: \.height).sorted(by: {
        $0.key < $1.key
      }) {
        // Adjacent regimes are one range to a reader.
        let ranges = regimes.map(\.widths).reduce(into: [ClosedRange<Double>]()) { ranges, next in
          if let last = ranges.last, last.upperBound >= next.lowerBound {
            ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, next.upperBound)
          } else {
            ranges.append(next)
          }
        }.map {
          PointFormat.hundredths(CGFloat($0.lowerBound)) + " to "
            + PointFormat.hundredths(CGFloat($0.upperBound))
        }
        lines.append(
          "  \(PointFormat.hundredths(CGFloat(height))) high, the frames are as in the examples from "
            + "\(ranges.joined(separator: ", ")) wide; beyond that, it is a guess")
      }
    }
    lines += placeholders.sorted { $0.key < $1.key }.map {
      "not written \(OneLine.of($0.key)): a colour takes the place of this \(OneLine.of($0.value))"
    }
    lines += leftOut.sorted { $0.key < $1.key }.map { "left out \(OneLine.of($0.key)): \($0.value)" }
    lines += questions.map { "to decide: \(OneLine.of($0.words))" }
    return lines
  }

  /// The result as JSON.
  package var json: JSONValue {
    .object([
      "holds": .boolean(holds), "candidates": .array(candidates.map(\.json)),
      "leftOut": .array(
        leftOut.sorted { $0.key < $1.key }.map {
          .object(["name": .string($0.key), "reason": .string($0.value)])
        }),
      "placeholders": .array(
        placeholders.sorted { $0.key < $1.key }.map {
          .object(["name": .string($0.key), "kind": .string($0.value)])
        }),
      "question": question?.json ?? .null, "questions": .array(questions.map(\.json)),
    ])
  }
}

extension InferenceQuestion {
  fileprivate var json: JSONValue {
    .object([
      "width": .number(width), "name": .string(name), "number": .string(number),
      "values": .array(values.map(JSONValue.number)),
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
      "regimes": .array(
        regimes.map {
          .object([
            "height": .number($0.height), "from": .number($0.widths.lowerBound),
            "to": .number($0.widths.upperBound),
          ])
        }),
    ])
  }
}
