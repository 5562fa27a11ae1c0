import Foundation
import Taut
import Testing

@Suite("Custom layouts that hand their views on")
struct DelegatingTests {
  private static var contents: [AnyView] {
    [
      AnyView(leaf(20, 10)), AnyView(Color.red), AnyView(Text("Some words that wrap").layoutPriority(1)),
      AnyView(Spacer()), AnyView(leaf(5, 40).alignmentGuide(.top) { _ in 3 }),
      AnyView(Color.blue.frame(maxWidth: 30)), AnyView(Divider()), AnyView(Text("More").padding(4)),
    ]
  }

  private static let proposals = [nil, 0, 35, 120.5, 300, CGFloat.infinity].flatMap { width in
    [nil, 90].map { ProposedViewSize(width: width, height: $0) }
  }

  /// The frames of views that only their container tells apart.
  private func frames(_ view: some View, _ proposal: ProposedViewSize) throws -> String {
    try layOut(view, in: proposal).views.map { "\($0.path) \($0.frame.numbers)" }.joined(separator: "\n")
  }

  @ViewBuilder private func content(_ count: Int) -> some View {
    ForEach(0..<count) { Self.contents[$0] }
  }

  @Test("to a stack: the same as the stack itself", arguments: [0, 1, 2, 5, 8])
  func stacks(count: Int) throws {
    for proposal in Self.proposals {
      #expect(
        try frames(Delegating(inner: HStackLayout(alignment: .top)) { content(count) }, proposal)
          == frames(HStack(alignment: .top) { content(count) }, proposal))
      #expect(
        try frames(Delegating(inner: VStackLayout(spacing: 3)) { content(count) }, proposal)
          == frames(VStack(spacing: 3) { content(count) }, proposal))
      #expect(
        try frames(Delegating(inner: ZStackLayout(alignment: .bottomTrailing)) { content(count) }, proposal)
          == frames(ZStack(alignment: .bottomTrailing) { content(count) }, proposal))
    }
  }

  @Test("to any layout: the same as that layout")
  func anyLayout() throws {
    let proposal = ProposedViewSize(width: 120, height: 90)
    let layouts: [any Layout] = [HStackLayout(), VStackLayout(), ZStackLayout(), FlowLayout(), Diagonal()]
    for layout in layouts {
      let direct = try frames(AnyLayout(layout) { content(5) }, proposal)
      #expect(try frames(AnyLayout(AnyLayout(layout)) { content(5) }, proposal) == direct)
      // A spacer's axis comes from the static properties, which "any layout" does not have.
      #expect(
        try frames(Delegating(inner: AnyLayout(layout)) { content(3) }, proposal)
          == frames(AnyLayout(layout) { content(3) }, proposal))
    }
    let stack = try frames(HStack { content(5) }, proposal)
    #expect(try frames(AnyLayout(HStackLayout()) { content(5) }, proposal) == stack)
    #expect(try frames(HStackLayout() { content(5) }, proposal) == stack)
  }

  @Test("from right to left")
  func rightToLeft() throws {
    for proposal in Self.proposals {
      let mine = Delegating(inner: HStackLayout()) { content(5) }
      let theirs = HStack { content(5) }
      #expect(
        try frames(mine.environment(\.layoutDirection, .rightToLeft), proposal)
          == frames(theirs.environment(\.layoutDirection, .rightToLeft), proposal))
    }
  }

  @Test("parts of the views to different layouts, at bounds of their own")
  func parts() throws {
    struct TwoRows: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(subviews).map { row in
          var none: Void = ()
          return HStackLayout(spacing: 2).sizeThatFits(proposal: proposal, subviews: row, cache: &none)
        }
        return CGSize(width: rows.map(\.width).max() ?? 0, height: rows.map(\.height).reduce(0, +))
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        var y = bounds.minY
        for row in rows(subviews) {
          let layout = HStackLayout(spacing: 2)
          let size = layout.sizeThatFits(proposal: proposal, subviews: row, cache: &cache)
          layout.placeSubviews(
            in: CGRect(origin: CGPoint(x: 0, y: y), size: size), proposal: proposal, subviews: row,
            cache: &cache)
          y += size.height
        }
      }
      private func rows(_ subviews: Subviews) -> [Subviews] {
        [subviews[0..<2], subviews[2..<subviews.endIndex]]
      }
    }
    let view = TwoRows {
      leaf(10, 20)
      leaf(30, 10)
      leaf(5, 5)
      leaf(6, 6)
      leaf(7, 7)
    }
    let expected = """
      root TwoRows 0 0 42 27
      root.0 Image 0 0 10 20
      root.1 Image 12 5 30 10
      root.2 Image 0 21 5 5
      root.3 Image 7 20.5 6 6
      root.4 Image 15 20 7 7
      """
    #expect(try outline(view) == expected)
  }

  @Test("many levels deep the costs grow with the depth, and not by a factor for each level")
  func levels() throws {
    func nested(_ depth: Int) -> AnyView {
      guard depth > 0 else { return AnyView(leaf(5, 5)) }
      return AnyView(
        Delegating(inner: HStackLayout(spacing: 1)) {
          nested(depth - 1)
          leaf(5, 5)
        })
    }
    for engine in EngineKind.allCases {
      let calls = try [6, 12].map { depth in
        try Taut.layout(nested(depth), in: ProposedViewSize(width: 500, height: 50), engine: engine)
          .statistics.customLayoutCalls
      }
      #expect(calls[1] < 8 * calls[0], "\(engine): \(calls)")
    }
    #expect(try layOut(nested(12)).views[0].frame.numbers == "0 0 77 5")
  }
}
