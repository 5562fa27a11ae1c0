import LayoutCore
import Testing

@testable import LayoutSources

@Suite("Several views that are presented")
struct ReaderPresentationTests {
  private func scene(_ shown: String) throws -> SourceScene {
    try SourceFrames.scene("#Preview { \(shown) }") { options in
      options.platform = .iOS26
      options.proposal = ProposedViewSize(width: 402, height: 874)
    }
  }

  @Test("Of a sheet and a cover on one screen one is shown, and the other is said")
  func beside() throws {
    let found = try scene(
      """
      Text("under").sheet(isPresented: .constant(true)) { Text("sheet") }
        .fullScreenCover(isPresented: .constant(true)) { Text("cover") }
      """)
    #expect(ShownView.texts(in: found.document.root) == ["under", "cover"])
    #expect(
      found.report.assumptions.map(\.description) == [
        "Card.swift:1:26: the modifier .sheet is not known; assumed to be not presented, as .fullScreenCover is"
      ])
  }

  @Test("What a presented view presents lies over it")
  func inside() throws {
    let found = try scene(
      """
      Text("under").sheet(isPresented: .constant(true)) {
        Text("sheet").fullScreenCover(isPresented: .constant(true)) {
          Text("cover").sheet(isPresented: .constant(true)) { Text("top") } } }
      """)
    #expect(ShownView.texts(in: found.document.root) == ["under", "sheet", "cover", "top"])
    #expect(found.report.assumptions == [])
  }

  @Test("One that is not presented is nothing to say")
  func alone() throws {
    let found = try scene(
      """
      Text("under").sheet(isPresented: .constant(false)) { Text("sheet") }
        .fullScreenCover(isPresented: .constant(true)) { Text("cover") }
      """)
    #expect(ShownView.texts(in: found.document.root) == ["under", "cover"])
    #expect(found.report.assumptions == [])
  }

  private static let item = """
    struct Item: Identifiable { let id = 1; var name = "x" }
    """

  @Test(
    "What is presented for an item is said as what is presented for a flag",
    arguments: [
      "popover(item: $item) { i in Text(i.name) }", "alert(item: $item) { i in Alert(title: Text(i.name)) }",
      "actionSheet(item: $item) { i in ActionSheet(title: Text(i.name)) }",
      "confirmationDialog(\"t\", isPresented: $isOn) { Button(\"b\") {} }",
      "alert(\"t\", isPresented: $isOn) { Button(\"b\") {} }",
      "inspector(isPresented: $isOn) { Text(\"b\") }",
      "fileImporter(isPresented: $isOn, allowedContentTypes: []) { _ in }",
    ])
  func notShown(modifier: String) throws {
    for (isThere, count) in [(true, 1), (false, 0)] {
      let found = try SourceFrames.scene(
        """
        \(Self.item)
        struct V: View { @State var item: Item? = \(isThere ? "Item()" : "nil"); @State var isOn = \(isThere)
          var body: some View { Text("a").\(modifier) } }
        #Preview { V() }
        """)
      #expect(found.report.notModelled.count == count)
      #expect(found.report.assumptions.isEmpty)
    }
  }

  @Test("A sheet or a cover is shown for an item that is there, and for no other")
  func items() throws {
    for name in ["sheet", "fullScreenCover"] {
      for (initial, words) in [("Item()", ["a", "x"]), ("nil", ["a"])] {
        let found = try SourceFrames.scene(
          """
          \(Self.item)
          struct V: View { @State var item: Item? = \(initial)
            var body: some View { Text("a").\(name)(item: $item) { i in Text(i.name) } } }
          #Preview { V() }
          """
        ) {
          $0.platform = .iOS26
          $0.proposal = ProposedViewSize(width: 402, height: 874)
        }
        #expect(ShownView.texts(in: found.document.root) == words)
        #expect(found.report.assumptions.isEmpty && found.report.notModelled.isEmpty)
      }
    }
  }

  @Test("Whether something is presented may not be known: it is not shown, which is said once, and alike")
  func unknown() throws {
    let found = try SourceFrames.scene(
      """
      struct V: View { let model: Model
        var body: some View { Text(model.isOn ? "on" : "off").sheet(isPresented: $model.isOn) { Text("s") }
          .sheet(item: $model.item) { i in Text("t") } } }
      #Preview { V(model: load()) }
      """
    ) { $0.platform = .iOS26 }
    #expect(
      found.report.assumptions.map { $0.description.split(separator: " ").dropFirst().joined(separator: " ") }
        == [
          "the condition load().isOn is not known; assumed to be true",
          "the optional load().item is not known; assumed to be nil",
        ])
  }

  @Test(
    "Where no screen is, what is presented is said not to be modelled", arguments: [nil, Platform.macOS26])
  func withoutScreen(platform: Platform?) throws {
    let found = try SourceFrames.scene(
      "#Preview { Text(\"a\").sheet(isPresented: .constant(true)) { Text(\"s\") } }"
    ) { $0.platform = platform }
    #expect(found.report.notModelled.map(\.name) == [".sheet"])
  }
}
