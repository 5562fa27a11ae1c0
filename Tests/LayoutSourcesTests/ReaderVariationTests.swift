import LayoutCore
import Testing

@testable import LayoutSources

/// A file as apps have them, and what its texts say.
private struct Variation: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var texts: [String]
  /// At how many places something is assumed; `nil` where that is not what the file is about.
  var says: Int?
  var source: String

  init(_ name: String, _ texts: [String], says: Int? = 0, _ source: String) {
    (testDescription, self.texts, self.says, self.source) = (name, texts, says, source)
  }
}

@Suite("Kinds of code, each in a small file of its own")
struct ReaderVariationTests {
  @Test("The texts are those that Swift makes, and nothing is assumed without a word", arguments: variations)
  fileprivate func reads(_ variation: Variation) throws {
    let scene = try SourceFrames.scene(variation.source)
    #expect(ShownView.texts(in: scene.document.root) == variation.texts, "\(scene.report.assumptions)")
    if let says = variation.says { #expect(scene.report.assumed == says, "\(scene.report.assumptions)") }
    let report = scene.report
    #expect(report.total == report.read + report.assumed + report.unmodelled)
  }

  private static let variations: [Variation] = [
    Variation(
      "stored and underscore", ["a"],
      ##"""
      struct M { static var _w: CGFloat = 30; static var w: CGFloat { _w } }
      #Preview { Text("a").frame(width: M.w) }
      """##),
    Variation(
      "type beside function and property", ["f1", "p"],
      ##"""
      struct card: View { var body: some View { Text("type") } }
      struct V: View { func row(_ s: String) -> some View { Text("f" + s) }; var row: some View { Text("p") }
       var body: some View { VStack { row("1"); row } } }
      #Preview { V() }
      """##),
    Variation(
      "underscore type", ["public", "private"],
      ##"""
      struct Card: View { var body: some View { Text("public") } }
      private struct _Card: View { var body: some View { Text("private") } }
      #Preview { VStack { Card(); _Card() } }
      """##),
    Variation(
      "own Divider", ["mine"],
      ##"""
      struct Divider: View { var body: some View { VStack { Text("mine"); SwiftUI.Divider() } } }
      #Preview { Divider() }
      """##),
    Variation(
      "own Text", ["a!"],
      ##"""
      struct Text: View { let s: String; init(_ s: String) { self.s = s }; var body: some View { SwiftUI.Text(s + "!") } }
      #Preview { Text("a") }
      """##),
    Variation(
      "own Button wraps system", ["x"],
      ##"""
      struct Button<L: View>: View { let action: () -> Void; @ViewBuilder let label: () -> L
       var body: some View { SwiftUI.Button(action: action, label: label).padding(4) } }
      #Preview { Button(action: {}) { Text("x") } }
      """##),
    Variation(
      "own padding overload", ["a", "b", "c"],
      ##"""
      extension View { func padding(_ e: Edge.Set, _ n: Spacing) -> some View { padding(e, n.rawValue) } }
      enum Spacing: CGFloat { case small = 4, large = 20 }
      #Preview { VStack { Text("a").padding(.horizontal, .large); Text("b").padding(.horizontal, 3); Text("c").padding() } }
      """##),
    Variation(
      "label told overload by arity", ["one 1", "two 12", "lab 3"],
      ##"""
      struct V: View { func t(_ a: Int) -> Text { Text("one \(a)") }; func t(_ a: Int, _ b: Int) -> Text { Text("two \(a)\(b)") }; func t(a: Int) -> Text { Text("lab \(a)") }
       var body: some View { VStack { t(1); t(1, 2); t(a: 3) } } }
      #Preview { V() }
      """##),
    Variation(
      "overload by literal kind", ["int", "str", "bool", "double", "arr"],
      ##"""
      struct V: View { func t(_ a: Int) -> Text { Text("int") }; func t(_ a: String) -> Text { Text("str") }; func t(_ a: Bool) -> Text { Text("bool") }; func t(_ a: Double) -> Text { Text("double") }; func t(_ a: [Int]) -> Text { Text("arr") }
       var body: some View { VStack { t(1); t("s"); t(true); t(1.5); t([1]) } } }
      #Preview { V() }
      """##),
    Variation(
      "overload by enum type", ["A", "B", "A", "B"],
      ##"""
      enum A { case x }; enum B { case y }
      struct V: View { func t(_ a: A) -> Text { Text("A") }; func t(_ b: B) -> Text { Text("B") }
       var body: some View { VStack { t(A.x); t(B.y); t(.x); t(.y) } } }
      #Preview { V() }
      """##),
    Variation(
      "overload closure", ["a", "b!"],
      ##"""
      struct V: View { func t(_ s: String) -> Text { Text(s) }; func t(_ f: () -> String) -> Text { Text(f() + "!") }
       var body: some View { VStack { t("a"); t { "b" } } } }
      #Preview { V() }
      """##),
    Variation(
      "init overloads view/string", ["A", "-", "b", "-"],
      ##"""
      struct Row<T: View>: View { let t: T; init(@ViewBuilder t: () -> T) { self.t = t() }
       var body: some View { HStack { t; Text("-") } } }
      extension Row where T == Text { init(_ s: String) { self.init { Text(s.uppercased()) } } }
      #Preview { VStack { Row("a"); Row { Text("b") } } }
      """##),
    Variation(
      "self.init with other type", ["z"],
      ##"""
      struct User { let name: String }; struct DTO { let n: String }
      struct P: View { let u: User; init(u: User) { self.u = u }; init(dto: DTO) { self.init(u: User(name: dto.n)) }; var body: some View { Text(u.name) } }
      #Preview { P(dto: DTO(n: "z")) }
      """##),
    Variation(
      "button style remakes", ["A"],
      ##"""
      struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.padding(3).opacity(configuration.isPressed ? 0.5 : 1) } }
      struct P: PrimitiveButtonStyle { func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(S()) } }
      #Preview { Button("A") {}.buttonStyle(P()) }
      """##),
    Variation(
      "toggle style remakes", ["t"],
      ##"""
      struct T: ToggleStyle { func makeBody(configuration: Configuration) -> some View { HStack { Text("t"); Toggle(configuration).labelsHidden() } } }
      #Preview { Toggle("A", isOn: .constant(true)).toggleStyle(T()) }
      """##),
    Variation(
      "label style remakes", ["A"],
      ##"""
      struct L: LabelStyle { func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(.titleOnly) } }
      #Preview { Label("A", systemImage: "star").labelStyle(L()) }
      """##),
    Variation(
      "protocol refining View", ["Home", "c"],
      ##"""
      protocol Screen: View { var title: String { get } ; associatedtype C: View; @ViewBuilder var content: C { get } }
      extension Screen { var body: some View { VStack { Text(title); content } } }
      struct Home: Screen { let title = "Home"; var content: some View { Text("c") } }
      #Preview { Home() }
      """##),
    Variation(
      "protocol default overridden", ["default", "B"],
      ##"""
      protocol Screen: View { var title: String { get } }
      extension Screen { var title: String { "default" }; var body: some View { Text(title) } }
      struct A: Screen {}
      struct B: Screen { var title: String { "B" } }
      #Preview { VStack { A(); B() } }
      """##),
    Variation(
      "nested namespaces", ["a", "h"],
      ##"""
      enum Kit { enum Rows { struct Plain: View { let t: String; var body: some View { Text(t) } } } }
      extension Kit { struct Header: View { var body: some View { Rows.Plain(t: "h") } } }
      #Preview { VStack { Kit.Rows.Plain(t: "a"); Kit.Header() } }
      """##),
    Variation(
      "nested type shadows", ["outer", "inner"],
      ##"""
      struct Row: View { var body: some View { Text("outer") } }
      struct V: View { struct Row: View { var body: some View { Text("inner") } }; var body: some View { Row() } }
      #Preview { VStack { Row(); V() } }
      """##),
    Variation(
      "generic wrapper", ["g"],
      ##"""
      struct Box<C: View>: View { let c: C; init(@ViewBuilder _ c: () -> C) { self.c = c() }; var body: some View { c.padding(5) } }
      #Preview { Box<Text> { Text("g") } }
      """##),
    Variation(
      "property wrapper w/ projected", ["ab", "2"],
      ##"""
      @propertyWrapper struct Trim { private var s = ""; var wrappedValue: String { get { s } set { s = newValue.trimmingCharacters(in: .whitespaces) } }; var projectedValue: Int { s.count }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
      struct V: View { @Trim var n = "  ab "; var body: some View { VStack { Text(n); Text("\($n)") } } }
      #Preview { V() }
      """##),
    Variation(
      "property wrapper over UserDefaults", ["3 Ann"], says: nil,
      ##"""
      @propertyWrapper struct UserDefault<T> { let key: String; let defaultValue: T; init(_ key: String, defaultValue: T) { self.key = key; self.defaultValue = defaultValue }
       var wrappedValue: T { get { UserDefaults.standard.object(forKey: key) as? T ?? defaultValue } set { UserDefaults.standard.set(newValue, forKey: key) } } }
      enum Prefs { @UserDefault("n", defaultValue: 3) static var n: Int; @UserDefault("name", defaultValue: "Ann") static var name: String }
      struct V: View { var body: some View { Text("\(Prefs.n) \(Prefs.name)") } }
      #Preview { V() }
      """##),
    Variation(
      "user defaults getters", ["off", "0", "none"], says: nil,
      ##"""
      struct V: View { var on: Bool { UserDefaults.standard.bool(forKey: "x") }; var n: Int { UserDefaults.standard.integer(forKey: "n") }; var s: String? { UserDefaults.standard.string(forKey: "s") }
       var body: some View { VStack { Text(on ? "on" : "off"); Text("\(n)"); Text(s ?? "none") } } }
      #Preview { V() }
      """##),
    Variation(
      "canImport", ["ios", "no"],
      ##"""
      struct V: View { var body: some View {
      #if canImport(AppKit)
      Text("mac")
      #elseif canImport(UIKit) && !os(watchOS)
      Text("ios")
      #endif
      #if canImport(Lottie)
      Text("lottie")
      #else
      Text("no")
      #endif
      } }
      #Preview { V() }
      """##),
    Variation(
      "static member with case name that has value", ["plain 3", "plain 4", "fancy"],
      ##"""
      enum Style { case plain(Int), fancy; static var plain: Self { .plain(3) } }
      struct V: View { let s: Style; var body: some View { switch s { case .plain(let n): Text("plain \(n)"); case .fancy: Text("fancy") } } }
      #Preview { VStack { V(s: .plain); V(s: .plain(4)); V(s: .fancy) } }
      """##),
    Variation(
      "while let real", ["a/b"],
      ##"""
      final class Node { let name: String; let parent: Node?; init(_ n: String, _ p: Node?) { name = n; parent = p } }
      struct V: View { let node: Node; var path: [String] { var r: [String] = []; var c: Node? = node; while let x = c { r.insert(x.name, at: 0); c = x.parent }; return r }
       var body: some View { Text(path.joined(separator: "/")) } }
      #Preview { V(node: Node("b", Node("a", nil))) }
      """##),
    Variation(
      "zip unbounded other order", ["1a", "2b"],
      ##"""
      struct V: View { let names = ["a", "b"]; var body: some View { VStack { ForEach(Array(zip(1..., names)), id: \.0) { i, n in Text("\(i)\(n)") } } } }
      #Preview { V() }
      """##),
    Variation(
      "stride lazily", ["0", "4", "8", "1", "4", "9"],
      ##"""
      struct V: View { var body: some View { VStack { ForEach(Array(stride(from: 0, to: 10, by: 4)), id: \.self) { Text("\($0)") }; ForEach(Array((1...).lazy.map { $0 * $0 }.prefix(3)), id: \.self) { Text("\($0)") } } } }
      #Preview { V() }
      """##),
    Variation(
      "recursion view tree", ["1", "2", "3", "4"],
      ##"""
      struct Node: Identifiable { let id: Int; var kids: [Node] = [] }
      struct NV: View { let n: Node; var body: some View { VStack { Text("\(n.id)"); ForEach(n.kids) { NV(n: $0) } } } }
      #Preview { NV(n: Node(id: 1, kids: [Node(id: 2, kids: [Node(id: 3)]), Node(id: 4)])) }
      """##),
    Variation(
      "recursion by any view helper", ["3", "2", "1", "end"],
      ##"""
      struct V: View { func level(_ n: Int) -> AnyView { n == 0 ? AnyView(Text("end")) : AnyView(VStack { Text("\(n)"); level(n - 1) }) }
       var body: some View { level(3) } }
      #Preview { V() }
      """##),
    Variation(
      "mutual calls w/ defaults", ["x"],
      ##"""
      extension View { func card() -> some View { card(padding: 8) }; func card(padding: CGFloat) -> some View { self.padding(padding).background(Color.gray) } }
      #Preview { Text("x").card() }
      """##),
    Variation(
      "Font overload calling system", ["Hello"],
      ##"""
      extension Font { static func system(_ t: Token) -> Font { .system(size: t.size, weight: t.weight) } ; struct Token { var size: CGFloat; var weight: Font.Weight = .regular; static let h1 = Token(size: 40, weight: .bold) } }
      #Preview { Text("Hello").font(.system(.h1)) }
      """##),
    Variation(
      "Font static var via custom name", ["a", "a"],
      ##"""
      extension Font { static let brand = Font.system(size: 30); static func brand(_ s: CGFloat) -> Font { .system(size: s) } }
      #Preview { VStack { Text("a").font(.brand); Text("a").font(.brand(60)) } }
      """##),
    Variation(
      "Tab value style", ["second"],
      ##"""
      struct V: View { @State var s = 1; var body: some View { TabView(selection: $s) { Tab("One", systemImage: "1", value: 0) { Text("first") }; Tab("Two", systemImage: "2", value: 1) { Text("second") } } } }
      #Preview { V() }
      """##),
    Variation(
      "tabview enum tags", ["set"],
      ##"""
      enum T: Hashable { case home, set }
      struct V: View { @State var s: T = .set; var body: some View { TabView(selection: $s) { Text("home").tag(T.home).tabItem { Label("H", systemImage: "h") }; Text("set").tag(T.set).tabItem { Text("S") } } } }
      #Preview { V() }
      """##),
    Variation(
      "TabSection", ["first"],
      ##"""
      struct V: View { var body: some View { TabView { TabSection("A") { Tab("One", systemImage: "1") { Text("first") } }; Tab(role: .search) { Text("s") } } } }
      #Preview { V() }
      """##),
    Variation(
      "uneven rect etc.", ["A", "x"],
      ##"""
      #Preview { VStack { UnevenRoundedRectangle(topLeadingRadius: 8).fill(.red).frame(width: 10, height: 11); ConcentricRectangle().frame(width: 12, height: 13); Button("A") {}.buttonStyle(BorderlessButtonStyle()); Text("x").clipShape(UnevenRoundedRectangle(cornerRadii: .init(topLeading: 5))) } }
      """##),
    Variation(
      "ModuleQualified", ["a"],
      ##"""
      #Preview { VStack { SwiftUI.Text("a"); SwiftUI.Color.red.frame(width: 2, height: 3); SwiftUI.HStack { SwiftUI.Image(systemName: "star"); SwiftUI.Spacer() } } }
      """##),
    Variation(
      "typealias view", ["x"],
      ##"""
      typealias Row = Kit.PlainRow
      enum Kit { struct PlainRow: View { let t: String; var body: some View { Text(t) } } }
      #Preview { Row(t: "x") }
      """##),
    Variation(
      "extension property same as system", ["x"],
      ##"""
      extension Text { func bold() -> Text { self.fontWeight(.heavy) } }
      #Preview { Text("x").bold() }
      """##),
    Variation(
      "extension Array first", ["a", "b", "q"],
      ##"""
      extension Array { func first(_ n: Int) -> [Element] { Array(prefix(n)) } }
      #Preview { VStack { ForEach(["a","b","c"].first(2), id: \.self) { Text($0) }; Text(["q"].first ?? "none") } }
      """##),
    Variation(
      "View.if extension", ["a", "b"],
      ##"""
      extension View { @ViewBuilder func `if`<C: View>(_ c: Bool, transform: (Self) -> C) -> some View { if c { transform(self) } else { self } } }
      #Preview { VStack { Text("a").if(true) { $0.padding(7) }; Text("b").if(false) { $0.hidden() } } }
      """##),
    Variation(
      "init with default closure and optional", ["a", "t", "b"],
      ##"""
      struct Row<T: View>: View { let title: String; var trailing: (() -> T)?; init(_ title: String, trailing: (() -> T)? = nil) { self.title = title; self.trailing = trailing }
       var body: some View { HStack { Text(title); if let trailing { trailing() } } } }
      extension Row where T == EmptyView { init(title: String) { self.init(title) } }
      #Preview { VStack { Row("a") { Text("t") }; Row(title: "b") } }
      """##),
    Variation(
      "closure typed property call", ["1", "2", "two"],
      ##"""
      struct V<C: View>: View { let items: [Int]; @ViewBuilder let row: (Int) -> C; var body: some View { ForEach(items, id: \.self) { row($0) } } }
      #Preview { V(items: [1, 2]) { n in Text("\(n)"); if n == 2 { Text("two") } } }
      """##),
    Variation(
      "two trailing closures", ["1", "2"],
      ##"""
      struct Split<A: View, B: View>: View { @ViewBuilder var a: () -> A; @ViewBuilder var b: () -> B; var body: some View { HStack { a(); b() } } }
      #Preview { Split { Text("1") } b: { Text("2") } }
      """##),
    Variation(
      "subclass override", ["sub of base"],
      ##"""
      class Base { var title: String { "base" } }; class Sub: Base { override var title: String { "sub of " + super.title } }
      #Preview { Text(Sub().title) }
      """##),
    Variation(
      "generic function metatype", ["AA"],
      ##"""
      protocol Named { init(); var name: String { get } }
      struct A: Named { let name = "AA" }
      func make<T: Named>(_ t: T.Type) -> T { t.init() }
      #Preview { Text(make(A.self).name) }
      """##),
    Variation(
      "callAsFunction", ["a!"],
      ##"""
      struct F { func callAsFunction(_ s: String) -> String { s + "!" } }
      #Preview { Text(F()("a")) }
      """##),
    Variation(
      "dynamicMember", ["name?"],
      ##"""
      @dynamicMemberLookup struct S { subscript(dynamicMember k: String) -> String { k + "?" } }
      #Preview { Text(S().name) }
      """##),
    Variation(
      "subscript own", ["20", "z"],
      ##"""
      struct G { let a = [1, 2, 3]; subscript(i: Int) -> Int { a[i] * 10 }; subscript(k k: String) -> String { k } }
      #Preview { VStack { Text("\(G()[1])"); Text(G()[k: "z"]) } }
      """##),
    Variation(
      "operator own", ["3", "-4", "a•b"],
      ##"""
      struct P { var x = 0; static func + (a: P, b: P) -> P { P(x: a.x + b.x) }; static prefix func - (a: P) -> P { P(x: -a.x) } }
      infix operator •
      func • (a: String, b: String) -> String { a + "•" + b }
      #Preview { VStack { Text("\((P(x: 1) + P(x: 2)).x)"); Text("\((-P(x: 4)).x)"); Text("a" • "b") } }
      """##),
    Variation(
      "AnyView array", ["1", "2"],
      ##"""
      struct V: View { var views: [AnyView] { [AnyView(Text("1")), AnyView(Text("2"))] }; var body: some View { ForEach(views.indices, id: \.self) { views[$0] } } }
      #Preview { V() }
      """##),
    Variation(
      "environment key", ["def 7", "set 8"],
      ##"""
      private struct K: EnvironmentKey { static let defaultValue = "def" }
      extension EnvironmentValues { var k: String { get { self[K.self] } set { self[K.self] = newValue } }; @Entry var e: Int = 7 }
      struct V: View { @Environment(\.k) var k; @Environment(\.e) var e; var body: some View { Text("\(k) \(e)") } }
      #Preview { VStack { V(); V().environment(\.k, "set").environment(\.e, 8) } }
      """##),
    Variation(
      "struct field in array of structs", ["x", "x"],
      ##"""
      struct Item { let c: Color; let f: Font; let e: Edge.Set; let al: HorizontalAlignment }
      let items: [Item] = [.init(c: .red, f: .title, e: .top, al: .leading), .init(c: .blue, f: .caption, e: .bottom, al: .trailing)]
      #Preview { VStack { ForEach(0..<2, id: \.self) { i in items[i].c.frame(width: CGFloat(i + 3), height: 9); Text("x").font(items[i].f) } } }
      """##),
    Variation(
      "state nil root & binding", ["notfalse", "none", "4"],
      ##"""
      struct Inner: View { @Binding var s: String?; var body: some View { if let s { Text(s) } else { Text("none") } } }
      struct V: View { @State private var w: CGFloat?; @State private var s: String?; @State private var b: Bool?; @State private var n: Int?
       var body: some View { VStack { Color.red.frame(width: w, height: 5); if let s { Text(s) }; if b == true { Text("true") }; if b != false { Text("notfalse") }; Inner(s: $s); Text("\(n ?? 4)") } } }
      """##),
    Variation(
      "StateObject made", ["empty"],
      ##"""
      final class M: ObservableObject { @Published var books: [String] = []; @Published var t: String? }
      struct V: View { @StateObject var m = M(); var body: some View { if m.books.isEmpty { Text("empty") } ; if let t = m.t { Text(t) } } }
      """##),
    Variation(
      "swap swapAt defer", ["321", "21", "beginend"],
      ##"""
      struct V: View { var a: [Int] { var x = [1, 2, 3]; x.swapAt(0, 2); return x }; var b: String { var p = 1, q = 2; swap(&p, &q); return "\(p)\(q)" }
       var c: String { var log: [String] = []; func f() { defer { log.append("end") }; log.append("begin") }; f(); return log.joined() }
       var body: some View { VStack { Text(a.map(String.init).joined()); Text(b); Text(c) } } }
      #Preview { V() }
      """##),
    Variation(
      "inflect", ["3 books", "1 box", "2 parties left"],
      ##"""
      #Preview { VStack { Text("^[\(3) book](inflect: true)"); Text("^[\(1) box](inflect: true)"); Text("^[\(2) party](inflect: true) left") } }
      """##),
    Variation(
      "raw values", ["0,5,6", "one,2,three", "1.500000", "1", "c", "nil"],
      ##"""
      enum A: Int, CaseIterable { case a, b = 5, c }; enum S: String, CaseIterable { case one, two = "2", three }; enum D: Double { case x = 1.5, y = 2 }; enum N: Int { case neg = -2, zero = 0, p }
      #Preview { VStack { Text(A.allCases.map { "\($0.rawValue)" }.joined(separator: ",")); Text(S.allCases.map(\.rawValue).joined(separator: ",")); Text("\(D.x.rawValue)"); Text("\(N.p.rawValue)"); Text(A(rawValue: 6) == .c ? "c" : "no"); Text(S(rawValue: "zz")?.rawValue ?? "nil") } }
      """##),
    Variation(
      "patterns", ["neg zero few some huge many", "3 v4 nil", "ints", "f ok3 low none", "x0 y0 eq d"],
      ##"""
      enum R { case ok(Int), fail(msg: String), none }
      struct V: View { func n(_ x: Int) -> String { switch x { case ..<0: "neg"; case 0: "zero"; case 1, 2: "few"; case 3...9: "some"; case let y where y > 100: "huge"; default: "many" } }
       func o(_ x: Int?) -> String { switch x { case .some(3): "3"; case .some(let v): "v\(v)"; case .none: "nil" } }
       func t(_ a: Any) -> String { switch a { case is Int: "int"; case let s as String: s; default: "?" } }
       func r(_ r: R) -> String { if case .fail(let m) = r { return m }; if case let .ok(v) = r, v > 1 { return "ok\(v)" }; guard case .none = r else { return "low" }; return "none" }
       func tt(_ a: (Int, Int)) -> String { switch a { case (0, _): "x0"; case (_, 0): "y0"; case let (x, y) where x == y: "eq"; default: "d" } }
       var body: some View { VStack { Text([-1, 0, 2, 5, 200, 50].map(n).joined(separator: " ")); Text([3, 4, nil].map(o).joined(separator: " ")); Text(t(1) + t("s")); Text([R.fail(msg: "f"), .ok(3), .ok(0), .none].map(r).joined(separator: " ")); Text([(0, 1), (1, 0), (2, 2), (1, 2)].map(tt).joined(separator: " ")) } } }
      #Preview { V() }
      """##),
    Variation(
      "none in array of optionals", ["1--2", "nonea", "2", "2"],
      ##"""
      enum F: String { case a, none }
      struct V: View { let xs: [Int?] = [1, .none, nil, .some(2)]; let f: [F] = [.none, .a]; let of: F? = .none
       var body: some View { VStack { Text(xs.map { $0.map { "\($0)" } ?? "-" }.joined()); Text(f.map(\.rawValue).joined()); Text("\(xs.compactMap { $0 }.count)"); Text(xs.filter { $0 == nil }.count.description) } } }
      #Preview { V() }
      """##),
    Variation(
      "hex color & bits", ["19 2 4 -1 15", "3 2 2.000000 3.000000 4"],
      ##"""
      extension Color { init(hex: UInt) { self.init(.sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255, blue: Double(hex & 0xff) / 255, opacity: 1) } 
       init(hexString: String) { let s = hexString.trimmingCharacters(in: CharacterSet.alphanumerics.inverted); var int: UInt64 = 0; Scanner(string: s).scanHexInt64(&int); let r, g, b: UInt64; switch s.count { case 6: (r, g, b) = (int >> 16, int >> 8 & 0xFF, int & 0xFF); default: (r, g, b) = (1, 1, 0) }; self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, opacity: 1) } }
      #Preview { VStack { Color(hex: 0xFF8000).frame(width: 3, height: 3); Color(hexString: "#00FF00").frame(width: 4, height: 4); Text("\(1 << 4 | 3) \(6 & 3) \(5 ^ 1) \(~0) \(0xff >> 4)"); Text("\(Int((2.5).rounded())) \(Int(2.5.rounded(.down))) \(floor(2.7)) \(ceil(2.1)) \(Int(round(3.5)))") } }
      """##),
    Variation(
      "localized",
      ["Value", "Plain", "Hi", "Default", "R", "k", "z", "tv", "hello", "v 1", "3 items", "x!", "bv"],
      ##"""
      #Preview { VStack { Text(NSLocalizedString("a.b", value: "Value", comment: "")); Text(NSLocalizedString("Plain", comment: "")); Text(String(localized: "Hi")); Text(String(localized: "key", defaultValue: "Default")); Text(LocalizedStringResource("res", defaultValue: "R")); Text(LocalizedStringKey("k")); Text(String(localized: LocalizedStringResource("z"))); Text(NSLocalizedString("t", tableName: "T", bundle: .main, value: "tv", comment: "")); Text("hello", bundle: .main, comment: "c"); Text(verbatim: "v \(1)"); Text(String(format: NSLocalizedString("%d items", comment: ""), 3)); Text(String.localizedStringWithFormat(NSLocalizedString("%@!", comment: ""), "x")); Text(Bundle.main.localizedString(forKey: "bk", value: "bv", table: nil)) } }
      """##),
    Variation(
      "accessibility flags",
      ["no", "no", "en", "compact", "norm", "light", "no", "phone", "no", "no", "pv", "np"], says: nil,
      ##"""
      struct V: View { @Environment(\.accessibilityReduceMotion) var rm; @Environment(\.accessibilityDifferentiateWithoutColor) var d; @Environment(\.isEnabled) var en; @Environment(\.horizontalSizeClass) var h; @Environment(\.dynamicTypeSize) var dt; @Environment(\.colorScheme) var cs; @Environment(\.accessibilityShowButtonShapes) var sb; @Environment(\.isPresented) var ip
       var body: some View { VStack { Text(rm ? "rm" : "no"); Text(d ? "d" : "no"); Text(en ? "en" : "dis"); Text(h == .compact ? "compact" : "regular"); Text(dt.isAccessibilitySize ? "ax" : "norm"); Text(cs == .dark ? "dark" : "light"); Text(sb ? "sb" : "no"); Text(UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone"); Text(UIAccessibility.isVoiceOverRunning ? "vo" : "no"); Text(ProcessInfo.processInfo.isiOSAppOnMac ? "mac" : "no"); if dt >= .accessibility1 { Text("ax1") }; Text(ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" ? "pv" : "app"); Text(ip ? "p" : "np") } } }
      #Preview { V() }
      """##),
    Variation(
      "underline false etc", ["a", "b", "c", "d"],
      ##"""
      #Preview { VStack { VStack { Text("a") }.underline(false); Text("b").underline(false); Text("c").bold(false).italic(false).strikethrough(false); Label("d", systemImage: "x").underline() } }
      """##),
    Variation(
      "colour scheme root", ["dark"],
      ##"""
      struct V: View { @Environment(\.colorScheme) var cs; var body: some View { Text(cs == .dark ? "dark" : "light") } }
      #Preview { V().preferredColorScheme(.dark) }
      """##),
    Variation(
      "navigationview three", ["A"],
      ##"""
      #Preview { NavigationView { List { Text("A") }; Text("B"); Text("C") } }
      """##),
    Variation(
      "NavigationSplitView", ["side"], says: nil,
      ##"""
      #Preview { NavigationSplitView { Text("side") } detail: { Text("detail") } }
      """##),
    Variation(
      "max finite", ["a"],
      ##"""
      #Preview { Text("a").frame(maxWidth: .greatestFiniteMagnitude, maxHeight: CGFloat.greatestFiniteMagnitude).frame(width: 100, height: 50) }
      """##),
    Variation(
      "optional chaining", ["n", "-", "-", "q", "n!", "no"],
      ##"""
      struct A { var b: B? }; struct B { var n: String; var c: [String] = ["q"] }
      let x: A? = A(b: B(n: "n")); let y: A? = A(b: nil); let z: A? = nil
      #Preview { VStack { Text(x?.b?.n ?? "-"); Text(y?.b?.n ?? "-"); Text(z?.b?.n.uppercased() ?? "-"); Text(x?.b?.c.first ?? "-"); Text(x?.b.map { $0.n + "!" } ?? "-"); if let n = y?.b?.c.count { Text("\(n)") } else { Text("no") } } }
      """##),
    Variation(
      "ternary nested & inline if", ["small", "c", "mid", "b", "big", "a"],
      ##"""
      struct V: View { let n: Int; var t: String { if n > 5 { "big" } else if n > 2 { "mid" } else { "small" } }; var w: CGFloat { let x: CGFloat = switch n { case 0: 1; case 1: 2; default: 3 }; return x * 10 }
       var body: some View { VStack { Text(t); Text(n > 5 ? "a" : n > 2 ? "b" : "c"); Color.red.frame(width: w, height: 2) } } }
      #Preview { VStack { V(n: 1); V(n: 3); V(n: 9) } }
      """##),
    Variation(
      "dictionary", ["a1", "b2", "ab", "1 0 9", "3", "[2, 4]", "a", "2", "b", "a1b2", "y", "x"],
      ##"""
      let d = ["b": 2, "a": 1]
      #Preview { VStack { ForEach(d.sorted { $0.key < $1.key }, id: \.key) { k, v in Text("\(k)\(v)") }; Text(d.keys.sorted().joined()); Text("\(d["a"]!) \(d["z"] ?? 0) \(d["z", default: 9])"); Text("\(d.values.reduce(0, +))"); Text(d.mapValues { $0 * 2 }.values.sorted().description); Text(d.min { $0.value < $1.value }!.key); Text("\(d.count)"); Text(d.filter { $0.value > 1 }.keys.first ?? "-"); Text(d.map { "\($0)\($1)" }.sorted().joined()); Text(d.contains { $0.key == "a" } ? "y" : "n"); Text(Dictionary(uniqueKeysWithValues: [("x", 1)]).keys.first!) } }
      """##),
    Variation(
      "foreach variants",
      ["a", "b", "a", "b", "a", "b", "0a", "1b", "0a", "1b", "b", "a", "1", "2", "x", "a0", "b1"],
      ##"""
      struct It: Identifiable { let id = UUID(); var n: String }
      struct V: View { @State var items = [It(n: "a"), It(n: "b")]; var body: some View { VStack { ForEach(items) { Text($0.n) }; ForEach($items) { $i in Text(i.n) }; ForEach(items.indices, id: \.self) { Text(items[$0].n) }; ForEach(Array(items.enumerated()), id: \.offset) { i, it in Text("\(i)\(it.n)") }; ForEach(Array(items.enumerated()), id: \.element.id) { p in Text("\(p.offset)\(p.element.n)") }; ForEach(items.reversed()) { Text($0.n) }; ForEach(1..<3) { Text("\($0)") }; ForEach(["x"], id: \.self, content: Text.init); ForEach(zip(items, 0...).map { $0 }, id: \.1) { Text("\($0.n)\($1)") } } } }
      #Preview { V() }
      """##),
    Variation(
      "switch over unknown", ["idle", "0.500000"], says: 2,
      ##"""
      enum St { case idle, loading(Double), done(String) }
      final class M: ObservableObject { @Published var st: St = .idle; @Published var st2 = St.loading(0.5) }
      struct V: View { @ObservedObject var m: M; var body: some View { switch m.st { case .idle: Text("idle"); case .loading(let p): Text("\(p)"); case .done(let s): Text(s) } ; switch m.st2 { case .idle: Text("idle"); case .loading(let p): Text("\(p)"); case .done(let s): Text(s) } } }
      """##),
    Variation(
      "result type", ["caught", "nil", "ok", "3"],
      ##"""
      enum E: Error { case bad }
      func load(_ ok: Bool) throws -> String { if ok { return "ok" } else { throw E.bad } }
      struct V: View { var a: String { do { return try load(false) } catch { return "caught" } }; var b: String { (try? load(false)) ?? "nil" }; var c: Result<Int, E> = .success(3)
       var body: some View { VStack { Text(a); Text(b); Text((try? load(true)) ?? "-"); switch c { case .success(let n): Text("\(n)"); case .failure: Text("f") } } } }
      #Preview { V() }
      """##),
    Variation(
      "optional try binding and guard", ["empty", "empty", "x"],
      ##"""
      struct V: View { let s: String?; var t: String { guard let s, !s.isEmpty else { return "empty" }; return s }; var body: some View { Text(t) } }
      #Preview { VStack { V(s: nil); V(s: ""); V(s: "x") } }
      """##),
    Variation(
      "observable init & computed", ["QB", "!!", "!", "Q"],
      ##"""
      @Observable class M { var first = "A"; var last = "B"; var full: String { first + last }; init(first: String = "Z") { self.first = first } ; func greet(_ n: Int = 2) -> String { String(repeating: "!", count: n) } }
      struct V: View { @State private var m = M(first: "Q"); var body: some View { VStack { Text(m.full); Text(m.greet()); Text(m.greet(1)); @Bindable var b = m; TextField("x", text: $b.first) } } }
      #Preview { V() }
      """##),
    Variation(
      "static let closure-init", ["3", "1", "3"],
      ##"""
      struct V: View { static let f: (Int) -> String = { "\($0)" }; static let list: [String] = { var r = [String](); for i in 1...3 where i != 2 { r.append("\(i)") }; return r }(); var body: some View { VStack { Text(Self.f(3)); ForEach(Self.list, id: \.self) { Text($0) } } } }
      #Preview { V() }
      """##),
    Variation(
      "optional map flatMap", ["3", "-", "small", "a", "no b", "3", "3"],
      ##"""
      let a: Int? = 3; let b: Int? = nil
      #Preview { VStack { Text(a.map { "\($0)" } ?? "-"); Text(b.map { "\($0)" } ?? "-"); Text(a.flatMap { $0 > 5 ? "\($0)" : nil } ?? "small"); if a != nil { Text("a") }; if b == nil { Text("no b") }; Text("\(a!)"); Text(String(describing: a ?? 0)) } }
      """##),
    Variation(
      "tuple labels", ["1-3", "59"],
      ##"""
      func mm(_ a: [Int]) -> (min: Int, max: Int) { (a.min()!, a.max()!) }
      #Preview { VStack { let r = mm([3, 1, 2]); Text("\(r.min)-\(r.max)"); let (lo, hi) = mm([5, 9]); Text("\(lo)\(hi)") } }
      """##),
    Variation(
      "for where, labeled, continue", ["00 01 02 10 11 12 ", "7"],
      ##"""
      struct V: View { var s: String { var r = ""; outer: for i in 0..<5 { for j in 0..<5 { if j == 3 { continue outer }; if i == 2 { break outer }; r += "\(i)\(j) " } }; return r }; var t: String { var n = 0; repeat { n += 1 } while n < 4; while true { n += 1; if n > 6 { break } }; return "\(n)" }
       var body: some View { VStack { Text(s); Text(t) } } }
      #Preview { V() }
      """##),
    Variation(
      "sets and optionset", ["a", "allb", "3", "in", "u"],
      ##"""
      struct Opt: OptionSet { let rawValue: Int; static let a = Opt(rawValue: 1 << 0); static let b = Opt(rawValue: 1 << 1); static let all: Opt = [.a, .b] }
      struct V: View { var o: Opt = [.a]; var body: some View { VStack { if o.contains(.a) { Text("a") }; if o.contains(.b) { Text("b") }; if Opt.all.contains(.b) { Text("allb") }; Text("\(Opt.all.rawValue)"); Text(Set(["x", "y"]).contains("x") ? "in" : "out"); Text(Opt.a.union(.b).contains(.b) ? "u" : "n") } } }
      #Preview { V() }
      """##),
    Variation(
      "comparable enum", ["lt", "ge", "low", "mid"],
      ##"""
      enum P: Int, Comparable { case low, mid, high; static func < (a: P, b: P) -> Bool { a.rawValue < b.rawValue } }
      #Preview { VStack { Text(P.low < .high ? "lt" : "ge"); Text(P.high >= .mid ? "ge" : "lt"); Text("\([P.high, .low].sorted().first!)"); Text(max(P.low, .mid) == .mid ? "mid" : "x") } }
      """##),
    Variation(
      "struct equality", ["eq", "ne", "in"],
      ##"""
      struct A: Equatable { var x: Int; var y: String }
      #Preview { VStack { Text(A(x: 1, y: "a") == A(x: 1, y: "a") ? "eq" : "ne"); Text(A(x: 1, y: "a") != A(x: 2, y: "a") ? "ne" : "eq"); Text([A(x: 1, y: "b")].contains(A(x: 1, y: "b")) ? "in" : "out") } }
      """##),
    Variation(
      "struct mutation copy", ["3197"],
      ##"""
      struct A { var x = 1; mutating func inc() { x += 1 }; func with(_ n: Int) -> A { var c = self; c.x = n; return c } }
      struct V: View { var t: String { var a = A(); let b = a; a.inc(); a.inc(); var arr = [a]; arr[0].x = 9; arr.append(b.with(7)); return "\(a.x)\(b.x)\(arr[0].x)\(arr[1].x)" }; var body: some View { Text(t) } }
      #Preview { V() }
      """##),
    Variation(
      "group by, chunk", ["1", "2", "3", "4", "5"],
      ##"""
      extension Array { func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } } }
      #Preview { VStack { ForEach([1, 2, 3, 4, 5].chunked(2), id: \.self) { row in HStack { ForEach(row, id: \.self) { Text("\($0)") } } } } }
      """##),
    Variation(
      "animation transitions ignored", ["on", "t"],
      ##"""
      struct V: View { @State private var on = false; var body: some View { VStack { if on { Text("on").transition(.opacity) } else { Text("off") }; Button("t") { withAnimation { on.toggle() } } }.animation(.easeInOut, value: on).onAppear { on = true } } }
      #Preview { V() }
      """##),
    Variation(
      "viewThatFits, anylayout", ["a", "b", "long long", "s"], says: nil,
      ##"""
      struct V: View { @Environment(\.dynamicTypeSize) var d; var body: some View { let l = d.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 3)); l { Text("a"); Text("b") } ; ViewThatFits { Text("long long"); Text("s") } } }
      #Preview { V() }
      """##),
    Variation(
      "tca", ["5", "T", "+"],
      ##"""
      import ComposableArchitecture
      @Reducer struct Counter { @ObservableState struct State: Equatable { var count = 3; var title = "T"; var rows: IdentifiedArrayOf<Row.State> = [] }; enum Action { case inc } }
      struct CounterView: View { let store: StoreOf<Counter>; var body: some View { WithPerceptionTracking { VStack { Text("\(store.count)"); Text(store.title); Button("+") { store.send(.inc) } } } } }
      #Preview { CounterView(store: Store(initialState: Counter.State(count: 5)) { Counter() }) }
      """##),
    Variation(
      "tca init", ["6"],
      ##"""
      @Reducer struct Counter { @ObservableState struct State: Equatable { var count = 3 }; enum Action { case inc } }
      struct CounterView: View { @Bindable var store: StoreOf<Counter>; var body: some View { Text("\(store.count)") } }
      #Preview { CounterView(store: .init(initialState: .init(count: 6)) { Counter() }) }
      """##),
    Variation(
      "tca unknown store", ["3", "name"], says: 2,
      ##"""
      @Reducer struct Counter { @ObservableState struct State: Equatable { var count = 3; var name: String }; enum Action { case inc } }
      struct CounterView: View { let store: StoreOf<Counter>; var body: some View { VStack { Text("\(store.count)"); Text(store.name) } } }
      """##),
    Variation(
      "tca foreach", ["a", "b", "a", "b"],
      ##"""
      struct Row: Reducer { struct State: Equatable, Identifiable { let id: Int; var t: String } ; enum Action {} }
      struct L: Reducer { struct State: Equatable { var rows: IdentifiedArrayOf<Row.State> = [.init(id: 1, t: "a"), .init(id: 2, t: "b")] }; enum Action {} }
      struct RowView: View { let store: StoreOf<Row>; var body: some View { Text(store.t) } }
      struct LV: View { let store: StoreOf<L>; var body: some View { VStack { ForEachStore(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) }; ForEach(store.scope(state: \.rows, action: \.rows)) { s in RowView(store: s) } } } }
      #Preview { LV(store: Store(initialState: L.State()) { L() }) }
      """##),
    Variation(
      "swiftdata", ["title", "title", "title"], says: nil,
      ##"""
      import SwiftData
      @Model final class Item { var title: String; var done = false; init(title: String) { self.title = title } }
      struct L: View { @Query(sort: \Item.title) var items: [Item]; @Environment(\.modelContext) var ctx; var body: some View { List { ForEach(items) { Text($0.title); if $0.done { Text("done") } }.onDelete { _ in } ; if items.isEmpty { Text("empty") } } } }
      """##),
    Variation(
      "coredata", ["name", "name", "name"], says: nil,
      ##"""
      struct L: View { @FetchRequest(sortDescriptors: []) private var items: FetchedResults<Item>; var body: some View { ForEach(items) { i in Text(i.name ?? "none") } } }
      """##),
    Variation(
      "Previewable", ["x", "on"],
      ##"""
      #Preview("T", traits: .sizeThatFitsLayout) { @Previewable @State var on = true; Toggle("x", isOn: $on); if on { Text("on") } }
      """##),
    Variation(
      "preview with let & return", ["a", "b"],
      ##"""
      #Preview { let m = ["a", "b"]; return VStack { ForEach(m, id: \.self) { Text($0) } } }
      """##),
    Variation(
      "optional string map", ["ab", "ab!", "c-d", "ab"],
      ##"""
      struct V: View { let n: String? = "ab"; let plain = "cd"; var body: some View { VStack { n.map { Text($0) }; Text(n.map { $0 + "!" } ?? "-"); Text(plain.map { String($0) }.joined(separator: "-")); if let u = n.flatMap({ $0.isEmpty ? nil : $0 }) { Text(u) } } } }
      #Preview { V() }
      """##),
    Variation(
      "view in ternary modifiers", ["a"],
      ##"""
      #Preview { Text("a").padding(true ? 5 : 0).frame(width: false ? 10 : nil).opacity(true ? 1 : 0).foregroundStyle(true ? .red : .blue).background(false ? Color.red : .clear) }
      """##),
    Variation(
      "static let of own class singletons", ["q", "1"],
      ##"""
      final class Store { static let shared = Store(); var items = ["q"]; var n: Int { items.count }; private init() {} }
      struct V: View { @ObservedObject var s = Store.shared; var body: some View { VStack { Text(s.items[0]); Text("\(Store.shared.n)") } } }
      #Preview { V() }
      """##),
    Variation(
      "closures captured & mutated", ["4", "6"],
      ##"""
      struct V: View { var t: String { var n = 0; let inc = { n += 2 }; inc(); inc(); return "\(n)" }; func apply(_ f: (inout Int) -> Void) -> Int { var x = 1; f(&x); return x }; var body: some View { VStack { Text(t); Text("\(apply { $0 += 5 })") } } }
      #Preview { V() }
      """##),
    Variation(
      "nested functions recursion", ["55"],
      ##"""
      struct V: View { var t: Int { func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }; return fib(10) }; var body: some View { Text("\(t)") } }
      #Preview { V() }
      """##),
    Variation(
      "keypaths", ["x", "3", "[3]", "x"],
      ##"""
      struct P { var n: String; var a: A; struct A { var z: Int } }
      #Preview { VStack { let p = P(n: "x", a: .init(z: 3)); Text(p[keyPath: \.n]); Text("\(p[keyPath: \P.a.z])"); Text([p].map(\.a.z).description); let kp: KeyPath<P, String> = \.n; Text(p[keyPath: kp]) } }
      """##),
    Variation(
      "enum with methods/static/nested payload", ["6"],
      ##"""
      indirect enum Tree { case leaf(Int), node(Tree, Tree); var sum: Int { switch self { case .leaf(let n): n; case let .node(a, b): a.sum + b.sum } } ; static func of(_ xs: [Int]) -> Tree { xs.count == 1 ? .leaf(xs[0]) : .node(.leaf(xs[0]), of(Array(xs.dropFirst()))) } }
      #Preview { Text("\(Tree.of([1, 2, 3]).sum)") }
      """##),
    Variation(
      "enum identifiable tabs", ["Home", "house", "H", "Find", "mag", "S"],
      ##"""
      enum Tab: String, CaseIterable, Identifiable { case home, search = "find"; var id: Self { self }; var title: String { rawValue.capitalized }; var icon: String { switch self { case .home: "house"; case .search: "mag" } }; @ViewBuilder var view: some View { switch self { case .home: Text("H"); case .search: Text("S") } } }
      #Preview { VStack { ForEach(Tab.allCases) { t in Text(t.title); Text(t.icon); t.view } } }
      """##),
    Variation(
      "switch tuple & where & fallthrough", ["1t", "1f", "big", "d", "ab", "b"],
      ##"""
      func f(_ a: Int, _ b: Bool) -> String { switch (a, b) { case (1, true): return "1t"; case (1, _): return "1f"; case (let x, true) where x > 5: return "big"; default: return "d" } }
      func g(_ n: Int) -> String { var s = ""; switch n { case 1: s += "a"; fallthrough; case 2: s += "b"; default: s += "c" }; return s }
      #Preview { VStack { Text(f(1, true)); Text(f(1, false)); Text(f(9, true)); Text(f(9, false)); Text(g(1)); Text(g(2)) } }
      """##),
    Variation(
      "string switch & ranges & chars", ["123", "hex digit other"],
      ##"""
      func f(_ s: String) -> Int { switch s { case "a", "b": 1; case let x where x.hasPrefix("z"): 2; default: 3 } }
      func ch(_ c: Character) -> String { switch c { case "a"..."f": "hex"; case "0"..."9": "digit"; default: "other" } }
      #Preview { VStack { Text("\(f("a"))\(f("zz"))\(f("q"))"); Text("c7x".map { ch($0) }.joined(separator: " ")) } }
      """##),
    Variation(
      "if case let optional payload", ["1q", "nil", "b"],
      ##"""
      enum S { case a(x: Int?, y: String), b }
      struct V: View { let s: S; var body: some View { if case .a(let x?, let y) = s { Text("\(x)\(y)") } else if case .a(nil, _) = s { Text("nil") } else { Text("b") } } }
      #Preview { VStack { V(s: .a(x: 1, y: "q")); V(s: .a(x: nil, y: "")); V(s: .b) } }
      """##),
    Variation(
      "for case", ["34"],
      ##"""
      let xs: [Int?] = [1, nil, 3]
      struct V: View { var s: Int { var t = 0; for case let x? in xs { t += x }; for case .some(let x) in xs where x > 2 { t += x * 10 }; return t }; var body: some View { Text("\(s)") } }
      #Preview { V() }
      """##),
    Variation(
      "protocol existential array", ["default A", "own"],
      ##"""
      protocol Widget1 { var title: String { get }; func make() -> AnyView }
      extension Widget1 { func make() -> AnyView { AnyView(Text("default " + title)) } }
      struct A: Widget1 { let title = "A" }; struct B: Widget1 { var title: String { "B" }; func make() -> AnyView { AnyView(Text("own")) } }
      #Preview { VStack { let ws: [any Widget1] = [A(), B()]; ForEach(ws.indices, id: \.self) { ws[$0].make() } } }
      """##),
    Variation(
      "as? casts", ["a1", "b"],
      ##"""
      protocol Q {}; struct A: Q { let n = 1 }; struct B: Q { let m = 2 }
      #Preview { VStack { let q: [Q] = [A(), B()]; ForEach(0..<2, id: \.self) { i in if let a = q[i] as? A { Text("a\(a.n)") } else if q[i] is B { Text("b") } } } }
      """##),
    Variation(
      "numeric formatting styles",
      [
        "50%", "1,500", "0.30000000000000004", "10000000000.0", "1000000.0", "3.0", "0.3333333333333333",
        "2.5", "0.1", "012", "0.67",
      ],
      ##"""
      #Preview { VStack { Text(0.5, format: .percent); Text(1500, format: .number); Text(verbatim: "\(0.1 + 0.2)"); Text(verbatim: "\(1e10)"); Text(verbatim: "\(100000.0 * 10)"); Text(String(3.0)); Text(verbatim: "\(1.0 / 3)"); Text(String(describing: 2.50)); Text(verbatim: "\(Float(0.1))"); Text(12.formatted(.number.precision(.integerLength(3)))); Text((2.0/3).formatted(.number.precision(.fractionLength(0...2)))) } }
      """##),
    Variation(
      "view props order & nested", ["t", "h", "c", "u", "h2", "f"],
      ##"""
      struct Card<H: View, C: View>: View { var title: String; var spacing: CGFloat = 4; @ViewBuilder var header: H; @ViewBuilder var content: C; var footer: String? = nil; var body: some View { VStack(spacing: spacing) { Text(title); header; content; if let footer { Text(footer) } } } }
      #Preview { VStack { Card(title: "t") { Text("h") } content: { Text("c") }; Card(title: "u", spacing: 1, header: { Text("h2") }, content: { EmptyView() }, footer: "f") } }
      """##),
    Variation(
      "group of modifiers w/ environment font", ["a", "b"],
      ##"""
      struct V: View { var body: some View { VStack { Text("a"); Text("b").font(nil) }.font(.largeTitle) } }
      #Preview { V() }
      """##),
    Variation(
      "Observable nested & didSet & computed set", ["10.000000"],
      ##"""
      @Observable final class M { var c: C = C(); var f: Double { get { c.v * 2 } set { c.v = newValue / 2 } }; func go() { f = 10 } }
      final class C { var v = 1.0 }
      struct V: View { @State var m = M(); var body: some View { Text("\(m.f)").onAppear { m.go() } } }
      #Preview { V() }
      """##),
    Variation(
      "let destructuring and shadowing", ["24", "7"],
      ##"""
      struct V: View { let x = 1; var body: some View { let x = x + 1; let y = x * 2; VStack { Text("\(x)\(y)"); ForEach([7], id: \.self) { x in Text("\(x)") } } } }
      #Preview { V() }
      """##),
    Variation(
      "computed in extension of other file type",
      ["pretty", "***", "7 42", "A!", "hello", "3.140000", "yes", "empty", "ne", "b"],
      ##"""
      extension Date { var pretty: String { "pretty" } }
      extension Int { var stars: String { String(repeating: "*", count: self) }; func plus(_ n: Int) -> Int { self + n } ; static let magic = 42 }
      extension String { var shout: String { uppercased() + "!" }; static let hello = "hello"; subscript(i: Int) -> String { String(self[index(startIndex, offsetBy: i)]) } }
      extension Double { func rounded(to p: Int) -> Double { let m = pow(10, Double(p)); return (self * m).rounded() / m } }
      extension Bool { var yesNo: String { self ? "yes" : "no" } }
      extension Optional where Wrapped == String { var orEmpty: String { self ?? "empty" } }
      extension Collection { var isNotEmpty: Bool { !isEmpty } }
      #Preview { VStack { Text(Date().pretty); Text(3.stars); Text("\(3.plus(4)) \(Int.magic)"); Text("a".shout); Text(String.hello); Text("\(3.14159.rounded(to: 2))"); Text(true.yesNo); let s: String? = nil; Text(s.orEmpty); Text([1].isNotEmpty ? "ne" : "e"); Text("abc"[1]) } }
      """##),
    Variation(
      "lets with generic struct", ["x"],
      ##"""
      struct Pair<A, B> { let a: A; let b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }
      #Preview { Text("\(Pair(a: 1, b: "x").swapped().a)") }
      """##),
    Variation(
      "init defaults order & optional closure call", ["none", "nof", "tap", "3"],
      ##"""
      struct V: View { var onTap: (() -> Void)? = nil; var f: ((Int) -> String)?; var body: some View { VStack { if onTap != nil { Text("tap") } else { Text("none") }; Text(f?(3) ?? "nof") } } }
      #Preview { VStack { V(); V(onTap: {}, f: { "\($0)" }) } }
      """##),
    Variation(
      "State init via _x = State(initialValue:)", ["8 t 4"],
      ##"""
      struct V: View { @State private var n: Int; @Binding var b: Bool; @StateObject var m: M; init(n: Int, b: Binding<Bool>) { _n = State(initialValue: n * 2); _b = b; _m = StateObject(wrappedValue: M(k: n)) }; var body: some View { Text("\(n) \(b ? "t" : "f") \(m.k)") } }
      final class M: ObservableObject { let k: Int; init(k: Int) { self.k = k } }
      #Preview { V(n: 4, b: .constant(true)) }
      """##),
    Variation(
      "environment object chain", ["root"],
      ##"""
      final class S: ObservableObject { @Published var name = "root" }
      struct A: View { @EnvironmentObject var s: S; var body: some View { B() } }
      struct B: View { @EnvironmentObject private var s: S; var body: some View { Text(s.name) } }
      #Preview { A().environmentObject(S()) }
      """##),
    Variation(
      "async let / task / await", ["loaded"],
      ##"""
      struct V: View { @State var t = "init"; func load() async throws -> String { "loaded" }; var body: some View { Text(t).task { do { t = try await load() } catch { t = "error" } } } }
      #Preview { V() }
      """##),
    Variation(
      "nil literals & optional protocol", ["a"],
      ##"""
      struct V: View { var image: Image? = nil; var color: Color? = nil; var body: some View { VStack { image?.resizable(); (image ?? Image(systemName: "star")); Text("a").foregroundColor(color); color; image.map { $0.frame(width: 3, height: 3) } } } }
      #Preview { V() }
      """##),
    Variation(
      "conditional modifiers by availability", ["17"],
      ##"""
      struct V: View { var body: some View { if #available(iOS 17, *) { Text("17") } else { Text("old") } ; if #unavailable(iOS 15) { Text("older") } } }
      #Preview { V() }
      """##),
    Variation(
      "struct w/ static func & nested generics builder", ["t", "r0", "r1"],
      ##"""
      enum UI { static func title(_ s: String) -> some View { Text(s).font(.title) }; @ViewBuilder static func rows(_ n: Int) -> some View { ForEach(0..<n, id: \.self) { Text("r\($0)") } } ; struct Sp { static let m: CGFloat = 12 } }
      #Preview { VStack(spacing: UI.Sp.m) { UI.title("t"); UI.rows(2) } }
      """##),
    Variation(
      "preference driven", ["w 30"],
      ##"""
      struct K: PreferenceKey { static var defaultValue: CGFloat = 0; static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) } }
      struct V: View { @State var w: CGFloat = 0; var body: some View { VStack { Color.red.frame(width: 30, height: 2).background(GeometryReader { g in Color.clear.preference(key: K.self, value: g.size.width) }); Text("w \(Int(w))") }.onPreferenceChange(K.self) { w = $0 } } }
      #Preview { V() }
      """##),
    Variation(
      "regex & string index stuff", ["12", "HW", "SnakeCase", "X", "bc", "5", "a_b", "true", "x"],
      ##"""
      #Preview { VStack { Text("a1b2".filter { $0.isNumber }); Text("Hello World".split(separator: " ").map { $0.prefix(1) }.joined()); Text("snake_case".split(separator: "_").map(\.capitalized).joined()); Text("x".first?.uppercased() ?? ""); Text("abc".dropFirst().description); Text(String("héllo".unicodeScalars.count)); Text("a b".replacing(" ", with: "_")); Text("ABC".lowercased().contains("b").description); Text(" x ".trimmingCharacters(in: .whitespacesAndNewlines)) } }
      """##),
    Variation(
      "inout struct array element", ["o", "d"],
      ##"""
      struct R { var done = false }
      struct V: View { @State var rs = [R(), R()]; var body: some View { VStack { ForEach(rs.indices, id: \.self) { i in Text(rs[i].done ? "d" : "o") } }.onAppear { rs[1].done.toggle(); rs[0].done = false } } }
      #Preview { V() }
      """##),
    Variation(
      "own modifier same name as system with extra param", ["a", "b", "c", "d"],
      ##"""
      extension View { func cornerRadius(_ r: CGFloat, corners: UIRectCorner) -> some View { clipShape(RC(r: r)) } ; func shadow() -> some View { shadow(color: .black, radius: 4) } }
      struct RC: Shape { let r: CGFloat; func path(in rect: CGRect) -> Path { Path(rect) } }
      struct UIRectCorner { static let all = UIRectCorner() }
      #Preview { VStack { Text("a").cornerRadius(4, corners: .all); Text("b").cornerRadius(3); Text("c").shadow(); Text("d").shadow(radius: 2) } }
      """##),
    Variation(
      "own List wrapper", ["a", "b"],
      ##"""
      struct List<C: View>: View { @ViewBuilder var content: C; var body: some View { VStack { content } } }
      #Preview { List { Text("a"); Text("b") } }
      """##),
    Variation(
      "own Color type in namespace", ["a"],
      ##"""
      enum DS { enum Color { static let bg = SwiftUI.Color.red; static func tint(_ n: Int) -> SwiftUI.Color { n > 1 ? .blue : .green } } ; enum Font { static let title = SwiftUI.Font.system(size: 30) } }
      #Preview { VStack { DS.Color.bg.frame(width: 3, height: 4); DS.Color.tint(2).frame(width: 5, height: 6); Text("a").font(DS.Font.title) } }
      """##),
    Variation(
      "own Section init", ["HEAD", "row"],
      ##"""
      extension Section where Parent == Text, Content: View, Footer == EmptyView { init(title t: String, @ViewBuilder c: () -> Content) { self.init(content: c, header: { Text(t.uppercased()) }) } }
      #Preview { List { Section(title: "head") { Text("row") } } }
      """##),
    Variation(
      "generic func with closures & where", ["a", "b", "c"],
      ##"""
      extension View { func apply<V: View>(@ViewBuilder _ f: (Self) -> V) -> some View { f(self) }; @ViewBuilder func ifLet<T, V: View>(_ v: T?, _ f: (Self, T) -> V) -> some View { if let v { f(self, v) } else { self } } }
      #Preview { VStack { Text("a").apply { $0.padding(3) }; Text("b").ifLet(3) { v, n in v.padding(CGFloat(n)) }; Text("c").ifLet(nil as Int?) { v, n in v.hidden() } } }
      """##),
    Variation(
      "onChange own in use", ["a"],
      ##"""
      extension View { func onChange<V: Equatable>(of value: V, perform: @escaping () -> Void) -> some View { onChange(of: value) { _, _ in perform() } } }
      struct V: View { @State var n = 0; var body: some View { Text("a").onChange(of: n, perform: {}) } }
      #Preview { V() }
      """##),
    Variation(
      "task(id:) own & sheet item overload", ["a"],
      ##"""
      extension View { func sheet<T>(_ t: Binding<T?>, @ViewBuilder content: @escaping (T) -> some View) -> some View { sheet(isPresented: .constant(false)) { EmptyView() } } }
      struct V: View { @State var t: Int?; var body: some View { Text("a").sheet($t) { Text("\($0)") } } }
      #Preview { V() }
      """##),
    Variation(
      "method calls own overload through default param", ["a", "b2", "c!", "dx"],
      ##"""
      struct V: View { func row(_ t: String, icon: String? = nil, bold: Bool = false) -> some View { Text(t + (icon ?? "") + (bold ? "!" : "")) }; func row(_ t: String, count: Int) -> some View { row(t, icon: "\(count)") }
       var body: some View { VStack { row("a"); row("b", count: 2); row("c", bold: true); row("d", icon: "x") } } }
      #Preview { V() }
      """##),
    Variation(
      "types nested equal names in two parents", ["A.Row", "B.Row", "B.Row", "A.Row"],
      ##"""
      enum A { struct Row: View { var body: some View { Text("A.Row") } } }
      enum B { struct Row: View { var body: some View { Text("B.Row") } }; struct Page: View { var body: some View { Row() } } }
      struct P: View { typealias Row = A.Row; var body: some View { Row() } }
      #Preview { VStack { A.Row(); B.Row(); B.Page(); P() } }
      """##),
    Variation(
      "private ext func in same name", ["x"],
      ##"""
      private extension View { func card() -> some View { padding(5) } }
      #Preview { Text("x").card() }
      """##),
    Variation(
      "static func builder & Self", ["new x", "empty"],
      ##"""
      struct Badge: View { let t: String; private init(_ t: String) { self.t = t }; static func new(_ t: String) -> Self { Self("new " + t) }; static var empty: Badge { .init("empty") }; var body: some View { Text(t) } }
      #Preview { VStack { Badge.new("x"); Badge.empty } }
      """##),
    Variation(
      "ButtonStyle static w/ params", ["a", "b"],
      ##"""
      struct Big: ButtonStyle { var w: CGFloat; func makeBody(configuration: Configuration) -> some View { configuration.label.frame(width: w) } }
      extension ButtonStyle where Self == Big { static func big(_ w: CGFloat) -> Big { Big(w: w) }; static var huge: Big { .init(w: 90) } }
      #Preview { VStack { Button("a") {}.buttonStyle(.big(50)); Button("b") {}.buttonStyle(.huge) } }
      """##),
    Variation(
      "ViewModifier static", ["a", "b", "c"],
      ##"""
      struct Card: ViewModifier { var p: CGFloat = 6; func body(content: Content) -> some View { content.padding(p) } }
      extension ViewModifier where Self == Card { static var card: Card { Card() } }
      extension View { func carded(_ p: CGFloat = 9) -> some View { modifier(Card(p: p)) } }
      #Preview { VStack { Text("a").modifier(.card); Text("b").carded(); Text("c").modifier(Card(p: 1)) } }
      """##),
    Variation(
      "shape style ext", ["a"],
      ##"""
      extension ShapeStyle where Self == Color { static var brand: Color { .red }; static func tone(_ n: Int) -> Color { .blue } }
      #Preview { VStack { Text("a").foregroundStyle(.brand); Circle().fill(.tone(2)).frame(width: 8, height: 8); Color.brand.frame(width: 7, height: 6) } }
      """##),
    Variation(
      "enum View", ["A", "q"],
      ##"""
      enum Screen: View { case a, b(String); var body: some View { switch self { case .a: Text("A"); case .b(let s): Text(s) } } }
      #Preview { VStack { Screen.a; Screen.b("q") } }
      """##),
    Variation(
      "struct holds any View closures array", ["1", "x", "2", "y"],
      ##"""
      struct Item: Identifiable { let id = UUID(); let title: String; let make: () -> AnyView }
      struct V: View { let items = [Item(title: "1", make: { AnyView(Text("x")) }), Item(title: "2") { AnyView(Text("y")) }]; var body: some View { ForEach(items) { i in VStack { Text(i.title); i.make() } } } }
      #Preview { V() }
      """##),
    Variation(
      "number unknown used twice", ["pos", "1", "i"], says: nil,
      ##"""
      struct V: View { let n: Int; var body: some View { VStack { if n > 0 { Text("pos") }; if n == 0 { Text("zero") }; Text("\(n)"); ForEach(0..<n, id: \.self) { _ in Text("i") } } } }
      """##),
    Variation(
      "long condition shortened", ["x"], says: 1,
      ##"""
      struct V: View { @ObservedObject var vm: VM; var body: some View { if vm.aaaaaaaaaaaaaaaaaaaaaaaaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbbb.cccccccccccccccccccccccccc.dddddddddddddddddddddd.isOn { Text("x") } } }
      """##),
    Variation(
      "Group/AnyView/EmptyView/if in modifiers", ["x", "a", "b", "c"],
      ##"""
      struct V: View { @ViewBuilder func extra(_ b: Bool) -> some View { if b { Text("x") } else { EmptyView() } }; var body: some View { VStack { extra(true); extra(false); Group { Text("a"); Text("b") }.padding(1); AnyView(erasing: Text("c")) } } }
      #Preview { V() }
      """##),
    Variation(
      "while with counter & collection removal", ["1231"],
      ##"""
      struct V: View { var t: String { var s = [3, 2, 1]; var r = ""; while let x = s.popLast() { r += "\(x)" }; while !s.isEmpty { s.removeFirst() }; var n = 10; while n > 1 { n /= 2 }; return r + "\(n)" }; var body: some View { Text(t) } }
      #Preview { V() }
      """##),
    Variation(
      "early returns in body", ["none", "big", "2"],
      ##"""
      struct V: View { let n: Int?; var body: some View { guard let n else { return AnyView(Text("none")) }; if n > 5 { return AnyView(Text("big")) }; return AnyView(Text("\(n)")) } }
      #Preview { VStack { V(n: nil); V(n: 9); V(n: 2) } }
      """##),
    Variation(
      "ForEach id keypath on struct, nested ForEach index math", ["00a", "01b", "10c"],
      ##"""
      let grid = [["a", "b"], ["c"]]
      #Preview { VStack { ForEach(grid.indices, id: \.self) { r in HStack { ForEach(grid[r].indices, id: \.self) { c in Text("\(r)\(c)\(grid[r][c])") } } } } }
      """##),
    Variation(
      "self in closures capturing lists", ["1 2"],
      ##"""
      final class Store { var n = 1; lazy var doubled: Int = { n * 2 }(); func f() -> () -> Int { { [weak self] in self?.n ?? 0 } } }
      #Preview { Text("\(Store().f()()) \(Store().doubled)") }
      """##),
    Variation(
      "protocol with associated static requirement used via Self", ["t"],
      ##"""
      protocol Themed { static var pad: CGFloat { get } }
      extension Themed where Self: View { func themed() -> some View { padding(Self.pad) } }
      struct T: View, Themed { static let pad: CGFloat = 13; var body: some View { Text("t") } }
      #Preview { T().themed() }
      """##),
    Variation(
      "computed property setters on State struct", ["5 10"],
      ##"""
      struct Form1 { var a = 1 { didSet { b = a * 2 } }; var b = 0 }
      struct V: View { @State var f = Form1(); var body: some View { Text("\(f.a) \(f.b)").onAppear { f.a = 5 } } }
      #Preview { V() }
      """##),
    Variation(
      "string interpolation custom", ["P!", "P!", "a", "AA", "b"],
      ##"""
      struct P: CustomStringConvertible { var description: String { "P!" } }
      enum E: String { case a = "AA"; case b }
      #Preview { VStack { Text("\(P())"); Text(String(describing: P())); Text("\(E.a)"); Text("\(E.a.rawValue)"); Text(E.b.rawValue) } }
      """##),
    Variation(
      "nested optional try map chain", ["3", "bad", "1+2"],
      ##"""
      func parse(_ s: String) throws -> Int { guard let n = Int(s) else { throw NSError() }; return n }
      #Preview { VStack { Text((try? parse("3")).map { "\($0)" } ?? "bad"); Text((try? parse("x")).map { "\($0)" } ?? "bad"); Text(["1", "z", "2"].compactMap { try? parse($0) }.map(String.init).joined(separator: "+")) } }
      """##),
    Variation(
      "catch typed", ["ok", "off", "c7"],
      ##"""
      enum LoadError: Error { case offline, code(Int) }
      func load(_ n: Int) throws -> String { switch n { case 0: return "ok"; case 1: throw LoadError.offline; default: throw LoadError.code(n) } }
      struct V: View { func t(_ n: Int) -> String { do { return try load(n) } catch LoadError.offline { return "off" } catch let LoadError.code(c) { return "c\(c)" } catch { return "?" } }; var body: some View { VStack { Text(t(0)); Text(t(1)); Text(t(7)) } } }
      #Preview { V() }
      """##),
  ]
}
