import LayoutCore
import LayoutDocuments

/// How a text was broken into lines.
struct LineSentences {
  let breaks: LineBreaks

  init(_ breaks: LineBreaks) { self.breaks = breaks }

  /// What the lines are, and for which offers they stay so.
  var lines: [String] {
    let count = breaks.lines.count
    var sentence = count == 1 ? "one line" : "\(count) lines"
    if count > 1 && count <= Self.most {
      sentence += ": " + breaks.lines.map { "\"\(OneLine.of($0))\"" }.joined(separator: " / ")
    }
    if breaks.scale != 1 { sentence += ", scaled to \(Words.plain(Double(breaks.scale)))" }
    if breaks.isTruncated {
      sentence += breaks.limit == count ? ", cut off by its line limit" : ", cut off for want of room"
    }
    let ranges = [text(breaks.widths, "width"), text(breaks.heights, "height")].compactMap { $0 }
    guard !ranges.isEmpty else { return [sentence] }
    return [sentence + "; the same lines for \(Words.list(ranges))"]
  }

  private func text(_ interval: MeasurementInterval?, _ side: String) -> String? {
    guard let interval else { return nil }
    let hasLower = interval.lower > 0 && interval.lower.isFinite
    let lower = Words.points(Double(interval.lower))
    let upper = Words.points(Double(interval.upper))
    switch (hasLower, interval.upper.isFinite) {
    case (true, true): return "an offered \(side) from \(lower) up to \(upper)"
    case (true, false): return "an offered \(side) of \(lower) or more"
    case (false, true): return "an offered \(side) up to \(upper)"
    case (false, false): return nil
    }
  }

  /// Beyond this many, lines are counted and not quoted.
  private static let most = 4
}
