import Foundation
import LayoutCore
import Testing

@Suite("Leaves")
struct LeafTests {
  @Test("texts take the environment's font and line limit, and bold holds whatever the font")
  func texts() {
    let view = Group {
      Text("a")
      Text(verbatim: "b").font(.title).bold()
      Text("c".dropFirst(0)).bold(false).bold().font(.headline)
      Text("d").lineLimit(0)
      Text("e").font(nil).lineLimit(nil)
    }.font(.footnote).lineLimit(3)
    let expected = """
      .0 Text "a" 13 lines 3
      .1 bold
        Text "b" 28 bold lines 3
      .2 bold
        bold isActive=false
          Text "c" 17 semibold lines 3
      .3 Text "d" 13 lines 1
      .4 Text "e" 13
      """
    #expect(resolve(view) == expected)
  }

  @Test("images have the environment's sizes; an unknown symbol is an em square, an unknown image an error")
  func images() throws {
    var environment = EnvironmentValues()
    environment.images = ["rogue": CGSize(width: 50, height: 64), "heart": CGSize(width: 20, height: 18)]
    let view = VStack {
      Image("rogue")
      Image("rogue", size: CGSize(width: 1, height: 2)).resizable()
      Image(systemName: "heart").resizable(capInsets: EdgeInsets(), resizingMode: .tile)
      Image(systemName: "star").font(.title)
      Image("wizard").padding()
    }
    let expected = """
      VStack center ~8
        .0 Image rogue 50x64
        .1 Image rogue 1x2 resizable
        .2 Image heart 20x18 resizable
        .3 Image star 28x28
        .4 padding 16 16 16 16
          Image wizard unknown
      """
    #expect(resolve(view, in: environment) == expected)
    let error = try #require(throws: LayoutError.self) { try LayoutTree(view, environment: environment) }
    #expect(
      error.description == """
        Image at root.4 (LayoutCoreTests/LeafTests.swift:\(#line - 13)): no image named "wizard" is known; \
        give its size in the environment's images
        """)
  }

  struct Star: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Test("shapes and colours keep what they are drawn with")
  func shapes() {
    let view = Group {
      Rectangle().fill(.orange.gradient)
      RoundedRectangle(cornerRadius: 12, style: .circular).stroke()
      Capsule().stroke(.red, lineWidth: 2)
      Ellipse()
      Circle().fill(Color.cyan.gradient.opacity(0.5))
      Star().fill(.regularMaterial)
      Color.clear
      Color(red: 1, green: 0.5, blue: -1)
      Color(white: 0, opacity: 0.5).opacity(0.25)
      Color("brand")
    }
    #expect(Color("red") == .red && Color.red != .red.opacity(0.5))
    let expected = """
      .0 Rectangle orange.gradient
      .1 RoundedRectangle stroke(primary, lineWidth: 1)
      .2 Capsule stroke(red, lineWidth: 2)
      .3 Ellipse
      .4 Circle cyan.gradient.opacity(0.5)
      .5 Star regularMaterial
      .6 Color clear
      .7 Color #ff8000
      .8 Color #00000080.opacity(0.25)
      .9 Color brand
      """
    #expect(resolve(view) == expected)
  }
}
