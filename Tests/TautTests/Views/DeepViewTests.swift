import Foundation
import Taut
import Testing

@Suite("Deep views")
struct DeepViewTests {
  private struct Nest: View {
    var depth: Int
    var body: some View {
      VStack(spacing: 0) {
        leaf(1, 1)
        if depth > 0 { Nest(depth: depth - 1) }
      }
    }
  }

  @Test("views in views in views")
  func composites() throws {
    let depth = 1_000
    let tree = try LayoutTree(Nest(depth: depth))
    #expect(tree.depth == depth + 2)
    let result = try ReferenceEngine().layout(tree, in: .unspecified)
    #expect(result.views[0].frame.size.height == CGFloat(depth + 1))
  }

  @Test("modifiers on modifiers")
  func modifiers() throws {
    var view = AnyView(leaf(10, 10))
    for _ in 0..<3_000 { view = AnyView(view.padding(.leading, 1).border(.red)) }
    let tree = try LayoutTree(view)
    #expect(tree.nodes.count == 6_001)
    let result = try ReferenceEngine().layout(tree, in: .unspecified)
    #expect(result.views.last?.frame.numbers == "3000 0 10 10")
  }

  @Test("both engines agree on deep views")
  func engines() throws {
    #expect(try layOut(Nest(depth: 200)).views[0].frame.size.height == 201)
  }

  @Test("erased views that add nothing")
  func erased() throws {
    var view = AnyView(leaf(10, 10))
    for _ in 0..<20_000 { view = AnyView(view) }
    #expect(try LayoutTree(view).nodes.count == 1)
  }

  @Test("scroll views in scroll views take no time that doubles with each")
  func scrollViews() throws {
    func nested(_ depth: Int) -> AnyView {
      guard depth > 0 else { return AnyView(leaf(5, 5)) }
      return AnyView(
        ScrollView {
          leaf(5, 5)
          nested(depth - 1)
        })
    }
    let tree = try LayoutTree(nested(60))
    // Each level has its scroll view, the stack in it and a leaf.
    #expect(tree.nodes.count == 60 * 3 + 1)
  }

  @Test("a spacer or divider that is alone in a scroll view stands in no stack; of several each does")
  func axes() throws {
    func elements(_ view: some View) throws -> [String] {
      try LayoutTree(view).nodes.compactMap { node in
        switch node.element {
        case let spacer as SpacerElement: "spacer \(spacer.axis.map(\.rawValue) ?? "none")"
        case let divider as DividerElement: "divider \(divider.axis.map(\.rawValue) ?? "none")"
        default: nil
        }
      }
    }
    #expect(try elements(ScrollView { Spacer().padding().border(.red) }) == ["spacer none"])
    #expect(try elements(ScrollView { Divider() }) == ["divider none"])
    #expect(try elements(ScrollView { HStack { Spacer() } }) == ["spacer horizontal"])
    #expect(
      try elements(
        ScrollView(.horizontal) {
          Spacer()
          Divider().padding()
        }) == ["spacer vertical", "divider vertical"])
    #expect(try elements(Spacer().frame(width: 3)) == ["spacer none"])
    #expect(
      try elements(
        Group {
          Spacer()
          Divider()
        }) == ["spacer vertical", "divider vertical"])
  }
}
