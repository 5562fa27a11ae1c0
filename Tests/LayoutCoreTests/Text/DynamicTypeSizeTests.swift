import Foundation
import Testing

@testable import ElementTree
@testable import LayoutViews

@Suite("Text sizes")
struct DynamicTypeSizeTests {
  @Test("styles have their usual size at large, and none is smaller at a larger text size")
  func table() {
    for style in Font.TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { Font.system(style).resolved(at: $0).size }
      #expect(sizes.count == 12 && sizes[3] == style.size && sizes == sizes.sorted(), "\(style)")
      #expect(sizes[11] > 2 * sizes[3] || style == .largeTitle || style == .title, "\(style)")
    }
    #expect(Font.body.resolved(at: .accessibility5).size == 53)
    #expect(Font.caption2.resolved(at: .xSmall).size == 11)
    #expect(Font.largeTitle.resolved(at: .accessibility3).size == 52)
  }

  @Test("fixed sizes stay, custom ones follow their style, and weights are kept")
  func fonts() {
    #expect(Font.system(size: 20).resolved(at: .xxxLarge).size == 20)
    #expect(Font.custom("Avenir", fixedSize: 20).resolved(at: .xxxLarge).size == 20)
    #expect(Font.custom("Avenir", size: 34).resolved(at: .accessibility1).size == 56)
    #expect(Font.custom("Avenir", size: 24, relativeTo: .caption).resolved(at: .xLarge).size == 28)
    let bold = Font.headline.bold().resolved(at: .xSmall)
    #expect(bold.size == 14 && bold.weight == .bold && bold.style == nil)
    #expect(Font.title.resolved(at: .large) == .title)
  }

  private struct Sized: View {
    @Environment(\.dynamicTypeSize) private var size
    @ScaledMetric(relativeTo: .title) private var side = 14
    @ScaledMetric private var inset: CGFloat = 17

    var body: some View {
      Color.red.frame(width: side, height: inset).id(size.name)
      Text("a")
      Image(systemName: "star").imageScale(.large)
    }
  }

  @Test("views read the text size, metrics and fonts follow it, and a range keeps it in bounds")
  func views() {
    func sizes(_ view: some View) -> [String] {
      view.layoutNodes(in: EnvironmentValues()).map { describe($0) }
    }
    #expect(
      sizes(Sized()) == [
        ".0 frame 14 17 center/center #large\n  Color red", ".1 Text \"a\" 17", ".2 Image star 21.25x21.25",
      ])
    #expect(
      sizes(Sized().dynamicTypeSize(.accessibility3)) == [
        ".0 frame 24 40 center/center #accessibility3\n  Color red", ".1 Text \"a\" 40",
        ".2 Image star 50x50",
      ])
    #expect(sizes(Text("a").dynamicTypeSize(...DynamicTypeSize.small)) == ["Text \"a\" 15"])
    #expect(sizes(Text("a").dynamicTypeSize(.xLarge...)) == ["Text \"a\" 19"])
    #expect(sizes(Text("a").dynamicTypeSize(.xSmall ... .xLarge)) == ["Text \"a\" 17"])
    #expect(
      DynamicTypeSize(name: "accessibility3") == .accessibility3 && DynamicTypeSize(name: "huge") == nil)
    #expect(
      DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }
}
