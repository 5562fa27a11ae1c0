import LayoutCore
import Testing

@testable import LayoutSources

@Suite("Which declaration is meant")
struct ReaderResolutionTests {
  @Test("A view that contains itself is a placeholder, and that is said at its place")
  func cycles() throws {
    let loop = "struct Loop: View { var body: some View { VStack { Text(\"a\"); Loop() } } }"
    #expect(
      try ShownView.assumptions("Loop()", loop) == [
        "Card.swift:1:63: Loop contains itself without end; assumed to be 44 x 44"
      ])
    #expect(try ShownView.texts("Loop()", loop) == ["a"])
    let two = """
      struct A: View { var body: some View { B() } }
      struct B: View { var body: some View { HStack { A(); A() } } }
      """
    #expect(
      try ShownView.assumptions("A()", two).map {
        $0.hasSuffix("A contains itself without end; assumed to be 44 x 44")
      } == [true, true])
  }

  @Test("Code that calls itself without end makes a value that is not known")
  func functionCycles() throws {
    let function =
      "struct A: View { func f() -> Int { f() + f() }; var body: some View { Text(\"\\(f())\") } }"
    #expect(
      try ShownView.assumptions("A()", function).first
        == "Card.swift:1:71: f() contains itself without end; assumed to be a value that is not known")
    let property = "enum M { static var a: CGFloat { b }; static var b: CGFloat { a } }"
    #expect(
      try ShownView.assumptions("Color.red.frame(width: M.a, height: 5)", property)
        .contains { $0.contains("contains itself without end") })
    let constant = "enum M { static let a: CGFloat = b; static let b: CGFloat = a }"
    #expect(
      try ShownView.assumptions("Color.red.frame(width: M.a, height: 5)", constant)
        .contains { $0.contains("contains itself without end") })
  }

  @Test("Views in views of their own kind are no cycle")
  func nesting() throws {
    let card = """
      struct Card<Content: View>: View { let title: String; @ViewBuilder let content: Content
        var body: some View { VStack { Text(title); content } } }
      """
    let shown =
      "Card(title: t()) { Card(title: t()) { Card(title: t()) { Card(title: t()) { Text(\"in\") } } } }"
    #expect(try ShownView.texts(shown, card).last == "in")
    #expect(try !ShownView.assumptions(shown, card).contains { $0.contains("contains itself") })
    let tree = """
      struct Node { let name: String; var children: [Node] = [] }
      struct Tree: View { let node: Node
        var body: some View { VStack { Text(node.name); ForEach(node.children, id: \\.name) { Tree(node: $0) } } } }
      """
    let known =
      "Tree(node: Node(name: \"a\", children: [Node(name: \"b\", children: [Node(name: \"c\", children: [Node(name: \"d\")])])]))"
    #expect(try ShownView.texts(known, tree) == ["a", "b", "c", "d"])
    #expect(try ShownView.assumptions(known, tree) == [])
  }

  @Test("A tree of which nothing is known ends after a few levels, and that is said")
  func assumedTrees() throws {
    let tree = """
      struct Tree: View { let node: Node
        var body: some View { VStack { Text("node"); ForEach(node.children) { Tree(node: $0) } } } }
      """
    let scene = try SourceFrames.scene(tree)
    #expect(scene.report.assumptions.contains { $0.kind == .cycle && $0.name == "Tree" })
    #expect(ShownView.texts(in: scene.document.root).count < 50)
    let function = """
      struct Outline: View { let node: Node
        func row(_ node: Node) -> AnyView { AnyView(VStack { Text("node"); ForEach(node.children) { row($0) } }) }
        var body: some View { row(node) } }
      """
    let outline = try SourceFrames.scene(function)
    #expect(outline.report.assumptions.contains { $0.kind == .cycle && $0.name == "row()" })
    #expect(ShownView.texts(in: outline.document.root).count < 50)
  }

  @Test("A case with a value and a static member of one name are two things")
  func casesAndMembers() throws {
    let style = """
      enum Style { enum Kind { case standard, wide }; case plain(Kind), none
        static var plain: Self { .plain(.standard) }
        var width: CGFloat { switch self { case .plain(.wide): 30; case .plain: 20; case .none: 10 } } }
      struct Bar: View { let style: Style; var body: some View { Color.red.frame(width: style.width, height: 5) } }
      """
    for (value, width) in [
      (".plain", 20), (".plain(.wide)", 30), ("Style.plain", 20), ("Style.plain(.wide)", 30), (".none", 10),
    ] {
      #expect(
        try ShownView.frames("Bar(style: \(value))", style)
          == ShownView.frames("Color.red.frame(width: \(width), height: 5)"))
    }
  }

  @Test("A case with a value and a function of one name are told apart by their arguments")
  func casesAndFunctions() throws {
    let tone = """
      enum Tone { case calm, loud(Int); static let standard: Tone = .loud(2); static func loud() -> Tone { .loud(9) }
        var n: Int { if case .loud(let n) = self { n } else { 0 } } }
      """
    #expect(
      try ShownView.texts(
        "Text(\"\\(Tone.standard.n) \\(Tone.loud().n) \\(Tone.loud(3).n) \\(Tone.calm.n)\")", tone)
        == ["2 9 3 0"])
  }

  @Test("A property, a method and a local value of one name are different things")
  func propertiesAndMethods() throws {
    let view = """
      struct Row: View { var title: String { title(for: 3) }; func title(for n: Int) -> String { "row \\(n)" }
        func label(_ text: String) -> some View { Text(text) }; let label = "own"
        var body: some View { VStack { Text(title); label("called"); Text(label); Text(self.title(for: 4)) } } }
      """
    #expect(try ShownView.texts("Row()", view) == ["row 3", "called", "own", "row 4"])
  }

  @Test("The system's views are meant by their module's name")
  func modules() throws {
    let own = """
      struct Divider: View { var body: some View { VStack { Text("own"); SwiftUI.Divider(); SwiftUI.Text("system") } } }
      struct Text2: View { var body: some View { SwiftUI.Color.red.frame(width: 5, height: 5) } }
      """
    #expect(try ShownView.texts("Divider()", own) == ["own", "system"])
    #expect(try ShownView.assumptions("VStack { Divider(); Text2() }", own) == [])
    #expect(try ShownView.frames("Divider()", own).contains { $0.contains("Divider") })
  }

  @Test(
    "An own overload of a modifier leaves the system's in place",
    arguments: [
      "extension View { func padding(_ name: Spacing) -> some View { padding(name.points) } }\nenum Spacing { case small; var points: CGFloat { 4 } }",
      "extension View { func padding(all: CGFloat, wide: Bool) -> some View { padding(all) } }",
    ])
  func ownModifiers(declaration: String) throws {
    #expect(
      try ShownView.frames("Text(\"a\").padding(8)", declaration)
        == ShownView.frames("Text(\"a\").padding(8)"))
    #expect(
      try ShownView.frames("Text(\"a\").padding()", declaration) == ShownView.frames("Text(\"a\").padding()"))
    #expect(
      try ShownView.frames("Text(\"a\").padding(.top, 3)", declaration)
        == ShownView.frames("Text(\"a\").padding(.top, 3)"))
  }

  @Test("An own overload of a shape's modifier is called on shapes, and no other")
  func shapeOverloads() throws {
    let own = """
      extension Shape { func fill(_ fill: Color, strokeBorder: Color, lineWidth: CGFloat = 1) -> some View {
        self.fill(fill).padding(lineWidth) } }
      """
    #expect(
      try ShownView.frames(
        "Circle().fill(.red, strokeBorder: .blue, lineWidth: 3).frame(width: 20, height: 20)", own
      ).count
        > ShownView.frames("Circle().fill(.red).frame(width: 20, height: 20)", own).count)
    #expect(
      try ShownView.frames("Circle().fill(.red).frame(width: 20, height: 20)", own)
        == ShownView.frames("Circle().fill(.red).frame(width: 20, height: 20)"))
  }

  @Test("Protocols that refine View, with the body in an extension")
  func refinedProtocols() throws {
    let screens = """
      protocol Screen: View { var title: String { get } }
      extension Screen { var body: some View { VStack { Text(title); Text("shared") } } }
      protocol Detail: Screen { associatedtype Extra: View }
      struct Home: Screen { let title = "Home" }
      struct About: Detail { typealias Extra = Text; var title: String { "About" } }
      """
    #expect(
      try ShownView.texts("VStack { Home(); About() }", screens) == ["Home", "shared", "About", "shared"])
    #expect(
      try ShownView.texts(
        of:
          "protocol Screen: View {}\nextension Screen { var body: some View { Text(\"a\") } }\nstruct Only: Screen {}"
      ) == ["a"])
  }

  @Test("A property wrapper of the source is run")
  func wrappers() throws {
    let clamped = """
      @propertyWrapper struct Clamped { private var value: Int; private let limit: Int
        init(wrappedValue: Int, max limit: Int) { self.limit = limit; value = min(wrappedValue, limit) }
        var wrappedValue: Int { get { value } set { value = min(newValue, limit) } }
        var projectedValue: String { "at most \\(limit)" } }
      struct Plain: View { @Clamped(max: 10) var n = 42; var body: some View { VStack { Text("\\(n)"); Text($n) } } }
      struct Set: View { @Clamped(max: 10) var n: Int = 3; init(_ n: Int) { self.n = n }
        var body: some View { Text("\\(n)") } }
      struct Member { @Clamped(max: 5) var n = 1 }
      struct Made: View { let member: Member; var body: some View { Text("\\(member.n)") } }
      """
    #expect(try ShownView.texts("Plain()", clamped) == ["10", "at most 10"])
    #expect(try ShownView.texts("VStack { Set(7); Set(70) }", clamped) == ["7", "10"])
    #expect(
      try ShownView.texts("VStack { Made(member: Member()); Made(member: Member(n: 9)) }", clamped) == [
        "1", "5",
      ])
    let plain = """
      @propertyWrapper struct Trimmed { var wrappedValue: String { didSet { } }
        init(wrappedValue: String) { self.wrappedValue = wrappedValue.trimmingCharacters(in: .whitespaces) } }
      struct V: View { @Trimmed var name = "  Ann "; var body: some View { Text(name) } }
      """
    #expect(try ShownView.texts("V()", plain) == ["Ann"])
  }

  @Test("A style that makes its control anew shows it in the style around it, or the one that it says")
  func restyling() throws {
    let quiet = """
      struct Quiet: MenuStyle { func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).menuStyle(.borderlessButton).fixedSize() } }
      extension MenuStyle where Self == Quiet { static var quiet: Quiet { .init() } }
      """
    #expect(try ShownView.texts("Menu(\"More\") { Text(\"A\") }.menuStyle(.quiet)", quiet) == ["More"])
    #expect(try ShownView.assumptions("Menu(\"More\") { Text(\"A\") }.menuStyle(.quiet)", quiet) == [])
    let boxed = """
      struct Boxed: ToggleStyle { func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).toggleStyle(.switch).padding(4) } }
      """
    #expect(
      try ShownView.texts("Toggle(\"On\", isOn: .constant(true)).toggleStyle(Boxed())", boxed) == ["On"])
  }

  @Test("The nearer declaration is meant, and two that are equally near are said")
  func nearness() throws {
    let row = { (words: String, access: String) in
      "\(access)struct Row: View { var body: some View { Text(\"\(words)\") } }"
    }
    let first = (
      "App/First.swift", "\(row("first", "private "))\nstruct First: View { var body: some View { Row() } }"
    )
    let second = (
      "App/Second.swift",
      "\(row("second", "private "))\nstruct Second: View { var body: some View { Row() } }"
    )
    for (name, text) in [("First", "first"), ("Second", "second")] {
      var options = ReadingOptions()
      options.view = name
      let scene = try SwiftSceneReader(options).read([first, second].map { (file: $0.0, text: $0.1) })
      #expect(ShownView.texts(in: scene.document.root) == [text])
      #expect(scene.report.assumptions == [])
    }
    let shared = [
      (file: "App/Row.swift", text: row("app", "")), (file: "Widget/Row.swift", text: row("widget", "")),
      (file: "Widget/Small.swift", text: "struct Small: View { var body: some View { Row() } }"),
      (file: "Other/Large.swift", text: "struct Large: View { var body: some View { Row() } }"),
    ]
    var options = ReadingOptions()
    options.view = "Small"
    let near = try SwiftSceneReader(options).read(shared)
    #expect(ShownView.texts(in: near.document.root) == ["widget"])
    #expect(near.report.assumptions == [])
    options.view = "Large"
    let far = try SwiftSceneReader(options).read(shared)
    #expect(ShownView.texts(in: far.document.root) == ["app"])
    #expect(
      far.report.assumptions.map(\.description) == [
        "App/Row.swift:1:1: Row is declared several times; assumed to be this one of 2"
      ])
    let globals = [
      (
        file: "A.swift",
        text:
          "private let width: CGFloat = 10\nstruct A: View { var body: some View { Text(\"\\(width)\") } }"
      ),
      (
        file: "B.swift",
        text:
          "private let width: CGFloat = 20\nstruct B: View { var body: some View { Text(\"\\(width)\") } }"
      ),
    ]
    for (name, text) in [("A", "10.000000"), ("B", "20.000000")] {
      options.view = name
      #expect(ShownView.texts(in: try SwiftSceneReader(options).read(globals).document.root) == [text])
    }
  }

  @Test("Sequences without an end give as much as is asked for")
  func lazySequences() throws {
    for (list, texts) in [
      ("(0...).lazy.map { $0 * 2 }.prefix(3)", ["0", "2", "4"]),
      ("(1...).prefix { $0 < 4 }", ["1", "2", "3"]),
      ("stride(from: 0, to: .infinity, by: 5).prefix(2)", ["0", "5"]),
      ("sequence(first: 1) { $0 * 3 }.prefix(4)", ["1", "3", "9", "27"]),
      ("sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }", ["1", "2", "3"]),
      ("[(1...).first { $0 % 7 == 0 }!]", ["7"]),
      ("(3...).filter { $0.isMultiple(of: 3) }.prefix(2)", ["3", "6"]),
    ] {
      #expect(
        try ShownView.texts("VStack { ForEach(Array(\(list)), id: \\.self) { Text(\"\\($0)\") } }") == texts,
        "\(list)")
    }
    let loop =
      "struct V: View { var n: Int { for i in 0... { if i * i > 50 { return i } }; return 0 }\nvar body: some View { Text(\"\\(n)\") } }"
    #expect(try ShownView.texts("V()", loop) == ["8"])
  }

  @Test("A member that a number, a string or a condition does not have is not an argument of an own overload")
  func membersOfNumbers() throws {
    let own = """
      extension View {
        func padding(_ a: CGFloat, _ b: CGFloat) -> some View { padding(.horizontal, a).padding(.vertical, b) }
        func font(_ name: String) -> some View { font(.title) }
        func disabled(_ mode: Mode) -> some View { padding(50) }
      }
      extension CGFloat { static let wide: CGFloat = 30 }
      enum Mode { case always }
      """
    func width(_ modifiers: String) throws -> String? {
      try ShownView.frames("Color.red.frame(width: 10, height: 10)\(modifiers)", own).first?
        .split(separator: " ").suffix(2).first.map(String.init)
    }
    #expect(try width(".padding(4, 9)") == "18.00")
    #expect(try width(".padding(.leading, 9)") == "19.00")
    #expect(try width(".padding(.wide, .zero)") == "70.00")
    #expect(try width(".disabled(.always)") == "110.00")
    #expect(try width(".disabled(true)") == "10.00")
    #expect(try ShownView.assumptions("Text(\"a\").font(.caption)", own) == [])
  }
}
