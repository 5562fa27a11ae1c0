import Foundation
import LayoutCore
import Testing

@Suite("View modifiers of one's own")
struct ViewModifierTests {
  struct Badge: ViewModifier {
    var text: String
    func body(content: Content) -> some View {
      HStack(spacing: 2) {
        content
        Text(text)
      }
      .font(.footnote)
    }
  }

  @Test("the content stands where the body puts it, in the body's environment")
  func content() {
    let view = VStack {
      Text("a").padding(1).modifier(Badge(text: "b")).frame(width: 9)
      Spacer()
    }
    let expected = """
      VStack center ~8
        .0 frame 9 nil center/center
          HStack center 2
            .0 padding 1 1 1 1
              Text "a" 13
            .1 Text "b" 13
        .1 Spacer 8 vertical
      """
    #expect(resolve(view) == expected)
  }

  @Test("several views are one content, whose spacers see the body's stack")
  func severalViews() {
    let view = Group {
      Color.red
      Spacer()
    }.modifier(Badge(text: "b"))
    let expected = """
      HStack center 2
        .0.0 Color red
        .0.1 Spacer 8 horizontal
        .1 Text "b" 13
      """
    #expect(resolve(view) == expected)
  }

  struct Repeated: ViewModifier {
    func body(content: Content) -> some View {
      content
      content.hidden()
    }
  }

  @Test("the content can stand more than once, and beside other views")
  func repeatedContent() {
    let expected = """
      HStack center ~8
        .0 Color red
        .1 hidden
          Color red
      """
    #expect(resolve(HStack { Color.red.modifier(Repeated()) }) == expected)
  }

  /// A view and a modifier that give their nodes themselves.
  struct Unit: View {
    typealias Body = Never
    func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
      [LayoutNode(ShapeElement(kind: "Unit"), direction: environment.layoutDirection)]
    }
  }

  struct Twice: ViewModifier {
    typealias Body = Never
    func layoutNodes(of content: Content, in environment: EnvironmentValues) -> [LayoutNode] {
      content.layoutNodes(in: environment) + content.layoutNodes(in: environment)
    }
  }

  @Test("primitive views and modifiers give their nodes themselves")
  func primitives() {
    #expect(resolve(Unit().modifier(Twice())) == "Unit\nUnit")
  }
}
