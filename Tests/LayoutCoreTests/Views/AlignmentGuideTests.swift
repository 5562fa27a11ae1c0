import Foundation
import LayoutCore
import Testing

@testable import ArticleViews

@Suite("Alignment guides: what is linear is seen as linear")
struct AlignmentGuideTests {
  /// The guides of a resolved view, in preorder.
  private func guides(_ view: some View) throws -> [String] {
    try LayoutTree(view, environment: .withCharacters).nodes.compactMap { node in
      (node.element as? AlignmentGuideElement).map { "\($0.guide.axis) \($0.guide) = \(describe($0.value))" }
    }
  }

  @Test("the closures of the icon demos are linear")
  func icons() throws {
    let halves = ["horizontal trailing = 0.5 width", "vertical top = 0.5 height"]
    #expect(try guides(IconDemo1()) == halves)
    #expect(try guides(IconDemo2()) == halves)
    #expect(try guides(IconDemo3()) == ["vertical center = top", "horizontal center = trailing"])
    #expect(
      try guides(FavoriteDemo()) == [
        "horizontal trailing = trailing + 100", "vertical bottom = bottom + 200",
      ])
  }

  @Test("the closures of the badges are linear")
  func badges() throws {
    let ratios = ["vertical top = bottom + -0.8 height", "horizontal trailing = 0.8 width"]
    #expect(try guides(Color.red.addVerifiedBadge(true)) == ratios)
    #expect(try guides(Color.red.addInlineBadge(true)) == ratios)
    #expect(
      try guides(Color.red.addCenteredBadge(true)) == [
        "vertical top = verticalCenter", "horizontal trailing = horizontalCenter",
      ])
    #expect(try guides(Color.red.addVerifiedBadge(false)) == [])
    #expect(
      try guides(Color.red.alignAsBadge(withRatio: 0.25, alignment: .center)) == [
        "vertical center = bottom + -0.25 height", "horizontal center = 0.25 width",
      ])
  }

  @Test("the closures of the characters are linear, and d[.center] is the centre along the guide's axis")
  func characters() throws {
    let feet = ["vertical Feet = 61", "vertical Feet = 84", "vertical Feet = 70"]
    #expect(try guides(FeetView()) == feet)
    #expect(try guides(LineView()) == feet)
    #expect(
      try guides(CustomView()) == [
        "vertical Custom = bottom", "vertical Custom = top", "vertical Custom = verticalCenter",
      ])
    #expect(
      try guides(AnchorView()) == [
        "vertical Anchor = bottom", "horizontal Anchor = trailing", "vertical Anchor = top",
        "vertical Anchor = bottom", "horizontal Anchor = leading",
      ])
    let centred = Color.red.alignmentGuide(.leading) { d in d[.center] }
    #expect(try guides(centred) == ["horizontal leading = horizontalCenter"])
  }

  @Test("the smaller side is not linear, and is asked for its answers")
  func opaque() throws {
    #expect(try guides(DerivedGuides()) == ["vertical Custom = 0.75 bottom", "vertical Square = opaque"])
    let nodes = try LayoutTree(DerivedGuides(), environment: .withCharacters).nodes
    let guide = try #require(nodes.compactMap { $0.element as? AlignmentGuideElement }.last)
    #expect(ViewDimensions(width: 3, height: 2).evaluate(guide.value) == 2)
  }

  @Test("closures of several statements, and branches on what is known beforehand, stay linear")
  func statements() throws {
    let inset: CGFloat? = 3
    let view = Color.red.alignmentGuide(.top) { d in
      let middle = d.height / 2
      return middle - (inset ?? 0)
    }
    #expect(try guides(view) == ["vertical top = 0.5 height + -3"])
    let clamped = Color.red.alignmentGuide(.leading) { d in d.width > 10 ? 10 : d.width }
    #expect(try guides(clamped) == ["horizontal leading = opaque"])
  }
}
