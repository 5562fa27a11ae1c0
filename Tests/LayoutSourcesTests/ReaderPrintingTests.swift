import Testing

@testable import LayoutSources

@Suite("Values as Swift prints them")
struct ReaderPrintingTests {
  private static let types = """
    enum Kind { case plain, sized(Int), named(label: String, Int), maybe(Int?) }
    enum Said: CustomStringConvertible { case a; var description: String { "said a" } }
    enum Quiet { case a; var description: String { "never printed" } }
    struct Spot: CustomStringConvertible { var x = 1; var description: String { "<\\(x)>" } }
    struct Plain { var x = 1; var y = "b"; var z: Double = 2; var o: Int? = 3; var n: Int? }
    struct Deep { var plain = Spot() }
    struct Debug: CustomDebugStringConvertible { var debugDescription: String { "debugged" } }
    """

  @Test(
    "What a string shows of a value",
    arguments: [
      // Collections print their elements as debugPrint does.
      ("[\"x\", \"y\"]", "[\"x\", \"y\"]"), ("[1, 2]", "[1, 2]"), ("[[1.5], []]", "[[1.5], []]"),
      ("[Optional(1), nil]", "[Optional(1), nil]"), ("[\"a\": 1]", "[\"a\": 1]"),
      ("[String: Int]()", "[:]"),
      ("(1, \"b\")", "(1, \"b\")"), ("(x: 1, y: 2.5)", "(x: 1, y: 2.5)"), ("1...3", "1...3"),
      ("1..<3", "1..<3"), ("0.5...2", "0.5...2.0"), ("\"abc\".split(separator: \"b\")", "[\"a\", \"c\"]"),
      ("[\"a\"].enumerated().map { $0 }", "[(offset: 0, element: \"a\")]"),
      // Cases and structs, with or without words of their own.
      ("Kind.plain", "plain"), ("Kind.sized(3)", "sized(3)"),
      ("Kind.named(label: \"q\", 3)", "named(label: \"q\", 3)"),
      ("Kind.maybe(3)", "maybe(Optional(3))"), ("Kind.maybe(nil)", "maybe(nil)"), ("Said.a", "said a"),
      ("Quiet.a", "a"), ("Spot()", "<1>"),
      ("[Spot()]", "[<1>]"), ("Debug()", "debugged"), ("Deep()", "Deep(plain: <1>)"),
      ("Plain()", "Plain(x: 1, y: \"b\", z: 2.0, o: Optional(3), n: nil)"), ("Kind.self", "Kind"),
      ("type(of: Spot())", "Spot"), ("CGSize(width: 1, height: 2.5)", "(1.0, 2.5)"),
      ("CGRect(x: 1, y: 2, width: 3, height: 4)", "(1.0, 2.0, 3.0, 4.0)"), ("Int8.max", "127"),
      ("UInt8.max", "255"),
      // Optionals are printed with their name.
      ("Int(\"7\")", "Optional(7)"), ("Int(\"x\")", "nil"), ("[1, 2].first", "Optional(1)"),
      ("[\"a\"].first", "Optional(\"a\")"), ("[1, 2].first!", "1"), ("[1, 2].max()", "Optional(2)"),
      ("[\"a\": 1][\"a\"]", "Optional(1)"), ("[\"a\": 1][\"a\", default: 0]", "1"),
      ("[1].first ?? 0", "1"), ("3 as Int?", "Optional(3)"),
      ("Optional(Optional(3))", "Optional(Optional(3))"),
      ("[\"ab\"].first?.count", "Optional(2)"), ("Optional.some(2)", "Optional(2)"),
    ])
  func interpolation(value: String, words: String) throws {
    for shown in ["Text(verbatim: \"\\(\(value))\")", "Text(String(describing: \(value)))"] {
      #expect(try ShownView.texts(shown, Self.types) == [words], "\(shown)")
      #expect(try ShownView.assumptions(shown, Self.types) == [], "\(shown)")
    }
  }

  @Test(
    "Optionals that declarations show, and values that are none any more",
    arguments: [
      ("\\(o) \\(n)", "Optional(3) nil"), ("\\(o!)", "3"), ("\\(o ?? 0)", "3"),
      ("\\(self.o)", "Optional(3)"), ("\\(item.note)", "Optional(\"n\")"), ("\\(Self.shared)", "Optional(9)"),
      ("\\(global)", "Optional(8)"), ("\\(found())", "Optional(1)"), ("\\(o.map { $0 + 1 } ?? 0)", "4"),
      ("\\(o, default: \"none\") \\(n, default: \"none\")", "3 none"), ("\\(given(4))", "Optional(4)"),
      ("\\(bound(4))", "4"), ("\\(shadowed())", "3"), ("\\(local())", "Optional(1)"),
      ("\\(guarded(5))", "5"),
    ])
  func optionals(literal: String, words: String) throws {
    let view = """
      let global: Int? = 8
      struct Item { var note: String? = "n" }
      struct V: View {
        var o: Int? = 3
        var n: Int?
        let item = Item()
        static let shared: Int? = 9
        func found() -> Int? { [1].first }
        func given(_ a: Int?) -> String { "\\(a)" }
        func bound(_ a: Int?) -> String { if let a { "\\(a)" } else { "none" } }
        func guarded(_ a: Int?) -> String { guard let a else { return "none" }; return "\\(a)" }
        func shadowed() -> String { let o = o ?? 1; return "\\(o)" }
        func local() -> String { let first = [1].first; return "\\(first)" }
        var body: some View { Text(verbatim: "\(literal)") }
      }
      """
    #expect(try ShownView.texts("V()", view) == [words])
    #expect(try ShownView.assumptions("V()", view) == [])
  }

  @Test(
    "What is asked for by name",
    arguments: [
      ("String(255, radix: 16, uppercase: true)", "FF"), ("String(255, radix: 16)", "ff"),
      ("String(-5, radix: 2)", "-101"), ("String(reflecting: \"a\")", "\"a\""),
      ("\"a\\\"b\".debugDescription", "\"a\\\"b\""), ("[\"a\"].debugDescription", "[\"a\"]"),
      ("[\"a\"].description", "[\"a\"]"), ("(1...3).description", "1...3"), ("3.description", "3"),
      ("String([\"a\", \"b\"] as [Character])", "ab"), ("[\"a\": 1].description", "[\"a\": 1]"),
      ("Said.a.description", "said a"), ("Quiet.a.description", "never printed"),
      ("[1, 2].map(String.init).joined(separator: \"+\")", "1+2"),
      ("[Said.a].map { \"\\($0)\" }.joined()", "said a"),
    ])
  func named(value: String, words: String) throws {
    #expect(try ShownView.texts("Text(\(value))", Self.types) == [words])
    #expect(try ShownView.assumptions("Text(\(value))", Self.types) == [])
  }

  @Test("What Swift leaves to chance, and the name of a module, is said")
  func said() throws {
    #expect(
      try ShownView.assumptions("Text(\"\\([\"a\": 1, \"b\": 2])\")") == [
        "Card.swift:2:20: the string [\"a\": 1, \"b\": 2] is not known; assumed to be [\"a\": 1, \"b\": 2]"
      ])
    #expect(
      try ShownView.assumptions("Text(\"\\([Kind.plain])\")", Self.types) == [
        "Card.swift:8:20: the string [Kind.plain] is not known; assumed to be [Kind.plain]"
      ])
    #expect(
      try ShownView.assumptions("Text(\"\\(Model())\")", "final class Model {}") == [
        "Card.swift:2:20: the string Model is not known; assumed to be \"Model\""
      ])
  }

  @Test(
    "Values in formats",
    arguments: [
      ("Text(\"\\(30.0, format: .number)\")", ["30"]), ("Text(\"\\(0.256, format: .percent)\")", ["25.6%"]),
      ("Text(\"\\(1234.5, format: .currency(code: \"EUR\"))\")", ["€1,234.50"]),
      ("LabeledContent(\"Min\", value: 30.0, format: .number)", ["Min", "30"]),
      ("LabeledContent(\"Min\", value: \"x\")", ["Min", "x"]),
      ("TextField(\"Amount\", value: .constant(30.0), format: .number)", ["30"]),
      ("TextField(\"Amount\", value: .constant(nil), format: .number)", ["Amount"]),
    ])
  func formats(shown: String, words: [String]) throws {
    #expect(try ShownView.texts(shown) == words)
    #expect(try ShownView.assumptions(shown) == [])
  }
}
