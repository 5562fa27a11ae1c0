import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

@testable import ReferenceLayout

@Suite("What moves when a length grows")
struct MoveTests {
  @Test("One length after the other, views move as they do in new layouts")
  func random() throws {
    print("moves: seed \(TestSize.seed)")
    let engine = ReferenceEngine()
    let size = ProposedViewSize(width: 600, height: 300)
    var (count, moving) = (0, 0)
    for number in 0..<UInt64(TestSize.trees(60)) {
      var generator = TreeGenerator(seed: TestSize.seed &+ number)
      let tree = try LayoutTree(generator.tree())
      guard let base = try? engine.frames(of: tree, in: size) else { continue }
      let moves = try ReferenceMoves(tree, in: size, by: engine)
      for view in tree.indices {
        for length in tree[view].element.lengths {
          guard
            let element = try? tree[view].element.setting(length.name, to: length.value + 1.0 / 1024),
            let changed = try? engine.frames(of: tree.replacing(element, at: view), in: size)
          else { continue }
          let found = try moves.views(movedBy: element, at: view, furtherThan: 1e-10)
          let before = Dictionary(uniqueKeysWithValues: base.map { ($0.index, $0) })
          let after = Dictionary(uniqueKeysWithValues: changed.map { ($0.index, $0) })
          for index in tree.indices {
            let expected = axes(before[index], after[index])
            #expect(
              found[index] ?? [] == expected, "tree \(number), view \(index.position), \(length.name)")
          }
          count += 1
          if !found.isEmpty { moving += 1 }
        }
      }
    }
    print("moves: \(count) lengths compared, \(moving) move a view")
    #expect(moving > count / 4)
  }

  /// The axes along which a view lies elsewhere, or has another length; both where it has come or gone.
  private func axes(_ old: ReferenceFrame<Double>?, _ new: ReferenceFrame<Double>?) -> Axis.Set {
    guard let old, let new else { return old == nil && new == nil ? [] : [.horizontal, .vertical] }
    func isNear(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= 1e-10 }
    var axes: Axis.Set = []
    if !isNear(old.origin.x, new.origin.x) || !isNear(old.size.width, new.size.width) {
      axes.insert(.horizontal)
    }
    if !isNear(old.origin.y, new.origin.y) || !isNear(old.size.height, new.size.height) {
      axes.insert(.vertical)
    }
    return axes
  }
}
