import LayoutCore
import Testing

@testable import LayoutSources

@Suite("The articles' code, compiled and read")
struct ArticleTests {
  private static let proposals = [200, 390, 768].map { ProposedViewSize(width: $0, height: 600) }

  @Test("Both have the same views in the same frames", arguments: ArticleView.all)
  func frames(_ view: ArticleView) throws {
    for proposal in Self.proposals + [.unspecified] {
      let scene = try view.read(in: proposal)
      let read = try SourceFrames.lines(LayoutTree(scene.document.root), proposal)
      #expect(try read == view.compiled(in: proposal), "\(proposal)")
    }
  }

  @Test("Nothing is assumed but the sizes of images", arguments: ArticleView.all)
  func complete(_ view: ArticleView) throws {
    let report = try view.read(in: Self.proposals[0]).report
    #expect(report.assumptions.filter { !$0.name.hasPrefix("images.") } == [] && report.notModelled == [])
  }
}
