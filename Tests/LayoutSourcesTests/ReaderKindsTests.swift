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
      #expect(try Self.frames("VStack { \(joined) }") == frames)
    }
    let first =
      "ForEach(Array((0...).prefix(3)), id: \\.self) { Color.red.frame(width: 5, height: CGFloat($0)) }"
    #expect(try Self.frames("VStack { \(first) }") == frames)
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
        "Card.swift:2:12: the view Kit.Row is not known; assumed to be 44 x 44"
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

  @Test("A tab is what it shows")
  func tabs() throws {
    let tabs = "TabView { Tab(\"One\", systemImage: \"star\") { Text(\"First\") } }"
    #expect(
      try Self.frames(tabs)
        == Self.frames("TabView { Text(\"First\").tabItem { Image(systemName: \"star\") } }"))
    #expect(try Self.assumptions(tabs) == [])
  }

  @Test(
    "A symbol that a member names is the symbol of its words",
    arguments: [
      ("chevronForward", "chevron.forward"), ("person2Fill", "person.2.fill"), ("_1Circle", "1.circle"),
    ])
  func symbols(member: String, name: String) throws {
    #expect(
      try Self.assumptions("Image(systemSymbol: .\(member))")
        == Self.assumptions("Image(systemName: \"\(name)\")"))
    #expect(
      try Self.frames("Image(systemSymbol: .\(member))") == Self.frames("Image(systemName: \"\(name)\")"))
  }

  @Test("A loop that goes on by what is assumed ends, and that is said")
  func endlessLoop() throws {
    let crumbs = """
      struct Crumbs: View { let file: FileNode
        var count: Int { var n = 0; var current: FileNode? = file
          while let node = current { n += 1; current = node.parent }
          return n }
        var body: some View { Color.red.frame(width: 10, height: CGFloat(count)) } }
      """
    let shown = "Crumbs(file: load())"
    // As many rounds as an unknown collection has elements.
    #expect(
      try Self.frames(shown, crumbs) == Self.frames("Color.red.frame(width: 10, height: 3)"))
    #expect(
      try Self.assumptions(shown, crumbs).last?
        .hasSuffix("the condition let node = current is not known; assumed to be false after 3 rounds")
        == true)
  }

  @Test("A file's only view is laid out, whatever else has its name")
  func onlyView() throws {
    let view = "struct Banner: View { var body: some View { Color.red.frame(width: 30, height: 10) } }"
    let alone = try SourceFrames.lines(of: view, .unspecified)
    for maker in [
      "final class Host: UIHostingController<Banner> { init() { super.init(rootView: Banner()) } }",
      "extension View { func watch<Banner: Equatable>(_ value: Banner) -> some View { self } }",
    ] {
      #expect(try SourceFrames.lines(of: "\(view)\n\(maker)", .unspecified) == alone)
    }
    #expect(throws: SourceError.self) {
      try SourceFrames.lines(
        of: "\(view)\nstruct Other: View { var body: some View { Text(\"\") } }", .unspecified)
    }
  }

  @Test("A value that a pattern binds goes by the name that it is given")
  func patternNames() throws {
    let account = """
      enum State { case out, signedIn(name: String) }
      struct Greeting: View { let state: State
        var body: some View { if case let .signedIn(name) = state { Text(name) } } }
      """
    #expect(try Self.frames("Greeting(state: load())", account).contains { $0.contains("Text") })
    #expect(
      try Self.frames("Greeting(state: load())", account).last?.split(separator: " ").suffix(2)
        == Self.frames("Text(\"name\")").last?.split(separator: " ").suffix(2))
  }

  @Test("An enum is made by the initialiser that takes the arguments")
  func enumInitialisers() throws {
    let ends = """
      enum Local { case near, far }
      enum End { case left, right
        init(_ local: Local) { switch local { case .near: self = .left; case .far: self = .right } } }
      """
    for (local, width) in [("near", 10), ("far", 20)] {
      #expect(
        try Self.frames("Color.red.frame(width: End(Local.\(local)) == .left ? 10 : 20, height: 5)", ends)
          == Self.frames("Color.red.frame(width: \(width), height: 5)"))
    }
  }
}
