import LayoutCore
import Testing

@testable import LayoutSources

@Suite("What is evaluated")
struct InterpreterTests {
  /// The strings of the texts that an expression or some statements of a body show.
  private func texts(_ body: String, _ declarations: String = "") throws -> [String] {
    let scene = try SourceFrames.scene(
      "\(declarations)\nstruct A: View {\n  var body: some View {\n\(body)\n  }\n}"
    ) {
      $0.view = "A"
    }
    #expect(scene.report.assumptions == [])
    return nodes(scene.document.root).compactMap { node in
      if case .text(let text)? = node.element[.text] { text } else { nil }
    }
  }

  /// A node and all below it, each before its children.
  private func nodes(_ root: LayoutNode) -> [LayoutNode] { [root] + root.children.flatMap(nodes) }

  @Test(
    "Expressions",
    arguments: [
      ("1 + 2 * 3 - 4 / 2", "5"), ("7 / 2", "3"), ("7.0 / 2", "3.5"), ("-3 + 1", "-2"), ("10 % 4", "2"),
      ("(1 + 2) * 3", "9"), ("1 < 2 && 3 > 2 ? \"yes\" : \"no\"", "yes"), ("false || !true ? 1 : 2", "2"),
      ("[1, 2, 3].map { $0 * 2 }.reduce(0, +)", "12"), ("[3, 1, 2].sorted().count", "3"),
      ("[3, 1, 2].sorted(by: >).map { \"\\($0)\" }.joined()", "321"),
      ("[\"b\", \"a\"].sorted { $0 < $1 }.joined()", "ab"),
      ("[\"a\", \"b\"].joined(separator: \"-\")", "a-b"), ("\"abc\".uppercased()", "ABC"),
      ("nil ?? \"none\"", "none"), ("max(1, 5, 3)", "5"), ("(1...4).filter { $0 % 2 == 0 }.count", "2"),
      ("\"a\" + \"b\"", "ab"), ("[\"k\": 4][\"k\"] ?? 0", "4"), ("String(format: \"%.2f\", 1.5)", "1.50"),
      ("Int(3.9)", "3"), ("\"a\\n\\u{e9}\"", "a\né"), ("(a: 1, b: 2).b", "2"), ("[1, 2, 3][1]", "2"),
      ("[1, 2, 3].enumerated().map { index, value in index * value }.last ?? 0", "6"),
      ("zip([1, 2], [3, 4]).map { $0 * $1 }.reduce(0, +)", "11"),
      ("[(1, [2, 3]), (4, [5])].map { $0.0 + $0.1.reduce(0) { $0 + $1 } }.reduce(0, +)", "15"),
      ("\"Ann Bee\".split(separator: \" \").compactMap(\\.first).map(String.init).joined()", "AB"),
      ("\"abc\".last ?? \"\"", "c"),
    ])
  func expressions(_ code: String, _ expected: String) throws {
    #expect(try texts("Text(\"\\(\(code))\")") == [expected])
  }

  @Test("Whole literals are fractions where fractions are expected, and whole numbers once they have a name")
  func fractions() throws {
    let body = """
          let half = 1 / 2
          let third: Double = 1 / 3
          Color.red.aspectRatio(2 / 3, contentMode: .fit).frame(width: 100 / 8)
          Text("\\(half) \\(third > 0.3) \\(1 / 4 * 2.0)")
      """
    #expect(try texts(body) == ["0 true 0.5"])
    let scene = try SourceFrames.scene("struct A: View { var body: some View {\n\(body)\n} }") {
      $0.view = "A"
    }
    let frames = try SourceFrames.lines(
      LayoutTree(scene.document.root), ProposedViewSize(width: 100, height: 90))
    // A height of 3/2 of the width: the stack offers more than the frame's 12.5 x 18.75.
    #expect(frames[2] == "root.0/1 aspectRatio 43.75 22.27 12.50 18.75")
  }

  @Test("What apps declare around their views")
  func declarations() throws {
    let declarations = """
      struct Row { var id: UUID = .init(); var name: String }
      extension [Row] {
        static let samples: Self = [.init(name: "a"), .init(name: "b")]
        var names: String { map(\\.name).joined(separator: "+") }
      }
      extension TimeInterval { var clock: String { "\\(Int(self) / 60) min" } }
      enum Problem: LocalizedError {
        case tooShort(Int)
        var errorDescription: String? { switch self { case .tooShort(let least): "at least \\(least)" } }
      }
      struct Tab: Identifiable {
        enum Kind: Comparable {
          case first, second
          static func < (a: Self, b: Self) -> Bool { a == .first && b == .second }
          var title: String { self == .second ? "2nd" : "1st" }
        }
        var id: Kind
      }
      struct List: View {
        let rows: [Row]
        var length: TimeInterval = 150
        var problem: Error? = Problem.tooShort(8)
        var selected: Tab.ID = .second
        var groups: [(length: Int, rows: [Row])] {
          Dictionary(grouping: rows + [Row(name: "long")], by: \\.name.count)
            .sorted { $0.key > $1.key }.map { (length: $0.key, rows: $0.value) }
        }
        init(rows: @autoclosure () -> [Row] = .samples) { self.rows = rows() }
        var body: some View {
          VStack {
            ForEach(rows) { Text($0.name) }
            Text(rows.names)
            Text(length.clock)
            if let problem { Text(problem.localizedDescription) }
            Text(rows[0].id == rows[1].id ? "same" : "others")
            ForEach(groups, id: \\.length) { Text("\\($0.length): \\($0.rows.count)") }
            Text(selected.title)
            Text([Tab.Kind.second, Tab.Kind.first].sorted { $0 < $1 }.map(\\.title).joined())
          }
        }
      }
      """
    let expected = ["a", "b", "a+b", "2 min", "at least 8", "others", "4: 1", "1: 2", "2nd", "1st2nd"]
    #expect(try texts("List(rows: .samples)", declarations) == expected)
    #expect(try texts("List()", declarations) == expected)
  }

  @Test("A string of code that nobody knows is assumed, and said")
  func unknownStrings() throws {
    let scene = try SourceFrames.scene(
      """
      struct A: View {
        var body: some View {
          VStack {
            Text(ByteCountFormatter.string(fromByteCount: 5, countStyle: .file))
            Text("Version \\(Bundle.main.infoDictionary?["CFBundleVersion"] ?? "1")")
            Text(name.trimmed)
          }
        }
        let name = "a"
      }
      """)
    #expect(
      scene.report.assumptions.map(\.description) == [
        "Card.swift:4:12: the string ByteCountFormatter.string(fromByteCount: 5, countStyle: .file) is not known; taken for "
          + "\"string\"",
        "Card.swift:5:23: the string Bundle.main.infoDictionary?[\"CFBundleVersion\"] is not known; taken for \"infoDictionary\"",
        "Card.swift:6:12: the string name.trimmed is not known; taken for \"trimmed\"",
      ])
  }

  @Test("Declarations, statements and builders")
  func statements() throws {
    let declarations = """
      enum Size: Int { case small = 1, large = 4
        static var usual: Size { .large }
        var title: String { switch self { case .small: return "s"; case .large: return "l" } }
      }
      struct Item { let id: Int; var name = "item"; init(_ id: Int) { self.id = id; if id > 1 { name = "many" } } }
      func total(_ numbers: [Int]) -> Int { var sum = 0; for n in numbers where n > 1 { sum += n }; return sum }
      extension String { var shouted: String { self + "!" } }
      enum Choice { case none, some(Int, name: String) }
      """
    let body = """
          let items = [Item(1), Item(2)]
          let choice = Choice.some(3, name: "three")
          ForEach(items, id: \\.id) { item in Text("\\(item.id) \\(item.name)".shouted) }
          Text(Size.usual.title + "\\(Size.small.rawValue)")
          Text("\\(total([1, 2, 3]))")
          switch choice {
          case .none: Text("none")
          case .some(let number, let name) where number > 2: Text("\\(name) \\(number)")
          default: Text("other")
          }
          if case .some(let n, _) = choice { Text("n \\(n)") }
          if items.isEmpty { Text("empty") } else if items.count == 2 { Text("two") }
      """
    #expect(try texts(body, declarations) == ["1 item!", "2 many!", "l1", "5", "three 3", "n 3", "two"])
  }

  @Test("Environments reach views, styles and modifiers")
  func environment() throws {
    let declarations = """
      class Model { var title = "model" }
      struct Inner: View {
        @EnvironmentObject var model: Model
        @Environment(\\.lineLimit) var limit
        var body: some View { Text("\\(model.title) \\(limit ?? 0)") }
      }
      """
    #expect(try texts("Inner().lineLimit(2).environmentObject(Model())", declarations) == ["model 2"])
  }
}
