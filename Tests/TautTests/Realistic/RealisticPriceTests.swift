import ConstraintLayout
import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

@testable import LayoutExplanation

@Suite("Prices in realistic scenes, against layouts made anew")
struct RealisticPriceTests {
  private static let hair = 1.0 / 1_024

  /// Every length that is written into a tree, and the container's sides.
  private func inputs(_ tree: LayoutTree) -> [PriceInput] {
    let written = tree.indices.flatMap { view in
      tree[view].element.parameters.filter(\.hasLength).map {
        PriceInput.written(LengthInput(view, $0.name))
      }
    }
    return [.container(.horizontal), .container(.vertical)] + written
  }

  private func grown(
    _ input: PriceInput, by change: Double, _ tree: LayoutTree, _ size: ProposedViewSize
  ) throws -> [CGRect]? {
    var (tree, size) = (tree, size)
    switch input {
    case .container(let axis): size[axis] = size[axis].map { $0 + change }
    case .written(let input):
      let element = tree[input.view].element
      guard let length = element.length(input.parameter) else { return nil }
      tree = try tree.replacing(
        element.setting(input.parameter, to: length + change), at: input.view)
    }
    return try ReferenceEngine().layout(tree, in: size).views.map(\.frame)
  }

  @Test("No side and no position changes by a length whose price is not told, along either axis")
  func complete() throws {
    var checked = 0
    for offset in 0..<UInt64(TestSize.number("TAUT_SCENES", 60)) {
      let scene = try RealisticScene(seed: TestSize.seed &+ offset)
      let explanation = try LayoutExplanation(LayoutTree(scene.root), in: scene.size)
      let tree = explanation.priced
      let now = try ReferenceEngine().layout(tree, in: scene.size).views.map(\.frame)
      var told: [Axis: [LayoutTree.Index: Set<PriceInput>]] = [:]
      for axis in Axis.allCases {
        let memory = PriceMemory(engine: explanation.engine)
        for view in tree.indices {
          told[axis, default: [:]][view] = Set(
            try explanation.prices(of: view, along: axis, memory).map(\.input))
        }
      }
      for input in inputs(tree) {
        guard let then = try grown(input, by: Self.hair, tree, scene.size) else { continue }
        for view in tree.indices {
          for axis in Axis.allCases {
            func ends(_ frame: CGRect) -> [Double] {
              axis == .horizontal ? [frame.minX, frame.width] : [frame.minY, frame.height]
            }
            let changes = zip(ends(now[view.position]), ends(then[view.position])).map { $1 - $0 }
            // A text that wraps anew leaps: that is an event and no price.
            guard changes.contains(where: { abs($0) > Self.hair / 64 && abs($0) < 16 * Self.hair }) else {
              continue
            }
            checked += 1
            #expect(
              told[axis]?[view]?.contains(input) == true,
              "seed \(TestSize.seed &+ offset): \(tree[view].path) \(axis) changes by \(changes) with \(input)"
            )
          }
        }
      }
    }
    print("prices: \(checked) changes of a side or a position, from seed \(TestSize.seed)")
    #expect(checked > 1_000)
  }

  @Test("The slopes before the end of a price hold, and at the end something happens")
  func ends() throws {
    var (checked, ended) = (0, 0)
    for offset in 0..<UInt64(TestSize.number("TAUT_SCENES", 60)) {
      let scene = try RealisticScene(seed: TestSize.seed &+ offset)
      let explanation = try LayoutExplanation(LayoutTree(scene.root), in: scene.size)
      let layouts = RelatedLayouts(engine: explanation.engine)
      for axis in Axis.allCases {
        for price in try explanation.prices(along: axis) {
          try PriceTests().check(price, explanation, axis)
          checked += 1
          guard let end = price.range, !price.overflows else { continue }
          ended += 1
          let hair = Rational(numerator: 1, denominator: 1 << 16)
          let line = InputLine(explanation: explanation, input: price.input, layouts: layouts)
          let before = try #require(try line.regime(at: end - min(hair, end / 2)))
          guard let after = try line.regime(at: end + hair) else { continue }
          #expect(after.differs(from: before), "seed \(TestSize.seed &+ offset): \(price.input), \(end)")
          for case .lines(let text, let old, let new) in price.events {
            // A text that is cut off may have as many lines, with more or less of it in the last one.
            #expect(old != new || old.isTruncated)
            #expect(before.lineCount(of: text, explanation.names) == old)
            #expect(after.lineCount(of: text, explanation.names) == new)
          }
        }
      }
    }
    print("prices: \(checked) checked, \(ended) with an end, from seed \(TestSize.seed)")
    #expect(ended > 100)
  }
}
