import ElementTree
import Foundation
import LayoutCore
import LayoutTesting
import TestSupport
import Testing

/// What a platform's measurer says of other proposals than the one it was asked for.
@Suite struct PlatformTextIntervalTests {
  private static let words = [
    "word", "offline-first", "AV", "I", "W", "שלום", "e\u{301}", "天气", "12", "(x)", "\n", "\u{A0}",
    "Donaudampfschiff",
  ]

  private func text(_ random: inout SeededGenerator, _ typography: Typography) -> MeasurableText {
    let fonts: [Font] = [
      .body, .title, .caption.bold(), .caption2, .system(size: 13), .system(size: 21, weight: .heavy),
    ]
    func run() -> TextRun {
      let string = (0..<random.int(0...5)).map { _ in
        random.pick(Self.words) + random.pick(["", " ", "  "])
      }.joined()
      return TextRun(
        string, font: typography.resolved(random.pick(fonts), at: random.pick(DynamicTypeSize.allCases)),
        tracking: random.pick([0, 0, 1, -0.5]))
    }
    var text = MeasurableText(random.oneIn(3) ? [run(), run()] : [run()])
    text.lineLimit = random.pick([nil, nil, 1, 2, 3])
    text.typesetting.lineSpacing = random.pick([0, 0, 4])
    text.typesetting.truncationMode = random.pick(Array(Text.TruncationMode.allCases))
    text.typesetting.minimumScaleFactor = random.pick([1, 1, 0.7])
    return text
  }

  @Test func `Inside the intervals the answer is the same, and it is never wider than the proposal`() {
    print("seed \(TestSize.seed)")
    for round in 0..<TestSize.trees(3_000) {
      var random = SeededGenerator(seed: TestSize.seed &+ UInt64(round))
      let platform = random.pick(Platform.allCases)
      let typography = platform.typography(scale: random.pick([1, 2, 3]), hasTallLines: random.oneIn(2))
      let measurer = PlatformTextMeasurer(typography)
      let text = text(&random, typography)
      let width = CGFloat(random.oneIn(3) ? random.double(0...25) : random.double(0...300))
      let height: CGFloat? = random.oneIn(2) ? nil : CGFloat(random.double(0...150))
      let answer = measurer.measure(text, width: width, height: height)
      #expect(answer.size.width <= width, "round \(round): \(answer.size.width) in \(width)")
      #expect(answer.leaf.widths.contains(width), "round \(round)")
      #expect(height.map(answer.leaf.heights.contains) ?? true, "round \(round)")
      func inside(_ interval: MeasurementInterval) -> [CGFloat] {
        let (lower, upper) = (max(interval.lower, 0), min(interval.upper, 2_000))
        return [lower, upper.nextDown, (lower + upper) / 2].filter(interval.contains)
      }
      for other in inside(answer.leaf.widths) {
        let same = measurer.measure(text, width: other, height: height)
        #expect(
          same.lines == answer.lines && same.size == answer.size && same.scale == answer.scale,
          "round \(round): \(answer.size) at \(width), \(same.size) at \(other)")
      }
      for other in height == nil ? [] : inside(answer.leaf.heights) {
        let same = measurer.measure(text, width: width, height: other)
        #expect(
          same.lines == answer.lines && same.size == answer.size, "round \(round): height \(other)")
      }
    }
  }
}
