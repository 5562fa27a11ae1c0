import Foundation
import Taut
import Testing

/// How often a cache was made.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  var value: Int { lock.withLock { count } }
  func add() { lock.withLock { count += 1 } }
}

private struct Remembering: Layout {
  var counter: Counter

  struct Cache {
    var ideals: [CGSize]
    var asked = 0
  }

  func makeCache(subviews: Subviews) -> Cache {
    counter.add()
    return Cache(ideals: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.asked += 1
    return CGSize(
      width: cache.ideals.map(\.width).reduce(0, +), height: cache.ideals.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX
    for (view, ideal) in zip(subviews, cache.ideals) {
      // What was asked is still remembered when views are placed.
      view.place(at: CGPoint(x: x, y: cache.asked > 0 ? 0 : .infinity), proposal: ProposedViewSize(ideal))
      x += ideal.width
    }
  }

  // Not asked before sizes are known, as the default would be.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
}

/// As high as its first view's last line of text lies deep: a guide that nothing else in a tree asks for.
private struct Hanging: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let view = subviews[0].dimensions(in: proposal)
    return CGSize(width: view.width, height: view[explicit: .lastTextBaseline] ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

@Suite("Custom layouts: what they remember")
struct CacheTests {
  @Test("what code remembers of a measurement that had to begin anew is forgotten")
  func begunAnew() throws {
    let view = Remembering(counter: Counter()) {
      Hanging { leaf(30, 20).alignmentGuide(.lastTextBaseline) { $0.height - 4 } }
    }
    let expected = """
      root Remembering 0 0 30 16
      root.0 Hanging 0 0 30 16
      root.0.0 Image 0 0 30 20
      """
    #expect(try outline(view) == expected)
  }

  @Test("a view's cache is kept from measuring to placing, and is its own")
  func kept() throws {
    let counter = Counter()
    let view = HStack(spacing: 0) {
      Remembering(counter: counter) {
        leaf(10, 5)
        leaf(20, 5)
      }
      Remembering(counter: counter) { leaf(7, 5) }
    }
    let expected = """
      root HStack 0 0 37 5
      root.0 Remembering 0 0 30 5
      root.0.0 Image 0 0 10 5
      root.0.1 Image 10 0 20 5
      root.1 Remembering 30 0 7 5
      root.1.0 Image 30 0 7 5
      """
    #expect(try outline(view) == expected)
  }

  @Test("a cache is made once for each view in a layout, and once more for its spacing")
  func made() throws {
    for engine in EngineKind.allCases {
      let counter = Counter()
      let view = HStack {
        Remembering(counter: counter) { leaf(10, 5) }
        Color.red
      }
      let tree = try LayoutTree(view)
      let before = counter.value
      _ = try engine.engine.layout(tree, in: ProposedViewSize(width: 100, height: 50))
      #expect(counter.value == before + 1)
    }
  }

  @Test("layouts without a cache, with a value and with an object")
  func kinds() throws {
    final class Object {
      var sizes: [CGSize] = []
    }
    struct Shared: Layout {
      func makeCache(subviews: Subviews) -> Object { Object() }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Object) -> CGSize {
        cache.sizes = subviews.map { $0.sizeThatFits(proposal) }
        return cache.sizes.first ?? .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Object
      ) {
        for (view, size) in zip(subviews, cache.sizes) {
          view.place(at: .zero, proposal: ProposedViewSize(size))
        }
      }
    }
    #expect(
      try outline(Shared { Color.red }, in: ProposedViewSize(width: 9, height: 8))
        == "root Shared 0 0 9 8\nroot.0 Color 0 0 9 8")
  }
}
