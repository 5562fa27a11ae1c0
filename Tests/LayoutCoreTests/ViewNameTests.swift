import LayoutCore
import Testing

@Suite("Names of views")
struct ViewNameTests {
  private func tree(_ view: some View) throws -> LayoutTree { try LayoutTree(view) }

  @Test("An id that several views have is a warning that names the first of them")
  func namesakes() throws {
    let tree = try tree(
      HStack {
        Text("a").id("x")
        VStack {
          Text("b").id("x")
          Text("c").id("y")
        }
        Text("d").id("x")
      })
    #expect(tree.warnings.map(\.text) == ["3 views have the id \"x\"; it names the first, at root.0"])
    #expect(tree.warnings.map(\.view.path) == ["root.1.0"])
  }

  @Test("Candidates of which one is shown may share ids; views that are shown with it may not")
  func candidates() throws {
    func choice(_ inner: some View) -> some View {
      ViewThatFits {
        HStack {
          Text("a").id("x")
          Text("b").id("y")
        }
        VStack {
          Text("a").id("x")
          inner
        }
        Text("a").id("x")
      }
    }
    let alone = choice(
      ViewThatFits {
        Text("b").id("y")
        choice(Text("b").id("y"))
      })
    // The second candidate has the id itself, and again in the choice inside it.
    #expect(
      try tree(alone).warnings.map(\.text) == ["2 views have the id \"x\"; it names the first, at root.1.0"])
    #expect(try tree(choice(Text("b").id("y"))).warnings.isEmpty)
    let row = HStack {
      choice(Text("b").id("x"))
      Text("c").id("x")
      Text("d").id("y")
    }
    #expect(
      try tree(row).warnings.map(\.text) == [
        "3 views have the id \"x\"; it names the first, at root.0.1.0",
        "2 views have the id \"y\"; it names the first, at root.0.0.1",
      ])
    #expect(try tree(row).warnings.map(\.view.path) == ["root.0.1.1", "root.2"])
  }

  @Test("A part that is put into a tree brings its names with it")
  func edits() throws {
    let tree = try tree(
      HStack {
        Text("a").id("x")
        Text("b").id("y")
      })
    #expect(tree.warnings.isEmpty)
    var edited = tree
    try edited.apply(.replace(tree.indices[2], with: LayoutNode(ZStackElement(), id: "x")))
    #expect(edited.warnings.count == 1)
    try edited.apply(.replace(tree.indices[2], with: LayoutNode(ZStackElement(), id: "z")))
    #expect(edited.warnings.isEmpty)
  }

  @Test("A wrong name is answered with the nearest, or with those that there are")
  func unknown() {
    #expect(
      "\(UnknownViewError("titel", known: ["badge", "title"]))"
        == #"there is no view "titel"; did you mean "title"?"#)
    #expect("\(UnknownViewError("q", known: ["badge"]))" == #"there is no view "q"; known: "badge""#)
    #expect(
      "\(UnknownViewError("q", known: []))"
        == #"there is no view "q"; no view has an id, but each has a path"#)
    let many = UnknownViewError("q", known: (1...10).map { "view \($0)" })
    #expect("\(many)".hasSuffix(#""view 8" and 2 more"#))
  }
}
