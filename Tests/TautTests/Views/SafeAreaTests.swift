import Foundation
import LayoutDocuments
import LayoutExplanation
import LinearProgramming
import Taut
import Testing

/// The expected frames follow from the rules on page Rules, whose evidence stands there.
@Suite("Safe areas")
struct SafeAreaTests {
  private static let size = ProposedViewSize(width: 390, height: 844)

  private func layout(
    _ view: some View, _ engine: EngineKind, safe: EdgeInsets = EdgeInsets(top: 47, bottom: 34),
    direction: LayoutDirection = .leftToRight
  ) throws -> LayoutResult {
    var environment = EnvironmentValues()
    environment.containerSafeArea = safe
    environment.layoutDirection = direction
    return try Taut.layout(view, in: Self.size, engine: engine, environment: environment)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("The root is laid out in the container less its safe area", arguments: EngineKind.allCases)
  func root(_ engine: EngineKind) throws {
    let filling = try layout(Color.red.id("red"), engine)
    #expect(filling["red"]?.frame == rect(0, 47, 390, 763))
    let small = try layout(Color.red.frame(width: 100, height: 63).id("red"), engine)
    #expect(small["red"]?.frame == rect(145, 47 + 350, 100, 63))
    let parts = Color.red.id("red").containerRelativeFrame(.vertical, count: 7, spacing: 0)
    #expect(try layout(parts, engine)["red"]?.frame.height == 109)
  }

  @Test("A view that touches the edge reaches beyond it", arguments: EngineKind.allCases)
  func reaching(_ engine: EngineKind) throws {
    let all = ZStack {
      Color.red.id("red").ignoresSafeArea()
      Color.blue.frame(width: 10, height: 10).id("blue")
    }
    let result = try layout(all, engine)
    #expect(result["red"]?.frame == rect(0, 0, 390, 844))
    #expect(result["blue"]?.frame == rect(190, 47 + 376.5, 10, 10))
    #expect(result["root"]?.frame == rect(0, 47, 390, 763))

    let column = VStack(spacing: 0) {
      Color.red.id("red").ignoresSafeArea()
      Color.blue.id("blue").ignoresSafeArea(edges: .top)
    }
    let halves = try layout(column, engine)
    #expect(halves["red"]?.frame == rect(0, 0, 390, 47 + 381.5))
    #expect(halves["blue"]?.frame == rect(0, 47 + 381.5, 390, 381.5))
  }

  @Test("A view that does not touch the edge stays", arguments: EngineKind.allCases)
  func apart(_ engine: EngineKind) throws {
    let padded = Color.red.id("red").ignoresSafeArea().padding(10)
    #expect(try layout(padded, engine)["red"]?.frame == rect(10, 57, 370, 743))
    // Nearly there, as rounding may make it.
    let near = Color.red.id("red").ignoresSafeArea().padding(0.25)
    #expect(try layout(near, engine)["red"]?.frame == rect(0, 0, 390, 844))
    let keyboard = Color.red.id("red").ignoresSafeArea(.keyboard)
    #expect(try layout(keyboard, engine)["red"]?.frame == rect(0, 47, 390, 763))
    #expect(
      try layout(Color.red.id("red").ignoresSafeArea(), engine, safe: EdgeInsets())["red"]?.frame
        == rect(0, 0, 390, 844))
  }

  @Test("A fixed view keeps its size, and moves to the outer edge", arguments: EngineKind.allCases)
  func fixed(_ engine: EngineKind) throws {
    let top = VStack(spacing: 0) {
      Color.red.frame(width: 390, height: 40).id("red").ignoresSafeArea()
      Color.blue.id("blue")
    }
    let result = try layout(top, engine)
    #expect(result["red"]?.frame == rect(0, 0, 390, 40))
    #expect(result["blue"]?.frame == rect(0, 87, 390, 723))
  }

  @Test("An inset takes room from the view, which may reach under it", arguments: EngineKind.allCases)
  func insets(_ engine: EngineKind) throws {
    let bar = Color.red.id("red").safeAreaInset(edge: .bottom, spacing: 0) {
      Color.blue.frame(height: 50).id("bar")
    }
    let plain = try layout(bar, engine)
    #expect(plain["red"]?.frame == rect(0, 47, 390, 713))
    #expect(plain["bar"]?.frame == rect(0, 760, 390, 50))

    let under = Color.red.id("red").ignoresSafeArea().safeAreaInset(edge: .bottom) {
      Color.blue.frame(height: 50).id("bar")
    }
    #expect(try layout(under, engine)["red"]?.frame == rect(0, 0, 390, 844))

    let side = Color.red.id("red").ignoresSafeArea(edges: .leading).safeAreaInset(
      edge: .leading, alignment: .top
    ) {
      Color.blue.frame(width: 30, height: 20).id("bar")
    }
    let beside = try layout(side, engine)
    #expect(beside["red"]?.frame == rect(0, 47, 390, 763))
    #expect(beside["bar"]?.frame == rect(0, 47, 30, 20))
  }

  @Test("The content of an inset is served first, up to what the view cannot do without")
  func served() throws {
    let view = Color.red.frame(minHeight: 700).id("red").safeAreaInset(edge: .top, spacing: 3) {
      Color.blue.id("bar")
    }
    for engine in EngineKind.allCases {
      let result = try layout(view, engine)
      #expect(result["bar"]?.frame == rect(0, 47, 390, 60))
      #expect(result["red"]?.frame == rect(0, 110, 390, 700))
    }
  }

  @Test("Room that safeAreaPadding keeps is a safe area of its own", arguments: EngineKind.allCases)
  func padding(_ engine: EngineKind) throws {
    let view = ZStack {
      Color.red.id("red").ignoresSafeArea()
      Color.blue.id("blue")
    }.safeAreaPadding(.horizontal, 20)
    let result = try layout(view, engine)
    #expect(result["blue"]?.frame == rect(20, 47, 350, 763))
    #expect(result["red"]?.frame == rect(0, 0, 390, 844))
    #expect(try layout(Color.red.id("red").safeAreaPadding(), engine)["red"]?.frame == rect(16, 63, 358, 731))
  }

  @Test("Styles behind a view reach beyond the safe area", arguments: EngineKind.allCases)
  func backgrounds(_ engine: EngineKind) throws {
    let view = Color.clear.id("view").background(Color.red)
    let result = try layout(view, engine)
    #expect(result["view"]?.frame == rect(0, 47, 390, 763))
    #expect(result.views.last?.frame == rect(0, 0, 390, 844))
    let kept = Color.clear.background(Color.red, ignoresSafeAreaEdges: [])
    #expect(try layout(kept, engine).views.last?.frame == rect(0, 47, 390, 763))
  }

  @Test("Readers know the safe area that they touch", arguments: EngineKind.allCases)
  func readers(_ engine: EngineKind) throws {
    let view = VStack(spacing: 0) {
      GeometryReader { proxy in
        Color.red.frame(width: 10 + proxy.safeAreaInsets.bottom, height: proxy.safeAreaInsets.top).id("red")
      }
      Color.blue
    }
    #expect(try layout(view, engine)["red"]?.frame == rect(0, 47, 10, 47))
    // What a reader inside is told follows from how far the view around it reaches.
    let inside = GeometryReader { proxy in
      Color.red.frame(height: proxy.size.height + proxy.safeAreaInsets.top).id("red")
    }.ignoresSafeArea()
    #expect(try layout(inside, engine)["red"]?.frame == rect(0, 0, 390, 844))
  }

  @Test("From right to left, leading is at the right", arguments: EngineKind.allCases)
  func mirrored(_ engine: EngineKind) throws {
    let view = Color.red.id("red").ignoresSafeArea(edges: .leading)
    let result = try layout(
      view, engine, safe: EdgeInsets(leading: 30, trailing: 12), direction: .rightToLeft)
    #expect(result["red"]?.frame == rect(12, 0, 378, 844))
  }

  @Test("Both engines agree on documents, at every width")
  func documents() throws {
    let text = """
      {"taut": 1, "proposal": {"width": 320, "height": 500}, "safeArea": {"top": 47, "leading": 8},
       "root": {"type": "VStack", "children": [
         {"type": "Color", "id": "red", "modifiers": [{"ignoresSafeArea": ["top", "leading"]}]},
         {"type": "Text", "text": "several words in a column", "modifiers": [{"safeAreaPadding": 4}]}]}}
      """
    let scene = try SceneReader().read(text, file: "scene.json")
    for width in stride(from: 60.0, through: 400, by: 19) {
      let size = ProposedViewSize(width: width, height: 500)
      let solved = try ConstraintEngine().expanded(LayoutTree(scene.root), in: size)
      let plain = try ReferenceEngine().expanded(LayoutTree(scene.root), in: size)
      #expect(solved.result.disagreements(with: plain.result).isEmpty, "\(width)")
      #expect(plain.result["red"]?.frame.origin == .zero, "\(width)")
      #expect(plain.result["red"]?.frame.width == CGFloat(width), "\(width)")
    }
  }

  /// The reach of each view that ignores the safe area, in the order of the tree.
  private func reaches(_ tree: LayoutTree) -> [EdgeInsets?] {
    tree.nodes.compactMap { $0.element as? IgnoresSafeAreaElement }.map(\.reach)
  }

  @Test(
    "How far views reach is decided for every size of a range, and where it follows the size that is said")
  func ranges() throws {
    let sides = EdgeInsets(top: 47, leading: 40, bottom: 34, trailing: 40)
    let views: [(name: String, view: AnyView, parts: [(from: Rational, isSteady: Bool)])] = [
      (
        "all",
        AnyView(
          ZStack {
            Color.red.ignoresSafeArea(); Text("some words that wrap")
          }), [(100, true)]
      ),
      // Of a card of at most 320, half a point beyond its edges is as good as an edge.
      (
        "card", AnyView(Color.red.frame(maxWidth: 320).ignoresSafeArea()),
        [(100, true), (400, false), (Rational(numerator: 401002, denominator: 1_000), true)]
      ),
      // From 300 to 381 points it lies between the safe area's edges and the container's.
      (
        "fixed", AnyView(Color.red.frame(width: 300, height: 20).ignoresSafeArea(edges: .horizontal)),
        [
          (100, true), (Rational(numerator: 298998, denominator: 1_000), false),
          (Rational(numerator: 381002, denominator: 1_000), true),
        ]
      ),
    ]
    for (name, view, parts) in views {
      var environment = EnvironmentValues()
      environment.containerSafeArea = sides
      let pending = try LayoutTree(view, environment: environment)
      func made(_ width: Double) throws -> LayoutTree {
        try ReferenceEngine().expanded(pending, in: ProposedViewSize(width: width, height: 844)).tree
      }
      let found = try #require(
        try SafeAreaReachIntervals(
          in: ProposedViewSize(width: nil, height: 844), along: .horizontal, from: 100, through: 800
        ) { try made(Double($0.width ?? 0)) })
      #expect(
        found.intervals.map(\.lower) == parts.map(\.from)
          && found.intervals.map { $0.tree != nil } == parts.map(\.isSteady),
        "\(name): \(found.intervals.map { ($0.lower.doubleValue, $0.tree != nil) })")
      // At every quarter of a point, and close to the borders, the tree of the part is the one that is made there.
      for interval in found.intervals {
        guard let tree = interval.tree else { continue }
        let (lower, upper) = (interval.lower.doubleValue, interval.upper.doubleValue)
        let inside = stride(from: (lower * 4).rounded(.up) / 4 + 0.125, to: upper, by: 0.25)
        for width in [lower + 1e-6, upper - 1e-6] + inside {
          #expect(reaches(tree) == reaches(try made(width)), "\(name) at \(width)")
        }
      }
    }
  }

  @Test("Texts that wrap anew while views reach: each part has one tree, and its borders are exact")
  func wrapping() throws {
    var environment = EnvironmentValues()
    environment.containerSafeArea = EdgeInsets(top: 47, leading: 20, bottom: 34, trailing: 20)
    func intervals(_ view: some View) throws -> (SafeAreaReachIntervals, (Double) throws -> LayoutTree) {
      let pending = try LayoutTree(view, environment: environment)
      func made(_ width: Double) throws -> LayoutTree {
        try ReferenceEngine().expanded(pending, in: ProposedViewSize(width: width, height: 500)).tree
      }
      let found = try SafeAreaReachIntervals(
        in: ProposedViewSize(width: nil, height: 500), along: .horizontal, from: 100, through: 500
      ) { try made(Double($0.width ?? 0)) }
      return (try #require(found), made)
    }
    let text = Text("Some words of a headline that wraps at several widths")
    // As broad as the safe area, whatever its lines are.
    let (whole, _) = try intervals(
      VStack(spacing: 0) {
        text.frame(maxWidth: .infinity).background(Color.red.ignoresSafeArea())
        Spacer(minLength: 0)
      })
    #expect(whole.intervals.count == 1 && whole.intervals[0].tree != nil)
    // As broad as its lines: where a line fills the safe area it reaches, and leaves the edges as that grows.
    let (parts, made) = try intervals(
      VStack(spacing: 0) {
        text.background(Color.red.ignoresSafeArea())
        Spacer(minLength: 0)
      })
    let steady = parts.intervals.filter { $0.tree != nil }
    #expect(steady.count > 10 && steady.count < parts.intervals.count)
    #expect(zip(parts.intervals, parts.intervals.dropFirst()).allSatisfy { $0.upper == $1.lower })
    for interval in steady {
      guard let tree = interval.tree else { continue }
      let (lower, upper) = (interval.lower.doubleValue, interval.upper.doubleValue)
      for width in [lower + 1e-6, (lower + upper) / 2, upper - 1e-6] {
        #expect(reaches(tree) == reaches(try made(width)), "at \(width)")
      }
      // From its beginning on a part is left by 0.501 points at both sides, and a text is as broad as its longest line.
      guard interval.lower > 100 else { continue }
      let slack = interval.lower - 40 - Rational(numerator: 1_002, denominator: 1_000)
      let lines = try ReferenceEngine().layout(tree, in: ProposedViewSize(width: lower + 1e-6, height: 500))
      let width = try #require(lines.views.first { $0.kind == "Text" }).frame.width
      #expect(Rational(exactly: Double(width)) == slack, "at \(lower)")
    }
  }
}
