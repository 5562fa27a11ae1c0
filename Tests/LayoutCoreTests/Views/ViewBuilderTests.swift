import Foundation
import LayoutCore
import Testing

@Suite("Views are built from blocks")
struct ViewBuilderTests {
  @Test("a block may have any number of views")
  func manyViews() {
    let view = HStack {
      Color.red
      Color.red
      Color.red
      Color.red
      Color.red
      Color.red
      Color.red
      Color.red
      Color.red
      Color.red
      Color.red
      Color.blue
    }
    let lines = (0..<11).map { "  .\($0) Color red" } + ["  .11 Color blue"]
    #expect(resolve(view) == (["HStack center ~8"] + lines).joined(separator: "\n"))
  }

  @Test("an empty block has no view")
  func emptyBlock() {
    #expect(resolve(ZStack {}) == "ZStack center/center")
    #expect(resolve(Group { EmptyView().padding() }) == "")
  }

  struct Conditions: View {
    var isFirst: Bool
    var number: Int?

    var body: some View {
      VStack {
        if isFirst {
          Text("first")
        } else {
          Color.red
          Color.green
        }
        if let number {
          Text("\(number)")
        }
        switch number {
        case 1: Rectangle()
        case 2: Circle()
        default: EmptyView()
        }
        if #available(macOS 10.15, *) {
          Divider()
        }
      }
    }
  }

  @Test("the views of a branch stand where the branch stands")
  func branches() {
    let both = """
      VStack center ~8
        .0 Text "first" 17
        .1 Text "2" 17
        .2 Circle
        .3 Divider vertical
      """
    #expect(resolve(Conditions(isFirst: true, number: 2)) == both)
    let neither = """
      VStack center ~8
        .0.0 Color red
        .0.1 Color green
        .3 Divider vertical
      """
    #expect(resolve(Conditions(isFirst: false, number: nil)) == neither)
  }

  @Test("a single view has no place of its own, and its container counts it as the first")
  func singleView() throws {
    #expect(resolve(HStack { Color.red }) == "HStack center ~8\n  Color red")
    let tree = try LayoutTree(HStack { Color.red.padding(1) })
    #expect(tree.nodes.map(\.path) == ["root", "root.0/1", "root.0"])
  }

  @Test("a hidden type and a missing view add nothing")
  func transparentViews() {
    let missing: Text? = nil
    let view = VStack {
      AnyView(Text("hidden"))
      missing
      AnyView(erasing: Group { missing })
      Color.red
    }
    let expected = """
      VStack center ~8
        .0 Text "hidden" 17
        .3 Color red
      """
    #expect(resolve(view) == expected)
  }
}
