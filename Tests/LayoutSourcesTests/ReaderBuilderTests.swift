import Testing

@testable import LayoutSources

@Suite("Result builders of the source's own")
struct ReaderBuilderTests {
  private static let rows = """
    struct Row { let title: String }
    @resultBuilder enum Rows {
      static func buildBlock(_ parts: [Row]...) -> [Row] { parts.flatMap { $0 } }
      static func buildExpression(_ row: Row) -> [Row] { [row] }
      static func buildExpression(_ title: String) -> [Row] { [Row(title: title)] }
      static func buildOptional(_ rows: [Row]?) -> [Row] { rows ?? [] }
      static func buildEither(first rows: [Row]) -> [Row] { rows }
      static func buildEither(second rows: [Row]) -> [Row] { rows + [Row(title: "second")] }
      static func buildArray(_ parts: [[Row]]) -> [Row] { parts.flatMap { $0 } }
      static func buildFinalResult(_ rows: [Row]) -> [Row] { rows + [Row(title: "end")] }
    }
    struct Table: View {
      let rows: [Row]
      init(@Rows rows: () -> [Row]) { self.rows = rows() }
      var body: some View { VStack { ForEach(rows, id: \\.title) { Text($0.title) } } }
    }
    """

  @Test(
    "Their functions make what their statements mean",
    arguments: [
      ("Row(title: \"a\"); Row(title: \"b\")", ["a", "b", "end"]),
      ("\"a\"; Row(title: \"b\")", ["a", "b", "end"]),
      ("let t = \"x\"; if true { t }; if false { \"y\" }", ["x", "end"]),
      ("if false { \"a\" } else { \"b\" }", ["b", "second", "end"]),
      ("if true { \"a\"; \"b\" } else { \"c\" }", ["a", "b", "end"]),
      ("for t in [\"a\", \"b\"] { t }; \"c\"", ["a", "b", "c", "end"]),
      ("switch 2 { case 1: \"one\"; case 2: \"two\"; default: \"more\" }", ["two", "second", "end"]),
      ("", ["end"]), ("return [Row(title: \"r\")]", ["r"]),
    ])
  func rows(code: String, titles: [String]) throws {
    let shown = "Table { \(code) }"
    #expect(try ShownView.texts(shown, Self.rows) == titles)
    #expect(try ShownView.assumptions(shown, Self.rows) == [])
  }

  @Test("Before properties, functions and stored code")
  func places() throws {
    let view = """
      \(Self.rows)
      struct Held { @Rows let rows: () -> [Row] }
      struct Made { @Rows let rows: [Row] }
      struct V: View {
        @Rows var computed: [Row] { "p"; "q" }
        @Rows func method(_ t: String) -> [Row] { t; t + "!" }
        @Rows static var shared: [Row] { "s" }
        let held = Held { "h" }
        let made = Made { "m" }
        var body: some View {
          ForEach(computed + method("f") + Self.shared + held.rows() + made.rows, id: \\.title) { Text($0.title) }
        }
      }
      """
    #expect(
      try ShownView.texts("VStack { V() }", view) == [
        "p", "q", "end", "f", "f!", "end", "s", "end", "h", "end", "m", "end",
      ])
    #expect(try ShownView.assumptions("VStack { V() }", view) == [])
  }

  @Test("A builder of partial blocks")
  func partial() throws {
    let builder = """
      @resultBuilder struct Words {
        static func buildPartialBlock(first: String) -> String { first }
        static func buildPartialBlock(accumulated: String, next: String) -> String { accumulated + "-" + next }
      }
      func words(@Words _ make: () -> String) -> String { make() }
      """
    #expect(try ShownView.texts("Text(words { \"a\"; \"b\"; \"c\" })", builder) == ["a-b-c"])
  }

  @Test("One of views is read as it says, and one that cannot be read is said with its place")
  func views() throws {
    let pair = """
      @resultBuilder enum Pair { static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> some View { HStack { b; a } } }
      struct Both<C: View>: View { @Pair let content: C; var body: some View { content } }
      """
    #expect(try ShownView.texts("Both { Text(\"a\"); Text(\"b\") }", pair) == ["b", "a"])
    #expect(
      try ShownView.assumptions("Both { Text(\"a\"); Text(\"b\"); Text(\"c\") }", pair) == [
        "Card.swift:3:19: the collection @Pair is not known; assumed to be its 3 statements one after the other"
      ])
    #expect(try ShownView.texts("Both { Text(\"a\"); Text(\"b\"); Text(\"c\") }", pair) == ["a", "b", "c"])
  }
}
