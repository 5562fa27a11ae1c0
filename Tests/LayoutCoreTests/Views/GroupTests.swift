import Foundation
import LayoutCore
import Testing

@Suite("Groups and collections give their views one by one")
struct GroupTests {
  @Test("a modifier of a group applies to each of its views")
  func modifiedGroup() {
    let view = HStack {
      Group {
        Text("a")
        Color.red
      }
      .padding(4)
      .layoutPriority(1)
      Color.blue
    }
    let expected = """
      HStack center ~8
        .0.0 layoutPriority 1
          padding 4 4 4 4
            Text "a" 17
        .0.1 layoutPriority 1
          padding 4 4 4 4
            Color red
        .1 Color blue
      """
    #expect(resolve(view) == expected)
  }

  @Test("each view of a group has the whole overlay")
  func overlaidGroup() {
    let view = Group {
      Color.red
      Color.green
    }.overlay { Text("x") }
    let expected = """
      .0 overlay center/center
        Color red
        .overlay Text "x" 17
      .1 overlay center/center
        Color green
        .overlay Text "x" 17
      """
    #expect(resolve(view) == expected)
  }

  struct Pet: Identifiable {
    var id: String
  }

  @Test("a range, identifiable elements, and elements told apart by a key path")
  func collections() {
    let view = VStack {
      ForEach(0..<2) { Text("\($0)") }
      ForEach([Pet(id: "cat"), Pet(id: "dog")]) { Text($0.id) }
      ForEach(["x", "y"], id: \.self) { Text($0) }
      ForEach([(1, "p")], id: \.0) { pair in
        Text(pair.1)
        Color.red
      }
    }
    let expected = """
      VStack center ~8
        .0.0 Text "0" 17
        .0.1 Text "1" 17
        .1.0 Text "cat" 17
        .1.1 Text "dog" 17
        .2.0 Text "x" 17
        .2.1 Text "y" 17
        .3.0.0 Text "p" 17
        .3.0.1 Color red
      """
    #expect(resolve(view) == expected)
  }

  @Test("the only collection of a container numbers its children, from 0 even in a slice")
  func soleCollection() throws {
    let slice = ["a", "b", "c"].dropFirst()
    let tree = try LayoutTree(HStack { ForEach(slice, id: \.self) { Text($0).fixedSize() } })
    #expect(tree.nodes.map(\.path) == ["root", "root.0/1", "root.0", "root.1/1", "root.1"])
  }
}
