import Foundation
import Taut
import Testing

@testable import ArticleViews

@Suite("Alignments (netsplit.com)")
struct AlignmentsTests {
  private let images = EnvironmentValues.images([
    "rogue": CGSize(width: 50, height: 64), "dragoon": CGSize(width: 62, height: 91),
    "brawler": CGSize(width: 58, height: 76), "cleric": CGSize(width: 40, height: 80),
    "wizard": CGSize(width: 44, height: 90),
  ])

  /// The places down of the three, and the height of the row.
  private func row(_ view: some View) throws -> String {
    let result = try layOut(view, in: .unspecified, images)
    let frames = ["root.0", "root.1", "root.2"].map { result.frame($0)?.origin.y ?? .nan }
    return (frames + [result.views[0].frame.size.height]).map(number).joined(separator: " ")
  }

  @Test("top, centre and feet")
  func rows() throws {
    #expect(try row(TopView()) == "0 0 0 91")
    #expect(try row(CenterView()) == "13.5 0 7.5 91")
    #expect(try row(FeetView()) == "23 0 14 91")
  }

  @Test("a stack grows with the places of its children")
  func expanded() throws { #expect(try row(CustomView()) == "0 64 26 155") }

  @Test("a z-stack's children meet in one point, and it grows on both axes")
  func anchor() throws {
    let expected = """
      root ZStack 0 0 108 167
      root.0 Image 0 12 50 64
      root.1 Image 19 76 62 91
      root.2 Image 50 0 58 76
      """
    #expect(try outline(AnchorView(), in: .unspecified, images) == expected)
  }

  @Test("a stack has the guide that its children were aligned on")
  func acrossViews() throws {
    let expected = """
      root ZStack 0 0 200 91
      root.0 HStack 7 0 186 91
      root.0.0 Image 7 23 50 64
      root.0.1 Image 65 0 62 91
      root.0.2 Image 135 14 58 76
      root.1 Rectangle 0 83 200 1
      """
    #expect(try outline(LineView(), in: .unspecified, images) == expected)
  }

  @Test("guides that follow from other guides and from sides")
  func derived() throws {
    let view = HStack(alignment: .custom) {
      Image("cleric")
        .alignmentGuide(.custom) { d in d[.bottom] * 0.75 }
      Image("wizard")
        .alignmentGuide(.custom) { d in min(d.width, d.height) }
    }
    let expected = """
      root HStack 0 0 92 106
      root.0 Image 0 0 40 80
      root.1 Image 48 16 44 90
      """
    #expect(try outline(view, in: .unspecified, images) == expected)
  }
}
