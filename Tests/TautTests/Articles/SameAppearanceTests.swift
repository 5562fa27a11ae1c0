import Foundation
import Taut
import Testing

@testable import ArticleViews

@Suite("Same appearance, different implications (Fatbobman)")
struct SameAppearanceTests {
  @Test("a z-stack is as large as both views together")
  func zStack() throws {
    let expected = """
      root ZStack 0 0 165 65
      root.0 RoundedRectangle 0 15 150 50
      root.1 Circle 135 0 30 30
      root.1.overlay Image 141.5 6.5 17 17
      """
    #expect(try outline(IconDemo1()) == expected)
  }

  @Test("an overlay is as large as its main view, the button")
  func overlay() throws {
    let expected = """
      root RoundedRectangle 0 0 150 50
      root.overlay Circle 135 -15 30 30
      root.overlay.overlay Image 141.5 -8.5 17 17
      """
    #expect(try outline(IconDemo2()) == expected)
  }

  @Test("a background is as large as its main view, the heart")
  func background() throws {
    let expected = """
      root Circle 0 0 30 30
      root.overlay Image 6.5 6.5 17 17
      root.background RoundedRectangle -135 15 150 50
      """
    #expect(try outline(IconDemo3()) == expected)
  }

  @Test("inside another container the three differ")
  func inContainer() throws {
    let row = HStack {
      IconDemo1()
      IconDemo2()
      IconDemo3()
    }
    let expected = """
      root HStack 0 0 361 65
      root.0 ZStack 0 0 165 65
      root.0.0 RoundedRectangle 0 15 150 50
      root.0.1 Circle 135 0 30 30
      root.0.1.overlay Image 141.5 6.5 17 17
      root.1 RoundedRectangle 173 7.5 150 50
      root.1.overlay Circle 308 -7.5 30 30
      root.1.overlay.overlay Image 314.5 -1 17 17
      root.2 Circle 331 17.5 30 30
      root.2.overlay Image 337.5 24 17 17
      root.2.background RoundedRectangle 196 32.5 150 50
      """
    #expect(try outline(row) == expected)
  }

  @Test("the thumb's end is 100 before the screen's, its foot 200 above the screen's")
  func favorite() throws {
    let expected = """
      root ZStack 0 0 390 844
      root.0 Rectangle 0 0 390 844
      root.1 Image 258 614 32 30
      root.1.overlay ZStack 249 544 50 100
      root.1.overlay.0 Color 249 544 50 100
      """
    let images = EnvironmentValues.images(["hand.thumbsup": CGSize(width: 32, height: 30)])
    #expect(
      try outline(FavoriteDemo(), in: ProposedViewSize(width: 390, height: 844), images) == expected)
  }

  @Test("hearts are drawn elsewhere, and stand in the middle")
  func hearts() throws {
    let images = EnvironmentValues.images(["hand.thumbsup": CGSize(width: 32, height: 30)])
    let favorite = Favorite(hearts: [("a", 3, -4), ("b", 0, 0)])
    let result = try layOut(favorite, in: .unspecified, images)
    let thumb = try #require(result.frame("root"))
    let (first, second) = (result.frame("root.overlay.1.0"), result.frame("root.overlay.1.1"))
    #expect(thumb.numbers == "0 0 32 30")
    #expect(first == second?.offsetBy(dx: 3, dy: -4))
    #expect(second?.midX == 16 && second?.midY == -20)
  }

  @Test("as printed: every tap adds a heart, which its task takes away once it has waited")
  func taps() throws {
    let images = EnvironmentValues.images(["hand.thumbsup": CGSize(width: 32, height: 30)])
    let session = ViewSession(FavoriteDemo(), engine: ReferenceEngine(), environment: images)
    try session.layOut(in: ProposedViewSize(width: 390, height: 844))
    for taps in 1...3 {
      let settled = try session.tap("root.1")
      let hearts = settled.result.views.filter { $0.kind == "Text" }
      #expect(hearts.count == taps)
      for heart in hearts { #expect(abs(heart.frame.midX - 274) <= 10 && abs(heart.frame.midY - 594) <= 10) }
    }
    #expect(
      try session.layOut(in: ProposedViewSize(width: 300, height: 600)).result.views.count {
        $0.kind == "Text"
      } == 3)
  }
}
