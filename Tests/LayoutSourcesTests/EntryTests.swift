import LayoutCore
import Testing

@testable import LayoutSources

@Suite("Which view is read")
struct EntryTests {
  private static let two = """
    struct First: View { var body: some View { Text("1") } }
    struct Second: View { var body: some View { Text("2") } }
    """

  private func names(_ source: String) throws -> [String] {
    let reader = SwiftSceneReader()
    let parsed = try reader.parse(
      SourceTexts(files: [.init(name: "Card.swift", path: "Card.swift", text: source)]))
    return try reader.usualViews(in: parsed).map { name in
      var options = ReadingOptions()
      options.view = name
      return try SwiftSceneReader(options).read(parsed).report.view
    }
  }

  @Test("Every preview; else the app; else every view that no other uses")
  func usual() throws {
    #expect(try names(Self.two) == ["First", "Second"])
    #expect(
      try names(Self.two + "\nstruct Third: View { var body: some View { First(); Second() } }") == ["Third"])
    #expect(try names(Self.two + "\n#Preview { First() }") == ["#Preview"])
    #expect(
      try names(Self.two + "\n#Preview(\"A\") { First() }\n#Preview { Second() }\n#Preview { First() }") == [
        "A", "#Preview 1", "#Preview 2",
      ])
    let provider = """
      struct P: PreviewProvider { static var previews: some View {
        First().previewDisplayName("One")
        Second() } }
      """
    #expect(try names("\(Self.two)\n\(provider)") == ["One", "P 2"])
    #expect(
      try names(Self.two + "\n@main struct A: App { var body: some Scene { WindowGroup { First() } } }") == [
        "A"
      ])
  }

  @Test("What a widget or a controller shows is not a part of another view")
  func hosts() throws {
    for host in [
      "struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: \"w\") { First(); Second() } } }",
      "final class C: UIViewController { let first = UIHostingController(rootView: First()); let second = Second() }",
    ] {
      #expect(try names("\(Self.two)\n\(host)") == ["First", "Second"])
    }
  }

  @Test("A view is asked for by its name, its number, or a line of its file")
  func asked() throws {
    let source = Self.two + "\n#Preview(\"A\") {\n  First()\n}\n#Preview { Second() }"
    for (name, text) in [
      ("A", "1"), ("First", "1"), ("Second", "2"), ("1", "1"), ("2", "2"), ("#2", "2"), ("Card.swift:2", "2"),
      ("Card.swift:4", "1"), ("Card.swift:6", "2"),
    ] {
      #expect(try ShownView.texts(of: source) { $0.view = name } == [text], "\(name)")
    }
    for name in ["3", "0", "Card.swift:9", "Other.swift:1"] {
      #expect(throws: SourceError.self, "\(name)") { try ShownView.texts(of: source) { $0.view = name } }
    }
  }
}
