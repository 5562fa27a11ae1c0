import Foundation
import LayoutCore
import Testing

@testable import LayoutSources

@Suite("Texts of Swift source, read as the library makes them")
struct TextReadingTests {
  /// The texts of a view that is read, and what was assumed about it.
  private func read(
    _ code: String, _ declarations: String = "", size: DynamicTypeSize = .large
  ) throws -> (texts: [MeasurableText], report: SourceReport) {
    let scene = try SourceFrames.scene(
      "struct A: View {\n\(declarations)\n  var body: some View {\n\(code)\n  }\n}"
    ) {
      $0.view = "A"
      $0.textSize = size
    }
    return (Self.texts(scene.document.root), scene.report)
  }

  private static func texts(_ node: LayoutNode) -> [MeasurableText] {
    let own = (node.element as? MeasuredElement)?.text.map { [$0.measurable] } ?? []
    return own + node.children.flatMap(texts)
  }

  private func expect(_ code: String, _ view: some View, _ comment: Comment? = nil) throws {
    let (texts, report) = try read(code)
    #expect(texts == view.layoutNodes(in: EnvironmentValues()).flatMap(Self.texts), comment)
    #expect(report.assumptions == [] && report.notModelled.isEmpty, comment)
  }

  @Test("Attributes of texts, and of the views around them")
  func attributes() throws {
    try expect(#"Text("a").kerning(1.5).baselineOffset(-2)"#, Text("a").kerning(1.5).baselineOffset(-2))
    try expect(
      #"VStack { Text("a").tracking(2) }.kerning(1).lineSpacing(4).truncationMode(.middle)"#,
      VStack { Text("a").tracking(2) }.kerning(1).lineSpacing(4).truncationMode(.middle))
    try expect(
      #"Text("a").lineLimit(1).minimumScaleFactor(0.5).allowsTightening(true)"#,
      Text("a").lineLimit(1).minimumScaleFactor(0.5).allowsTightening(true))
    try expect(
      #"Text("Ab").textCase(.uppercase).fontDesign(.monospaced)"#,
      Text("Ab").textCase(.uppercase).fontDesign(.monospaced))
    try expect(#"Group { Text("a") }.monospaced()"#, Group { Text("a") }.monospaced())
    try expect(
      #"Text("a").multilineTextAlignment(.trailing).environment(\.lineSpacing, 7)"#,
      Text("a").multilineTextAlignment(.trailing).environment(\.lineSpacing, 7))
  }

  @Test("Attributed strings: attributes of the whole and of parts, sums, and Markdown")
  func attributedStrings() throws {
    var expected = AttributedString("Hello world")
    expected.font = .title
    if let range = expected.range(of: "world") { expected[range].font = .largeTitle }
    expected += AttributedString("!")
    let (texts, report) = try read(
      "VStack { Text(styled); Text(marked) }",
      """
      var styled: AttributedString {
        var string = AttributedString("Hello world")
        string.font = .title
        string.foregroundColor = .red
        if let range = string.range(of: "world") { string[range].font = .largeTitle }
        return string + AttributedString("!")
      }
      var marked: AttributedString { (try? AttributedString(markdown: "**Bold** words")) ?? AttributedString("none") }
      """)
    let views = VStack {
      Text(expected)
      Text("**Bold** words")
    }
    #expect(texts == views.layoutNodes(in: EnvironmentValues()).flatMap(Self.texts))
    #expect(report.assumptions == [])
  }

  @Test("What changes a local value in a way that nobody knows is said")
  func unknownChanges() throws {
    let report = try read(
      "Text(styled)",
      """
      var styled: AttributedString {
        var string = AttributedString("a")
        string.mergeAttributes(container)
        return string
      }
      """
    ).report
    #expect(
      report.assumptions.map { "\($0)" } == ["Card.swift:4:3: the action string.mergeAttributes is not run"])
  }

  @Test("Line limits as numbers, ranges and with room kept")
  func limits() throws {
    try expect(#"Text("a").lineLimit(2...4)"#, Text("a").lineLimit(2...4))
    try expect(#"Text("a").lineLimit(2...)"#, Text("a").lineLimit(2...))
    try expect(#"Text("a").lineLimit(...3)"#, Text("a").lineLimit(...3))
    try expect(#"Text("a").lineLimit(3, reservesSpace: true)"#, Text("a").lineLimit(3, reservesSpace: true))
    try expect(#"Text("a").lineLimit(nil)"#, Text("a").lineLimit(nil))
  }

  @Test("Fonts with designs and names, and sums of texts in several fonts")
  func fonts() throws {
    try expect(
      #"Text("a").font(.system(size: 20, weight: .bold, design: .monospaced))"#,
      Text("a").font(.system(size: 20, weight: .bold, design: .monospaced)))
    try expect(
      #"Text("a").font(.system(.title, design: .serif).weight(.light))"#,
      Text("a").font(.system(.title, design: .serif).weight(.light)))
    try expect(
      #"Text("a").font(.custom("Avenir", size: 20, relativeTo: .title))"#,
      Text("a").font(.custom("Avenir", size: 20, relativeTo: .title)))
    try expect(
      #"Text("a").font(.title).bold() + Text("b").kerning(2)"#,
      Text("a").font(.title).bold() + Text("b").kerning(2))
    try expect(
      #"(Text("a") + Text("b").font(.caption)).font(.title)"#,
      (Text("a") + Text("b").font(.caption)).font(.title))
  }

  @Test("Modifiers of texts stand where they are written")
  func positions() throws {
    let scene = try SourceFrames.scene(
      "struct A: View {\n  var body: some View {\n    Text(\"a\").bold()\n      .italic()\n  }\n}"
    ) { $0.view = "A" }
    let root = scene.document.root
    #expect(root.element.kind == "italic" && root.source?.line == 4 && root.source?.column != nil)
    let bold = try #require(root.children.first)
    #expect(bold.element.kind == "bold" && bold.source?.line == 3)
    #expect(bold.children.first?.source == SourcePosition(file: "Card.swift", line: 3, column: 5))
  }

  @Test("The text size reaches fonts, metrics and conditions")
  func textSize() throws {
    let declarations = """
        @Environment(\\.dynamicTypeSize) var size
        @ScaledMetric(relativeTo: .caption) var side = 24.0
        @ScaledMetric var other: CGFloat = 17
      """
    let code = """
          if size.isAccessibilitySize { Text("large") }
          if size >= .xLarge { Text("more") }
          if size == .xLarge { Text("equal") }
          Text("\\(side) \\(other)")
      """
    let usual = try read(code, declarations)
    #expect(usual.texts.map(\.string) == ["24.000000 17.000000"])
    let larger = try read(code, declarations, size: .xLarge)
    #expect(larger.texts.map(\.string) == ["more", "equal", "28.000000 19.000000"])
    #expect(larger.texts.map(\.font.size) == [19, 19, 19])
    let largest = try read(code, declarations, size: .accessibility5)
    #expect(largest.texts.map(\.string) == ["large", "more", "86.000000 53.000000"])
    #expect(largest.report.assumptions == [])
    for (code, size) in [
      ("Text(\"a\").dynamicTypeSize(.small)", 15),
      ("Text(\"a\").dynamicTypeSize(...DynamicTypeSize.xxLarge)", 21),
      ("Text(\"a\").dynamicTypeSize(.xSmall ... .medium)", 16),
      ("Text(\"a\").dynamicTypeSize(DynamicTypeSize.accessibility1...)", 53),
    ] as [(String, CGFloat)] {
      #expect(try read(code, size: .accessibility5).texts.map(\.font.size) == [size], "\(code)")
    }
  }

  @Test("What is not known is assumed, and said")
  func assumptions() throws {
    let (texts, report) = try read(#"Text("a").minimumScaleFactor(factor).truncationMode(mode)"#)
    #expect(texts[0].typesetting == Typesetting())
    #expect(report.assumptions.count == 2)
  }

  @Test("Markdown in literals, and images and texts in strings")
  func contents() throws {
    try expect(#"Text("**a** `b` [c](https://example.com)")"#, Text("**a** `b` [c](https://example.com)"))
    try expect(
      ##"Text("\(Image(systemName: "globe")) 2h").font(.title)"##,
      Text("\(Image(systemName: "globe")) 2h").font(.title))
    try expect(##"Text("a \(Text("b").bold()) **c**")"##, Text("a \(Text("b").bold()) **c**"))
    try expect(
      #"Text(Image(systemName: "globe")) + Text(" a")"#, Text(Image(systemName: "globe")) + Text(" a"))
    try expect(#"Text(verbatim: "**a**")"#, Text(verbatim: "**a**"))
    let name = "*x*"
    let declared = try read(##"Text("**\(name)** y")"##, #"  var name = "*x*""#)
    #expect(declared.texts == Text("**\(name)** y").layoutNodes(in: EnvironmentValues()).flatMap(Self.texts))
    let plain = try read("Text(name)", #"  var name = "**x**""#)
    #expect(plain.texts.map(\.string) == ["**x**"])
  }

  @Test("Dates are now where nobody knows them, and that is said")
  func dates() throws {
    try expect("Text(Date(), style: .date)", Text(EnvironmentValues().now, style: .date))
    let (texts, report) = try read("Text(event.start, style: .relative)")
    #expect(texts.map(\.string) == ["0 seconds"] && report.assumptions.count == 1)
  }
}
