import Foundation
import LayoutCore
import Testing

@testable import ArticleViews

@Suite("What a stack knows of its children before any size is known")
struct ViewTraitsTests {
  private func traits(_ view: some View) throws -> ViewTraits {
    let tree = try LayoutTree(view, environment: .withCharacters)
    return tree[tree.root].traits
  }

  /// The traits of the only child of a stack.
  private func traits(inStack view: some View) throws -> ViewTraits {
    let tree = try LayoutTree(HStack { view })
    return tree[tree[tree.root].children[0]].traits
  }

  /// The gaps of the stack at the root.
  private func gaps(_ view: some View) throws -> [CGFloat] {
    let tree = try LayoutTree(view)
    let stack = try #require(tree[tree.root].element as? StackElement)
    return stack.gaps(between: tree[tree.root].children.map { tree[$0].traits.spacing })
  }

  @Test("priority is hidden by layout modifiers and kept by the others")
  func priorities() throws {
    let view = Color.red.layoutPriority(2)
    for kept in try [
      traits(view), traits(view.overlay(.red)), traits(view.background { Text("a") }),
      traits(view.offset(x: 1)),
      traits(view.clipped().border(.red).opacity(1).scaleEffect(2).rotationEffect(.degrees(1)).hidden()),
      traits(view.id("a").font(.title).cornerRadius(1)), traits(HStack { view }), traits(ZStack { view }),
      traits(view.alignmentGuide(.top) { $0.height }),
    ] {
      #expect(kept.priority == 2)
    }
    for hidden in try [
      traits(view.frame(width: 1)), traits(view.frame(maxWidth: 1)), traits(view.padding(0)),
      traits(view.fixedSize()), traits(view.aspectRatio(1, contentMode: .fit)),
      traits(HStack { Pair(view, view) }), traits(ScrollView { view }),
    ] {
      #expect(hidden.priority == 0)
    }
    #expect(try traits(view.layoutPriority(-1)).priority == -1)
    #expect(try traits(inStack: Spacer()).priority == -.infinity)
    #expect(try traits(inStack: Spacer().layoutPriority(1)).priority == 1)
  }

  @Test("a spacer's zero is seen through modifiers, but for padding other than zero")
  func spacers() throws {
    let zero = try [
      traits(inStack: Spacer()), traits(inStack: Spacer().padding(0)),
      traits(inStack: Spacer().frame(width: 5)),
      traits(inStack: Spacer().overlay { Text("a") }), traits(inStack: Spacer().layoutPriority(1)),
      traits(inStack: Spacer().fixedSize()), traits(inStack: Spacer().padding(.vertical, 3)),
    ]
    for traits in zero { #expect(traits.spacing.zeroEdges == .horizontal) }
    #expect(try traits(inStack: Spacer().padding(1)).spacing.zeroEdges == [])
    #expect(try traits(inStack: Spacer().padding(.leading, -1)).spacing.zeroEdges == .trailing)
    #expect(try traits(Spacer()).spacing.zeroEdges == .all)
    #expect(try traits(inStack: Color.red.overlay { Spacer() }).spacing.zeroEdges == [])
  }

  @Test("a stack has 8 points between ordinary views and none beside a spacer")
  func stackGaps() throws {
    let view = HStack {
      Color.red
      Color.red
      Spacer()
      Color.red
      Spacer().padding(1)
      HStack { Pair(Spacer(), Text("a")) }
      VStack { Pair(Spacer(), Text("a")) }
      HStack {}
      Color.red
    }
    #expect(try gaps(view) == [8, 0, 0, 8, 0, 8, 0, 0])
    #expect(try gaps(VStack { Pair(Color.red, Color.red) }.environment(\.spacing, 3)) == [3])
    #expect(try gaps(VStack(spacing: -4) { Pair(Color.red, Spacer()) }) == [-4])
  }

  @Test("of a z-stack only the children of the highest priority count")
  func zStacks() throws {
    #expect(try traits(ZStack { Pair(Color.red, Spacer()) }).spacing.zeroEdges == [])
    #expect(try traits(ZStack { Pair(Color.red, Spacer().layoutPriority(0)) }).spacing.zeroEdges == .all)
    #expect(try traits(ZStack {}).spacing.zeroEdges == .all)
  }

  @Test("baselines and guides of one's own pass containers, ordinary guides do not")
  func guides() throws {
    let baselines: Set = [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
    #expect(try traits(HStack { Text("a").padding() }).explicitGuides.keys == baselines)
    #expect(try traits(FeetView().border(.red)).explicitGuides == [VerticalAlignment.feet.key])
    #expect(
      try traits(Color.red.alignmentGuide(.top) { $0.height }).explicitGuides == [VerticalAlignment.top.key])
    #expect(try traits(ZStack { Color.red.alignmentGuide(.top) { $0.height } }).explicitGuides == [])
    #expect(try traits(ScrollView { Text("a") }).explicitGuides == [])
  }

  @Test(
    "A text's edges show through rows, z-stacks and widths; padding and heights make ordinary edges of them")
  func textEdges() throws {
    let text = Text("a").font(.system(size: 13))
    func gaps(_ view: some View) throws -> [CGFloat] {
      let spacing = try traits(view).spacing
      return [
        spacing.distance(to: .ordinary, along: .vertical),
        ViewSpacing.ordinary.distance(to: spacing, along: .vertical),
        spacing.distance(to: try traits(text).spacing, along: .vertical),
      ]
    }
    let (below, above) = (CGFloat(8.15625), CGFloat(4.734375))
    for gaps in [
      try gaps(text), try gaps(text.frame(width: 50)), try gaps(text.frame(maxWidth: .infinity)),
      try gaps(text.padding(0)), try gaps(HStack { Pair(text, Spacer()) }),
      try gaps(ZStack { Pair(text, text) }),
    ] { #expect(gaps == [below, above, 0]) }
    for gaps in [
      try gaps(text.padding(1)), try gaps(text.frame(height: 20)), try gaps(text.frame(maxHeight: 20)),
    ] { #expect(gaps == [8, 8, above]) }
    #expect(try gaps(text.padding(.top, 1)) == [below, 8, 0])
    #expect(try gaps(HStack { Pair(text, Color.red) }) == [below, 8, above])
  }
}

/// Two views side by side.
private struct Pair<First: View, Second: View>: View {
  var first: First
  var second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  var body: some View {
    first
    second
  }
}
