import Foundation
import Taut
import Testing

private enum Knee: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> Length { d.height * 0.6 }
}

extension VerticalAlignment {
  fileprivate static let knee = VerticalAlignment(Knee.self)
}

/// Two views without end apart.
private struct Apart: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 10, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let ends: [CGFloat] = [CGFloat.infinity, -CGFloat.infinity]
    for (view, y) in zip(subviews, ends) {
      view.place(at: CGPoint(x: 0, y: y), proposal: .unspecified)
    }
  }
}

@Suite("Custom layouts: guides and spacing around them")
struct GuideTests {
  @Test("the average of places without end in both directions is the first one, as infinities do not cancel")
  func apart() throws {
    let view = Apart {
      leaf(10, 20).alignmentGuide(.knee) { _ in 5 }
      leaf(10, 20).alignmentGuide(.knee) { _ in 11 }
    }
    // A guide that is infinite moves nothing.
    #expect(try guide(.knee, view) == 0)
  }

  /// The guides that a row sees of a layout, by how far the layout lies below a leaf that is 1 x 1.
  private func guide(_ guide: VerticalAlignment, _ view: some View) throws -> CGFloat {
    let row = HStack(alignment: guide) {
      leaf(1, 1).alignmentGuide(guide) { _ in 1000 }
      view
    }
    let result = try layOut(row)
    return 1000 - (try #require(result.views.first { $0.path.hasPrefix("root.1") })).frame.origin.y
  }

  private var views: some View {
    Diagonal {
      leaf(10, 20).alignmentGuide(.knee) { _ in 5 }.alignmentGuide(.firstTextBaseline) { _ in 18 }
        .alignmentGuide(.lastTextBaseline) { _ in 19 }.alignmentGuide(.top) { _ in 3 }
      leaf(10, 20)
      leaf(10, 20).alignmentGuide(.knee) { _ in 11 }.alignmentGuide(.firstTextBaseline) { _ in 1 }
        .alignmentGuide(.lastTextBaseline) { _ in 2 }
    }
  }

  @Test("by default the views' explicit values are combined where they are placed")
  func combined() throws {
    // 5 in the first view, 40 + 11 in the third.
    #expect(try guide(.knee, views) == 28)
    #expect(try guide(.firstTextBaseline, views) == 18)
    #expect(try guide(.lastTextBaseline, views) == 42)
    // Edges and the centre are not passed up, and defaults are the layout's own.
    #expect(try guide(.top, views) == 0)
    #expect(try guide(.center, views) == 30)
    #expect(try guide(.bottom, views) == 60)
    #expect(try guide(.knee, Diagonal { leaf(10, 20) }) == 12)
  }

  @Test("a layout's own value wins, also for edges; none is none")
  func explicit() throws {
    struct Guided: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 40, height: 30)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
      func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
      ) -> CGFloat? {
        switch guide {
        case .top: bounds.height / 3
        case .firstTextBaseline: 25
        default: nil
        }
      }
    }
    let view = Guided { leaf(10, 10).alignmentGuide(.knee) { _ in 1 } }
    #expect(try guide(.top, view) == 10)
    #expect(try guide(.firstTextBaseline, view) == 25)
    #expect(try guide(.firstTextBaseline, view.padding(4)) == 29)
    #expect(try guide(.knee, view) == 18)
    // The other axis keeps its default combination.
    let column = VStack(alignment: .leading) {
      leaf(100, 1)
      view
    }
    #expect(try layOut(column).frame("root.1")?.numbers == "0 9 40 30")
  }

  @Test("a layout may ask for guides that nothing else in the tree names")
  func unnamed() throws {
    struct Asking: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let d = subviews[0].dimensions(in: .unspecified)
        return CGSize(width: d[.knee], height: d[explicit: .lastTextBaseline] ?? 100)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    struct Answering: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
      func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
      ) -> CGFloat? { guide == .knee ? 5 : guide == .lastTextBaseline ? 7 : nil }
    }
    let text = Asking { Text("one two").padding(3) }
    let line = BuiltInTextMeasurer().measure(MeasurableText("one two"))
    let height = (line.leaf.lastBaseline ?? 0) + 3
    #expect(try layOut(text).views[0].frame.size.height == height)
    #expect(try layOut(text).views[0].frame.size.width == (20.5 + 6) * 0.6)
    #expect(try layOut(Asking { Answering { leaf(1, 1) } }).views[0].frame.numbers == "0 0 5 7")
    #expect(try layOut(Asking { HStack { Answering {} } }).views[0].frame.numbers == "0 0 5 7")
  }

  @Test("guides pass through nested layouts")
  func nested() throws {
    let inner = PassThrough { leaf(10, 20).alignmentGuide(.knee) { $0.height / 4 } }
    let outer = Box(size: CGSize(width: 50, height: 50), position: CGPoint(x: 0, y: 30)) { inner }
    #expect(try guide(.knee, outer) == 35)
    #expect(try guide(.knee, outer.padding(.top, 2)) == 37)
  }

  @Test("a layout's spacing counts for the stack around it")
  func spacing() throws {
    struct Tight: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 10, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
      func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        ViewSpacing(zeroEdges: .leading)
      }
    }
    let row = HStack {
      leaf(10, 10)
      Tight { leaf(1, 1) }
      leaf(10, 10)
    }
    let result = try layOut(row)
    #expect(result.frame("root.1")?.origin.x == 10)
    #expect(result.frame("root.2")?.origin.x == 28)
    let around = HStack {
      leaf(10, 10)
      Diagonal { HStack { Spacer() } }
      leaf(10, 10)
    }
    #expect(try layOut(around).views[0].frame.size.width == 28)
  }
}
