import LayoutCore
import Testing

@testable import LayoutSources

@Suite("Numbers that no layout takes, and code that ends nothing but itself")
struct ReaderNumbersTests {
  /// The frames of a view, and what was said of it.
  private func laid(_ shown: String, _ declarations: String = "") throws -> (frames: [String], said: [String])
  {
    let frames = try ShownView.frames(shown, declarations)
    return (frames, try ShownView.assumptions(shown, declarations))
  }

  @Test(
    "A number that is too great, too small, or none is replaced by the nearest, which is said",
    arguments: [
      (
        "Color.red.frame(width: CGFloat(Int.max), height: 3)",
        "width of frame, 9.223372036854776e+18, is not known; assumed to be 1000000000000"
      ),
      (
        "Text(\"a\").frame(height: 1e300)",
        "height of frame, 1e+300, is not known; assumed to be 1000000000000"
      ),
      ("Text(\"a\").padding(1e200)", "assumed to be 1000000000000"),
      ("Text(\"a\").padding(.horizontal, -1e300)", "assumed to be -1000000000000"),
      ("Text(\"a\").offset(x: 1e308)", "assumed to be 1000000000000"),
      ("HStack(spacing: 1e300) { Text(\"a\"); Text(\"b\") }", "assumed to be 1000000000000"),
      ("VStack { Spacer(minLength: CGFloat(Int.max)); Text(\"a\") }", "assumed to be 1000000000000"),
      ("Text(\"a\").position(x: 1e300, y: .nan)", "assumed to be 0"),
      ("Text(\"a\").frame(width: .nan)", "assumed to be none"),
      ("Text(\"a\").frame(maxWidth: .nan)", "assumed to be none"),
      ("Text(\"a\").layoutPriority(.nan)", "assumed to be 0"),
      ("Color.red.aspectRatio(.nan, contentMode: .fit)", "assumed to be"),
      ("Color.red.aspectRatio(1e300, contentMode: .fit)", "assumed to be 1000000000000"),
      ("Text(\"a\").lineSpacing(.infinity)", "assumed to be 0"),
      (
        "ForEach(0..<(-3), id: \\.self) { _ in Text(\"a\") }",
        "the collection 0 ..< (-3) is not known; assumed to be empty"
      ),
      (
        "Grid { GridRow { Text(\"b\").gridCellColumns(Int.max) } }",
        "the number Int.max is not known; assumed to be 1000"
      ),
      (
        "LazyVGrid(columns: Array(repeating: GridItem(.fixed(1)), count: 1200), spacing: 0) { Text(\"a\") }",
        "the collection columns is not known; assumed to be the first 1000 items"
      ),
      (
        "GeometryReader { g in Color.red.frame(width: g.size.width * 1e300) }.frame(width: 10, height: 10)",
        "assumed to be 1000000000000"
      ),
    ])
  func numbers(shown: String, said: String) throws {
    let found = try laid("VStack { \(shown) }")
    #expect(!found.frames.isEmpty)
    #expect(found.said.contains { $0.contains(said) && $0.hasPrefix("Card.swift:2:") }, "\(found.said)")
  }

  @Test("An image without a size is said once by its name, and counts wherever it is shown")
  func images() throws {
    let scene = try SourceFrames.scene(
      "#Preview { VStack { Image(\"a\"); Text(\"t\"); Image(\"a\"); Image(\"b\") } }")
    #expect(
      scene.report.assumptions.map(\.description) == [
        "Card.swift:1:21: the number images.a is not known; assumed to be [44, 44]",
        "Card.swift:1:56: the number images.b is not known; assumed to be [44, 44]",
      ])
    #expect(scene.report.assumed == 3)
    #expect(scene.report.visual.map(\.count) == [2, 1])
  }

  @Test("A maximum that no view reaches is none, and nothing to say")
  func maxima() throws {
    let found = try laid(
      "Color.red.frame(maxWidth: .greatestFiniteMagnitude, maxHeight: CGFloat(Int.max)).frame(width: 3, height: 4)"
    )
    #expect(found.said == [])
  }

  /// Code that no app should have, and that Swift compiles.
  private static let nasty = [
    "Text(\"\\(1 % 0)\")", "Text(\"\\([1, 2][5])\")", "Text((nil as String?)!)", "Text(\"\\(Int(\"x\")!)\")",
    "Text(\"\\(Int(1e300))\")",
    "Text(\"\\(Int(Double.nan))\")", "ForEach(0..<(-3), id: \\.self) { _ in Text(\"a\") }",
    "ForEach(0..<100000000, id: \\.self) { _ in Text(\"a\") }",
    "ForEach(Array(stride(from: 0, to: 10, by: 0)), id: \\.self) { _ in Text(\"a\") }",
    "ForEach(Array(stride(from: 0, to: 10, by: -1)), id: \\.self) { _ in Text(\"a\") }",
    "Text(\"\\(Int.max + 1)\")", "Text(\"\\(1 << 100)\")", "Text(\"\\(1 << -1)\")",
    "Text(\"\\(UInt8(300))\")", "Text(\"\\((5...1).count)\")",
    "Text(\"abc\".prefix(-1))", "Text(String(\"abc\"[\"abc\".index(\"abc\".startIndex, offsetBy: 10)]))",
    "Text(\"\\([Int](repeating: 0, count: -1).count)\")",
    "Text(\"\\(Array(repeating: 0, count: 1_000_000_000).count)\")",
    "Text(String(repeating: \"ab\", count: Int.max))", "Text(String(repeating: \"ab\", count: -1))",
    "Text(\"x\").frame(width: pow(10, 400))", "Slider(value: .constant(5), in: 10...0)",
    "Stepper(\"a\", value: .constant(1), in: 5...1)",
    "ProgressView(value: 5, total: 0)", "Gauge(value: .nan) { Text(\"a\") }", "Text(\"\\(abs(Int.min))\")",
    "Text(verbatim: String(format: \"%d %@ %s %200000000d\", 1))",
    "Color(red: .nan, green: 1e300, blue: -5)", "Text(\"a\").scaleEffect(.nan)", "Text(\"a\").opacity(.nan)",
    "Text(\"\\(pow(2, 10000))\")",
    "Text(\"a\").font(.system(size: .nan))", "Text(\"a\").font(.system(size: 1e30))",
    "Text(\"a\").font(.system(size: -4))", "Circle().trim(from: .nan, to: 1e300)",
    "GeometryReader { g in Color.red.frame(width: g.size.width / 0) }",
    "GeometryReader { g in Color.red.frame(width: -g.size.width) }", "Text(\"\\(0 / 0)\")",
    "Text(\"\\(0.0 / 0)\")",
    "Text(\"\\(f(1))\")", "W()", "Text(\"\\(g())\")",
    "LazyVGrid(columns: Array(repeating: GridItem(), count: 100000)) { Text(\"a\") }",
    "LazyVGrid(columns: [GridItem(.fixed(1e300)), GridItem(.adaptive(minimum: 0)), GridItem(.flexible(minimum: 10, maximum: 5))]) { Text(\"a\") }",
    "Grid { GridRow { Text(\"a\").gridCellColumns(0); Text(\"b\").gridCellColumns(Int.max) } }",
    "Text(\"x\").lineLimit(-3)", "Text(\"x\").lineLimit(Int.max)",
    "Text(\"\\((0..<10)[20])\")", "Text(\"\\(Array(1...3)[-1...9].count)\")", "Text(\"\\([1: 2][3]!)\")",
    "Text(h)", "Text(Date(timeIntervalSince1970: 1e300), style: .date)",
    "Text(\"\\(Decimal(string: \"x\")!)\")",
  ]

  @Test("One view of a file that cannot be run leaves the others in place", arguments: nasty)
  func file(shown: String) throws {
    let source = """
      func f(_ n: Int) -> Int { f(n + 1) }
      struct W: View { var body: some View { VStack { W() } } }
      func g() -> Int { var n = 0; while true { n += 1 }; return n }
      var h: String { var s = "x"; for _ in 0..<100 { s += s }; return s }
      struct V: View { var body: some View { VStack { \(shown); Text("end") } } }
      #Preview { V() }
      #Preview("other") { Text("other") }
      """
    let texts = SourceTexts(files: [SourceTexts.File(name: "Card.swift", path: "Card.swift", text: source)])
    #expect(try SwiftSceneReader().usualViews(in: SwiftSceneReader().parse(texts)) == ["#1", "#2"])
    #expect(try ShownView.texts(of: source) { $0.view = "other" } == ["other"])
    // It is laid out, or refused with its place.
    do {
      let frames = try SourceFrames.lines(of: source, ProposedViewSize(width: 390, height: 800))
      #expect(!frames.isEmpty)
    } catch let error as SourceError {
      #expect("\(error)".hasPrefix("Card.swift:"), "\(error)")
    }
  }
}
