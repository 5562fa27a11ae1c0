import LayoutCore
import Testing

@testable import LayoutSources

@Suite("Nothing is misread without a word")
struct ReaderSilenceTests {
  private static let strip =
    "struct Strip: View { let color: Color; var body: some View { color.frame(width: 4, height: 20) } }"

  @Test(
    "What is asked of a colour that was named alone is not lost",
    arguments: [
      ("Strip(color: .red)", Self.strip), ("Strip(color: Color.red)", Self.strip),
      ("Strip(color: true ? .red : Color.blue)", Self.strip),
      ("Strip(color: true ? .red : .blue)", Self.strip),
      (
        "V()",
        "struct V: View { let accent: Color = .indigo; var body: some View { accent.frame(width: 4, height: 20) } }"
      ),
      (
        "V()",
        "struct V: View { var accent: Color { .red }; var body: some View { accent.frame(width: 4, height: 20) } }"
      ),
      (
        "V()",
        "struct V: View { var accent: Color { if true { .red } else { .blue } }; var body: some View { accent.frame(width: 4, height: 20) } }"
      ),
      (
        "V()",
        "enum Theme { static let tint: Color = .teal }\nstruct V: View { var body: some View { Theme.tint.frame(width: 4, height: 20) } }"
      ),
      (
        "V()",
        "extension Color { static var brand: Color { .red } }\nstruct V: View { let c: Color = .brand; var body: some View { c.frame(width: 4, height: 20) } }"
      ),
      (
        "V()",
        "struct V: View { let colors: [Color] = [.red, .blue]; var body: some View { colors[1].frame(width: 4, height: 20) } }"
      ),
      (
        "V()",
        "struct V: View { let colors = [Color.red, .blue]; var body: some View { colors[1].frame(width: 4, height: 20) } }"
      ),
      (
        "V()",
        "struct V: View { let c: Color? = .red; var body: some View { if let c { c.frame(width: 4, height: 20) } } }"
      ),
      (
        "V()",
        "struct V: View { let c: Color? = nil; var body: some View { (c ?? .red).frame(width: 4, height: 20) } }"
      ),
      (
        "V()",
        "struct V: View { let m: [String: Color] = [\"a\": .red]; var body: some View { m[\"a\"]!.frame(width: 4, height: 20) } }"
      ),
      (
        "V()",
        "struct V: View { func c(_ n: Int) -> Color { switch n { case 0: .red; default: .blue } }; var body: some View { c(0).frame(width: 4, height: 20) } }"
      ),
      (
        "V()",
        "struct V: View { @State var c = Color.red; init() { c = .blue }; var body: some View { c.frame(width: 4, height: 20) } }"
      ),
      (
        "V()",
        "enum Kind { case a; var tint: Color { switch self { case .a: return .red } } }\nstruct V: View { var body: some View { Kind.a.tint.frame(width: 4, height: 20) } }"
      ),
    ])
  func colors(shown: String, declarations: String) throws {
    #expect(
      try ShownView.frames(shown, declarations).first.map { $0.hasSuffix("4.00 20.00") } == true,
      "\(declarations)")
    #expect(try ShownView.assumptions(shown, declarations) == [])
  }

  @Test("What is asked of other values that were named alone is not lost")
  func otherMembers() throws {
    let dot = """
      struct Dot<S: Shape>: View { let shape: S; var body: some View { shape.fill(.red).frame(width: 8, height: 8) } }
      """
    #expect(
      try ShownView.frames("Dot(shape: .circle)", dot)
        == ShownView.frames("Circle().fill(.red).frame(width: 8, height: 8)"))
    let sized =
      "struct V: View { let font: Font = .system(size: 30); var body: some View { Text(\"a\").font(font.bold()) } }"
    #expect(
      try ShownView.frames("V()", sized) == ShownView.frames("Text(\"a\").font(.system(size: 30).bold())"))
    let own = """
      struct Token { var size: CGFloat; static let large = Token(size: 30); var doubled: Token { Token(size: size * 2) } }
      struct V: View { let token: Token = .large.doubled; var body: some View { Color.red.frame(width: token.size, height: 5) } }
      """
    #expect(try ShownView.frames("V()", own) == ShownView.frames("Color.red.frame(width: 60, height: 5)"))
    let edges =
      "struct V: View { let edges: Edge.Set = .horizontal; let side: Alignment = .leading; var body: some View { Text(\"a\").padding(edges, 9).frame(width: 90, alignment: side) } }"
    #expect(
      try ShownView.frames("V()", edges)
        == ShownView.frames("Text(\"a\").padding(.horizontal, 9).frame(width: 90, alignment: .leading)"))
  }

  @Test("Optional state without a value is nil")
  func optionalState() throws {
    let declaration = { (wrapper: String, type: String) in
      "struct V: View { \(wrapper) var v: \(type)?\nvar body: some View { if let v { Text(\"present\") } else { Text(\"nil\") } } }"
    }
    for (wrapper, type) in [
      ("@State private", "CGFloat"), ("@State private", "String"), ("@State", "Bool"), ("private", "Item"),
      ("@AppStorage(\"a\")", "Int"), ("@State private", "Item.ID"), ("@FocusState private", "Field"),
    ] {
      #expect(try ShownView.texts(of: declaration(wrapper, type)) == ["nil"], "\(wrapper) \(type)")
      #expect(try SourceFrames.scene(declaration(wrapper, type)).report.assumptions == [])
    }
    let width =
      "struct V: View { @State private var w: CGFloat?\nvar body: some View { Color.red.frame(width: w, height: 5) } }"
    #expect(try SourceFrames.lines(of: width, .unspecified) == ShownView.frames("Color.red.frame(height: 5)"))
    let flag =
      "struct V: View { @State private var flag: Bool?\nvar body: some View { Text(flag == true ? \"true\" : \"no\") } }"
    #expect(try ShownView.texts(of: flag) == ["no"])
    let passed = """
      struct Child: View { @Binding var name: String?; var body: some View { if let name { Text(name) } else { Text("none") } } }
      struct V: View { @State private var name: String?\nvar body: some View { Child(name: $name) } }
      """
    #expect(try ShownView.texts(of: passed) == ["none"])
    // What somebody hands in is present.
    #expect(
      try ShownView.texts(of: declaration("let", "String").replacing("let var", with: "let")) == ["present"])
  }

  @Test("What somebody unknown hands in is assumed and said, whatever its type begins with")
  func handedIn() throws {
    let library = """
      final class Library { var books: [String] = []; var title: String?; var isLoading = false; var count = 4; let kind = "kind" }
      struct Shelf: View { let library: Library
        var body: some View { VStack { if let t = library.title { Text(t) }
          if library.books.isEmpty { Text("Nothing") }
          if library.isLoading { Text("loading") }
          Text("\\(library.count)"); Text(library.kind)
          ForEach(library.books, id: \\.self) { Text($0) } } } }
      """
    #expect(try ShownView.texts(of: library) == ["title", "4", "kind", "books", "books", "books"])
    let said = try SourceFrames.scene(library).report.assumptions
    #expect(
      Set(said.map(\.name)).isSuperset(of: [
        "library.title", "library.books", "library.isLoading", "library.count",
      ]))
    #expect(!said.contains { $0.name == "library.kind" })
    for wrapper in ["@ObservedObject var", "@EnvironmentObject var", "@Bindable var", "var"] {
      let model = """
        final class Model: ObservableObject { @Published var items: [String] = [] }
        struct V: View { \(wrapper) model: Model
          var body: some View { if model.items.isEmpty { Text("empty") } else { Text("items") } } }
        """
      #expect(try ShownView.texts(of: model) == ["items"], "\(wrapper)")
    }
    let own = """
      final class Model: ObservableObject { @Published var items: [String] = [] }
      struct V: View { @StateObject var model = Model()
        var body: some View { if model.items.isEmpty { Text("empty") } else { Text("items") } } }
      """
    #expect(try ShownView.texts(of: own) == ["empty"])
    #expect(try SourceFrames.scene(own).report.assumptions == [])
  }

  @Test("A collection of which nothing is known is as large in every place")
  func collections() throws {
    let view = """
      struct V: View { let things: Things
        var body: some View { VStack { Text("\\(things.all.count)"); if things.all.isEmpty { Text("empty") }
          ForEach(things.all) { _ in Text("thing") } } } }
      """
    #expect(try ShownView.texts(of: view) == ["3", "thing", "thing", "thing"])
    #expect(try ShownView.texts(of: view) { $0.samples = 0 } == ["0", "empty"])
  }

  @Test("An unknown value is one value, with one answer for all its comparisons")
  func oneValue() throws {
    func texts(_ body: String) throws -> [String] {
      try ShownView.texts(
        of:
          "struct V: View { @Environment(Theme.self) var theme\nlet n: Int\nlet name: String\nvar body: some View { VStack { \(body) } } }"
      )
    }
    #expect(
      try texts("if theme.place == .top { Text(\"top\") }; if theme.place == .leading { Text(\"leading\") }")
        == ["top"])
    #expect(
      try texts("if theme.place != .top { Text(\"not\") }; if theme.place == .top { Text(\"top\") }") == [
        "not"
      ])
    #expect(
      try texts("if n > 5 { Text(\"many\") }; if n < 3 { Text(\"few\") }; Text(\"\\(n)\")") == ["many", "6"])
    #expect(
      try texts("Text(\"\\(n)\"); if n == 0 { Text(\"none\") }; if n > 0 { Text(\"some\") }").first == "0")
    #expect(
      try texts("if name == \"a\" { Text(\"a\") }; if name == \"b\" { Text(\"b\") }; Text(name)") == [
        "a", "a",
      ])
    #expect(
      try texts(
        "if case .top = theme.place { Text(\"top\") }; if theme.place == .bottom { Text(\"bottom\") }") == [
          "top"
        ])
    #expect(
      try texts(
        "switch theme.place { case .top: Text(\"top\"); default: Text(\"other\") }; if theme.place == .bottom { Text(\"bottom\") }"
      ) == ["top"])
    let said = try SourceFrames.scene(
      "struct V: View { let theme: Theme; var body: some View { if theme.a == .x { Text(\"x\") }\nif theme.a == .y { Text(\"y\") } } }"
    )
    #expect(said.report.assumptions.map(\.value) == ["true", "false"])
  }

  @Test(
    "Methods of collections and strings",
    arguments: [
      ("[\"a\", \"b\"].first { $0 > \"a\" }!", "b"), ("[1, 2, 3].last { $0 < 3 }!.description", "2"),
      ("[1, 2, 3].first(where: { $0 > 1 })!.description", "2"), ("\"\\([3, 1, 2].min()!)\"", "1"),
      ("\"\\([3, 1, 2].max()!)\"", "3"), ("[\"b\", \"a\"].min()!", "a"),
      ("[\"bb\", \"a\"].max { $0.count < $1.count }!", "bb"),
      ("\"a,b,c\".split(separator: \",\", maxSplits: 1)[1]", "b,c"),
      ("\"a b\".split { $0 == \" \" }.last!", "b"),
      ("[1, 2, 3, 4].drop { $0 < 3 }.map(String.init).joined()", "34"),
      ("[P(n: 2), P(n: 1)].sorted(using: KeyPathComparator(\\P.n)).first!.n.description", "1"),
      (
        "[P(n: 2), P(n: 1), P(n: 3)].sorted(using: SortDescriptor(\\P.n, order: .reverse)).first!.n.description",
        "3"
      ),
      ("\"  x \".trimmingCharacters(in: .whitespaces)", "x"),
      ("\"#ff\".trimmingCharacters(in: CharacterSet(charactersIn: \"#\"))", "ff"),
      ("\"\\(1 << 4 | 3)\"", "19"), ("\"\\(0xAB >> 4 & 0xF)\"", "10"), ("\"\\(5 ^ 1)\"", "4"),
      ("\"\\(Int(\"ff\", radix: 16)!)\"", "255"),
      ("\"\\((2.5).rounded(.down))\"", "2.0"), ("\"\\((2.4).rounded(.up))\"", "3.0"), ("swapped()", "b a"),
      ("swappedAt()", "3 2 1"),
      ("deferred()", "late"), ("\"\\([1, 2, 3].contains { $0 > 2 })\"", "true"),
      ("\"\\((1...5).contains(7))\"", "false"),
      ("\"\\([1, 2, 3][..<2].count)\"", "2"), ("\"\\([\"a\": 1].merging([\"b\": 2]) { $1 }.count)\"", "2"),
    ])
  func methods(expression: String, text: String) throws {
    let declarations = """
      struct P { let n: Int }
      func swapped() -> String { var a = "a"; var b = "b"; swap(&a, &b); return a + " " + b }
      func swappedAt() -> String { var list = [1, 2, 3]; list.swapAt(0, 2); return list.map { "\\($0)" }.joined(separator: " ") }
      func deferred() -> String { var words: [String] = []; func add() { defer { words.append("late") } }; add(); return words.joined() }
      """
    #expect(try ShownView.texts("Text(verbatim: \(expression))", declarations) == [text])
  }

  @Test(
    "Patterns",
    arguments: [
      ("switch -3 { case ..<0: \"below\"; default: \"above\" }", "below"),
      ("switch 5 { case 5...: \"from five\"; default: \"less\" }", "from five"),
      (
        "switch Optional(3) { case .some(3): \"three\"; case .some: \"other\"; case .none: \"none\" }",
        "three"
      ),
      (
        "switch Optional(4) { case .some(3): \"three\"; case .some: \"other\"; case .none: \"none\" }",
        "other"
      ),
      ("switch Animal.dog(Dog()) { case .dog(let d): d.name; default: \"none\" }", "Rex"),
      ("switch thing { case is Cat: \"cat\"; case is Dog: \"dog\"; default: \"none\" }", "dog"),
      (
        "switch thing { case let cat as Cat: cat.name; case let dog as Dog: dog.name; default: \"none\" }",
        "Rex"
      ),
      ("thing is Dog ? \"dog\" : \"none\"", "dog"), ("(thing as? Cat)?.name ?? \"no cat\"", "no cat"),
      ("list.map { $0 == nil ? \"-\" : \"\\($0!)\" }.joined()", "1-3"),
    ])
  func patterns(expression: String, text: String) throws {
    let declarations = """
      struct Dog { var name = "Rex" }
      struct Cat { var name = "Tom" }
      enum Animal { case dog(Dog), none }
      let thing: Any = Dog()
      let list: [Int?] = [1, .none, .some(3)]
      struct V: View { var words: String { \(expression) }; var body: some View { Text(words) } }
      """
    #expect(try ShownView.texts("V()", declarations) == [text])
  }

  @Test("Initialisers that an extension adds to a colour are run")
  func hexColors() throws {
    let hex = """
      extension Color { init(hex: UInt) { self.init(red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255, blue: Double(hex & 0xff) / 255) }
        init(hex text: String) {
          let text = text.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
          var int: UInt64 = 0
          Scanner(string: text).scanHexInt64(&int)
          let r, g, b: UInt64
          switch text.count { case 6: (r, g, b) = (int >> 16, int >> 8 & 0xFF, int & 0xFF)
          default: (r, g, b) = (1, 1, 0) }
          self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, opacity: 1) } }
      """
    func fill(_ shown: String) throws -> String? {
      (try SourceFrames.scene("\(hex)\n#Preview { \(shown) }").document.root.element as? ShapeElement)?.fill
    }
    let known = try fill("Color(red: 1, green: 128.0 / 255, blue: 0)")
    #expect(known != nil)
    #expect(try fill("Color(hex: 0xFF8000)") == known)
    #expect(try fill("Color(hex: \"#FF8000\")") == known)
  }

  @Test(
    "Accessibility and platform flags have their usual values",
    arguments: [
      "@Environment(\\.accessibilityReduceMotion) var flag",
      "@Environment(\\.accessibilityDifferentiateWithoutColor) var flag",
      "@Environment(\\.accessibilityShowButtonShapes) var flag",
      "@Environment(\\.isLuminanceReduced) var flag",
      "var flag: Bool { UIAccessibility.isVoiceOverRunning }",
      "var flag: Bool { UIDevice.current.userInterfaceIdiom == .pad }",
      "var flag: Bool { ProcessInfo.processInfo.isLowPowerModeEnabled }",
      "var flag: Bool { ProcessInfo.processInfo.isiOSAppOnMac }",
      "var flag: Bool { UIDevice.current.orientation.isLandscape }",
    ])
  func flags(declaration: String) throws {
    let view = "struct V: View { \(declaration)\nvar body: some View { Text(flag ? \"on\" : \"off\") } }"
    #expect(try ShownView.texts(of: view) == ["off"])
    #expect(try SourceFrames.scene(view).report.assumptions == [])
  }

  @Test("A colour scheme that is set is the one that is read")
  func colorSchemes() throws {
    let view =
      "struct V: View { @Environment(\\.colorScheme) var scheme; var body: some View { Text(scheme == .dark ? \"dark\" : \"light\") } }"
    #expect(try ShownView.texts("V()", view) == ["light"])
    #expect(try ShownView.texts("V().preferredColorScheme(.dark)", view) == ["dark"])
    #expect(try ShownView.texts("V().environment(\\.colorScheme, .dark)", view) == ["dark"])
    #expect(try ShownView.texts("V().preferredColorScheme(nil)", view) == ["light"])
  }

  @Test(
    "A colour, a symbol, an image and a font that are not known are said once each, with how often they are met"
  )
  func drawnOtherwise() throws {
    let chips =
      "VStack { Text(\"a\").foregroundColor(.brandText).background(Color.brandFill); Color(\"brand\"); Text(\"b\").foregroundStyle(Color.brandText) }"
    #expect(
      try ShownView.visual(chips) == [
        "Card.swift:2:47: the color brandText is not known; drawn in grey, 2 times",
        "Card.swift:2:70: the color brandFill is not known; drawn in grey",
        "Card.swift:2:94: the color brand is not known; drawn in grey",
      ])
    #expect(
      try ShownView.visual("Text(\"a\").foregroundColor(.red).background(Color(.systemBackground))") == [])
    #expect(
      try ShownView.visual("VStack { Image(systemName: \"stare\"); Label(\"a\", systemImage: \"stare\") }")
        == [
          "Card.swift:2:21: the symbol stare is not known; drawn as a box, and taken to be as large as a star, 2 times"
        ])
    // The table of symbols has the usual ones.
    #expect(try ShownView.visual("Label(\"a\", systemImage: \"star\")") == [])
    #expect(
      try ShownView.visual("Text(\"a\").font(.custom(\"Avenir\", size: 12))").first?.contains(
        "the font Avenir is not known") == true)
  }

  @Test("Messages are of one line each, and say the same of samples once")
  func messages() throws {
    let view = """
      struct V: View { let items: Items
        var body: some View { VStack { ForEach(items.all) { item in
          Text(item.title)
          if items.manager.services.first(where: { service in service.identifier == "some very long identifier" })?.isReachable == true {
            Text("x") } } } } }
      """
    let said = try SourceFrames.scene(view).report.assumptions
    #expect(said.count { $0.kind == .string } == 1)
    #expect(said.allSatisfy { $0.name.count <= 80 && !$0.description.contains("\n") })
  }

  @Test("A line of text is drawn only where it is switched on")
  func underlines() throws {
    for name in ["underline", "strikethrough", "italic"] {
      let root = try SourceFrames.scene("#Preview { VStack { Text(\"a\") }.\(name)(false) }").document.root
      #expect((root.element as? AppearanceElement)?.attributes["isActive"] == "false")
    }
  }
}
