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
        "Card.swift:1:26: the modifier .sheet is not known; taken for not presented, as .fullScreenCover is"
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
}
