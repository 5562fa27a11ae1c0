import Foundation
import LayoutCore
import PangoText
import ReferenceLayout
import Testing

@Suite("Proposals")
struct ProposalTests {
  @Test func nothingAndNumbersThatAreNone() throws {
    let measurer = try TestFonts.measurer(.roboto)
    let text = MeasurableText("ab c")
    let narrow = measurer.measure(text, width: 0, height: nil)
    #expect(narrow.lines == ["a", "b", "c"])
    for width in [-1, -CGFloat.infinity, .nan] {
      #expect(measurer.measure(text, width: width, height: nil).lines == narrow.lines)
    }
  }

  @Test func nilAndInfinityBreakAtNewlinesAlone() throws {
    let measurer = try TestFonts.measurer(.roboto)
    let text = MeasurableText(String(repeating: "word ", count: 200) + "\nend")
    let ideal = measurer.measure(text)
    #expect(ideal.lines.count == 2)
    #expect(ideal.leaf.widths == .all)
    let wide = measurer.measure(text, width: .infinity, height: .infinity)
    #expect(wide.lines == ideal.lines && wide.size == ideal.size)
    #expect(wide.leaf.widths.contains(.infinity))
  }

  @Test func longWordsAreBrokenByLetters() throws {
    let measurer = try TestFonts.measurer(.roboto)
    let word = "Donaudampfschifffahrtsgesellschaft"
    let lines = measurer.measure(MeasurableText("a " + word), width: 60, height: nil).lines
    #expect(lines[0] == "a")
    #expect(lines.dropFirst().joined() == word)
    #expect(lines.count > 4)
  }

  @Test func heightsLimitLines() throws {
    let measurer = try TestFonts.measurer(.roboto)
    let text = MeasurableText("one two three four five six")
    let line = measurer.measure(text).size.height
    let cut = measurer.measure(text, width: 60, height: 2 * line + 1)
    #expect(cut.lines.count == 2 && cut.isTruncated)
    #expect(cut.leaf.heights.contains(2 * line) && !cut.leaf.heights.contains(3 * line))
    #expect(measurer.measure(text, width: 60, height: 0).lines.count == 1)
  }

  @Test func anEmptyTextHasALine() throws {
    let measurer = try TestFonts.measurer(.roboto)
    #expect(measurer.measure(MeasurableText("")).size == CGSize(width: 0, height: 20.5))
  }
}

@Suite("Fonts that are not there")
struct PangoTextErrorTests {
  @Test func filesThatAreMissingOrNoFonts() throws {
    #expect(throws: PangoTextError.missingFile("no/such.ttf")) {
      try PangoTextMeasurer(fonts: .files(["no/such.ttf"]))
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).ttf")
    try Data("not a font".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: PangoTextError.unreadableFont(file.path)) {
      try PangoTextMeasurer(fonts: .files([file.path]))
    }
    #expect(throws: PangoTextError.noFonts) { try PangoTextMeasurer(fonts: .files([])) }
  }

  @Test func familiesAndFeaturesThatNobodyKnows() throws {
    let files = PangoFonts.files(try TestFonts.roboto.files())
    #expect {
      try PangoTextMeasurer(fonts: files, family: "Robotic")
    } throws: {
      "\($0)".hasPrefix(
        "no font of the family \"Robotic\" is given: add its font file, or use one of \"Roboto\"")
    }
    #expect(throws: PangoTextError.unknownFeature("kern=x=y")) {
      try PangoTextMeasurer(fonts: files, features: ["kern=x=y"])
    }
  }

  @Test func aTextInAnUnknownFamilyStopsTheLayout() throws {
    var environment = EnvironmentValues()
    environment.textMeasurer = try TestFonts.measurer(.roboto)
    let known = Text("x").font(.custom("roboto", size: 17))
    _ = try ReferenceEngine().layout(LayoutTree(known, environment: environment), in: .unspecified)
    #expect {
      let unknown = Text("x").font(.custom("Robotic", size: 17))
      _ = try ReferenceEngine().layout(LayoutTree(unknown, environment: environment), in: .unspecified)
    } throws: {
      "\($0)".contains("no font of the family \"Robotic\" is given")
    }
  }
}

@Suite("What a measurer remembers")
struct MemoryTests {
  @Test func everyTextIsShapedOnce() throws {
    let measurer = try TestFonts.measurer(.roboto)
    for width in 0..<100 {
      _ = measurer.measure(MeasurableText("some words"), width: CGFloat(width), height: nil)
      _ = measurer.measure(MeasurableText("some words", lineLimit: 1), width: CGFloat(width), height: nil)
    }
    #expect(measurer.shapedTexts == 1)
  }

  @Test func theMemoryIsBounded() throws {
    let measurer = try PangoTextMeasurer(fonts: .files(try TestFonts.roboto.files()), rememberedTexts: 10)
    for _ in 0..<2 { for number in 0..<30 { _ = measurer.measure(MeasurableText("\(number)")) } }
    #expect(measurer.shapedTexts == 60)
  }

  @Test func threadsShareAMeasurer() async throws {
    let measurer = try TestFonts.measurer(.roboto)
    let widths = await withTaskGroup(of: [CGFloat].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<200).map { measurer.measure(MeasurableText("text \($0)")).size.width } }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(widths.count == 1)
    #expect(measurer.shapedTexts == 200)
  }
}
