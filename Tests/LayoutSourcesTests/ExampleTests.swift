import LayoutCore
import LayoutDocuments
import Testing

@testable import LayoutSources

@Suite("Views that are compiled and read")
struct ExampleTests {
  private static let proposals = [320, 390, 768].map { ProposedViewSize(width: $0, height: 600) }
  private static let open = [ProposedViewSize(width: 320, height: nil), .unspecified]

  @Test("Both have the same views in the same frames", arguments: ExampleView.all)
  func frames(_ example: ExampleView) throws {
    let compiled = try example.compiled()
    let read = try LayoutTree(example.read().document.root)
    for proposal in Self.proposals + Self.open {
      #expect(try SourceFrames.lines(read, proposal) == SourceFrames.lines(compiled, proposal), "\(proposal)")
    }
  }

  @Test("Nothing is assumed, and nothing is left out", arguments: ExampleView.all)
  func complete(_ example: ExampleView) throws {
    let report = try example.read().report
    #expect(report.assumptions == [] && report.notModelled == [])
    #expect(report.read == report.total && report.total > 5)
  }

  @Test("A scene that is written lays out as its source does", arguments: ExampleView.all)
  func converted(_ example: ExampleView) throws {
    let scene = try example.read().document
    // Layouts of one's own, and what reads preferences, are code that no document holds.
    guard !["PlayerToolbar", "TagFlow", "UnderlinedTabs"].contains(example.file) else {
      #expect(throws: SceneWriterError.self) { try SceneWriter().text(of: scene) }
      return
    }
    let text = try SceneWriter().text(of: scene)
    let again = try SceneReader().read(text, file: "scene.json")
    for proposal in Self.proposals {
      // Rows of a grid that a loop makes are told apart in a document.
      let words = example.file == "FactsGrid" ? 1 : 0
      func lines(_ root: LayoutNode) throws -> [String] {
        try SourceFrames.lines(LayoutTree(root), proposal).map {
          $0.split(separator: " ").dropFirst(words).joined(separator: " ")
        }
      }
      #expect(
        try lines(again.root) == lines(scene.root))
    }
  }

  @Test("Every view knows the line and the column of its call")
  func positions() throws {
    let scene = try SourceFrames.scene(
      """
      struct Card: View {
        var body: some View {
          HStack(spacing: 4) { Text("a"); inner.padding(3)
            .border(.red) }
        }
        var inner: some View { Color.red }
      }
      """)
    let tree = try LayoutTree(scene.document.root)
    let places = tree.indices.map {
      "\(tree[$0].element.kind) \(tree[$0].source.map { "\($0)" } ?? "nowhere")"
    }
    #expect(
      places == [
        "HStack Card.swift:3:5", "Text Card.swift:3:26", "border Card.swift:4:8", "padding Card.swift:3:43",
        "Color Card.swift:6:26",
      ])
  }
}
