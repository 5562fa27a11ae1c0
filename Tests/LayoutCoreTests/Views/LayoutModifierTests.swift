import Foundation
import LayoutCore
import Testing

@Suite("Layout modifiers become nodes around the view, the last one outermost")
struct LayoutModifierTests {
  @Test("frames, in both forms")
  func frames() {
    let view = Group {
      Color.red.frame(width: 10, alignment: .topTrailing)
      Color.red.frame(alignment: .leading)
      Color.red.frame(minWidth: 1, idealWidth: 2, maxWidth: .infinity, maxHeight: 4, alignment: .bottom)
    }
    let expected = """
      .0 frame 10 nil trailing/top
        Color red
      .1 frame nil nil leading/center
        Color red
      .2 frame 1 2 inf nil nil 4 center/bottom
        Color red
      """
    #expect(resolve(view) == expected)
  }

  @Test("fixedSize and padding, in all forms")
  func sizes() {
    let view = Group {
      Color.red.fixedSize()
      Color.red.fixedSize(horizontal: false, vertical: true)
      Color.red.padding()
      Color.red.padding(10)
      Color.red.padding(.horizontal)
      Color.red.padding([.top, .leading], -3)
      Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    let expected = """
      .0 fixedSize horizontal vertical
        Color red
      .1 fixedSize vertical
        Color red
      .2 padding 16 16 16 16
        Color red
      .3 padding 10 10 10 10
        Color red
      .4 padding 0 16 0 16
        Color red
      .5 padding -3 -3 0 0
        Color red
      .6 padding 1 2 3 4
        Color red
      """
    #expect(resolve(view) == expected)
  }

  @Test("aspectRatio, position and offset, in all forms")
  func places() {
    let view = Group {
      Color.red.aspectRatio(1.5, contentMode: .fit)
      Color.red.aspectRatio(CGSize(width: 3, height: 4), contentMode: .fill)
      Color.red.aspectRatio(contentMode: .fill)
      Color.red.scaledToFit()
      Color.red.scaledToFill()
      Color.red.position(x: 1, y: 2)
      Color.red.position(CGPoint(x: 3, y: 4))
      Color.red.offset(y: 5)
      Color.red.offset(CGSize(width: 6, height: 7))
    }
    let expected = """
      .0 aspectRatio 1.5 fit
        Color red
      .1 aspectRatio 0.75 fill
        Color red
      .2 aspectRatio nil fill
        Color red
      .3 aspectRatio nil fit
        Color red
      .4 aspectRatio nil fill
        Color red
      .5 position 1 2
        Color red
      .6 position 3 4
        Color red
      .7 offset 0 5
        Color red
      .8 offset 6 7
        Color red
      """
    #expect(resolve(view) == expected)
  }

  @Test("overlay and background, in all forms")
  func layers() {
    let view = Group {
      Color.red.overlay(Text("a"), alignment: .top)
      Color.red.overlay(.blue)
      Color.red.overlay(alignment: .leading) { Text("b") }
      Color.red.background(Text("c"))
      Color.red.background(Color.blue)
      Color.red.background(.regularMaterial)
      Color.red.background(alignment: .bottom) {
        Text("d")
        Text("e")
      }
      Color.red.background { if false { Text("f") } }
      Color.red.overlay { ForEach(0..<1) { Text("\($0)") } }
    }
    let expected = """
      .0 overlay center/top
        Color red
        .overlay Text "a" 17
      .1 overlay center/center
        Color red
        .overlay Color blue
      .2 overlay leading/center
        Color red
        .overlay Text "b" 17
      .3 background center/center
        Color red
        .background Text "c" 17
      .4 background center/center
        Color red
        .background Color blue
      .5 background center/center
        Color red
        .background Rectangle regularMaterial
      .6 background center/bottom
        Color red
        .background ZStack center/center
          .0 Text "d" 17
          .1 Text "e" 17
      .7 background center/center
        Color red
      .8 overlay center/center
        Color red
        .overlay Text "0" 17
      """
    #expect(resolve(view) == expected)
  }

  @Test("paths count modifiers from the innermost, and what is over and under a view hangs on the view")
  func paths() throws {
    let view = VStack {
      Text("a").padding(1).overlay { Color.red.frame(width: 1) }.background(.blue).overlay(.green).id("last")
      Text("b")
    }
    let tree = try LayoutTree(view)
    let paths = tree.nodes.map { "\($0.path) \($0.element.kind)" }
    #expect(
      paths == [
        "root VStack", "root.0/4 overlay", "root.0/3 background", "root.0/2 overlay",
        "root.0/1 padding", "root.0 Text", "root.0.overlay/1 frame", "root.0.overlay Color",
        "root.0.background Color", "root.0.overlay2 Color", "root.1 Text",
      ])
  }

  @Test("an id names the view by its description")
  func ids() throws {
    let view = HStack {
      Color.red.id("red")
      Color.blue.padding(1).id(7)
    }
    let expected = """
      HStack center ~8
        .0 Color red #red
        .1 padding 1 1 1 1 #7
          Color blue
      """
    #expect(resolve(view) == expected)
  }
}
