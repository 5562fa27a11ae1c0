import Foundation
import LayoutTesting
import TestSupport
import Testing

@testable import ElementTree
@testable import LayoutViews

/// Whole answers for a few texts, and the edges of the rules.
struct BuiltInTextMeasurerTests {
  let measurer = BuiltInTextMeasurer()

  private func lines(
    _ string: String, _ width: CGFloat?, _ height: CGFloat? = nil, limit: Int? = nil
  ) -> [String] {
    measurer.measure(MeasurableText(string, lineLimit: limit), width: width, height: height).lines
  }

  /// The width of a text in one line of the body font.
  private func width(_ string: String) -> CGFloat {
    measurer.measure(MeasurableText(string)).size.width
  }

  @Test func idealSizeOfOneLine() {
    // H 1461 + i 498 units of 2048 at 17 points.
    let expected = TextMeasurement(
      leaf: LeafMeasurement(
        size: CGSize(width: 16.26123046875, height: 20.5), firstBaseline: 16, lastBaseline: 16,
        widths: .all, heights: .all),
      lines: ["Hi"], isTruncated: false)
    #expect(measurer.measure(MeasurableText("Hi")) == expected)
  }

  @Test func wrapping() {
    let expected = TextMeasurement(
      leaf: LeafMeasurement(
        size: CGSize(width: 73.42041015625, height: 61.5), firstBaseline: 16, lastBaseline: 57,
        widths: .halfOpen(73.42041015625, 75.4208984375), heights: .halfOpen(61.5, nil)),
      lines: ["The quick", "brown", "fox"], isTruncated: false)
    #expect(measurer.measure(MeasurableText("The quick brown fox"), width: 74, height: 100) == expected)
  }

  @Test func truncationByHeight() {
    let expected = TextMeasurement(
      leaf: LeafMeasurement(
        size: CGSize(width: 73.42041015625, height: 41), firstBaseline: 16, lastBaseline: 36.5,
        widths: .halfOpen(73.42041015625, 75.4208984375), heights: .halfOpen(41, 61.5)),
      lines: ["The quick", "brown f…"], isTruncated: true)
    #expect(measurer.measure(MeasurableText("The quick brown fox"), width: 74, height: 61) == expected)
  }

  @Test func truncationByLineLimit() {
    let text = MeasurableText("The quick brown fox", lineLimit: 1)
    let expected = TextMeasurement(
      leaf: LeafMeasurement(
        size: CGSize(width: width("The qui…"), height: 20.5), firstBaseline: 16, lastBaseline: 16,
        widths: .halfOpen(width("The qui…"), width("The quic…")), heights: .all),
      lines: ["The qui…"], isTruncated: true)
    #expect(measurer.measure(text, width: width("The quic…").nextDown, height: 500) == expected)
  }

  @Test func emptyText() {
    let expected = TextMeasurement(
      leaf: LeafMeasurement(
        size: CGSize(width: 0, height: 14.5), firstBaseline: 11.5, lastBaseline: 11.5, widths: .all,
        heights: .all),
      lines: [""], isTruncated: false)
    #expect(measurer.measure(MeasurableText("", font: .caption), width: 0, height: 0) == expected)
  }

  @Test func lineHeightsOfTheStyles() {
    let heights = Font.TextStyle.allCases.map { style in
      measurer.measure(MeasurableText("x", font: .system(style))).size.height
    }
    #expect(heights == [40.5, 33, 26, 24, 20.5, 20.5, 19, 18, 16, 14.5, 13.5])
  }

  @Test func newlinesOfAllKinds() {
    #expect(lines("a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g", nil) == ["a", "b", "c", "d", "e", "f", "g"])
    #expect(lines("a\n", nil) == ["a", ""])
    #expect(lines("\n\na", .infinity) == ["", "", "a"])
    #expect(lines("a\nb", nil, limit: 1) == ["a…"])
    #expect(lines("a\n\nb", nil, limit: 2) == ["a", "…"])
  }

  @Test func spacesAtTheEndCountWhereTheyFit() {
    let all = width("ab  ")
    #expect(all == width("ab") + 2 * 508 * 17 / 2048)
    #expect(lines("ab  ", all) == ["ab  "])
    #expect(lines("ab  ", all.nextDown) == ["ab"])
    #expect(lines("ab  \nc", all) == ["ab  ", "c"])
    #expect(lines("ab    c", all) == ["ab", "c"])
  }

  @Test func spacesAtTheBeginning() {
    #expect(lines("  ab", nil) == ["  ab"])
    #expect(lines("  ab", width("ab")) == ["", "ab"])
  }

  @Test func longWordsAreBrokenByLetters() {
    #expect(lines("a iiii i", width("i i")) == ["a", "iii", "i i"])
    #expect(lines("a iiii b", 0) == ["a", "i", "i", "i", "i", "b"])
    #expect(lines("Wii", width("ii")) == ["W", "ii"])
    #expect(lines("Wii", 0, limit: 2) == ["W", "…"])
    #expect(lines("W", 0, limit: 1) == ["W"])
  }

  @Test func breaksWithoutSpaces() {
    #expect(lines("well-known", width("well-kn")) == ["well-", "known"])
    #expect(lines("--flag -5", width("--flag")) == ["--flag", "-5"])
    #expect(lines("(-ab", width("(-a")) == ["(-a", "b"])
    #expect(lines("(-aЖ", width("(-a")) == ["(-a", "Ж"])
    #expect(lines("ab中文。", width("ab中文")) == ["ab中", "文。"])
    #expect(lines("a\u{A0}b c", width("a\u{A0}b")) == ["a\u{A0}b", "c"])
    #expect(lines("ab\u{200B}cd", width("abc")) == ["ab", "cd"])
  }

  @Test func plainTextsAreReadLikeOthers() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let bytes = (0..<30).map { _ in UInt8.random(in: 0..<128, using: &generator) }
      let string = String(decoding: bytes, as: UTF8.self)
      let plain = LetterRun(MeasurableText(string), scale: 1, in: nil)
      let other = LetterRun(MeasurableText(string + " Ж"), scale: 1, in: nil)
      #expect(plain.kinds == other.kinds.dropLast(2), "\(string.debugDescription)")
      #expect(plain.width(0, plain.count) == other.width(0, plain.count), "\(string.debugDescription)")
    }
  }

  @Test func lettersBeyondTheTable() {
    #expect(width("中") == 17)
    #expect(width("👨‍👩‍👧") == 17)
    #expect(width("🇸🇪") == 17)
    #expect(width("e\u{301}") == width("e"))
    #expect(width("\u{200D}") == 0)
    #expect(width("ა") == 1161.0 * 17 / 2048)
  }

  @Test func weightsChooseFaces() {
    func width(_ weight: Font.Weight) -> CGFloat {
      measurer.measure(MeasurableText("n", font: .system(size: 2048, weight: weight))).size.width
    }
    #expect(Font.Weight.allCases.map(width) == [1131, 1131, 1131, 1131, 1139, 1147, 1147, 1147, 1147])
  }

  @Test func proposalsThatAreNotSensible() {
    let text = MeasurableText("ab cd")
    let atZero = measurer.measure(text, width: 0, height: 0)
    #expect(atZero.lines == ["…"])
    #expect(measurer.measure(text, width: -3, height: -.infinity) == atZero)
    #expect(measurer.measure(text, width: .nan, height: .nan) == atZero)
    #expect(measurer.measure(text, width: .infinity, height: .infinity).lines == ["ab cd"])
    #expect(measurer.measure(text, width: .infinity, height: 1e300).leaf.heights == .all)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["a", "ab ", "字", "a\n", " "])
  func longTexts(piece: String) {
    let text = MeasurableText(String(repeating: piece, count: 20_000))
    for width in [0, 100, CGFloat.infinity] {
      let answer = measurer.measure(text, width: width, height: nil)
      #expect(answer.size.height == CGFloat(answer.lines.count) * 20.5)
    }
  }
}
