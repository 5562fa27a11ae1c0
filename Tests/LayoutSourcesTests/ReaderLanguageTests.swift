import LayoutCore
import Testing

@testable import LayoutSources

@Suite("Operators, conditions, interpolations, wrappers and bindings of the source's own")
struct ReaderLanguageTests {
  private static let operators = """
    prefix operator √
    postfix operator %%
    infix operator **: MultiplicationPrecedence
    precedencegroup Forward { associativity: left
      higherThan: AssignmentPrecedence }
    precedencegroup Power { associativity: right
      higherThan: MultiplicationPrecedence }
    infix operator |>: Forward
    infix operator ^^: Power
    prefix operator +++
    infix operator ?=: AssignmentPrecedence
    infix operator <>
    prefix func √ (x: Double) -> Double { x.squareRoot() }
    postfix func %% (x: Double) -> Double { x / 100 }
    func ** (a: Double, b: Double) -> Double { a + b * 10 }
    func ^^ (a: Double, b: Double) -> Double { a == 2 ? b + 0.5 : a * 10 + b }
    func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
    func ?= (a: inout Int, b: Int?) { if let b { a = b } }
    extension String { static func <> (l: String, r: String) -> String { l + " " + r }; static postfix func %% (s: String) -> String { s + "%" } }
    struct N: Equatable { var n: Int
      static prefix func +++ (x: inout N) -> N { x.n += 1; return x }; static prefix func ! (x: N) -> Bool { x.n == 0 }
      static func += (a: inout N, b: Int) { a.n += b }; static func ~= (a: Int, b: N) -> Bool { a == b.n }; static prefix func - (x: N) -> N { N(n: -x.n) } }
    struct V: View {
      var counted: Int { var n = N(n: 1); _ = +++n; n += 5; return (-n).n }
      var set: Int { var k = 1; k ?= 5; k ?= nil; return k }
      var chosen: String { switch N(n: 3) { case 2: return "two"; case 3: return "three"; default: return "none" } }
      var body: some View { Text(words) }
      var words: String { CODE } }
    """

  @Test(
    "Operators are run with their precedence",
    arguments: [
      ("\"\\(√16.0)\"", "4.0"), ("\"\\(50.0%%)\"", "0.5"), ("\"\\(2.0 ** 3.0)\"", "32.0"),
      ("\"\\(1.0 + 2.0 ** 3.0)\"", "33.0"),
      ("\"\\(3 |> { $0 + 1 } |> { $0 * 2 })\"", "8"), ("\"\\(1.0 ^^ 3.0 ^^ 4.0)\"", "44.0"),
      ("\"\\(2.0 * 1.0 ^^ 2.0)\"", "24.0"),
      ("\"\\(counted) \\(set)\"", "-7 5"), ("!N(n: 0) ? \"zero\" : \"more\"", "zero"),
      ("\"a\" <> \"b\" <> \"c\"", "a b c"),
      ("\"9\"%%", "9%"), ("[1.0, 2.0].reduce(0, **) == 30 ? \"sum\" : \"other\"", "sum"),
      ("[4.0, 9.0].map(√).map { \"\\($0)\" }.joined()", "2.03.0"),
      ("chosen", "three"),
    ])
  func operators(code: String, words: String) throws {
    #expect(try ShownView.certainTexts("V()", Self.operators.replacing("CODE", with: code)) == [words])
  }

  @Test("An operator that nothing declares is said")
  func unknownOperators() throws {
    #expect(try ShownView.assumptions("Text(\"\\(√16.0)\")").count == 1)
    #expect(try ShownView.assumptions("Text(\"\\(16.0%%)\")").count == 1)
  }

  @Test(
    "Conditions of compilation hold as in the simulator, with the latest compiler",
    arguments: [
      ("arch(arm64)", true), ("arch(x86_64)", false), ("targetEnvironment(simulator)", true),
      ("targetEnvironment(macCatalyst)", false), ("swift(>=5.9)", true), ("swift(<5.9)", false),
      ("compiler(>=5.7)", true),
      ("compiler(>=6.2)", true), ("compiler(>=9)", false), ("compiler(<6)", false), ("os(iOS)", true),
      ("os(macOS)", false),
      ("(os(iOS) || os(tvOS)) && !os(macOS)", true), ("!(os(iOS) && DEBUG)", false),
      ("os(macOS) || os(iOS) && canImport(UIKit)", true),
      ("!DEBUG", false), ("DEBUG && !targetEnvironment(simulator)", false), ("false && CUSTOM", false),
      ("true || CUSTOM", true),
      ("_endian(little)", true),
    ])
  func conditions(condition: String, holds: Bool) throws {
    #expect(
      try ShownView.certainTexts(
        "V()",
        "struct V: View { var body: some View {\n#if \(condition)\nText(\"yes\")\n#else\nText(\"no\")\n#endif\n} }"
      )
        == [holds ? "yes" : "no"])
  }

  @Test(
    "What depends on a project's settings is assumed, and said, wherever it stands",
    arguments: [
      ("CUSTOM", "no", "the condition CUSTOM is not known; assumed to be false"),
      ("!CUSTOM", "yes", "the condition CUSTOM is not known; assumed to be false"),
      ("CUSTOM && DEBUG", "no", "the condition CUSTOM is not known; assumed to be false"),
      (
        "hasFeature(StrictConcurrency)", "no",
        "the condition hasFeature(StrictConcurrency) is not known; assumed to be false"
      ),
      ("swift(>=6)", "no", "the condition swift(>=6) is not known; assumed to be false"),
      ("swift(<6)", "yes", "the condition swift(<6) is not known; assumed to be true"),
    ])
  func settings(condition: String, words: String, said: String) throws {
    let builder =
      "struct V: View { var body: some View {\n#if \(condition)\nText(\"yes\")\n#else\nText(\"no\")\n#endif\n} }"
    let code =
      "struct V: View { var t: String {\n#if \(condition)\nreturn \"yes\"\n#else\nreturn \"no\"\n#endif\n}\nvar body: some View { Text(t) } }"
    let member =
      "struct V: View {\n#if \(condition)\nlet t = \"yes\"\n#else\nlet t = \"no\"\n#endif\nvar body: some View { Text(t) } }"
    let type =
      "#if \(condition)\nstruct V: View { var body: some View { Text(\"yes\") } }\n#else\nstruct V: View { var body: some View { Text(\"no\") } }\n#endif"
    let chain =
      "struct V: View { var body: some View { Text(\"\(words)\")\n#if \(condition)\n.padding()\n#endif\n} }"
    for source in [builder, code, member, type, chain] {
      #expect(try ShownView.texts("V()", source) == [words])
      let all = try ShownView.assumptions("V()", source)
      #expect(all.count == 1 && all.allSatisfy { $0.hasSuffix(said) }, "\(all)")
    }
    // What is not read is nothing to say.
    #expect(try ShownView.assumptions("Text(\"a\")", member) == [])
  }

  @Test("Interpolations of the source's own are run")
  func interpolations() throws {
    let declarations = """
      struct P { var n: Int }
      extension String.StringInterpolation {
        mutating func appendInterpolation(price: Double) { appendLiteral("$\\(Int(price))") }
        mutating func appendInterpolation(_ v: Int, pad: Int) { appendInterpolation(String(repeating: "0", count: pad) + String(v)) }
        mutating func appendInterpolation(_ p: P) { self.appendLiteral("<"); self.appendInterpolation(p.n); self.appendLiteral(">") } }
      extension DefaultStringInterpolation { mutating func appendInterpolation(or x: Int?) { appendLiteral(x.map(String.init) ?? "none") } }
      extension LocalizedStringKey.StringInterpolation {
        mutating func appendInterpolation(bold s: String) { appendLiteral("**"); appendInterpolation(s); appendLiteral("**") }
        mutating func appendInterpolation(price: Double) { appendInterpolation(Text("\\(Int(price)) €")) } }
      struct V: View { let s = "x \\(price: 3.5)"; let t: String = "\\(7, pad: 2)"; let u: String = "p \\(P(n: 3)) \\(4)"
        var body: some View { VStack { Text(s); Text(t); Text(u); Text("hi \\(bold: "Ann")!"); Text(verbatim: "o \\(or: nil) \\(or: 3)"); Text("now \\(price: 4)") } } }
      """
    #expect(
      try ShownView.certainTexts("V()", declarations) == [
        "x $3", "007", "p <3> 4", "hi Ann!", "o none 3", "now 4 €",
      ])
  }

  @Test("A string that is made a key is read as one, and a string is not")
  func keys() throws {
    let declarations = """
      struct V: View { let s = "**bold**"
        var body: some View { VStack { Text(s); Text(.init(s)); Text(LocalizedStringKey(s)); Text(LocalizedStringKey.init(s)); Button(.init(s)) {}; Text(verbatim: "**v**"); row(.init(s)) } }
        func row(_ key: LocalizedStringKey) -> some View { Text(key) } }
      """
    #expect(
      try ShownView.certainTexts("V()", declarations) == [
        "**bold**", "bold", "bold", "bold", "bold", "**v**", "bold",
      ])
  }

  @Test("Wrappers of parameters are run")
  func wrappers() throws {
    let declarations = """
      @propertyWrapper struct Clamped { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = min(10, max(0, wrappedValue)) }
        init(wrappedValue: Int, to most: Int) { self.wrappedValue = min(most, wrappedValue) }; var projectedValue: String { "p\\(wrappedValue)" } }
      @propertyWrapper struct Upper { private var v: String; init(wrappedValue: String) { v = wrappedValue.uppercased() }; var wrappedValue: String { get { v } set { v = newValue.uppercased() } } }
      func f(@Clamped value: Int) -> String { "\\(value)" }; func g(@Clamped _ value: Int) -> String { "\\(value) \\($value) \\(_value.wrappedValue)" }
      func h(@Upper name n: String = "usual") -> String { n }; func k(@Clamped(to: 5) value: Int) -> String { "\\(value)" }
      struct R: View { let t: String; init(@Upper t: String) { self.t = t }; var body: some View { Text(t) } }
      """
    #expect(
      try ShownView.certainTexts(
        """
        VStack { Text(f(value: 99)); Text(g(-3)); Text(h(name: "abc")); Text(h()); Text(k(value: 7)); R(t: "init")
          Text([3, 40].map { (@Clamped n: Int) in "\\(n)" }.joined(separator: ",")); Text([40].map { (@Clamped n) in $n }.joined()) }
        """, declarations) == ["10", "0 p0 0", "ABC", "USUAL", "5", "INIT", "3,10", "p10"])
  }

  @Test("A binding with a name of its own is the binding")
  func bindings() throws {
    let declarations = """
      struct R: View { @Binding var n: Int; var body: some View { Text("\\(n)").onAppear { n += 1 } } }
      struct Own: View { let b: Binding<Int>; var body: some View { Text("\\(b.wrappedValue)").onAppear { b.wrappedValue += 1 } } }
      struct A: View { @State var n = 4; var body: some View { let b = $n; let c: Binding<Int> = b; VStack { R(n: c); Text("\\(b.wrappedValue)") } } }
      struct B: View { @State var n = 4; func increase(_ b: Binding<Int>) { let d = b; d.wrappedValue += 1; n += 10; d.wrappedValue += 1 }
        var body: some View { Text("\\(n)").onAppear { let b = $n; increase(b) } } }
      struct C: View { @State var n = 4; var body: some View { Own(b: $n) } }
      struct D: View { @State var n = 4; var body: some View { let b = Binding(get: { n * 2 }, set: { n = $0 }); R(n: b) } }
      struct M { var x = 1 }
      struct F: View { @State var m = M(); var body: some View { let b = $m; R(n: b.x) } }
      """
    #expect(
      try ShownView.certainTexts("VStack { A(); B(); C(); D(); F() }", declarations) == [
        "5", "5", "16", "5", "18", "2",
      ])
  }

  @Test("An optional as any value is still one")
  func optionals() throws {
    let declarations = """
      struct V: View { let a: Int? = 3; let n: Int? = nil; let s: Any = "str"; let m: Any? = nil; let o: Any? = 4
        var body: some View { VStack { Text(verbatim: "\\(a as Any) \\(n as Any)"); Text((a as Any) is Int ? "int" : "other"); Text((n as Any) is Int ? "int" : "other")
          Text((s as? String) ?? "none"); Text((s as? Int).map { "\\($0)" } ?? "no int"); Text((m as? String) ?? "nil"); Text(verbatim: "\\(o as? Int)"); Text(verbatim: "\\((a as? String) as Any)")
          let z = a as Any; Text(verbatim: "\\(z)"); let y: Any = a; Text(verbatim: "\\(y)") } } }
      """
    #expect(
      try ShownView.certainTexts("V()", declarations) == [
        "Optional(3) nil", "int", "other", "str", "no int", "nil", "Optional(4)", "nil", "Optional(3)",
        "Optional(3)",
      ])
  }

  @Test("The ends of whole numbers are numbers of their types")
  func ends() throws {
    #expect(
      try ShownView.certainTexts(
        "VStack { Text(\"\\(UInt64.max)\"); Text(\"\\(Int.max)\"); Text(verbatim: \"\\(UInt8.max) \\(UInt64.max)\"); Text(verbatim: \"\\(UInt8.max &+ 1)\"); Text(\"\\(Int8.min)\") }"
      ) == [
        "18,446,744,073,709,551,615", "9,223,372,036,854,775,807", "255 18446744073709551615", "0", "-128",
      ])
  }
}
