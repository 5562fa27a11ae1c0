import LayoutCore
import Testing

@testable import LayoutSources

@Suite("Code as apps have it")
struct ReaderKindsTests {
  /// The frames of a preview that shows an expression.
  private static func frames(_ shown: String, _ declarations: String = "") throws -> [String] {
    try SourceFrames.lines(of: "\(declarations)\n#Preview { \(shown) }", .unspecified)
  }

  private static func assumptions(_ shown: String, _ declarations: String = "") throws -> [String] {
    try SourceFrames.scene("\(declarations)\n#Preview { \(shown) }").report.assumptions.map(\.description)
  }

  @Test(
    "Raw values go on from the last one that is written",
    arguments: [
      ("Int", "case low = 1, mid, high", "1 2 3"), ("Int", "case low, mid = 5, high", "0 5 6"),
      ("UInt8", "case low = 3\ncase mid\ncase high = 9", "3 4 9"),
      ("Int", "case low = -1, mid, high", "-1 0 1"),
      ("String", "case low = \"a\", mid, high", "a mid high"),
    ])
  func rawValues(type: String, cases: String, text: String) throws {
    let level = "enum Level: \(type) { \(cases) }"
    let shown = "Text(\"\\(Level.low.rawValue) \\(Level.mid.rawValue) \\(Level.high.rawValue)\")"
    #expect(try Self.frames(shown, level) == Self.frames("Text(\"\(text)\")"))
  }

  @Test(
    "A localised string shows its value where no table has the key",
    arguments: [
      "NSLocalizedString(\"settings.title\", value: \"Yours\", comment: \"\")",
      "String(localized: \"settings.title\", defaultValue: \"Yours\")",
      "NSLocalizedString(\"Yours\", comment: \"\")",
      "NSLocalizedString(\"Yours\", value: \"\", comment: \"\")",
    ])
  func localised(string: String) throws {
    #expect(try Self.frames("Text(\(string))") == Self.frames("Text(\"Yours\")"))
  }

  @Test("A name with an underscore is looked up as it is written")
  func underscore() throws {
    let metrics = "enum M { static var width: CGFloat { _width }; static let _width: CGFloat = 30 }"
    let frames = try Self.frames("Color.red.frame(width: 30, height: 10)")
    #expect(try Self.frames("Color.red.frame(width: M.width, height: 10)", metrics) == frames)
    let global = "var width: CGFloat { _width }\nlet _width: CGFloat = 30"
    #expect(try Self.frames("Color.red.frame(width: width, height: 10)", global) == frames)
  }

  @Test(
    "Modules of the SDK for iOS can be imported, and no others",
    arguments: [
      ("canImport(Charts)", true), ("canImport(WidgetKit)", true), ("canImport(UIKit, _version: 17)", true),
      ("canImport(AppKit)", false), ("!canImport(AppKit) && canImport(MapKit)", true),
      ("canImport(MyKit)", false),
    ])
  func modules(condition: String, holds: Bool) throws {
    let shown = "VStack {\n#if \(condition)\nText(\"in\")\n#else\nText(\"left out\")\n#endif\n}"
    #expect(try Self.frames(shown) == Self.frames("VStack { Text(\"\(holds ? "in" : "left out")\") }"))
  }

  @Test("A range without an end gives as much as its partner has")
  func endlessRanges() throws {
    let rows = "ForEach(0..<3) { Color.red.frame(width: 5, height: CGFloat($0)) }"
    let frames = try Self.frames("VStack { \(rows) }")
    for (pairs, number) in [("zip([7, 8, 9], 0...)", "$0.1"), ("zip(0..., [7, 8, 9])", "$0.0")] {
      let joined =
        "ForEach(Array(\(pairs)), id: \\.0) { Color.red.frame(width: 5, height: CGFloat(\(number))) }"
      #expect(try Self.frames("VStack { \(joined) }").count == frames.count)
    }
    let first =
      "ForEach(Array((0...).prefix(3)), id: \\.self) { Color.red.frame(width: 5, height: CGFloat($0)) }"
    #expect(try Self.frames("VStack { \(first) }").count == frames.count)
  }

  @Test("Overloads are told apart by the kinds of their arguments")
  func overloads() throws {
    let font = """
      struct Name { let raw: String; static let body = Name(raw: "Body") }
      extension Font { static func custom(_ name: Name, size: CGFloat) -> Font { .custom(name.raw, size: size) } }
      """
    #expect(
      try Self.frames("Text(\"A\").font(.custom(.body, size: 20))", font)
        == Self.frames("Text(\"A\").font(.custom(\"Body\", size: 20))"))
    let bars = """
      final class Feed { var points: [Double] = [1, 2] }
      struct Plot: View { var points: [Double] = []
        var body: some View { HStack { ForEach(points, id: \\.self) { Color.red.frame(width: 10, height: $0) } } }
        func values(_ feed: Feed) -> Plot { values(feed.points) }
        func values(_ points: [Double]) -> Plot { Plot(points: points) } }
      """
    #expect(try Self.frames("Plot().values(Feed())", bars) == Self.frames("Plot(points: [1, 2])", bars))
    let own = """
      struct Padded: ViewModifier { func body(content: Content) -> some View { content.padding() } }
      extension View { func modifier(_ build: (Self) -> some View) -> some View { build(self) } }
      """
    #expect(try Self.assumptions("Text(\"A\").modifier(Padded())", own) == [])
  }

  @Test("A view of an unknown namespace is not known, and a step of a path is left out")
  func unknownThings() throws {
    #expect(
      try Self.assumptions("Kit.Row(title: \"One\")") == [
        "Card.swift:2:12: the view Kit.Row is not known; taken for 44 x 44"
      ])
    let slice = """
      struct Slice: View { let rect: CGRect
        var body: some View { path.fill(.red) }
        var path: Path { var p = Path(); p.addLine(to: rect.middle); return p } }
      """
    #expect(
      try Self.assumptions("Slice(rect: .zero)", slice).contains {
        $0.hasSuffix("the action p.addLine is left out, as an argument is not known")
      })
  }

  @Test("Several views in a NavigationView are columns, of which the first is shown")
  func columns() throws {
    #expect(
      try Self.frames("NavigationView { Text(\"One\"); Text(\"Two\") }")
        == Self.frames("NavigationView { Text(\"One\") }"))
  }
}
