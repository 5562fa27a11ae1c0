import Foundation
import LayoutCore
import LayoutTesting
import PangoText
import TestSupport
import Testing

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

/// What an answer claims to hold for, it holds for.
@Suite("Intervals of Pango's answers")
struct IntervalTests {
  private static let words = [
    "word", "offline-first", "AV", "שלום", "عربي", "e\u{301}", "天气", "，", "สวัสดี", "ไทย", "12", "(x)", "!",
    "\n",
    "\u{A0}", "Donaudampfschiff",
  ]

  private func text(_ random: inout SeededGenerator) -> MeasurableText {
    var strings: [String] = []
    for _ in 0..<Int.random(in: 0...9, using: &random) {
      strings.append(
        Self.words.randomElement(using: &random)! + ["", " ", "  "].randomElement(using: &random)!)
    }
    let fonts: [Font] = [.body, .title, .caption.bold()]
    let middle = strings.count / 2
    var text = MeasurableText([
      TextRun(strings[..<middle].joined(), font: fonts.randomElement(using: &random)!),
      TextRun(
        strings[middle...].joined(), font: fonts.randomElement(using: &random)!,
        tracking: [0, 1, -0.5].randomElement(using: &random)!),
    ])
    text.lineLimit = [nil, 1, 2, 3].randomElement(using: &random)!
    text.typesetting.truncationMode = Text.TruncationMode.allCases.randomElement(using: &random)!
    text.typesetting.minimumScaleFactor = [1, 1, 0.7].randomElement(using: &random)!
    return text
  }

  @Test func insideTheIntervalsTheAnswerIsTheSame() throws {
    let measurer = try TestFonts.measurer(.roboto, .dejaVu, .thai, .chinese)
    for seed in 0..<UInt64(400) {
      var random = SeededGenerator(seed: seed)
      let text = text(&random)
      let width = CGFloat.random(in: 0...250, using: &random)
      let answer = measurer.measure(text, width: width, height: nil)
      let widths = answer.leaf.widths
      #expect(widths.contains(width), "seed \(seed)")
      let ends = [max(widths.lower, 0), min(widths.upper, 2_000)]
      for other in [ends[0], ends[1].nextDown, (ends[0] + ends[1]) / 2] where widths.contains(other) {
        let same = measurer.measure(text, width: other, height: nil)
        #expect(same.lines == answer.lines && same.size == answer.size, "seed \(seed), \(width) and \(other)")
      }
      #expect(measurer.measure(text, width: width, height: nil) == answer, "seed \(seed)")
    }
  }

  @Test func whatAHeightLeavesHoldsAtTheEndsOfBothIntervals() throws {
    let measurer = try TestFonts.measurer(.roboto, .dejaVu, .thai, .chinese)
    var limited = 0
    for seed in 0..<UInt64(400) {
      var random = SeededGenerator(seed: seed)
      let content = TextContent(text(&random), measurer: measurer)
      let proposal = ProposedViewSize(
        width: .random(in: 0...250, using: &random), height: .random(in: 0...120, using: &random))
      let answer = content.measure(proposal)
      #expect(content.wrongClaim(of: answer, to: proposal) == nil, "seed \(seed)")
      if answer.heights != .all, answer.heights != .proposed { limited += 1 }
    }
    #expect(limited > 40, "a height often takes lines away")
  }

  @Test func atTheUpperEndTheAnswerIsAnother() throws {
    let measurer = try TestFonts.measurer(.roboto, .dejaVu, .thai, .chinese)
    for seed in 0..<UInt64(400) {
      var random = SeededGenerator(seed: seed)
      var text = text(&random)
      text = MeasurableText(text.string, lineLimit: text.lineLimit, typesetting: text.typesetting)
      text.typesetting.minimumScaleFactor = 1
      let answer = measurer.measure(text, width: CGFloat.random(in: 0...250, using: &random), height: nil)
      guard answer.leaf.widths.upper.isFinite else { continue }
      let other = measurer.measure(text, width: answer.leaf.widths.upper, height: nil)
      #expect(other.lines != answer.lines, "seed \(seed)")
    }
  }

  @Test func theEndsAreMultiplesOfPangosUnit() throws {
    let measurer = try TestFonts.measurer(.roboto)
    let answer = measurer.measure(MeasurableText("Two words and three more"), width: 100, height: nil)
    for end in [answer.leaf.widths.lower, answer.leaf.widths.upper] {
      #expect(end * 1_024 == (end * 1_024).rounded())
    }
  }
}
