import LayoutCore
import Testing

@testable import LayoutSources

@Suite("What the source leaves open")
struct AssumptionTests {
  private static let source = """
    struct User { let name: String; let age: Int }

    struct Card: View {
      let user: User
      let isEditing: Bool
      var note: String?
      let items: [String]
      @Environment(Model.self) private var model

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text(user.name).frame(width: model.width)
          Text("\\(user.age) years")
          if isEditing { Color.red.frame(height: 5) } else { Color.blue.frame(height: 7) }
          if let note { Text(note) }
          ForEach(items, id: \\.self) { Text($0) }
          MapView(region: 1).sparkle()
          Map { _, _ in }.textScale(.secondary)
        }
      }
    }
    """

  @Test("Each assumption is said with its place, and the counts add up")
  func assumed() throws {
    let report = try SourceFrames.scene(Self.source).report
    #expect(
      report.assumptions.map(\.description) == [
        "Card.swift:12:12: the string user.name is not known; assumed to be \"name\"",
        "Card.swift:12:36: the number model.width is not known; assumed to be 0",
        "Card.swift:13:15: the number user.age is not known; assumed to be 0",
        "Card.swift:14:10: the condition isEditing is not known; assumed to be true",
        "Card.swift:15:10: the optional note is not known; assumed to be present",
        "Card.swift:15:26: the string note is not known; assumed to be \"note\"",
        "Card.swift:16:15: the collection items is not known; assumed to be 3 elements",
        "Card.swift:16:41: the string items[0] is not known; assumed to be \"items\"",
        "Card.swift:17:7: the view MapView is not known; assumed to be 44 x 44",
        "Card.swift:17:26: the modifier .sparkle is not known; assumed to be neutral",
      ])
    #expect(
      report.notModelled.map(\.description) == [
        "Card.swift:18:7: Map is not modelled", "Card.swift:18:23: .textScale is not modelled",
      ])
    #expect(report.summary.hasPrefix("Card: \(report.total) views, modifiers and decisions: "))
    #expect(report.read + report.assumed + report.unmodelled == report.total && report.unmodelled == 2)
    #expect(report.read > 0)
  }

  @Test("Values that are supplied are no assumptions")
  func supplied() throws {
    let report = try SourceFrames.scene(Self.source) { options in
      try options.values.add(
        json: """
          {"user": {"name": "Ann", "age": 7}, "items": ["x", "y"], "note": null, "model": {"width": 90}}
          """, file: "values.json")
      try options.values.add(assignment: "isEditing=false")
    }.report
    #expect(report.assumptions.map(\.kind) == [.view, .modifier])
    let lines = try SourceFrames.lines(of: Self.source, .init(width: 100, height: nil)) { options in
      try options.values.add(
        json: "{\"user\": {\"name\": \"Ann\", \"age\": 7}, \"items\": [], \"note\": null}", file: "v")
      try options.values.add(assignment: "model.width=90")
      try options.values.add(assignment: "isEditing = false")
    }
    #expect(lines.contains("root.0/1 frame 0.00 0.00 90.00 20.50"))
    #expect(lines.contains { $0.hasPrefix("root.2/1 frame") && $0.hasSuffix(" 7.00") })
  }

  @Test("Samples say how many elements an unknown collection has")
  func samples() throws {
    let report = try SourceFrames.scene(Self.source) { $0.samples = 1 }.report
    #expect(report.assumptions.count { $0.name.hasPrefix("items[") } == 1)
  }

  @Test("Nothing about structure may be assumed where that is forbidden")
  func strict() throws {
    #expect {
      try SourceFrames.scene(Self.source) { $0.isStrict = true }
    } throws: { error in
      guard case .structureAssumed(let assumptions, let names)? = error as? SourceError else { return false }
      return assumptions.map(\.kind) == [.condition, .optional, .collection, .view, .modifier]
        && names.count == 2
    }
    let plain = "struct A: View { let title: String; var body: some View { Text(title) } }"
    #expect(try SourceFrames.scene(plain) { $0.isStrict = true }.report.assumptions.map(\.kind) == [.string])
  }

  @Test("A supplied value has the type of what its property begins with")
  func inferred() throws {
    let source = """
      struct A: View {
        enum Kind { case row, column; var title: String { self == .row ? "Row" : "Column" } }
        @State var kind = Kind.row
        var body: some View { Text(kind.title) }
      }
      """
    for (assignment, title) in [(nil, "Row"), ("kind=column", "Column")] as [(String?, String)] {
      let scene = try SourceFrames.scene(source) { options in
        if let assignment { try options.values.add(assignment: assignment) }
      }
      #expect(scene.report.assumptions == [])
      #expect(scene.document.root.element[.text] == .text(title))
    }
  }

  @Test("A value that is not an assignment, and values that are no object, are errors")
  func wrong() {
    var values = SuppliedValues()
    #expect(throws: SourceError.value("isEditing")) { try values.add(assignment: "isEditing") }
    #expect(throws: SourceError.self) { try values.add(json: "[1]", file: "v.json") }
    #expect(throws: SourceError.self) { try values.add(json: "{", file: "v.json") }
  }
}
