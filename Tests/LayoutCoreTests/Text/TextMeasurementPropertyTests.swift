import Foundation
import Testing

@testable import ElementTree
@testable import LayoutViews

/// What holds for every text, tried out on random ones; a failure names the seed of its text.
struct TextMeasurementPropertyTests {
  let measurer = BuiltInTextMeasurer()
  let seeds: Range<UInt64> = 0..<3000

  @Test func insideTheIntervalsTheAnswerIsTheSame() {
    for seed in seeds {
      var random = RandomText(seed: seed)
      let answer = measurer.measure(random.text, width: random.width, height: random.height)
      #expect(answer.leaf.widths.contains(random.width), "seed \(seed)")
      #expect(random.height.map(answer.leaf.heights.contains) ?? true, "seed \(seed)")
      for _ in 0..<6 {
        let width = random.length(in: answer.leaf.widths)
        let height = random.height.map { _ in random.length(in: answer.leaf.heights) }
        let other = measurer.measure(random.text, width: width, height: height)
        #expect(other == answer, "seed \(seed), \(width) x \(String(describing: height))")
      }
    }
  }

  @Test func outsideTheIntervalsTheAnswerIsAnother() {
    for seed in seeds {
      let random = RandomText(seed: seed)
      let answer = measurer.measure(random.text, width: random.width, height: random.height)
      for width in [answer.leaf.widths.lower.nextDown, answer.leaf.widths.upper] where width.isFinite {
        let other = measurer.measure(random.text, width: width, height: random.height)
        #expect(other.lines != answer.lines, "seed \(seed), width \(width)")
        #expect(!answer.leaf.widths.contains(width), "seed \(seed), width \(width)")
      }
      for height in [answer.leaf.heights.lower.nextDown, answer.leaf.heights.upper] where height.isFinite {
        let other = measurer.measure(random.text, width: random.width, height: height)
        #expect(other.size.height != answer.size.height, "seed \(seed), height \(height)")
        #expect(!answer.leaf.heights.contains(height), "seed \(seed), height \(height)")
      }
    }
  }

  @Test func sizeAndBaselinesFollowFromTheLines() {
    for seed in seeds {
      let random = RandomText(seed: seed)
      let answer = measurer.measure(random.text, width: random.width, height: random.height)
      let one = measurer.measure(MeasurableText("", font: random.text.font))
      let widths = answer.lines.map { line in
        measurer.measure(MeasurableText(line, font: random.text.font)).size.width
      }
      let lineHeight = one.size.height
      let baseline = one.leaf.firstBaseline ?? .nan
      #expect(answer.size.width == widths.max(), "seed \(seed)")
      #expect(answer.size.height == CGFloat(widths.count) * lineHeight, "seed \(seed)")
      #expect(answer.leaf.firstBaseline == baseline, "seed \(seed)")
      #expect(answer.leaf.lastBaseline == answer.size.height - lineHeight + baseline, "seed \(seed)")
      for (line, width) in zip(answer.lines, widths) where width > max(random.width, 0) {
        let visible = line.filter { measurer.measure(MeasurableText(String($0))).size.width > 0 }
        #expect(visible.count == 1, "seed \(seed), line \(line.debugDescription)")
      }
    }
  }

  @Test func linesKeepTheLetters() {
    for seed in seeds {
      let random = RandomText(seed: seed)
      let answer = measurer.measure(random.text, width: random.width, height: random.height)
      let whole = Self.withoutGaps(random.text.string)
      let kept = answer.lines.map(Self.withoutGaps).joined()
      if answer.isTruncated {
        #expect(kept.last == "…", "seed \(seed)")
        #expect(whole.unicodeScalars.starts(with: kept.dropLast().unicodeScalars), "seed \(seed)")
      } else {
        #expect(kept == whole, "seed \(seed)")
      }
    }
  }

  @Test func limitsAreRespected() {
    for seed in seeds {
      let random = RandomText(seed: seed)
      let answer = measurer.measure(random.text, width: random.width, height: random.height)
      let lineHeight = measurer.measure(MeasurableText("", font: random.text.font)).size.height
      #expect(answer.lines.count <= max(random.text.lineLimit ?? .max, 1), "seed \(seed)")
      #expect(answer.size.height <= max(random.height ?? .infinity, lineHeight), "seed \(seed)")
      let free = MeasurableText(random.text.string, font: random.text.font)
      let all = measurer.measure(free, width: random.width, height: nil)
      #expect(answer.isTruncated == (all.lines.count > answer.lines.count), "seed \(seed)")
      #expect(answer.lines.dropLast() == all.lines.prefix(answer.lines.count - 1), "seed \(seed)")
    }
  }

  @Test func widerTextsHaveNoMoreLines() {
    for seed in seeds {
      let random = RandomText(seed: seed)
      var width: CGFloat = 0
      var count = Int.max
      while width.isFinite {
        let answer = measurer.measure(random.text, width: width, height: random.height)
        #expect(answer.lines.count <= count, "seed \(seed), width \(width)")
        count = answer.lines.count
        width = answer.leaf.widths.upperIsIncluded ? .infinity : answer.leaf.widths.upper
      }
    }
  }

  private static func withoutGaps(_ string: String) -> String {
    let spaces: Set<Character> = [" ", "\t", "\u{200B}"]
    return string.filter { !$0.isNewline && !spaces.contains($0) }
  }
}
