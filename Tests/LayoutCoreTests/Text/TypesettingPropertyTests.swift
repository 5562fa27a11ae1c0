import Foundation
import Testing

@testable import ElementTree
@testable import LayoutViews

/// What holds for texts with runs and attributes, tried out on random ones; a failure names the seed of its text.
@Suite("Random texts with attributes")
struct TypesettingPropertyTests {
  let measurer = BuiltInTextMeasurer()
  let seeds: Range<UInt64> = 0..<2000

  /// A random text of up to three runs, set at random.
  private func text(_ random: inout RandomText) -> MeasurableText {
    var generator = random.generator
    func pick<Value>(_ values: [Value]) -> Value { values.randomElement(using: &generator) ?? values[0] }
    let fonts: [Font] = [.body, .title, .caption, .system(size: 13.3, weight: .bold), .body.monospaced()]
    var runs: [TextRun] = []
    let letters = Array(random.text.string)
    let cuts =
      [0]
      + (0..<pick([0, 0, 1, 2])).map { _ in Int.random(in: 0...letters.count, using: &generator) }
      .sorted() + [letters.count]
    for (start, end) in zip(cuts, cuts.dropFirst()) {
      let isImage = pick([false, false, false, true]) && cuts.count > 2
      runs.append(
        TextRun(
          isImage ? "[i]" : String(letters[start..<end]), font: pick(fonts),
          tracking: pick([0, 0, 1.5, -1, -40]), baselineOffset: pick([0, 0, 3, -2.25]),
          image: isImage ? TextImage(name: "i", width: 20, height: 31, isSymbol: pick([true, false])) : nil))
    }
    var text = MeasurableText(runs, lineLimit: random.text.lineLimit)
    text.typesetting.lineSpacing = pick([0, 0, 2.5, 9])
    text.typesetting.reservedLines = pick([0, 0, 3])
    text.typesetting.truncationMode = pick(Text.TruncationMode.allCases)
    text.typesetting.allowsTightening = pick([true, false])
    text.typesetting.minimumScaleFactor = pick([1, 1, 0.9, 0.55, 0])
    return text
  }

  @Test func insideTheIntervalsTheAnswerIsTheSame() {
    for seed in seeds {
      var random = RandomText(seed: seed)
      let text = text(&random)
      let answer = measurer.measure(text, width: random.width, height: random.height)
      #expect(answer.leaf.widths.contains(random.width), "seed \(seed)")
      #expect(random.height.map(answer.leaf.heights.contains) ?? true, "seed \(seed)")
      for _ in 0..<4 {
        let width = random.length(in: answer.leaf.widths)
        let height = random.height.map { _ in random.length(in: answer.leaf.heights) }
        let other = measurer.measure(text, width: width, height: height)
        #expect(
          other.lines == answer.lines && other.size == answer.size && other.scale == answer.scale
            && other.leaf.firstBaseline == answer.leaf.firstBaseline
            && other.leaf.lastBaseline == answer.leaf.lastBaseline,
          "seed \(seed), \(width) x \(String(describing: height))")
      }
    }
  }

  @Test func sizesAreThoseOfTheLines() {
    for seed in seeds {
      var random = RandomText(seed: seed)
      let text = text(&random)
      let answer = measurer.measure(text, width: random.width, height: random.height)
      #expect(answer.lines.count <= max(text.lineLimit ?? .max, 1), "seed \(seed)")
      let (first, last) = (answer.leaf.firstBaseline ?? .nan, answer.leaf.lastBaseline ?? .nan)
      #expect(0 <= first && first <= last && last <= answer.size.height, "seed \(seed)")
      #expect(answer.lines.count > 1 || first == last, "seed \(seed)")
      if !answer.isTruncated, answer.scale == 1, !text.typesetting.allowsTightening {
        let free = measurer.measure(text, width: random.width, height: nil)
        #expect(free.lines == answer.lines, "seed \(seed)")
      }
    }
  }

  @Test func theScaleIsTheLargestThatFits() {
    for seed in seeds {
      var random = RandomText(seed: seed)
      var text = text(&random)
      text.typesetting.minimumScaleFactor = 0.9
      let answer = measurer.measure(text, width: random.width, height: random.height)
      // Scales one by one, from the largest.
      let scales = (0...10).map { CGFloat(100 - $0) / 100 }
      let fitting = scales.first { scale in
        let setter = TextSetter(text, scale: scale, letters: LetterRun(text, scale: scale, in: nil))
        let height = random.height ?? .infinity
        return setter.whole(width: random.width, height: height).lines != nil
      }
      #expect(answer.scale == fitting ?? 0.9, "seed \(seed)")
      #expect(fitting == nil || !answer.isTruncated, "seed \(seed)")
    }
  }

  @Test func plainTextsStayAsTheyAre() {
    for seed in seeds {
      let random = RandomText(seed: seed)
      var text = random.text
      let answer = measurer.measure(text, width: random.width, height: random.height)
      // Two runs that are set alike, and attributes that say nothing.
      text.runs = random.text.string.map { TextRun(String($0), font: text.font) }
      if random.text.string.isEmpty { text.runs = random.text.runs }
      text.typesetting.minimumScaleFactor = 1
      #expect(
        measurer.measure(text, width: random.width, height: random.height) == answer, "seed \(seed)")
    }
  }
}
