import Foundation
import Taut
import Testing

@testable import ArticleViews

// Printed in "Views Have Fixed Sizes" and "Stacks" by Scott James Remnant (netsplit.com), each body of a
// `ContentView`; only the indentation differs. Texts are measured by the built-in measurer, so that the articles'
// sentences are asserted and not widths, which they do not tell.

@Suite("Views have fixed sizes, and stacks (netsplit.com)")
struct FixedSizesTests {
  private let phone = ProposedViewSize(width: 375, height: 667)
  private let environment = EnvironmentValues.images(["barbarian": CGSize(width: 101, height: 92)])

  private func result(
    _ view: some View, in proposal: ProposedViewSize? = nil
  ) throws -> LayoutResult {
    try layOut(view, in: proposal ?? phone, environment)
  }

  private func size(_ text: String, _ font: Font = .title, width: CGFloat? = nil, lines: Int? = nil) -> CGSize
  {
    BuiltInTextMeasurer().measure(
      MeasurableText(text, font: font, lineLimit: lines), width: width, height: nil
    ).size
  }

  @Test("an image has its own size, whatever frame is around it")
  func images() throws {
    #expect(try result(Image("barbarian")).outline == "root Image 137 287.5 101 92")
    let framed = Image("barbarian")
      .frame(width: 200, height: 200)
    #expect(try result(framed).outline == "root Image 137 287.5 101 92")
    #expect(try result(framed).views[0].frame.numbers == "87.5 233.5 200 200")
    let overflowing = Image("barbarian")
      .frame(width: 50, height: 200)
    #expect(try result(overflowing).outline == "root Image 137 287.5 101 92")
    #expect(try result(overflowing).views[0].frame.numbers == "162.5 233.5 50 200")
  }

  @Test("a resizable image has the frame's size, or as much of it as its ratio lets it")
  func resizable() throws {
    let resizable = Image("barbarian")
      .resizable()
      .frame(width: 200, height: 150)
    #expect(try result(resizable).outline == "root Image 87.5 258.5 200 150")
    let fitting = Image("barbarian")
      .resizable()
      .aspectRatio(contentMode: .fit)
      .frame(width: 200, height: 150)
    let width = 101.0 / 92 * 150
    #expect(
      try result(fitting).outline == "root Image \(number((375 - width) / 2)) 258.5 \(number(width)) 150")
  }

  @Test("a text has the size of its letters, centred in its frame; a larger font makes it larger")
  func texts() throws {
    let text = try #require(try result(Text("Nogitsune Takeshi")).frame("root"))
    let framed = Text("Nogitsune Takeshi")
      .frame(width: 200, height: 200)
    #expect(try result(framed).frame("root") == text)
    let title = Text("Nogitsune Takeshi")
      .font(.title)
    let larger = try #require(try result(title).frame("root")).size
    #expect(larger.width > text.size.width && larger.height > text.size.height)
  }

  @Test("a text that is too wide for its frame adapts, and is still centred")
  func textsInFrames() throws {
    let oneLine = Text("Nogitsune Takeshi")
      .font(.title)
      .lineLimit(1)
      .frame(width: 200, height: 200)
    let one = try #require(try result(oneLine).frame("root"))
    #expect(one.size == size("Nogitsune Takeshi", width: 200, lines: 1))
    #expect(one.size.width < 200 && abs(one.midX - 187.5) < 1e-6 && abs(one.midY - 333.5) < 1e-6)
    let twoLines = Text("Nogitsune Takeshi")
      .font(.title)
      .lineLimit(2)
      .frame(width: 200, height: 200)
    let two = try #require(try result(twoLines).frame("root"))
    #expect(two.size == CGSize(width: size("Nogitsune").width, height: 66))
    #expect(abs(two.midX - 187.5) < 1e-6 && abs(two.midY - 333.5) < 1e-6)
  }

  @Test("a horizontal stack: the sum of the widths and the spacing, the largest height")
  func hStack() throws {
    let stack = HStack {
      Image("barbarian")

      Text("Nogistune Takeshi")
        .font(.title)
    }
    let text = size("Nogistune Takeshi")
    let x = (375 - 109 - text.width) / 2
    let expected = """
      root HStack \(number(x)) 287.5 \(number(109 + text.width)) 92
      root.0 Image \(number(x)) 287.5 101 92
      root.1 Text \(number(x + 109)) 317 \(number(text.width)) 33
      """
    #expect(try result(stack).outline == expected)
  }

  @Test("two texts that do not fit are offered the same")
  func twoTexts() throws {
    let stack = HStack {
      Image("barbarian")

      Text("Nogistune")
        .font(.title)
      Text("Takeshi")
        .font(.title)
    }
    .lineLimit(1)
    let narrow = try result(stack, in: ProposedViewSize(width: 280, height: 667))
    let share = (280 - 16 - 101) / 2.0
    #expect(narrow.frame("root.1")?.size == size("Nogistune", width: share, lines: 1))
    let widths = try ["root.1", "root.2"].map { try #require(narrow.frame($0)).size.width }
    #expect(widths[0] + widths[1] <= 280 - 117)
    #expect(widths[1] < size("Takeshi").width)
  }

  @Test("the text of the higher priority is whole, the other takes the rest")
  func priority() throws {
    let narrow = try result(PrioritizedName().lineLimit(1), in: ProposedViewSize(width: 280, height: 667))
    let first = size("Nogistune")
    #expect(narrow.frame("root.1")?.size == first)
    #expect(narrow.frame("root.2")?.size == size("Takeshi", width: 163 - first.width, lines: 1))
  }

  @Test("a vertical stack and a z-stack")
  func otherStacks() throws {
    let vStack = VStack {
      Image("barbarian")

      Text("Nogistune Takeshi")
        .font(.title)
    }
    let zStack = ZStack {
      Image("barbarian")

      Text("Nogistune Takeshi")
        .font(.title)
    }
    let width = size("Nogistune Takeshi").width
    let x = number((375 - width) / 2)
    let vertical = """
      root VStack \(x) 265.890625 \(number(width)) 135.21875
      root.0 Image 137 265.890625 101 92
      root.1 Text \(x) 368.109375 \(number(width)) 33
      """
    let deep = """
      root ZStack \(x) 287.5 \(number(width)) 92
      root.0 Image 137 287.5 101 92
      root.1 Text \(x) 317 \(number(width)) 33
      """
    #expect(try result(vStack).outline == vertical)
    #expect(try result(zStack).outline == deep)
  }
}
