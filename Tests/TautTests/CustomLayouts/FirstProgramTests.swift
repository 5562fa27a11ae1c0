import Foundation
import Taut
import Testing

/// What people write in their first program, and what went wrong there.
@Suite("First programs")
struct FirstProgramTests {
  /// A row that is centred in its bounds.
  private struct CenteredFlow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let width = sizes.map(\.width).reduce(0, +)
      return CGSize(width: proposal.width ?? width, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let width = sizes.map(\.width).reduce(0, +)
      var x = bounds.minX + (bounds.width - width) / 2
      for (subview, size) in zip(subviews, sizes) {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += size.width
      }
    }
  }

  @Test("A custom layout is placed only at what it really gets", arguments: EngineKind.allCases)
  func placedInFiniteBounds(_ engine: EngineKind) throws {
    let row = HStack {
      Text("a")
      CenteredFlow { Text("x").id("x") }
    }
    let size = ProposedViewSize(width: 200, height: 50)
    for (name, view) in [
      ("row", AnyView(row)), ("leading column", AnyView(VStack(alignment: .leading) { row })),
      ("baselines", AnyView(HStack(alignment: .firstTextBaseline) { row })),
    ] {
      let result = try Taut.layout(view, in: size, engine: engine)
      let text = try #require(result["x"]?.frame)
      #expect(text.minX > 50 && text.maxX < 200, "\(name)")
    }
    let both = try EngineKind.allCases.map { try Taut.layout(row, in: size, engine: $0).views.map(\.frame) }
    #expect(both[0] == both[1])
  }

  private struct Endless: View {
    var body: some View { VStack { Endless() } }
  }

  private struct Ping: View {
    var body: some View { Pong() }
  }

  private struct Pong: View {
    var body: some View { AnyView(Ping()) }
  }

  @Test("A body that contains itself is an error that names the cycle")
  func endless() throws {
    for (view, names) in [
      (AnyView(Endless()), ["Endless contains itself", "Endless > ", "5000"]),
      (AnyView(Ping()), ["contains itself", "Ping > ", "Pong"]),
    ] {
      do {
        _ = try Taut.layout(view, in: .unspecified)
        Issue.record("there is no such layout")
      } catch {
        for name in names { #expect("\(error)".contains(name), "\(error)") }
        #expect("\(error)".count < 1_000)
      }
    }
  }

  @Test("A font of no size is the smallest one")
  func fontSizes() throws {
    for (size, nearest) in [(0, 0.015625), (-3, 0.015625), (.nan, 0.015625), (1e9, 65_536), (12, 12)]
      as [(CGFloat, CGFloat)]
    {
      #expect(Font.system(size: size).size == nearest)
    }
    #expect(try Taut.layout(Text("a").font(.system(size: 0)), in: .unspecified).views[0].frame.height < 2)
  }

  /// Ten points a letter, and no word about where an answer holds.
  private struct NaiveMeasurer: TextMeasurer {
    func measure(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TextMeasurement {
      let own = 10 * CGFloat(text.string.count)
      let size = CGSize(width: min(width ?? own, own), height: 20)
      return TextMeasurement(
        leaf: LeafMeasurement(size: size, firstBaseline: 15, lastBaseline: 15), lines: [text.string],
        isTruncated: false)
    }
  }

  @Test("A measurer that claims nothing is asked at each size", arguments: EngineKind.allCases)
  func naiveMeasurer(_ engine: EngineKind) throws {
    var environment = EnvironmentValues()
    environment.textMeasurer = NaiveMeasurer()
    let row = HStack(spacing: 0) {
      Text("four").id("first")
      Text("letters").id("second")
      Spacer(minLength: 0)
    }
    let result = try Taut.layout(
      row, in: ProposedViewSize(width: 200, height: 50), engine: engine, environment: environment)
    #expect(result["first"]?.frame.width == 40 && result["second"]?.frame.width == 70)
  }

  @Test("An id names the view, and no wrapper around it")
  func ids() throws {
    let explanation = try Taut.explain(
      VStack { Text("A long title").id("title").padding(4).id("outer") },
      in: ProposedViewSize(width: 60, height: 90))
    #expect(explanation.tree.nodes.map(\.element.kind) == ["VStack", "padding", "Text"])
    #expect(explanation.tree.nodes.map(\.id) == [nil, "outer", "title"])
    let title = try #require(explanation.views(named: "title").first)
    #expect(explanation.lineBreaks(of: title)?.lines.count == 2)
    let twice = try LayoutTree(Text("a").id("inner").id("outer"))
    #expect(twice.nodes.map(\.id) == ["outer", "inner"])
  }

  private func bold(_ text: String) -> Text { Text(text).bold() }

  @Test("Modifiers of texts give texts: the inner one counts, and what is only drawn keeps its node")
  func texts() throws {
    func width(_ view: some View) throws -> CGFloat {
      try Taut.layout(view, in: .unspecified).views[0].frame.width
    }
    let names = ["Ann", "Bob"].map(Text.init)
    #expect(try width(names[0] + names[1]) == width(Text("AnnBob")))
    #expect(try width(bold("Ann") + Text(", 34")) == width(bold("Ann")) + width(Text(", 34")))
    #expect(try width((Text("Ann") + Text(", 34")).bold()) == width(Text("Ann, 34").bold()))
    #expect(try width(Text("Ann").font(.title).font(.body)) == width(Text("Ann").font(.title)))
    #expect(try width(VStack { Text("Ann").fontWeight(.bold) }) == width(VStack { Text("Ann") }.bold()))
    #expect(try width(VStack { Text("Ann").fontWeight(.regular) }.fontWeight(.bold)) == width(Text("Ann")))
    let tree = try LayoutTree(Text("Ann").italic().underline(color: .red).foregroundStyle(.blue))
    #expect(tree.nodes.map(\.element.kind) == ["foregroundStyle", "underline", "italic", "Text"])
  }
}
