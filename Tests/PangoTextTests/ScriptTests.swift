import Foundation
import LayoutCore
import PangoText
import Testing

/// Scripts that the built-in measurer only estimates.
@Suite("Scripts")
struct ScriptTests {
  let arabic = "مرحبا بالعالم العربي الجميل"
  let hebrew = "שלום עולם, מה שלומך היום"
  let thai = "สวัสดีชาวโลกภาษาไทยไม่มีช่องว่างระหว่างคำ"
  let chinese = "今天天气很好，我们去公园散步吧。"

  /// The lines of a text in a width, without the spaces between them.
  private func lines(_ string: String, _ fonts: TestFonts, _ width: CGFloat) throws -> [String] {
    try TestFonts.measurer(.roboto, fonts).measure(MeasurableText(string), width: width, height: nil).lines
  }

  @Test func joinedLettersOfArabicAreOneWordWithAWidthOfItsOwn() throws {
    let measurer = try TestFonts.measurer(.dejaVu)
    let joined = measurer.measure(MeasurableText("بسم")).size.width
    let apart = ["ب", "س", "م"].reduce(0) { $0 + measurer.measure(MeasurableText($1)).size.width }
    #expect(joined < apart - 1)
    // Lam and alif share a glyph, which no line break divides.
    #expect(measurer.measure(MeasurableText("لا"), width: 0, height: nil).lines == ["لا"])
  }

  @Test func rightToLeftTextsWrapAtSpacesInTheOrderOfReading() throws {
    for text in [arabic, hebrew] {
      let words = text.split(separator: " ").map(String.init)
      #expect(
        try lines(text, .dejaVu, 60).joined(separator: " ").split(separator: " ").map(String.init) == words)
      let whole = try lines(text, .dejaVu, .infinity)
      #expect(whole == [text])
    }
  }

  @Test func rightToLeftTextsAreCutOffAtTheirEnds() throws {
    let measurer = try TestFonts.measurer(.roboto, .dejaVu)
    for (mode, isHead, isTail) in [
      (Text.TruncationMode.tail, true, false), (.head, false, true), (.middle, true, true),
    ] {
      var text = MeasurableText(hebrew, lineLimit: 1)
      text.typesetting.truncationMode = mode
      let line = measurer.measure(text, width: 90, height: nil).lines[0]
      #expect(line.contains("…"))
      #expect(line.hasPrefix("שלום") == isHead, "\(line)")
      #expect(line.hasSuffix("יום") == isTail, "\(line)")
    }
  }

  @Test func thaiBreaksBetweenItsWords() throws {
    let lines = try lines(thai, .thai, 100)
    #expect(lines.count > 1)
    #expect(lines.joined() == thai)
    // A dictionary knows these words; none of them is divided.
    let starts = lines.indices.map { lines[..<$0].joined().count }
    for word in ["สวัสดี", "ภาษา", "ระหว่าง"] {
      let range = thai.range(of: word)!
      let (start, end) = (
        thai.distance(from: thai.startIndex, to: range.lowerBound),
        thai.distance(from: thai.startIndex, to: range.upperBound)
      )
      #expect(!starts.contains { $0 > start && $0 < end }, "\(word) in \(lines)")
    }
  }

  @Test func chineseBreaksAnywhereButBeforeItsPunctuation() throws {
    for width in stride(from: CGFloat(18), through: 200, by: 9) {
      let lines = try lines(chinese, .chinese, width)
      #expect(lines.joined() == chinese)
      if width > 40 { #expect(!lines.contains { $0.hasPrefix("，") || $0.hasPrefix("。") }, "\(lines)") }
    }
    #expect(try lines(chinese, .chinese, 40).count >= 7)
  }

  @Test func marksAndSequencesAreOneLetter() throws {
    let measurer = try TestFonts.measurer(.roboto, .dejaVu, .emoji)
    for letter in ["e\u{301}", "x\u{302}\u{323}", "👨‍👩‍👧", "🇩🇪", "👍🏽", "❤️"] {
      let text = MeasurableText(letter + letter)
      #expect(measurer.measure(text, width: 0, height: nil).lines == [letter, letter])
    }
    // A mark has no width of its own.
    #expect(
      measurer.measure(MeasurableText("x\u{302}")).size.width
        == measurer.measure(MeasurableText("x")).size.width)
  }

  @Test func emojiGrowWithTheFont() throws {
    let measurer = try TestFonts.measurer(.roboto, .emoji)
    func width(_ size: CGFloat) -> CGFloat {
      measurer.measure(MeasurableText("😀", font: .system(size: size))).size.width
    }
    #expect(width(17) > 17 && width(17) < 25)
    #expect(abs(width(34) - 2 * width(17)) < 0.01)
  }

  @Test func directionsInOneLineChangeNoWidth() throws {
    // One font, as spaces are set in the font of the letters beside them.
    let measurer = try TestFonts.measurer(.dejaVu)
    func width(_ string: String) -> CGFloat { measurer.measure(MeasurableText(string)).size.width }
    #expect(abs(width("abc שלום 12") - width("abc ") - width("שלום") - width(" 12")) < 0.01)
  }
}
