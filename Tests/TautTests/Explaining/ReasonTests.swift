import Foundation
import Taut
import TestSupport
import Testing

@Suite("Every chain of reasons ends in a number that was written or that the container gave")
struct ReasonTests {
  private func sides(_ view: some View, _ path: String, _ width: CGFloat?, _ height: CGFloat?) throws
    -> [String]
  {
    let layout = try Taut.explain(view, in: ProposedViewSize(width: width, height: height))
    let index = try #require(layout.views(named: path).first)
    let explained = try #require(layout.explanation(for: index))
    return Axis.allCases.map { axis in
      layout.text(of: explained[axis], of: index)
        .replacingOccurrences(of: ", ReasonTests\\.swift:[0-9]+", with: "", options: .regularExpression)
    }
  }

  @Test("An aspect ratio says its ratio and which side limits it")
  func aspectRatio() throws {
    let photo = Color.red.aspectRatio(1.78, contentMode: .fit)
    #expect(
      try sides(photo, "root/1", 487, 900) == [
        "aspectRatio(1.78, .fit), is limited by the container's 487",
        "487 / 1.78: aspectRatio(1.78, .fit), limited by the width 487",
      ])
    #expect(
      try sides(photo.frame(height: 50), "root/1", 487, 900) == [
        "50 x 1.78: aspectRatio(1.78, .fit), limited by the height 50",
        "aspectRatio(1.78, .fit), is limited by the 50 that frame(height: 50), offers",
      ])
    #expect(
      try sides(Color.red.aspectRatio(2, contentMode: .fill), "root/1", 100, 100) == [
        "100 x 2: aspectRatio(2, .fill), covering the height 100",
        "aspectRatio(2, .fill), covers the container's 100",
      ])
    #expect(
      try sides(Color.red.aspectRatio(2, contentMode: .fit), "root/1", 100, 50) == [
        "aspectRatio(2, .fit), fills the container's 100 just so",
        "aspectRatio(2, .fit), fills the container's 50 just so",
      ])
  }

  @Test("Padding at other edges alone adds nothing to a side, and is looked through")
  func paddingAcross() throws {
    let icon = leaf(30, 12).id("icon").padding(.horizontal, 6).padding(.vertical, 3)
    #expect(
      try sides(icon, "root/2", 100, 50) == [
        "icon and the padding around it (6 + 30 + 6)",
        "the padding inside, and the padding around it (3 + 12 + 3)",
      ])
    #expect(
      try sides(icon, "root/1", 100, 50) == [
        "icon and the padding around it (6 + 30 + 6)", "as tall as icon",
      ])
  }

  @Test("Where nobody wrote a ratio, it is the image's, which is named")
  func ideal() throws {
    let image = Image("a", size: CGSize(width: 20, height: 16)).resizable().aspectRatio(contentMode: .fit)
    #expect(
      try sides(image, "root/1", 25, 100)[1]
        == "25 x 16 / 20: scaledToFit(), keeps the ratio of the 20 x 16 image, limited by the width 25")
  }

  @Test(
    "What fills an offer names who makes it: padding, a stack with the sum, an overlay's view, the container")
  func offers() throws {
    let row = HStack(spacing: 10) {
      Color.red.frame(width: 40).id("red")
      Color.blue.background { Color.green.id("green") }.id("blue")
    }.padding(.horizontal, 5)
    #expect(
      try sides(row, "root.1", 300, 60) == [
        "fills what is left in HStack at root: 280 - 40", "fills the container's 60",
      ])
    #expect(try sides(row, "green", 300, 60)[0] == "fills the 240 that blue is wide")
    #expect(try sides(row, "root.0", 300, 60)[0] == "fills the 40 that frame(width: 40), offers")
    #expect(try sides(Color.red.padding(5), "root", 300, 60)[0] == "fills the 290 that padding, leaves")
    #expect(
      try sides(VStack { Color.red }, "root.0", 300, 60)[1]
        == "fills the 60 of VStack at root, which has no other child")
    #expect(
      try sides(
        HStack(spacing: 0) {
          Color.red.id("a"); Color.blue
        }, "a", 300, 60)[0]
        == "fills its equal share of HStack at root: 300 / 2")
  }

  @Test("A chain of modifiers says what decides at its end")
  func chain() throws {
    let view = Image("a", size: CGSize(width: 20, height: 16)).id("a").offset(x: 3, y: 0).border(.red)
      .opacity(0.5)
    #expect(try sides(view, "root", 300, 60) == ["its own width", "its own height"])
    #expect(try sides(view, "root/2", 300, 60)[0] == "as wide as a: its own width")
  }

  @Test("A background of a padding names the padding, and not a view inside it or around it of another size")
  func overlays() throws {
    let view = Image("a", size: CGSize(width: 20, height: 16)).id("a").padding(4)
      .background { Color.green.id("green") }.padding(3).id("card")
    #expect(try sides(view, "green", 300, 60)[0] == "fills the 28 that the padding inside, is wide")
    let named = Image("a", size: CGSize(width: 20, height: 16)).padding(4)
      .background { Color.green.id("green") }.opacity(1).id("card")
    #expect(try sides(named, "green", 300, 60)[0] == "fills the 28 that card is wide")
  }

  @Test("A limit that is filled is one reason, and not two that point at each other")
  func filled() throws {
    let frame = Color.red.id("a").frame(maxWidth: 40)
    #expect(try sides(frame, "root/1", 100, 50)[0] == "frame(maxWidth: 40), which a fills (a tie)")
  }

  @Test("A child that no other child is longer than, and where two edges come from two children")
  func extents() throws {
    let stack = ZStack(alignment: .topLeading) {
      Image("a", size: CGSize(width: 20, height: 16)).id("a").alignmentGuide(.leading) { $0.width }
      Image("b", size: CGSize(width: 30, height: 16)).id("b")
    }
    #expect(
      try sides(stack, "root", nil, nil) == [
        "from the leading edge of a to the trailing edge of b",
        "as tall as a and b, which are equally tall",
      ])
  }

  @Test("In every scene, no side is explained by what it is offered alone", arguments: Scenes.names)
  func scenes(_ name: String) throws {
    let (tree, proposal) = try Scenes.read(name)
    let layout = try LayoutExplanation(tree, in: proposal, keepsPrices: false)
    for explained in layout.views {
      for axis in Axis.allCases where explained[axis].reasons.contains(.takesOffer) {
        let text = layout.text(of: explained[axis], of: explained.view)
        #expect(!text.contains("it is offered") || explained[axis].offered?.number == nil, "\(text)")
        #expect(!text.contains("  ") && !text.contains(",,"), "\(text)")
      }
    }
  }
}
