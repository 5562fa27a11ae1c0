import LayoutCore
import Testing

@testable import LayoutSources

@Suite("What contains itself ends, and is said")
struct ReaderCycleTests {
  @Test(
    "However often a view shows itself",
    arguments: [
      "var body: some View { self; A() }", "var body: some View { A(n: n + 1); A(n: n + 2); A(n: n + 3) }",
      "var body: some View { Self.a }; static var a: some View { b }; static var b: some View { A(); A() }",
      "var body: some View { Self.a; Self.b }; static var a: some View { Self.b }; static var b: some View { Self.a; A() }",
      "var body: some View { c; A(n: n + 1) }; @ViewBuilder var c: some View { d; d }; @ViewBuilder var d: some View { c; c }",
      "var body: some View { Group { self; Text(\"x\") }.background(self) }",
      "var body: some View { B { self; A(n: n + 1) } }",
      "var body: some View { Text(\"x\").modifier(M()); A(n: n + 1).modifier(M()) }",
      "var body: some View { f(n); f(n + 1) }; func f(_ k: Int) -> some View { Group { f(k + 1); f(k + 2); A(n: k) } }",
    ])
  func bodies(code: String) throws {
    let source = """
      struct A: View { var n = 0; \(code) }
      struct B<C: View>: View { @ViewBuilder var c: C; var body: some View { c; c; A() } }
      struct M: ViewModifier { func body(content: Content) -> some View { content; content; A() } }
      #Preview { A() }
      """
    let scene = try SourceFrames.scene(source)
    #expect(scene.report.assumptions.contains { $0.kind == .cycle })
    #expect(scene.report.assumptions.allSatisfy { $0.position.file == "Card.swift" })
    #expect(scene.report.read + scene.report.assumed + scene.report.unmodelled == scene.report.total)
    // What grows with the ways down to the limit would have no end.
    #expect(try LayoutTree(scene.document.root).nodes.count < 60_000)
  }

  @Test("A view that shows itself is one placeholder")
  func once() throws {
    #expect(
      try SourceFrames.scene("struct A: View { var body: some View { self } }\n#Preview { A() }").report
        .assumptions
        .map(\.description) == ["Card.swift:1:40: A contains itself without end; assumed to be 44 x 44"])
  }

  @Test("Views that end by their values or their environment are no cycles")
  func ending() throws {
    let tree = """
      struct Node { var name: String; var children: [Node] = [] }
      struct Branch: View { let node: Node
        var body: some View { Text(node.name); ForEach(node.children, id: \\.name) { Branch(node: $0) } } }
      """
    let shown =
      "VStack { Branch(node: Node(name: \"a\", children: [Node(name: \"b\", children: [Node(name: \"c\")]), Node(name: \"d\")])) }"
    #expect(try ShownView.texts(shown, tree) == ["a", "b", "c", "d"])
    #expect(try ShownView.assumptions(shown, tree) == [])
    let cards =
      "struct Card<C: View>: View { @ViewBuilder var c: C; var body: some View { c.padding(1) } }"
    #expect(try ShownView.texts("Card { Card { Card { Text(\"in\") } } }", cards) == ["in"])
    #expect(try ShownView.assumptions("Card { Card { Card { Text(\"in\") } } }", cards) == [])
  }

  @Test("Each placeholder counts for itself, so that the counts are of the views that there are")
  func counts() throws {
    let report = try SourceFrames.scene(
      "#Preview { VStack { Kit.Row(title: \"One\"); Kit.make(); Strange(); Text(\"End\") } }"
    ).report
    #expect([report.total, report.read, report.assumed, report.unmodelled] == [5, 2, 3, 0])
  }

  @Test("What shows others twice, over and over, has an end")
  func doubled() throws {
    let source = """
      struct Twice<C: View>: View { @ViewBuilder var c: C; var body: some View { VStack { c; c } } }
      #Preview { \(String(repeating: "Twice { ", count: 40)) Text("x") \(String(repeating: "}", count: 40)) }
      """
    #expect(throws: SourceError.self) { try SourceFrames.scene(source) }
  }
}
