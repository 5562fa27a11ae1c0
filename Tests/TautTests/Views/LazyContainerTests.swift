import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

@Suite("Lazy stacks and grids")
struct LazyContainerTests {
  /// The frames of views with ids, which both engines agree on.
  private func frames(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> [String: CGRect] {
    let tree = try LayoutTree(view)
    let size = ProposedViewSize(width: width, height: height)
    let constraints = try ConstraintEngine().layout(tree, in: size)
    let reference = try ReferenceEngine().layout(tree, in: size)
    for (one, other) in zip(constraints.views, reference.views) {
      #expect(
        abs(one.frame.minX - other.frame.minX) < 1e-6 && abs(one.frame.minY - other.frame.minY) < 1e-6
          && abs(one.frame.width - other.frame.width) < 1e-6
          && abs(one.frame.height - other.frame.height) < 1e-6, "\(one.path)")
    }
    return Dictionary(
      uniqueKeysWithValues: reference.views.compactMap { view in view.id.map { ($0, view.frame) } })
  }

  private func box(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).id(id)
  }

  @Test("A lazy column is as wide as it may be, and as tall as its views")
  func column() throws {
    let frames = try frames(
      LazyVStack(alignment: .trailing, spacing: 5) {
        box("a", 40, 10)
        Color.red.frame(height: 20).id("b")
      }.id("stack"), 200, 300)
    #expect(frames["stack"]?.size == CGSize(width: 200, height: 35))
    #expect(frames["a"]?.minX == 160 && frames["b"]?.width == 200)
  }

  @Test("A lazy row is as tall as it may be, and as wide as its views")
  func row() throws {
    let frames = try frames(
      LazyHStack(alignment: .bottom, spacing: 5) {
        box("a", 40, 10)
        box("b", 30, 20)
      }.id("stack"), 200, 300)
    #expect(frames["stack"]?.size == CGSize(width: 75, height: 300))
    #expect(frames["a"]?.maxY == 300 && frames["b"]?.maxY == 300)
  }

  @Test(
    "Columns: fixed ones first, an equal share of the rest for each other, and as many as fit of an adaptive one"
  )
  func columns() throws {
    let items = [
      GridItem(.fixed(60), spacing: 10), GridItem(.flexible(minimum: 80)), GridItem(.adaptive(minimum: 44)),
    ]
    let frames = try frames(
      LazyVGrid(columns: items, alignment: .leading, spacing: 4) {
        ForEach(0..<6) { index in
          Color.red.frame(height: CGFloat(10 + index)).id("\(index)")
        }
      }.id("grid"), 300, 400)
    // 300 - 60 - 18 = 222: 111 for the second, and 2 of 51.5 in the 111 of the third.
    #expect((0..<4).map { frames["\($0)"]?.width } == [60, 111, 51.5, 51.5])
    #expect(
      (0..<4).map { frames["\($0)"]?.minX } == [0, 70, 189, 248.5].map { $0 + (frames["grid"]?.minX ?? 0) })
    #expect(frames["grid"]?.size == CGSize(width: 300, height: 13 + 4 + 15))
    #expect(frames["4"].map { $0.minY - (frames["grid"]?.minY ?? 0) } == 17.5)
  }

  @Test("An item has one column at least, whatever the room, and no room at all is not an error")
  func narrow() throws {
    for width in [0, 1, 30] as [CGFloat] {
      let frames = try frames(
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 44)), GridItem()]) {
          box("a", 10, 10)
          box("b", 10, 10)
          box("c", 10, 10)
        }.id("grid"), width, 100)
      #expect(frames["grid"]?.height == 28)
    }
    #expect(
      try frames(LazyVGrid(columns: []) { box("a", 10, 10) }.id("grid"), 100, 100)["grid"]?.size
        == CGSize(width: 100, height: 0))
  }

  @Test("Any widths and items: columns lie beside each other and leave no cell out")
  func properties() throws {
    var random = SeededGenerator(seed: TestSize.seed)
    for number in 0..<200 {
      let items = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let minimum = CGFloat(Int.random(in: 0...90, using: &random))
        let size: GridItem.Size =
          switch Int.random(in: 0...2, using: &random) {
          case 0: .fixed(minimum)
          case 1: .flexible(minimum: minimum, maximum: minimum + 60)
          default: .adaptive(minimum: minimum)
          }
        return GridItem(size, spacing: Bool.random(using: &random) ? 3 : nil)
      }
      let count = Int.random(in: 0...9, using: &random)
      let width = CGFloat(Int.random(in: 0...400, using: &random))
      let frames = try frames(
        LazyVGrid(columns: items, spacing: 2) {
          ForEach(0..<count) { index in Color.red.frame(height: 10).id("\(index)") }
        }.id("grid"), width, 300)
      let cells = (0..<count).compactMap { frames["\($0)"] }
      #expect(cells.count == count, "seed \(TestSize.seed), \(number)")
      for (cell, next) in zip(cells, cells.dropFirst()) {
        #expect(
          next.minY > cell.minY || next.minX >= cell.maxX,
          "seed \(TestSize.seed), \(number): \(items) in \(width)")
      }
    }
  }
  @Test("As recorded on macOS: columns are found once in the width that the grid answers, and aligned in it")
  func recorded() throws {
    func starts(_ items: [GridItem], _ alignment: HorizontalAlignment, _ width: CGFloat) throws -> [CGFloat?]
    {
      let frames = try frames(
        LazyVGrid(columns: items, alignment: alignment) {
          ForEach(0..<3) { Color.red.frame(height: 10).id("\($0)") }
        }.id("grid"), width, 100)
      #expect(frames["grid"]?.width == width)
      return (0..<3).map { frames["\($0)"]?.minX } + (0..<3).map { frames["\($0)"]?.width }
    }
    let fixed = Array(repeating: GridItem(.fixed(60)), count: 3)
    #expect(try starts(fixed, .trailing, 240) == [44, 112, 180, 60, 60, 60])
    #expect(try starts(fixed, .leading, 240) == [0, 68, 136, 60, 60, 60])
    let mixed = [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(maximum: 80))]
    #expect(try starts(mixed, .leading, 280) == [0, 68, 178, 60, 102, 80])
  }

  @Test("The engines agree on a lazy grid over a range, whose number of columns changes where one more fits")
  func ranges() throws {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 12)], spacing: 6) {
      ForEach(0..<7) { Color.red.frame(height: CGFloat(10 + $0)).id("\($0)") }
    }
    guard case .proven(let proof) = try Taut.prove(grid, in: Query(widths: 100...600, height: 300)) else {
      Issue.record("not proven")
      return
    }
    let ends = proof.pieces.compactMap { $0.interval.upper?.value }
    #expect([252, 384, 516].allSatisfy(ends.contains), "\(ends)")
  }

  @Test("As recorded on macOS: an anchor moves short content, and long content starts at it")
  func anchors() throws {
    func top(_ height: CGFloat, _ view: (ScrollView<AnyView>) -> some View) throws -> CGFloat? {
      let scroll = ScrollView {
        AnyView(Color.red.frame(width: 50, height: height).id("content"))
      }
      return try frames(view(scroll), 100, 200)["content"]?.minY
    }
    #expect(try top(60) { $0.defaultScrollAnchor(.bottom, for: .alignment) } == 140)
    #expect(try top(60) { $0.defaultScrollAnchor(.center, for: .alignment) } == 70)
    #expect(try top(500) { $0.defaultScrollAnchor(.bottom, for: .alignment) } == 0)
    #expect(try top(500) { $0.defaultScrollAnchor(.bottom) } == -300)
    #expect(try top(60) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) } == 0)
  }
}
