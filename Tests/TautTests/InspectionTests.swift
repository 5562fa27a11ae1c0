import LayoutTesting
import Taut
import Testing

@Suite("What the engines tell of a layout besides its frames")
struct InspectionTests {
  @Test("on random trees: the same sizes, guides and proposals", arguments: 0..<150)
  func randomTrees(_ seed: Int) throws {
    var generator = TreeGenerator(seed: UInt64(seed) + 7_000)
    let (node, proposal) = (generator.tree(), generator.proposal())
    let tree = try LayoutTree(node)
    let plain = ReferenceEngine()
    let solved = ConstraintEngine()
    let (size, other) = (try plain.size(of: tree, at: proposal), try solved.size(of: tree, at: proposal))
    #expect(Self.isClose(size.width, other.width) && Self.isClose(size.height, other.height))

    let asked = try solved.proposals(in: tree, at: proposal)
    for (view, expected) in try plain.proposals(in: tree, at: proposal).enumerated() {
      for one in expected {
        #expect(
          asked[view].contains {
            Self.isClose($0.width, one.width) && Self.isClose($0.height, one.height)
          }, "\(tree.nodes[view].path) at \(one)")
      }
    }

    for view in try plain.layout(tree, in: proposal).views {
      for guide in [HorizontalAlignment.leading.key, VerticalAlignment.firstTextBaseline.key] {
        let value = try plain.guide(guide, of: view.index, in: tree, at: view.proposal)
        let found = try solved.guide(guide, of: view.index, in: tree, at: view.proposal)
        #expect(Self.isClose(value, found), "\(guide) of \(view.path)")
      }
    }
  }

  private static func isClose(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
    guard let a, let b else { return (a == nil) == (b == nil) }
    return a == b || abs(a - b) <= 1e-6 * max(1, abs(a))
  }
}
