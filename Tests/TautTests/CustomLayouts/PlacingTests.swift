import Foundation
import Taut
import Testing

@Suite("Custom layouts: where views are put")
struct PlacingTests {
  private let box = CGSize(width: 100, height: 60)

  @Test("any point of a view can be put somewhere")
  func anchors() throws {
    let anchors: [(UnitPoint, String)] = [
      (.topLeading, "50 30 20 10"), (.top, "40 30 20 10"), (.topTrailing, "30 30 20 10"),
      (.leading, "50 25 20 10"), (.center, "40 25 20 10"), (.trailing, "30 25 20 10"),
      (.bottomLeading, "50 20 20 10"), (.bottom, "40 20 20 10"), (.bottomTrailing, "30 20 20 10"),
      (UnitPoint(x: -1, y: 2), "70 10 20 10"), (UnitPoint(x: 0.25, y: 0.1), "45 29 20 10"),
    ]
    for (anchor, expected) in anchors {
      let view = Box(size: box, position: CGPoint(x: 50, y: 30), anchor: anchor) { leaf(20, 10) }
      #expect(try layOut(view).frame("root.0")?.numbers == expected)
    }
  }

  @Test("from right to left every place is mirrored, in nested layouts too")
  func rightToLeft() throws {
    let view = Diagonal {
      leaf(20, 10)
      Diagonal {
        leaf(30, 10)
        leaf(5, 5)
      }
      leaf(10, 10)
    }
    let forward = """
      root Diagonal 0 0 65 35
      root.0 Image 0 0 20 10
      root.1 Diagonal 20 10 35 15
      root.1.0 Image 20 10 30 10
      root.1.1 Image 50 20 5 5
      root.2 Image 55 25 10 10
      """
    let mirrored = """
      root Diagonal 0 0 65 35
      root.0 Image 45 0 20 10
      root.1 Diagonal 10 10 35 15
      root.1.0 Image 15 10 30 10
      root.1.1 Image 10 20 5 5
      root.2 Image 0 25 10 10
      """
    #expect(try outline(view) == forward)
    #expect(try outline(view.environment(\.layoutDirection, .rightToLeft)) == mirrored)
  }

  @Test("a layout can tell the direction")
  func direction() throws {
    struct Directed: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews.layoutDirection == .leftToRight ? 10 : 20, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let view = Directed { leaf(1, 1) }
    #expect(try layOut(view).views[0].frame.size.width == 10)
    let mirrored = view.environment(\.layoutDirection, .rightToLeft)
    #expect(try layOut(mirrored).views[0].frame.size.width == 20)
  }

  @Test("a view that is not placed is centred, and proposed what the layout was")
  func unplaced() throws {
    struct Forgetful: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 60)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let view = Forgetful {
      leaf(20, 10)
      Color.red
      leaf(200, 10)
    }
    let expected = """
      root Forgetful -30 -15 100 60
      root.0 Image 10 10 20 10
      root.1 Color 0 0 40 30
      root.2 Image -80 10 200 10
      """
    #expect(try outline(view, in: ProposedViewSize(width: 40, height: 30)) == expected)
  }

  @Test("of two places the last one counts, the proposal with it")
  func twice() throws {
    struct Undecided: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 60)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        let size = ProposedViewSize(width: 7, height: 9)
        subviews[0].place(at: .zero, proposal: .unspecified)
        subviews[0].place(
          at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: size)
      }
    }
    #expect(try layOut(Undecided { Color.red }).frame("root.0")?.numbers == "93 51 7 9")
  }

  @Test("infinite sizes are answers like any other")
  func infinite() throws {
    let view = PassThrough { Color.red }
    let result = try layOut(view, in: ProposedViewSize(width: .infinity, height: 20))
    #expect(result.outline == "root PassThrough 0 0 inf 20\nroot.0 Color 0 0 inf 20")
    let centred = Box(
      size: box, position: CGPoint(x: 50, y: 30), anchor: .center,
      proposal: ProposedViewSize(width: .infinity, height: 10)
    ) { Color.red }
    #expect(try layOut(centred).frame("root.0")?.numbers == "-inf 25 inf 10")
    let flipped = Box(
      size: box, position: CGPoint(x: 50, y: 30), anchor: UnitPoint(x: -1, y: 0),
      proposal: ProposedViewSize(width: .infinity, height: 10)
    ) { Color.red }
    #expect(try layOut(flipped).frame("root.0")?.numbers == "inf 30 inf 10")
    let unplaced = Box(size: CGSize(width: CGFloat.infinity, height: 40)) { leaf(20, 10) }
    #expect(try outline(unplaced) == "root Box 0 0 inf 40\nroot.0 Image 0 0 20 10")
  }

  @Test("a layout without views, and in other containers")
  func inContainers() throws {
    let empty = Diagonal {}
    #expect(try outline(empty) == "root Diagonal 0 0 0 0")
    let row = HStack {
      Diagonal {
        leaf(20, 10)
        leaf(20, 10)
      }
      .padding(5)
      Color.red
    }
    let expected = """
      root HStack 0 0 200 100
      root.0 Diagonal 5 40 40 20
      root.0.0 Image 5 40 20 10
      root.0.1 Image 25 50 20 10
      root.1 Color 58 0 142 100
      """
    #expect(try outline(row, in: ProposedViewSize(width: 200, height: 100)) == expected)
  }
}
