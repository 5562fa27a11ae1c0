import Taut
import Testing

/// A model as an app has it.
@Observable
final class Counter {
  var count = 1
}

/// A view that says on its own that it belongs to the main actor.
@MainActor
struct Bars: View {
  @State private var extra = 0
  @Environment(Counter.self) private var counter
  let names = ["one", "two"]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(names, id: \.self) { name in Text(name).lineLimit(1) }
      Color.red.frame(width: CGFloat(counter.count * 10 + extra), height: 4).id("bar")
      Button("more") { counter.count += 1 }.id("more")
    }
    .onAppear { extra = 5 }
    .task { counter.count += 1 }
  }
}

/// A modifier and a style, isolated as everything here is.
struct Boxed: ViewModifier {
  @State private var width: CGFloat = 0

  func body(content: Content) -> some View {
    content.padding(3).onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
      .overlay(alignment: .top) { Color.blue.frame(width: width, height: 1).id("line") }
  }
}

struct Wide: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(maxWidth: .infinity)
  }
}

struct Halves: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (place, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: CGFloat(place) * bounds.width / 2, y: 0),
        proposal: ProposedViewSize(width: bounds.width / 2, height: bounds.height))
    }
  }
}

struct MainActorTests {
  @Test(arguments: EngineKind.allCases)
  func isolatedViews(_ engine: EngineKind) throws {
    let view = Bars().environment(Counter()).buttonStyle(Wide()).modifier(Boxed())
    let result = try Taut.layout(view, in: ProposedViewSize(width: 200, height: 200), engine: engine)
    // The task runs at once on the main thread, where the layout is made, and otherwise whenever the main actor comes to it.
    #expect([15, 25].contains(result["bar"]?.frame.width))
    #expect(result["line"]?.frame.width == 200)
    #expect(result.rounds > 1)
  }

  @Test func isolatedLayouts() throws {
    let view = Halves {
      Color.red.id("left")
      Color.blue
    }
    let result = try Taut.layout(view, in: ProposedViewSize(width: 100, height: 20))
    #expect(result["left"]?.frame.width == 50)
  }

  @Test func sessions() throws {
    let counter = Counter()
    let session = ViewSession(Bars().environment(counter), engine: ReferenceEngine())
    try session.layOut(in: ProposedViewSize(width: 200, height: 200))
    let before = counter.count
    let settled = try session.tap("more")
    #expect(counter.count == before + 1)
    #expect(settled.result["bar"]?.frame.width == CGFloat(counter.count * 10 + 5))
  }
}
