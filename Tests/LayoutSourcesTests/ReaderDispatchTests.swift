import LayoutCore
import Testing

@testable import LayoutSources

@Suite("Which member of a protocol or a part of a list is meant")
struct ReaderDispatchTests {
  private static let protocols = """
    protocol P { var title: String { get }; func say() -> String }
    extension P { var name: String { "P.name" }; var title: String { "P.title" }; func say() -> String { "P.say" }
      func hello() -> String { "P.hello" }; func both() -> String { name + "/" + title }; func held() -> String { self.name } }
    protocol Q: P {}; extension Q { var sub: String { "Q.sub" } }
    struct S: Q { var name = "S.name"; var title: String { "S.title" }; func say() -> String { "S.say" }
      func hello() -> String { "S.hello" }; var sub: String { "S.sub" }; var own: String { name } }
    enum E: P { case a; var name: String { "E.name" }; var title: String { "E.title" } }
    """

  @Test(
    "What stands only in a protocol's extension is the static type's",
    arguments: [
      ("{ let p: P = S(); return p.name }()", "P.name"),
      ("{ let p: any P = S(); return p.hello() }()", "P.hello"),
      ("S().name", "S.name"), ("(S() as P).name", "P.name"),
      ("{ let e: P = E.a; return e.name }()", "P.name"),
      ("E.a.name", "E.name"), ("{ let p: P = S(); return p.title + p.say() }()", "S.titleS.say"),
      ("{ let q: Q = S(); return q.sub + q.name }()", "Q.subP.name"),
      ("S().both()", "P.name/S.title"), ("S().held()", "P.name"),
      ("{ let p: P = S(); return (p as! S).name }()", "S.name"),
      ("{ let p: P = S(); if let s = p as? S { return s.name }; return \"\" }()", "S.name"),
      ("{ let p: P = S(); switch p { case let s as S: return s.own; default: return \"\" } }()", "S.name"),
      ("{ let p: P; p = S(); return p.name }()", "P.name"),
      ("{ var p: P = E.a; p = S(); return p.name }()", "P.name"),
      ("{ let o: P? = S(); return o?.name ?? \"\" }()", "P.name"),
      ("{ let o: P? = S(); if let p = o { return p.name }; return \"\" }()", "P.name"),
      ("{ let ps: [P] = [S(), E.a]; return ps.map { $0.name }.joined() }()", "P.nameP.name"),
      ("{ let ps: [any P] = [S()]; return ps.map(\\.name).joined() + ps[0].name }()", "P.nameP.name"),
      ("{ let d: [String: P] = [\"a\": S()]; return d[\"a\"]!.name }()", "P.name"),
      ("{ (p: P) in p.name }(S())", "P.name"), ("{ (s: S) in s.name }(S())", "S.name"),
    ])
  func members(code: String, words: String) throws {
    #expect(
      try ShownView.certainTexts(
        "V()", "\(Self.protocols)\nstruct V: View { var body: some View { Text(\(code)) } }") == [
          words
        ])
  }

  @Test(
    "A function sees what a caller chooses the type of as a value of the protocol, and the caller does not")
  func generics() throws {
    let declarations = """
      \(Self.protocols)
      func generic<T: P>(_ t: T) -> String { t.name + t.title }; func opaque(_ t: some P) -> String { t.name }
      func stated<T>(_ t: T) -> String where T: P { t.hello() }; func existential(_ p: any P) -> String { p.name }
      func same<T: P>(_ t: T) -> T { t }; func with<T: P>(_ t: T, _ f: (T) -> String) -> String { f(t) }
      func made() -> P { S() }; func some() -> some P { S() }
      struct Row<T: P>: View { let t: T; var body: some View { Text(t.name) } }
      struct Rows<T: P, Content: View>: View { let ts: [T]; let content: (T) -> Content; var body: some View { ForEach(0..<ts.count) { content(ts[$0]) } } }
      """
    #expect(
      try ShownView.certainTexts(
        """
        VStack { Text(generic(S())); Text(opaque(S())); Text(stated(S())); Text(existential(S())); Text(same(S()).name)
          Text(with(S()) { $0.name }); Text(made().name); Text(some().name); Row(t: S()); Rows(ts: [S()]) { Text($0.name) } }
        """, declarations)
        == [
          "P.nameS.title", "P.name", "P.hello", "P.name", "S.name", "S.name", "P.name", "P.name", "P.name",
          "S.name",
        ])
  }

  @Test(
    "A function sees the elements of collections of a type that a caller chooses as values of the protocol")
  func elements() throws {
    let declarations = """
      \(Self.protocols)
      func all<T: P>(_ ts: [T]) -> String { ts.map { $0.name + $0.title }.joined() }
      func keyed<T>(_ ts: [String: T]) -> String where T: P { ts["a"]!.hello() }
      func perhaps<T: P>(_ ts: [T]?) -> String { ts?.first?.name ?? "" }; func free<T>(_ ts: [T]) -> [T] { ts }
      """
    #expect(
      try ShownView.certainTexts(
        """
        VStack { Text(all([S(), S()])); Text(keyed(["a": S()])); Text(perhaps([S()])); Text(free([S()])[0].name) }
        """, declarations) == ["P.nameS.titleP.nameS.title", "P.hello", "P.name", "S.name"])
  }

  @Test("A view's body in a protocol's extension asks the view for what the protocol requires")
  func bodies() throws {
    let declarations = """
      protocol Card: View { var title: String { get } }
      extension Card { var body: some View { VStack { Text(title); Text(kind) } }; var kind: String { "card" } }
      struct A: Card { let title = "a"; var kind: String { "own" } }
      """
    #expect(try ShownView.certainTexts("A()", declarations) == ["a", "card"])
  }

  @Test(
    "A part of a list keeps its places",
    arguments: [
      ("let s = a[2...]; return [s.startIndex, s.endIndex, s[2], s.first!, s.count]", "2,4,30,30,2"),
      ("return [a[1...].firstIndex(of: 30)!, a[1...].lastIndex { $0 < 40 }!, a.dropFirst(2)[3]]", "2,2,40"),
      ("return [Array(a[1...])[0], a[1...].map { $0 }[0], a[1...].reversed()[0]]", "20,20,40"),
      ("return [a.suffix(1).startIndex, a.prefix(2).endIndex, a.drop { $0 < 30 }.startIndex]", "3,2,2"),
      ("return a[1...].enumerated().map { $0.offset * 100 + $0.element }", "20,130,240"),
      (
        "let s = a[1...]; return [s[2...].startIndex, s.dropFirst().startIndex, s.prefix(upTo: 3).count, s[..<2][1]]",
        "2,2,2,20"
      ),
      ("return Array(a[1...].indices)", "1,2,3"),
      ("var s = a[1...]; s[1] = 5; s.removeFirst(); s.append(7); return [s.startIndex] + s", "2,30,40,7"),
      ("var s = a[1...]; let f = s.popFirst()!; s.swapAt(2, 3); return [f] + s", "20,40,30"),
      (
        "var sum = 0; for x in a[1...2] { sum += x }; return [sum, a[1...2].reduce(0, +), (a[2...] + [1]).count]",
        "50,50,3"
      ),
      ("return a.split(separator: 20).map { $0.startIndex }", "0,2"),
      (
        "var r = a[...]; var found: [Int] = []; while let x = r.popFirst() { found.append(x) }; return found",
        "10,20,30,40"
      ),
      ("return [a[1...].half, a.half]", "30,20"),
      ("return [a[1...] == a[1...] ? 1 : 0, a.dropFirst().contains(10) ? 1 : 0]", "1,0"),
    ])
  func slices(code: String, words: String) throws {
    let declarations = """
      extension Collection where Index == Int { var half: Int { self[startIndex + 1] as! Int } }
      struct V: View { let a = [10, 20, 30, 40]; var made: [Int] { \(code) }
        var body: some View { Text(made.map(String.init).joined(separator: ",")) } }
      """
    #expect(try ShownView.certainTexts("V()", declarations) == [words])
  }

  @Test("Beyond a part of a list there is nothing, which is said")
  func beyond() throws {
    let said = try ShownView.assumptions("Text(\"\\([1, 2, 3][1...][0])\")")
    #expect(said.count == 1 && said[0].contains("[1, 2, 3][1...][0]"))
    #expect(try ShownView.assumptions("ForEach([1, 2][1...5], id: \\.self) { Text(\"\\($0)\") }").count > 0)
  }

  @Test("A key path is one where it can be, and a closure is none")
  func keyPaths() throws {
    let declarations = """
      struct R { var name = "r" }
      func f(_ k: KeyPath<R, String>) -> String { "path" }; func f(_ c: (R) -> String) -> String { "closure" }
      func g(_ c: (R) -> String) -> String { "closure" }; func g(_ k: KeyPath<R, String>) -> String { "path" }
      func only(_ c: (R) -> String) -> String { c(R()) }
      struct L<T>: View { let k: String; init(_ p: KeyPath<T, String>) { k = "path" }; init(_ f: @escaping (T) -> String) { k = "closure" }; var body: some View { Text(k) } }
      """
    #expect(
      try ShownView.certainTexts(
        "VStack { Text(f(\\.name)); Text(f { $0.name }); Text(g(\\.name)); Text(g({ $0.name })); Text(only(\\.name)); L<R>(\\.name); L<R> { $0.name } }",
        declarations) == ["path", "closure", "path", "closure", "r", "path", "closure"])
  }
}
