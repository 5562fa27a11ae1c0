import Foundation
import Taut
import Testing

@testable import ArticleViews

/// The replacement: a layout measures its view, so that no task has to.
private struct RotatedBounds: Layout {
  var angle: Angle

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews[0].sizeThatFits(proposal)
    return CGRect(origin: .zero, size: size)
      .offsetBy(dx: -size.width / 2, dy: -size.height / 2)
      .applying(.init(rotationAngle: CGFloat(angle.radians))).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}

@Suite("A rotation that the layout sees (Fatbobman)")
struct RotationTests {
  private let screen = ProposedViewSize(width: 390, height: 844)
  private let environment = TableMeasurer([
    "HI": [.init(size: CGSize(width: 16, height: 20))],
    "Hello world": [.init(size: CGSize(width: 80, height: 20))],
  ]).environment
  // The bounds of 80 x 20, turned by 40 degrees.
  private let width = 80 * cos(40 * CGFloat.pi / 180) + 20 * sin(40 * CGFloat.pi / 180)
  private let height = 80 * sin(40 * CGFloat.pi / 180) + 20 * cos(40 * CGFloat.pi / 180)

  @Test("a rotated text keeps its frame")
  func rotation() throws {
    let expected = """
      root HStack 143 412 104 20
      root.0 Text 143 412 16 20
      root.1 Text 167 412 80 20
      """
    #expect(try outline(RotationDemo(), in: screen, environment) == expected)
  }

  @Test("as printed: the task sets the size, and the frame is the box around the rotated text")
  func asPrinted() throws {
    #expect(number(width) == "74.139308" && number(height) == "66.743898")
    let result = try layOut(RotationWithFrameDemo(), in: screen, environment)
    try expectBox(in: result)
    #expect(result.frame("root.1.background")?.size == CGSize(width: 80, height: 20))
    #expect(result.rounds == 2)
  }

  @Test("as printed: without the task the reader reads 80 x 20, and the frame is empty")
  func beforeTheTask() throws {
    let expected = """
      root HStack 183 412 24 20
      root.0 Text 183 412 16 20
      root.1 Text 167 412 80 20
      root.1.background GeometryReader 167 412 80 20
      root.1.background.0 Color 167 412 80 20
      """
    // A tree is made once, and its actions do not run.
    let tree = try LayoutTree(RotationWithFrameDemo(), environment: environment)
    #expect(try ReferenceEngine().expanded(tree, in: screen).result.outline == expected)
  }

  @Test("the replacement has the same outcome in one go")
  func replacement() throws {
    let view = HStack(alignment: .center) {
      Text("HI")
        .border(.red)
      RotatedBounds(angle: .degrees(-40)) {
        Text("Hello world")
          .fixedSize()
          .border(.yellow)
          .rotationEffect(.degrees(-40))
      }
      .border(.red)
    }
    .border(.blue)
    let result = try layOut(view, in: screen, environment)
    try expectBox(in: result, text: "root.1.0")
  }

  /// The row is as high as the box, and the text in the box's middle.
  private func expectBox(in result: LayoutResult, text: String = "root.1") throws {
    let x = 195 - (24 + width) / 2
    let y = 422 - height / 2
    let box = CGRect(x: x + 24, y: y, width: width, height: height)
    let row = CGRect(x: x, y: y, width: 24 + width, height: height)
    #expect(result.frame("root")?.numbers == row.numbers)
    #expect(result.views.contains { $0.kind == "border" && $0.frame.numbers == box.numbers })
    #expect(result.frame("root.0")?.numbers == CGRect(x: x, y: 412, width: 16, height: 20).numbers)
    let middle = CGRect(x: box.midX - 40, y: 412, width: 80, height: 20)
    #expect(result.frame(text)?.numbers == middle.numbers)
  }
}
