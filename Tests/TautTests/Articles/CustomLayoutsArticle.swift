import Foundation
import Taut
import Testing

@testable import ArticleViews

@Suite("Creating custom layouts")
struct CustomLayoutsArticleTests {
  /// The size of a number in its padding.
  private func padded(_ number: Int) -> CGSize {
    let text = BuiltInTextMeasurer().measure(MeasurableText("\(number)")).size
    return CGSize(width: text.width + 32, height: text.height + 32)
  }

  /// The frames of numbers in rows of a width, and the size of all rows.
  private func rows(_ numbers: Range<Int>, in width: CGFloat) -> (frames: [CGRect], size: CGSize) {
    var frames: [CGRect] = []
    var (x, y, widest) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for size in numbers.map(padded) {
      if x + size.width > width { (x, y) = (0, y + size.height) }
      frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width
      widest = max(widest, x)
    }
    return (frames, CGSize(width: widest, height: y + padded(0).height))
  }

  @Test("150 numbers in rows, in a scroll view", arguments: [60, 200, 390, 393.5, 1024] as [CGFloat])
  func flow(width: CGFloat) throws {
    let proposal = ProposedViewSize(width: width, height: 844)
    let result = try layOut(FlowView(), in: proposal)
    let expected = rows(0..<150, in: width)
    let content = try #require(result.frame("root.0"))
    // Across its axis a scroll view is as wide as its content; the root is centred.
    #expect(content.size.width.isEqual(to: expected.size.width))
    #expect(abs(content.size.height - expected.size.height) < 1e-6)
    let start = content.origin.x
    #expect(abs(start - (width - expected.size.width) / 2) < 1e-6)
    for (index, frame) in expected.frames.enumerated() {
      let text = try #require(result.frame("root.0.\(index)"))
      let inner = frame.insetBy(dx: 16, dy: 16).offsetBy(dx: start, dy: 0)
      #expect(text.numbers == inner.numbers)
    }
    #expect(result.statistics.customLayoutCalls > 0)
  }

  @Test("the layout is opaque: its code is called, and counted, by both engines")
  func calls() throws {
    let tree = try LayoutTree(FlowView())
    let proposal = ProposedViewSize(width: 390, height: 844)
    for engine in EngineKind.allCases {
      #expect(try engine.engine.layout(tree, in: proposal).statistics.customLayoutCalls >= 2)
    }
    let stack = try LayoutTree(HStackLayout() { Text("a") })
    for engine in EngineKind.allCases {
      #expect(try engine.engine.layout(stack, in: proposal).statistics.customLayoutCalls == 0)
    }
  }

  @Test("one view, four layouts", arguments: SwitchingView.LayoutType.allCases)
  func switching(type: SwitchingView.LayoutType) throws {
    let view = SwitchingView()
    view.pick(type)
    let result = try layOut(view, in: ProposedViewSize(width: 390, height: 844))
    let numbers = try (0..<10).map { try #require(result.frame("root.1.\($0)")) }
    let sizes = (0..<10).map(padded)
    let (widths, height) = (sizes.map(\.width), sizes[0].height)
    // Below the picker (24 high) and the space of 8, at the top of the rest.
    let top: CGFloat = 32
    let expected: [CGRect]
    switch type {
    case .hStack:
      let start = (390 - widths.reduce(0, +) - 72) / 2
      expected = (0..<10).map { index in
        let before = widths[..<index].reduce(0, +) + 8 * CGFloat(index)
        return CGRect(x: start + before, y: top, width: widths[index], height: height)
      }
    case .vStack:
      expected = (0..<10).map { index in
        let y = top + (height + 8) * CGFloat(index)
        return CGRect(x: (390 - widths[index]) / 2, y: y, width: widths[index], height: height)
      }
    case .zStack:
      expected = (0..<10).map {
        CGRect(x: (390 - widths[$0]) / 2, y: top, width: widths[$0], height: height)
      }
    case .flowLayout:
      let rows = rows(0..<10, in: 390)
      expected = rows.frames.map { $0.offsetBy(dx: (390 - rows.size.width) / 2, dy: top) }
    }
    #expect(
      numbers.map(\.numbers) == expected.map { $0.insetBy(dx: 16, dy: 16).numbers })
  }
}
