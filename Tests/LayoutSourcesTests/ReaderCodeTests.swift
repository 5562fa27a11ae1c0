import LayoutCore
import Testing

@testable import LayoutSources

@Suite("Code that changes values, captures them, and chooses among overloads")
struct ReaderCodeTests {
  @Test("Strings are changed as lists are")
  func strings() throws {
    let declarations = """
      struct V: View {
        var a: String { var t = "ab"; t.append("2"); t.append(contentsOf: "yz"); return t }
        var b: String { var t = "Chello"; t.removeFirst(); t.insert("H", at: t.startIndex); t.remove(at: t.index(after: t.startIndex)); return t }
        var c: String { var t = "abc"; let last = t.removeLast(); return t + "-" + String(last) }
        var d: String { var t = ""; for (i, c) in "cat".enumerated() { if i > 0 { t += "-" }; t.append(c) }; return t }
        var e: String { var t = "abc"; t.removeAll(); return t.isEmpty ? "empty" : t }
        var f: String { var t = "abcd"; t.removeLast(2); t.insert(contentsOf: "xy", at: t.endIndex); return t }
        var body: some View { VStack { Text(a); Text(b); Text(c); Text(d); Text(e); Text(f) } }
      }
      """
    #expect(
      try ShownView.certainTexts("V()", declarations) == ["ab2yz", "Hello", "ab-c", "c-a-t", "empty", "abxy"])
  }

  @Test("Parts of lists are replaced")
  func slices() throws {
    let declarations = """
      struct V: View {
        var a: [Int] { var x = [0, 1, 2]; x[1...1] = [9]; return x }
        var b: [Int] { var x = [0, 1, 2, 3]; x.replaceSubrange(0..<2, with: [7, 7, 7]); return x }
        var c: [Int] { var x = [0, 1, 2, 3]; x.removeSubrange(1...2); x.insert(contentsOf: [4, 5], at: 1); return x }
        var d: [Int] { var x = [0, 1, 2, 3]; x[2...] = []; return x }
        func t(_ x: [Int]) -> String { x.map(String.init).joined(separator: ",") }
        var body: some View { VStack { Text(t(a)); Text(t(b)); Text(t(c)); Text(t(d)) } }
      }
      """
    #expect(try ShownView.certainTexts("V()", declarations) == ["0,9,2", "7,7,7,2,3", "0,4,5,3", "0,1"])
  }

  @Test("A method that changes self does so in an initializer, in a loop, in closures, and of an enumeration")
  func mutating() throws {
    let declarations = """
      struct Bag { var xs: [Int] = []
        mutating func push(_ x: Int) { xs.append(x) }
        init() {}; init(a: [Int]) { for x in a { push(x) } }; init(b: [Int]) { b.forEach { push($0) } }
        init(c: [Int]) { self.init(a: c); double() }
        mutating func double() { xs = xs.map { $0 * 2 } } }
      enum Light { case red, green; mutating func next() { self = self == .red ? .green : .red }
        var after: Light { var c = self; c.next(); return c } }
      extension Int { mutating func increase() { self += 1 } }
      struct V: View {
        var e: Light { var l = Light.red; l.next(); return l }
        var n: Int { var n = 3; n.increase(); return n }
        var body: some View { VStack {
          Text("\\(Bag(a: [1, 2, 3]).xs.count)"); Text("\\(Bag(b: [1, 2]).xs.reduce(0, +))"); Text("\\(Bag(c: [1, 2]).xs.reduce(0, +))")
          Text(e == .green ? "green" : "red"); Text(Light.green.after == .red ? "red" : "green"); Text("\\(n)") } }
      }
      """
    #expect(try ShownView.certainTexts("V()", declarations) == ["3", "3", "6", "green", "red", "4"])
  }

  @Test("A closure has the values of its capture list, and sees later ones of everything else")
  func captures() throws {
    let declarations = """
      struct V: View {
        var caps: [Int] { var n = 1; let f = { [n] in n }; let g = { n }; let h = { [m = n + 5] in m }; n = 2; return [f(), g(), h()] }
        var body: some View { VStack { ForEach(caps, id: \\.self) { Text("\\($0)") } } }
      }
      """
    #expect(try ShownView.certainTexts("V()", declarations) == ["1", "2", "6"])
  }

  @Test("A member is set by a key path")
  func keyPaths() throws {
    let declarations = """
      struct P { var at = Q() }; struct Q { var name = "Ann" }
      struct V: View {
        func set<T>(_ k: WritableKeyPath<P, T>, _ v: T) -> P { var c = P(); c[keyPath: k] = v; return c }
        var body: some View { Text(set(\\.at.name, "Bo").at.name) }
      }
      """
    #expect(try ShownView.certainTexts("V()", declarations) == ["Bo"])
  }

  @Test("map of a string hands over its letters, and of an optional the value that it holds")
  func maps() throws {
    let declarations = """
      struct V: View {
        let s = "ab"; let font: Font? = .largeTitle; let color: Color? = .red; let message: Text? = Text("m"); let none: Text? = nil
        var hex: String { var h = "#f80".trimmingCharacters(in: CharacterSet(charactersIn: "#")); h = h.map { "\\($0)\\($0)" }.joined(); return h }
        var body: some View { VStack {
          Text(s.map { "\\($0)\\($0)" }.joined(separator: ",")); Text(hex); Text(s.uppercased().map { "\\($0)." }.joined())
          message.map { $0.font(.footnote) }; none.map { $0.bold() }; Text(color.map { $0 == .red ? "red" : "other" } ?? "none")
          Text(font.map { _ in "font" } ?? "none") } }
      }
      """
    #expect(
      try ShownView.certainTexts("V()", declarations) == ["aa,bb", "ff8800", "A.B.", "m", "red", "font"])
  }

  @Test("An optional is mapped as a whole wherever nothing says that a string is none")
  func optionalMaps() throws {
    let declarations = """
      struct P { var nick: String? }
      extension Optional where Wrapped == String {
        func or(_ s: String) -> String { self.flatMap { $0.isEmpty ? nil : $0 } ?? s }
        var loud: String { map { $0 + "!" } ?? "-" }
      }
      extension String { var doubled: String { map { "\\($0)\\($0)" }.joined() } }
      struct V: View {
        let ps = [P(nick: "Al"), P(nick: nil)]; let d = ["a": "one"]; let b: String? = "x"
        func make() throws -> String { "made" }
        var body: some View { VStack {
          Text((b?.dropFirst()).map(String.init).or("N/A")); Text(b.loud); Text("ab".doubled)
          Text(ps.first.flatMap { $0.nick }.map { "<\\($0)>" } ?? "no"); Text(ps.first.map(\\.nick).map { "\\($0 ?? "")" } ?? "no")
          Text((try? make()).map { $0 + "^" } ?? "no"); Text(d["a"].map { $0 + "#" } ?? "no") } }
      }
      """
    #expect(
      try ShownView.certainTexts("V()", declarations) == ["N/A", "x!", "aabb", "<Al>", "Al", "made^", "one#"])
  }

  @Test("Tuples are compared element by element, and what cannot be compared is said to keep its order")
  func order() throws {
    let declarations = """
      struct R: Identifiable { let id: Int; let a: String; let b: Int }
      struct V: View { let rows = [R(id: 1, a: "x", b: 2), R(id: 2, a: "x", b: 1), R(id: 3, a: "w", b: 9)]
        var body: some View { VStack { ForEach(rows.sorted { ($0.a, $0.b) < ($1.a, $1.b) }) { r in Text("\\(r.id)") } } } }
      """
    #expect(try ShownView.certainTexts("V()", declarations) == ["3", "2", "1"])
    let open = """
      struct V: View { let rows: [Row]; var body: some View { VStack { ForEach(rows.sorted { $0.day < $1.day }) { r in Text("a") } } } }
      """
    #expect(
      try ShownView.assumptions("V(rows: load())", open).contains {
        $0.hasSuffix("is not defined; assumed to be the source's")
      })
  }

  @Test("Whole numbers of a width are truncated, clamped, or none")
  func widths() throws {
    #expect(
      try ShownView.certainTexts(
        "VStack { Text(verbatim: \"\\(UInt8(truncatingIfNeeded: 300)) \\(Int8(truncatingIfNeeded: 200)) \\(UInt8(clamping: 900)) \\(Int8(clamping: -900)) \\(UInt8(exactly: 300) ?? 1) \\(UInt8(exactly: 30) ?? 1)\") }"
      ) == ["44 -56 255 -128 1 30"])
  }

  @Test(
    "The greatest whole numbers are written with all their digits",
    arguments: [
      ("UInt64 = 18_446_744_073_709_551_615", "18,446,744,073,709,551,615"),
      ("Int64 = 9_223_372_036_854_775_807", "9,223,372,036,854,775,807"),
      ("Int = -9_223_372_036_854_775_808", "-9,223,372,036,854,775,808"),
    ])
  func greatest(number: String, words: String) throws {
    #expect(
      try ShownView.certainTexts(
        "V()", "struct V: View { let n: \(number); var body: some View { Text(\"\\(n)\") } }") == [words])
  }

  @Test("Digits that are rounded away are said")
  func rounded() throws {
    let lower = "Text(verbatim: \"\\((9_007_199_254_740_993...Int.max).lowerBound)\")"
    #expect(try ShownView.assumptions(lower).count == 1)
    #expect(try ShownView.assumptions(lower.replacing("740_993", with: "740_991")) == [])
  }

  @Test("Literals have all their digits")
  func literals() throws {
    #expect(
      try ShownView.certainTexts("Text(verbatim: \"\\(9_007_199_254_740_993) \\((0..<Int.max - 1).count)\")")
        == ["9007199254740993 9223372036854775806"])
  }

  @Test("An overload is chosen by the kinds of the arguments")
  func overloads() throws {
    let declarations = """
      struct Badge: View { let t: String
        init(_ b: Binding<Int>) { t = "binding" }; init(_ v: Int) { t = "int" }; init(_ d: Double) { t = "double" }
        init(_ i: Image) { t = "image" }; init(_ x: Text) { t = "text" }; init(_ c: Color) { t = "color" }
        init<V: View>(_ v: V) { t = "view" }; init(_ s: String) { t = "string" }
        var body: some View { Text(t) } }
      struct Made: View { let t: String
        init<V: View>(view: V) { t = "view" }; init(@ViewBuilder _ make: () -> some View) { t = "closure" }; init(text: String) { t = text }
        var body: some View { Text(t) } }
      func show(_ n: Int?) -> String { n == nil ? "none" : "number" }; func show(_ a: [Int]) -> String { "list" }
      func show(_ d: [String: Int]) -> String { "dictionary" }; func show(_ t: (Int, String)) -> String { "pair" }
      func show(_ r: Range<Int>) -> String { "range" }; func show(_ b: Bool) -> String { "bool" }
      struct V: View { @State var n = 0; let image = Image(systemName: "star")
        var body: some View { VStack {
          Badge($n); Badge(n); Badge(2.5); Badge(image); Badge(Text("a").bold()); Badge(.red); Badge(Text("a").padding()); Badge("x")
          Made { Text("a") }; Made(text: "own"); Made(view: Text("b"))
          Text(show(nil)); Text(show(3)); Text(show([1])); Text(show(["a": 1])); Text(show((1, "b"))); Text(show(0..<3)); Text(show(true)) } } }
      """
    #expect(
      try ShownView.certainTexts("V()", declarations) == [
        "binding", "int", "double", "image", "text", "color", "view", "string", "closure", "own", "view",
        "none",
        "number", "list", "dictionary", "pair", "range", "bool",
      ])
  }

  @Test("A type is nearer than what it inherits from, and a value nearer than an optional or any type")
  func nearness() throws {
    let declarations = """
      protocol P {}; class Base {}; final class Sub: Base {}; struct S: P {}
      func f(_ a: Any) -> String { "any" }; func f(_ b: Base) -> String { "base" }; func f(_ s: Sub) -> String { "sub" }
      func f(_ p: any P) -> String { "protocol" }; func f<T>(_ t: T) -> String { "generic" }
      func g(_ n: Int?) -> String { "optional" }; func g(_ n: Int) -> String { "plain" }
      """
    #expect(
      try ShownView.certainTexts(
        "VStack { Text(f(Sub())); Text(f(Base())); Text(f(S())); Text(f(3)); Text(g(3)); Text(g(nil)) }",
        declarations)
        == ["sub", "base", "protocol", "generic", "plain", "optional"])
  }

  @Test("Arithmetic that wraps, and inverted bits, keep to the width of their type")
  func wrapping() throws {
    #expect(
      try ShownView.certainTexts(
        "VStack { Text(verbatim: \"\\(UInt8(1) &- 3) \\(~UInt8(4)) \\(UInt8(200) &+ 100) \\(Int8(100) &+ 100) \\(~7) \\(UInt8(0xF) << 4) \\(UInt8(0xFF) << 1)\") }"
      ) == ["254 251 44 -56 -8 240 254"])
  }

  @Test("An extension of bindings is one of what they bind")
  func bindings() throws {
    let declarations = """
      extension Binding { func or<T>(_ d: T) -> Binding<T> where Value == T? { Binding<T>(get: { wrappedValue ?? d }, set: { wrappedValue = $0 }) } }
      extension Binding where Value == Bool { var not: Binding<Bool> { Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 }) } }
      struct N: View { @Binding var n: Int; var body: some View { Text("\\(n)") } }
      struct B: View { @Binding var b: Bool; var body: some View { Text(b ? "yes" : "no") } }
      struct V: View { @State var n: Int?; @State var b = true; var body: some View { VStack { N(n: $n.or(2)); B(b: $b.not) } } }
      """
    #expect(try ShownView.certainTexts("V()", declarations) == ["2", "no"])
  }

  @Test("What a call of an unknown name makes may be nil, which is said")
  func unknownNames() throws {
    #expect(
      try ShownView.assumptions(
        """
        VStack { if NSClassFromString("X") != nil { Text("a") }; if Some.thing == nil { Text("b") }
          if let x = UIImage(named: "n") { Text("c") }; if let p = Bundle.main.path(forResource: "x", ofType: "y") { Text("d") } }
        """
      ).count == 4)
  }

  @Test("A list of many numbers is none of views, and a side without an end is not an error")
  func manyNumbers() throws {
    #expect(
      try ShownView.certainTexts(
        "VStack { Text(verbatim: \"\\((0..<Int.max).count)\"); Text(verbatim: \"\\(Array(repeating: 0, count: 200_000).count)\"); Color.red.frame(maxWidth: CGFloat(Int.max)).frame(width: 3) }"
      ) == ["9223372036854775807", "200000"])
  }

  @Test("A type's generic parameter uses no view of its name")
  func genericParameters() throws {
    let source = """
      struct Box<Content: View>: View { let content: Content; var body: some View { content } }
      struct Content: View { var body: some View { Text("content") } }
      """
    let reader = SwiftSceneReader()
    let parsed = try reader.parse(
      SourceTexts(files: [SourceTexts.File(name: "Card.swift", path: "Card.swift", text: source)]))
    #expect(try reader.usualViews(in: parsed).count == 2)
  }

  @Test("The state in an initializer, and a set of options beside a member")
  func small() throws {
    let declarations = """
      struct Flags: OptionSet { let rawValue: Int; static let a = Flags(rawValue: 1), b = Flags(rawValue: 2) }
      struct C: View { @State private var n: Int; init(start: Int) { _n = .init(wrappedValue: start) }; var body: some View { Text("\\(n)") } }
      struct V: View { let f: Flags = .b
        var body: some View { VStack { C(start: 5); Text(f == .b ? "b" : "a") } } }
      """
    #expect(try ShownView.certainTexts("V()", declarations) == ["5", "b"])
  }

  @Test("Cases with values are equal where their values are")
  func cases() throws {
    let declarations = """
      enum E: Equatable { case a(Int), b, c(x: String, y: Int) }
      struct V: View { @State private var sel: E? = .a(2); let e: E = .a(1)
        var body: some View { VStack {
          Text(E.a(1) == .a(2) ? "=" : "no"); Text(e == .a(3) ? "=" : "no"); Text(e == .a(1) && E.c(x: "q", y: 1) == .c(x: "q", y: 1) ? "=" : "no")
          ForEach(1..<3) { i in Text(sel == .a(i) ? "*" : "-") }; Text(e != .b ? "not b" : "b"); Text([E.b, .a(1)].contains(.a(1)) ? "in" : "out") } } }
      """
    #expect(try ShownView.certainTexts("V()", declarations) == ["no", "no", "=", "-", "*", "not b", "in"])
  }

  @Test("An optional chain is set where what it begins with is there")
  func chains() throws {
    let declarations = """
      struct P { var n = 1; var q: Q? = Q(); var none: Q?; struct Q { var z = 0 } }
      struct V: View {
        var a: Int { var p = P(); p.q?.z = 9; p.none?.z = 3; return p.q!.z }
        var b: Int { var d = ["k": P()]; d["k"]?.n = 3; d["k"]!.n += 4; d["other"]?.n = 1; return d["k"]!.n }
        var c: [Int] { var d: [String: [Int]] = ["k": [1]]; d["k"]?.append(2); return d["k"]! }
        var body: some View { Text("\\(a) \\(b) \\(c.count)") }
      }
      """
    #expect(try ShownView.certainTexts("V()", declarations) == ["9 7 2"])
  }

  @Test("What is set and not kept is said, in an action and anywhere else")
  func unset() throws {
    let declarations = """
      struct T { subscript(i: Int) -> Int { get { i } set { } } }
      struct V: View { var a: T { var t = T(); t[3] = 15; return t }; var body: some View { Text("\\(a[1])") } }
      """
    let said = try ShownView.assumptions("V()", declarations)
    #expect(said.count == 1 && said.allSatisfy { $0.contains("the action t[3] = 15") })
  }

  @Test("An own overload of a method or a function of the system's leaves the system's in place")
  func systems() throws {
    let declarations = """
      struct Vec { var x: Double }
      extension Array where Element == String { func first(matching p: String) -> String? { first { $0.hasPrefix(p) } } }
      func max(_ a: Vec, _ b: Vec) -> Vec { Vec(x: Swift.max(a.x, b.x)) }; func abs(_ v: Vec) -> Double { Swift.abs(v.x) }
      struct V: View { var body: some View { VStack {
        Text(["x1", "y"].first(matching: "x")!)
        Text("\\(max(3, 4))"); Text(String(abs(-2.5))); Text(String(abs(Vec(x: -1)))) } } }
      """
    #expect(try ShownView.certainTexts("V()", declarations) == ["x1", "4", "2.5", "1.0"])
  }

  @Test("A set holds what its type's == tells apart")
  func sets() throws {
    let declarations = """
      struct I: Hashable { let id: Int; var t = ""; static func == (l: I, r: I) -> Bool { l.id == r.id }; func hash(into h: inout Hasher) { h.combine(id) } }
      """
    #expect(
      try ShownView.certainTexts(
        "Text(\"\\(Set([I(id: 1), I(id: 1, t: \"z\"), I(id: 2)]).count)\")", declarations) == ["2"])
  }
}
