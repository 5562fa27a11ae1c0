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
      ("\"abc\".last ?? \"\"", "c"), ("String(repeating: \"ab\", count: 3)", "ababab"),
      ("\"Ann Bee\".components(separatedBy: \" \").compactMap { $0.first.map(String.init) }.joined()", "AB"),
      ("[\"a\": 1, \"b\": 2].mapValues { $0 * 2 }.values.reduce(0, +)", "6"),
      ("[\"a\": 1, \"b\": 2].filter { $0.value > 1 }.count", "1"),
      ("Set([1, 2]).union([2, 3]).count", "3"), ("Set([1, 2, 2]).intersection([2]).count", "1"),
      ("[3, 1, 2].min { $0 < $1 } ?? 0", "1"),
      ("[\"bb\", \"a\"].max(by: { $0.count < $1.count }) ?? \"\"", "bb"),
      ("[1, 2, 3, 1].prefix(while: { $0 < 3 }).count", "2"), ("7.truncatingRemainder(dividingBy: 4)", "3.0"),
      ("17.quotientAndRemainder(dividingBy: 5).remainder", "2"),
      ("\"x\".padding(toLength: 3, withPad: \".\", startingAt: 0)", "x.."),
      ("(0..<5).lazy.filter { $0 % 2 == 1 }.count", "2"), ("[1, 2].description", "[1, 2]"),
      ("(2...4).last ?? 0", "4"), ("Swift.max(2, 3)", "3"), ("Decimal(3) * 1.5", "4.5"),
      ("[1, 2, 3][[1, 2].index(before: 2)]", "2"), ("{ (a: Int) -> Int in a + 1 }(4)", "5"),
      ("Int((Angle(degrees: 30) * 3 - .degrees(45)).degrees.rounded())", "45"),
      ("(.degrees(Double(1) / Double(8)) * 360.0 + .degrees(5)).degrees", "50.0"),
      ("(2 * Angle.radians(3) / 4).radians", "1.5"), ("\\A.name == \\.name", "true"),
      ("(a: 1, b: [2, 3])[keyPath: \\.b.count]", "2"),
    ])
  func expressions(_ code: String, _ expected: String) throws {
    #expect(try texts("Text(verbatim: \"\\(\(code))\")") == [expected])
  }

  @Test("Whole literals are fractions where fractions are expected, and whole numbers once they have a name")
  func fractions() throws {
    let body = """
          let half = 1 / 2
          let third: Double = 1 / 3
          Color.red.aspectRatio(2 / 3, contentMode: .fit).frame(width: 100 / 8)
          Text(verbatim: "\\(half) \\(third > 0.3) \\(1 / 4 * 2.0)")
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

  @Test("What a call makes of which nothing is known goes by the name of the property that holds it")
  func namedByProperty() throws {
    let scene = try SourceFrames.scene(
      """
      func load<T: Decodable>(_ name: String) -> T {
        do { return try JSONDecoder().decode(T.self, from: Data()) } catch { fatalError() }
      }
      struct Row: Decodable { var name: String }
      @Observable class Model { var rows: [Row] = load("rows.json") }
      struct A: View {
        @Environment(Model.self) var model
        var body: some View { VStack { ForEach(model.rows) { Text($0.name) } } }
      }
      """
    ) {
      $0.view = "A"
    }
    #expect(scene.report.assumptions.map(\.name).first == "model.rows")
    // What is said of one row is said of all.
    #expect(scene.report.assumptions.dropFirst().map(\.name) == ["model.rows[0].name"])
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

  @Test("Tuples have the labels of the type that they are returned or kept as")
  func labelledTuples() throws {
    let declarations = """
      func measured(_ side: Double) -> (size: CGSize, rows: [Double]) {
        let size = CGSize(width: side, height: 4)
        return (size, [side, side * 2])
      }
      struct Pair { var both: (name: String, count: Int) = ("Ann", 3) }
      """
    let body = """
      let pair = Pair().both
      let (size, rows) = measured(7)
      Text(verbatim: "\\(measured(10).size.width) \\(measured(10).rows[1]) \\(size.height) \\(rows.count)")
      Text("\\(pair.name) \\(pair.count)")
      """
    #expect(try texts(body, declarations) == ["10.0 20.0 4.0 2", "Ann 3"])
  }

  @Test("Code of a view that returns by itself is not a builder's: an if before it is not a view")
  func returns() throws {
    let declarations = """
      extension View {
        func noted(_ isNoted: Bool) -> some View {
          if isNoted { print("noted") }
          return self.padding(isNoted ? 4 : 2)
        }
      }
      struct Either: View {
        var isLong = false
        var body: some View {
          if isLong { return AnyView(Text("long").noted(true)) }
          var word = "short"
          if word.count > 9 { word = "cut" }
          return AnyView(Text(word).noted(false))
        }
      }
      """
    #expect(try texts("Either()\nEither(isLong: true)", declarations) == ["short", "long"])
  }

  @Test("An if among statements is not a value: what it calls is called, and the code goes on")
  func statementChoices() throws {
    let declarations = """
      struct Counter {
        var count = 0
        mutating func next() -> Int { count += 1; return count }
        static func total(_ isLong: Bool) -> Int {
          var counter = Counter()
          if isLong { counter.next() }
          switch isLong { case true: counter.next(); default: counter.next() }
          return counter.next()
        }
      }
      """
    #expect(try texts("Text(\"\\(Counter.total(true)) \\(Counter.total(false))\")", declarations) == ["3 2"])
  }

  @Test("Subscripts that the files declare, and those of extensions of collections")
  func subscripts() throws {
    let declarations = """
      struct Matrix {
        var rows: [[Int]]
        subscript(row: Int, column: Int) -> Int { rows[row][column] }
        subscript(row place: Int) -> [Int] { get { rows[place] } set { rows[place] = newValue } }
      }
      extension Collection {
        subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
      }
      extension Array {
        func chunked(into size: Int) -> [[Element]] {
          stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
        }
      }
      extension Array where Element: Hashable {
        func uniqued() -> [Element] {
          var seen = Set<Element>()
          return filter { seen.insert($0).inserted }
        }
      }
      """
    let body = """
      let matrix = Matrix(rows: [[1, 2], [3, 4]])
      Text("\\(matrix[1, 0]) \\(matrix[row: 0].count) \\([1, 2][safe: 5] ?? -1) \\([1, 2][safe: 1] ?? -1)")
      Text("\\([1, 2, 3, 4, 5].chunked(into: 2).last?.first ?? 0) \\([3, 3, 4].uniqued().count)")
      """
    #expect(try texts(body, declarations) == ["3 2 -1 2", "5 2"])
  }

  @Test("Loops with names are left and gone on with by these")
  func labels() throws {
    let declarations = """
      func first(_ rows: [[Int]]) -> Int {
        var found = 0
        rows: for row in rows {
          for item in row {
            if item < 0 { continue rows }
            if item > 3 { found = item; break rows }
          }
          found = 1
        }
        return found
      }
      """
    #expect(
      try texts("Text(\"\\(first([[-1, 9], [2, 5], [7]])) \\(first([[1]]))\")", declarations) == ["5 1"])
  }

  @Test("Extensions of numbers, of geometry and of optionals")
  func extensions() throws {
    let declarations = """
      extension CGFloat { var pretty: String { String(format: "%.1f", self) } }
      extension Optional where Wrapped == CGFloat { var pretty: String { self?.pretty ?? "nil" } }
      extension Optional where Wrapped == String { var orEmpty: String { self ?? "empty" } }
      extension CGSize {
        var area: CGFloat { width * height }
        var pretty: String { "\\(width.pretty)x\\(height.pretty)" }
      }
      extension CGRect { var diagonal: CGSize { insetBy(dx: 1, dy: 1).size } }
      extension ProposedViewSize { var pretty: String { "\\(width.pretty)x\\(height.pretty)" } }
      extension Double { func clamped(to most: Double) -> Double { max(0, min(self, most)) } }
      struct Person { var name: String? }
      """
    let body = """
      let nobody = Person()
      Text(CGSize(width: 2, height: 3).pretty + " \\(CGSize(width: 2, height: 3).area)")
      Text(ProposedViewSize(width: 5, height: nil).pretty)
      Text(nobody.name.orEmpty + Person(name: "Ann").name.orEmpty + (nobody.name?.orEmpty ?? "-"))
      Text(verbatim: "\\(7.0.clamped(to: 4)) \\(CGRect(x: 0, y: 0, width: 9, height: 4).diagonal.pretty)")
      """
    #expect(try texts(body, declarations) == ["2.0x3.0 6.0", "5.0xnil", "emptyAnn-", "4.0 7.0x2.0"])
  }

  @Test("Rectangles are moved, turned and joined; angles are degrees and radians")
  func rectangles() throws {
    let body = """
      let angle: Angle = .degrees(90)
      let turned = CGRect(x: 0, y: 0, width: 30, height: 20).offsetBy(dx: -15, dy: -10)
        .applying(.init(rotationAngle: CGFloat(angle.radians)))
      let joined = CGRect(x: 1, y: 1, width: 2, height: 2).union(CGRect(x: 5, y: 6, width: 1, height: 1))
      Text(verbatim: "\\(turned.width.rounded()) \\(turned.height.rounded()) \\(Angle.radians(.pi).degrees)")
      Text(verbatim: "\\(joined.width) \\(joined.maxY) \\(joined.contains(CGPoint(x: 2, y: 2)))")
      Text(verbatim: "\\(CGPoint(x: 1, y: 2).applying(CGAffineTransform(scaleX: 2, y: 3)).y) \\(CGRect.zero.width)")
      """
    #expect(try texts(body) == ["20.0 30.0 180.0", "5.0 7.0 true", "6.0 0.0"])
  }

  @Test("Code that comes to fatalError ends there, and says so")
  func traps() throws {
    let scene = try SourceFrames.scene(
      """
      enum Step { case first, second }
      struct A: View {
        var step = Step.second
        var title: String {
          switch step {
          case .first: "First"
          case .second: fatalError("there is no second step")
          }
        }
        var body: some View { Text(title) }
      }
      """)
    #expect(
      scene.report.assumptions.map(\.description).first
        == "Card.swift:7:19: the action fatalError(\"there is no second step\") is reached, and stops the code around it"
    )
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
        "Card.swift:4:12: the string ByteCountFormatter.string(fromByteCount: 5, countStyle: .file) is not known; assumed to be "
          + "\"string\"",
        "Card.swift:5:23: the string Bundle.main.infoDictionary?[\"CFBundleVersion\"] is not known; assumed to be \"infoDictionary\"",
        "Card.swift:6:12: the string name.trimmed is not known; assumed to be \"trimmed\"",
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
