import Foundation
import Taut
import Testing

@Suite("Preferences that layout reads")
struct PreferenceTests {
  private let container = ProposedViewSize(width: 200, height: 100)

  private struct Widest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Bounds: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  private struct Corner: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
      value += nextValue()
    }
  }

  /// Columns as wide as the widest of their cells, as people make them.
  private struct EqualWidths: View {
    @State private var width: CGFloat?
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach([30.0, 70.0, 50.0], id: \.self) { own in
          leaf(own, 10)
            .background(GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
            .frame(width: width, alignment: .leading)
        }
      }
      .onPreferenceChange(Widest.self) { width = $0 }
    }
  }

  @Test("equal widths by way of a preference")
  func equalWidths() throws {
    let result = try layOut(EqualWidths(), in: container)
    #expect(result.views.filter { $0.kind == "frame" }.map { number($0.frame.width) } == ["70", "70", "70"])
    #expect(result.rounds == 2)
  }

  private final class Box { var names: [[String]] = [] }

  private func names(_ view: some View) throws -> [String] {
    let box = Box()
    _ = try ReferenceEngine().settled(
      view.onPreferenceChange(Names.self) { box.names.append($0) }, in: container)
    #expect(box.names.count == 1)
    return box.names.last ?? []
  }

  @Test("siblings are combined in order, an outer value stands in place of inner ones, and changes change")
  func combining() throws {
    func said(_ name: String) -> some View { leaf(1, 1).preference(key: Names.self, value: [name]) }
    let row = HStack {
      said("a")
      Text("says nothing")
      VStack {
        said("b").overlay { said("over") }
        said("c")
      }
      said("d").background { said("under") }
    }
    #expect(try names(row) == ["a", "b", "over", "c", "d", "under"])
    #expect(try names(row.preference(key: Names.self, value: ["outer"])) == ["outer"])
    #expect(
      try names(
        HStack {
          row.transformPreference(Names.self) { $0.reverse() }; said("e")
        }) == ["under", "d", "c", "over", "b", "a", "e"])
    #expect(try names(Text("nothing")) == [])
    #expect(try names(Text("x").transformPreference(Names.self) { $0.append("made") }) == ["made"])
    #expect(
      try names(
        ViewThatFits {
          leaf(500, 1).preference(key: Names.self, value: ["wide"]); said("fits")
        }) == ["fits"])
  }

  @Test("an anchor is read in another view's coordinates")
  func anchors() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      leaf(40, 10)
      HStack(spacing: 0) {
        leaf(30, 20)
        leaf(60, 20).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
      }
    }
    .padding(5)
    .overlayPreferenceValue(Bounds.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          Color.red.frame(width: proxy[anchor].width, height: proxy[anchor].height)
            .offset(x: proxy[anchor].minX, y: proxy[anchor].minY).id("mark")
        }
      }
    }
    .padding(20)
    let result = try layOut(view, in: container)
    let marked = try #require(
      result.views.first { $0.frame.size == CGSize(width: 60, height: 20) && $0.kind == "Image" })
    let mark = try #require(result.views.first { $0.kind == "Color" })
    #expect(mark.frame.numbers == marked.frame.numbers)
    #expect(mark.path.contains(".overlay.0"))
  }

  @Test("points of views, and rectangles in them")
  func points() throws {
    let view = HStack(spacing: 0) {
      leaf(20, 10).anchorPreference(key: Corner.self, value: .bottomTrailing) { [$0] }
      leaf(30, 30)
        .anchorPreference(key: Corner.self, value: .point(CGPoint(x: 1, y: 2))) { [$0] }
        .transformAnchorPreference(key: Corner.self, value: .center) { $0.append($1) }
    }
    .backgroundPreferenceValue(Corner.self) { anchors in
      GeometryReader { proxy in
        ForEach(0..<anchors.count, id: \.self) { place in
          leaf(proxy[anchors[place]].x, proxy[anchors[place]].y)
        }
      }
    }
    let sizes = try layOut(view, in: container).views.filter { $0.path.hasPrefix("root.background.") }
      .map { "\(number($0.frame.width)) \(number($0.frame.height))" }
    #expect(sizes == ["20 20", "21 2", "35 15"])
  }

  @Test("content from preferences is aligned to the view, and waits for readers inside it")
  func layers() throws {
    let view = leaf(50, 50)
      .background(GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width / 2) })
      .overlayPreferenceValue(Widest.self, alignment: .bottomTrailing) { leaf($0, 10) }
    let result = try layOut(view)
    #expect(result.frame("root.overlay")?.numbers == "25 40 25 10")
    let outside = try layOut(view.padding(1).overlayPreferenceValue(Widest.self) { leaf($0 + 1, 1) })
    #expect(outside.views.contains { $0.frame.size == CGSize(width: 26, height: 1) })
  }

  @Test("a tree without readers of preferences has nothing pending, one with them has")
  func pending() throws {
    #expect(try LayoutTree(leaf(1, 1).preference(key: Widest.self, value: 3)).pendingReaders == [])
    let tree = try LayoutTree(leaf(1, 1).overlayPreferenceValue(Widest.self) { leaf($0, $0) })
    #expect(tree.pendingReaders.count == 1)
    #expect(try ReferenceEngine().layout(tree, in: container).views.count == 2)
    #expect(try ReferenceEngine().expanded(tree, in: container).result.views.count == 3)
  }
}
