import Foundation
import LayoutTesting
import ReferenceLayout
import Taut
import TestSupport
import Testing

@testable import ConstraintLayout

@Suite("Lengths that depend on no proposal across them")
struct SeparableAxesTests {
  @Test("Where the side across is said not to matter, the reference engine answers the same for all")
  func sideAcross() throws {
    let count = TestSize.trees(1_000)
    var claims = 0
    for number in 0..<UInt64(count) {
      let seed = TestSize.seed &+ 700_000 &+ number
      var generator = TreeGenerator(seed: seed, maxDepth: 1 + Int(number % 3))
      // The container, which some views read, is the root's proposal here, and would change too.
      guard let tree = try? LayoutTree(generator.tree()), !tree[tree.root].traits.readsContainer else {
        continue
      }
      let axes = try BoundTree(tree, rules: .standard, top: nil, SubtreeTable(isSharing: false))
        .separableAxes(of: tree.root)
      for axis in Axis.allCases where axes.contains(axis) {
        claims += 1
        for along in [nil, 0, generator.length(0...300), .infinity] as [CGFloat?] {
          let lengths = try ([nil, 0, generator.length(0...300), .infinity] as [CGFloat?]).map { across in
            let proposal =
              axis == .horizontal
              ? ProposedViewSize(width: along, height: across)
              : ProposedViewSize(width: across, height: along)
            let size = try ReferenceEngine().size(of: tree, at: proposal)
            return axis == .horizontal ? size.width : size.height
          }
          #expect(Set(lengths).count == 1, "seed \(seed): \(lengths)")
        }
      }
    }
    print("separable axes: \(claims) of \(2 * count) from seed \(TestSize.seed)")
    #expect(claims > count / 4)
  }

  @Test(
    "A text's height depends on its width, and so does that of all around it but a frame of a given width")
  func textInside() throws {
    let column = Sample.stack(.vertical, [Sample.color, Sample.text("Two words")])
    let framed = LayoutNode(
      FrameElement(width: 80, height: nil, alignment: .center),
      children: [Sample.stack(.vertical, [Sample.image])])
    func axes(_ node: LayoutNode) throws -> Axis.Set {
      let tree = try LayoutTree(node)
      return try BoundTree(tree, rules: .standard, top: nil, SubtreeTable(isSharing: false))
        .separableAxes(of: tree.root)
    }
    #expect(try axes(column) == [])
    #expect(try axes(framed) == .all)
    #expect(try axes(Sample.stack(.horizontal, [Sample.color, Sample.image])) == .all)
  }
}
