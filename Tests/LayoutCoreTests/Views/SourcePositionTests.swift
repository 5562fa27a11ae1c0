import Foundation
import LayoutCore
import Testing

@Suite("Nodes know where they were written")
struct SourcePositionTests {
  /// The lines of the nodes, in preorder, counted from `start`.
  private func lines(_ view: some View, from start: Int) throws -> [String] {
    try LayoutTree(view).nodes.map { node in
      guard let source = node.source else { return "\(node.element.kind) ?" }
      #expect(source.file == "LayoutCoreTests/SourcePositionTests.swift")
      return "\(node.element.kind) \(source.line - start)"
    }
  }

  @Test("views and modifiers, each with the line of its own")
  func positions() throws {
    let start = #line
    let view = VStack(
      alignment: .leading
    ) {
      Text("a")
        .font(.title)
        .padding()
        .frame(
          width: 10
        )
        .id("text")
      Rectangle()
        .fill(.red)
        .alignmentGuide(.leading) { d in
          d[.trailing]
        }
      Color.red
        .background(
          .blue)
      RoundedRectangle(cornerRadius: 1).stroke()
    }
    #expect(
      try lines(view, from: start) == [
        "VStack 1", "frame 7", "padding 6", "Text 4", "alignmentGuide 13", "Rectangle 11",
        "background 17", "Color ?", "Color 17", "RoundedRectangle 19",
      ])
  }
}
