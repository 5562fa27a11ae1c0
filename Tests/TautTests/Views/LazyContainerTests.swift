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

  @Test("An item has one column at least, whatever the room, and no room at all is no error")
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
      try frames(LazyVGrid(columns: []) { box("a", 10, 10) }.id("grid"), 100, 100)["grid"]?.size == .zero)
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
}
