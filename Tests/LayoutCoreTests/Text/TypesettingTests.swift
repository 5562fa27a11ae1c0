import Foundation
import Testing

@testable import ElementTree
@testable import LayoutViews

/// What each attribute of a text does to its size, by numbers worked out by hand.
///
/// In `Font.body` an `i` is 498 of 2,048 units wide and a space 508, of 17 points each.
@Suite("How texts are set")
struct TypesettingTests {
  private let measurer = BuiltInTextMeasurer()
  private let em: CGFloat = 17

  private func measure(
    _ text: MeasurableText, width: CGFloat? = nil, height: CGFloat? = nil,
    _ change: (inout Typesetting) -> Void = { _ in }
  ) -> TextMeasurement {
    var text = text
    change(&text.typesetting)
    return measurer.measure(text, width: width, height: height)
  }

  private func width(_ string: String, _ font: Font = .body) -> CGFloat {
    measurer.measure(MeasurableText(string, font: font)).size.width
  }

  @Test("kerning is added to every letter, and never makes one narrower than nothing")
  func kerning() {
    let wide = measure(MeasurableText([TextRun("iii", font: .body, tracking: 2)]))
    #expect(wide.size.width == width("iii") + 6)
    let narrow = measure(MeasurableText([TextRun("iii", font: .body, tracking: -100)]))
    #expect(narrow.size == CGSize(width: 0, height: 20.5))
    // A mark has no width of its own, and none is added.
    let marked = measure(MeasurableText([TextRun("e\u{301}", font: .body, tracking: 2)]))
    #expect(marked.size.width == width("e") + 2)
  }

  @Test("a baseline offset makes its line higher or deeper, and the baseline stays where lines meet")
  func baselineOffset() {
    let plain = measure(MeasurableText("a"))
    let up = measure(MeasurableText([TextRun("a", font: .body, baselineOffset: 5)]))
    #expect(up.size.height == 25.5 && up.leaf.firstBaseline == (plain.leaf.firstBaseline ?? 0) + 5)
    let down = measure(MeasurableText([TextRun("a", font: .body, baselineOffset: -5)]))
    #expect(down.size.height == 25.5 && down.leaf.firstBaseline == plain.leaf.firstBaseline)
  }

  @Test("lines stand apart, and as many as fit with the space between them")
  func lineSpacing() {
    let text = MeasurableText("a\nb\nc")
    let all = measure(text) { $0.lineSpacing = 4 }
    #expect(all.size.height == 3 * 20.5 + 2 * 4)
    #expect(all.leaf.lastBaseline == 16 + 2 * 24.5)
    #expect(measure(text, height: 69.5) { $0.lineSpacing = 4 }.lines == ["a", "b", "c"])
    #expect(measure(text, height: 69.25) { $0.lineSpacing = 4 }.lines == ["a", "b…"])
    #expect(measure(text, height: 45) { $0.lineSpacing = 4 }.lines == ["a", "b…"])
    #expect(measure(text, height: 44.75) { $0.lineSpacing = 4 }.lines == ["a…"])
    #expect(measure(text) { $0.lineSpacing = -4 }.size.height == 61.5)
  }

  @Test("room is kept for lines that are not there, and the baselines are those of the lines that are")
  func reservedLines() {
    let text = measure(MeasurableText("a")) {
      $0.reservedLines = 3
      $0.lineSpacing = 1
    }
    #expect(text.size.height == 3 * 20.5 + 2)
    #expect(text.leaf.firstBaseline == 16 && text.leaf.lastBaseline == 16)
    #expect(measure(MeasurableText("a\nb\nc\nd")) { $0.reservedLines = 3 }.size.height == 82)
  }

  @Test(
    "a part is left out at the beginning, in the middle or at the end, and the ellipsis stands beside no space"
  )
  func truncationMode() {
    let text = MeasurableText("one two three", lineLimit: 1)
    func lines(_ mode: Text.TruncationMode, _ shown: String) -> [String] {
      measure(text, width: width(shown)) { $0.truncationMode = mode }.lines
    }
    #expect(lines(.tail, "one two…") == ["one two…"])
    #expect(lines(.tail, "one tw…") == ["one tw…"])
    #expect(lines(.tail, "one …") == ["one…"])
    #expect(lines(.head, "…two three") == ["…two three"])
    #expect(lines(.head, "… three") == ["…three"])
    #expect(lines(.middle, "on…ee") == ["on…ee"])
    #expect(lines(.middle, "one…ee") == ["one…ee"])
    #expect(lines(.middle, "…") == ["…"])
  }

  @Test("a text that is at most a twentieth too wide is tightened where it may be")
  func tightening() {
    let text = MeasurableText("one two three", lineLimit: 1)
    let full = width("one two three")
    let tight = measure(text, width: full * 0.96) { $0.allowsTightening = true }
    #expect(!tight.isTruncated && tight.lines == ["one two three"])
    #expect(abs(tight.size.width - full * 0.95) < 0.001)
    #expect(measure(text, width: full * 0.94) { $0.allowsTightening = true }.isTruncated)
    #expect(measure(text, width: full * 0.96).isTruncated)
    #expect(measure(text, width: full) { $0.allowsTightening = true }.size.width == full)
  }

  @Test("a line is as high as its highest run and as deep as its deepest, and each keeps its widths")
  func runs() {
    let mixed = MeasurableText([TextRun("a", font: .caption), TextRun(" b", font: .largeTitle)])
    let answer = measure(mixed)
    #expect(answer.size.width == width("a", .caption) + width(" b", .largeTitle))
    #expect(answer.size.height == measure(MeasurableText("b", font: .largeTitle)).size.height)
    // The second line has the small letters alone.
    let two = measure(MeasurableText([TextRun("b\n", font: .largeTitle), TextRun("a", font: .caption)]))
    let (large, small) = (MeasurableText("b", font: .largeTitle), MeasurableText("a", font: .caption))
    #expect(two.size.height == measure(large).size.height + measure(small).size.height)
    let baseline = measure(small).leaf.firstBaseline ?? 0
    #expect(two.leaf.lastBaseline == measure(large).size.height + baseline)
    #expect(measure(mixed, width: 30).lines == ["a", "b"])
  }

  @Test("runs that are set alike are one, and empty ones are none")
  func joining() {
    let text = MeasurableText([
      TextRun("", font: .title), TextRun("a", font: .body), TextRun("", font: .title),
      TextRun("b", font: .body),
    ])
    #expect(text == MeasurableText("ab"))
    #expect(MeasurableText([TextRun("", font: .title)]).font == .title)
    #expect(MeasurableText([]).runs == [TextRun("", font: .body)])
  }

  @Test("an image stands on the baseline, and a symbol in the middle of its line")
  func images() {
    func text(_ image: TextImage) -> TextMeasurement {
      measure(MeasurableText([TextRun("a", font: .body), TextRun("[i]", font: .body, image: image)]))
    }
    let image = text(TextImage(name: "i", width: 30, height: 26))
    #expect(image.size == CGSize(width: width("a") + 30, height: 26 + 4.5))
    #expect(image.leaf.firstBaseline == 26 && image.lines == ["a[i]"])
    let symbol = text(TextImage(name: "i", width: 17, height: 17, isSymbol: true))
    #expect(symbol.size == CGSize(width: width("a") + 17, height: 20.5))
  }

  @Test("letters that are all equally wide are 0.6 em wide")
  func monospaced() {
    let font = Font.body.monospaced()
    #expect(width("iM", font) == 2 * 1229 * em / 2048)
    #expect(width("字", font) == em)
  }

  @Test("a text takes the largest hundredth of its size at which all of it fits")
  func scale() {
    let text = MeasurableText("one two three", lineLimit: 1)
    let full = width("one two three")
    func scaled(_ width: CGFloat?, _ height: CGFloat? = nil, least: CGFloat = 0.5) -> TextMeasurement {
      measure(text, width: width, height: height) { $0.minimumScaleFactor = least }
    }
    #expect(scaled(full).scale == 1 && scaled(nil).scale == 1)
    #expect(scaled(full * 0.805).scale == 0.8)
    #expect(scaled(full * 0.805).lines == ["one two three"])
    #expect(scaled(full * 0.4).scale == 0.5 && scaled(full * 0.4).isTruncated)
    // Too low for a line counts as well, and a factor that is no hundredth is the last step.
    #expect(scaled(nil, 10.5).scale == 0.5)
    // Ascents and descents are rounded up to half a point each: 13 and 3.5 points at 0.82, 13.5 at 0.83.
    #expect(scaled(nil, 16.5).scale == 0.82)
    #expect(scaled(full * 0.1, least: 0.555).scale == 0.555)
    #expect(scaled(full * 0.1, least: 7).scale == 1)
  }

  @Test("several lines are scaled until they are few enough")
  func scaledLines() {
    let text = MeasurableText("one two three four five six", lineLimit: 2)
    let answer = measure(text, width: 80) { $0.minimumScaleFactor = 0.3 }
    #expect(!answer.isTruncated && answer.lines.count == 2 && answer.scale < 1)
    var larger = text
    larger.typesetting.minimumScaleFactor = answer.scale + 0.01
    #expect(measurer.measure(larger, width: 80, height: nil).isTruncated)
  }

  @Test("a text whose lengths are no numbers is an error that names them")
  func issues() {
    var text = MeasurableText([TextRun("a", font: .body, tracking: .nan)])
    text.typesetting.lineSpacing = .infinity
    let issues = TextContent(text, measurer: measurer).issues
    #expect(issues.count == 2)
    #expect(throws: LayoutError.self) { try LayoutTree(Text("a").kerning(.infinity)) }
  }
}
