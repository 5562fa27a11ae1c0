import Foundation
import LayoutCore
import Testing

@Suite("Containers")
struct ContainerTests {
  struct Axes: View {
    var body: some View {
      HStack(alignment: .firstTextBaseline, spacing: -2.5) {
        Spacer()
        Divider().padding(1).frame(height: 9).fixedSize().overlay { Spacer(minLength: 3) }
        VStack(alignment: .trailing) { Spacer() }
        ZStack(alignment: .topLeading) { Divider() }
        ScrollView(.horizontal) { Spacer() }
        ScrollView([.horizontal, .vertical]) {
          Spacer()
          Divider()
        }
        ScrollView(.horizontal, showsIndicators: false) {
          Spacer()
          Divider()
        }
      }
      .background {
        Spacer()
        Divider()
      }
    }
  }

  @Test("spacers and dividers know the nearest stack, which z-stacks, scroll views and overlays hide")
  func stackAxis() {
    let expected = """
      background center/center
        HStack firstTextBaseline -2.5
          .0 Spacer 8 horizontal
          .1 overlay center/center
            fixedSize horizontal vertical
              frame nil 9 center/center
                padding 1 1 1 1
                  Divider horizontal
            .overlay Spacer 3 both
          .2 VStack trailing ~8
            Spacer 8 vertical
          .3 ZStack leading/top
            Divider none
          .4 ScrollView horizontal
            .0 Spacer 8 both
          .5 ScrollView horizontal vertical
            .0 VStack center ~8
              .0 Spacer 8 vertical
              .1 Divider vertical
          .6 ScrollView horizontal
            .0 VStack center ~8
              .0 Spacer 8 vertical
              .1 Divider vertical
        .background ZStack center/center
          .0 Spacer 8 both
          .1 Divider none
      """
    #expect(resolve(Axes()) == expected)
  }

  @Test("several views at the root are a centred VStack, and none an empty ZStack")
  func root() throws {
    var environment = EnvironmentValues()
    environment.spacing = 3
    let several = try LayoutTree(
      Group {
        Color.red
        Spacer()
      }, environment: environment)
    #expect(several.nodes.map(\.path) == ["root", "root.0", "root.1"])
    let stack = try #require(several.nodes[0].element as? StackElement)
    #expect(stack.axis == .vertical && stack.spacing == nil && stack.defaultSpacing == 3)
    #expect((several.nodes[2].element as? SpacerElement)?.axis == .vertical)

    let none = try LayoutTree(EmptyView())
    #expect(none.nodes.map(\.element.kind) == ["ZStack"])

    let single = try LayoutTree(Spacer())
    #expect(single.nodes.map(\.element.kind) == ["Spacer"])
    #expect((single.nodes[0].element as? SpacerElement)?.axis == nil)
  }

  @Test("an empty scroll view has no child")
  func emptyScrollView() {
    #expect(resolve(ScrollView {}) == "ScrollView vertical")
  }
}
