import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

@testable import ReferenceLayout

@Suite("Trees that are tried one after the other")
struct TrialTests {
  @Test("Whatever differs from the tree before, frames are those of a new layout")
  func random() throws {
    print("trials: seed \(TestSize.seed)")
    let engine = ReferenceEngine()
    var random = SeededGenerator(seed: TestSize.seed)
    var (count, begun) = (0, 0)
    for number in 0..<UInt64(TestSize.trees(60)) {
      var generator = TreeGenerator(seed: TestSize.seed &+ number)
      let tree = try LayoutTree(generator.tree())
      let trials = ReferenceTrials(engine)
      for _ in 0..<8 {
        var varied = tree
        for _ in 0..<Int.random(in: 0...2, using: &random) {
          let view = try #require(tree.indices.randomElement(using: &random))
          guard let length = varied[view].element.lengths.randomElement(using: &random) else { continue }
          let points = CGFloat(Int.random(in: 1...200, using: &random))
          varied =
            (try? varied.replacing(varied[view].element.setting(length.name, to: points), at: view)) ?? varied
        }
        let size = ProposedViewSize(
          width: CGFloat(Int.random(in: 50...60, using: &random) * 10), height: 300)
        let found = try trials.frames(of: varied, in: size)
        let expected = try engine.frames(of: varied, in: size)
        #expect(
          found.map(\.index) == expected.map(\.index) && found.map(\.origin) == expected.map(\.origin)
            && found.map(\.originInParent) == expected.map(\.originInParent)
            && found.map(\.size) == expected.map(\.size)
            && found.map(\.proposal) == expected.map(\.proposal), "tree \(number)")
        count += 1
      }
      begun += trials.newTreeCount
    }
    print("trials: \(count) layouts compared, \(begun) trees begun anew")
    #expect(begun < count / 4)
  }

  @Test("A tree of another shape, and one of a shape that was there before")
  func shapes() throws {
    let trials = ReferenceTrials(ReferenceEngine())
    let size = ProposedViewSize(width: 100, height: 50)
    let (one, two) = (
      Sample.stack(.horizontal, [Sample.color]), Sample.stack(.horizontal, [Sample.color, Sample.color])
    )
    for (node, width) in [(one, 100), (two, 46), (one, 100)] as [(LayoutNode, CGFloat)] {
      #expect(try trials.frames(of: LayoutTree(node), in: size)[1].size.width == width)
    }
  }

  @Test("Elements of types that come and go are laid out by their own rules")
  func types() throws {
    let trials = ReferenceTrials(ReferenceEngine())
    let size = ProposedViewSize(width: 100, height: 50)
    let tree = try LayoutTree(Sample.stack(.horizontal, [Sample.color, Sample.color]))
    let image = ImageElement(size: CGSize(width: 7, height: 5))
    let spacer = SpacerElement(minLength: 20, axis: .horizontal)
    let first = LayoutTree.Index(1)
    for varied in [try tree.replacing(image, at: first), tree, try tree.replacing(spacer, at: first)] {
      #expect(
        try trials.frames(of: varied, in: size).map(\.size)
          == ReferenceEngine().frames(of: varied, in: size).map(\.size))
    }
  }

  @Test("After a layout that failed, the next one is right")
  func failures() throws {
    let tree = try LayoutTree(Sample.stack(.horizontal, [Sample.frame(10, 60), Sample.color]))
    let trials = ReferenceTrials(ReferenceEngine())
    let size = ProposedViewSize(width: 100, height: 50)
    _ = try trials.frames(of: tree, in: size)
    #expect(throws: LayoutError.self) {
      try trials.frames(of: tree, in: ProposedViewSize(width: .nan, height: 50))
    }
    #expect(
      try trials.frames(of: tree, in: size).map(\.size)
        == ReferenceEngine().frames(of: tree, in: size).map(\.size))
  }
}
