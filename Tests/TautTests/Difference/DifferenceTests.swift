import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

@Suite("Differences: the frames that differ are those of the reference engine")
struct DifferenceTests {
  @Test("one length edited, in every scene", arguments: Scenes.names)
  func oneEdit(_ name: String) throws {
    let scene = try EditedScene(name)
    var generator = scene.generator(11_000)
    guard let (tree, edited) = scene.edited(scene.tree, &generator) else {
      #expect(scene.inputs.isEmpty, "\(name) has lengths to edit")
      return
    }
    let difference = try scene.difference(tree)
    try scene.check(difference, tree)
    for change in difference.changes {
      #expect(change.edits.map(\.subject) == [.element(before: edited, after: edited)], "\(name): \(change)")
    }
  }

  @Test("two lengths edited, in every scene", arguments: Scenes.names)
  func twoEdits(_ name: String) throws {
    let scene = try EditedScene(name)
    var generator = scene.generator(12_000)
    guard let (first, one) = scene.edited(scene.tree, &generator),
      let (tree, two) = scene.edited(first, &generator), one != two
    else { return }
    let difference = try scene.difference(tree)
    try scene.check(difference, tree)
    let now = try ReferenceEngine().layout(tree, in: scene.proposal)
    for change in difference.changes {
      #expect(!change.edits.isEmpty, "\(name): \(change)")
      // With one edit alone behind it, the frame is where it was once that edit is taken back.
      guard change.edits.count == 1, case .element(_, let index) = change.edits[0].subject else { continue }
      let back = try tree.replacing(scene.tree[index].element, at: index)
      let reverted = try ReferenceEngine().layout(back, in: scene.proposal)
      let place = try #require(now.views.firstIndex { $0.path == change.path })
      #expect(!now.views[place].frame.isNear(reverted.views[place].frame), "\(name): \(change)")
    }
  }

  @Test("nothing edited", arguments: ["hstack.json", "event-short.json"])
  func noEdit(_ name: String) throws {
    let scene = try EditedScene(name)
    let difference = try scene.difference(scene.tree)
    #expect(difference.changes.isEmpty && difference.edits.isEmpty && difference.text == "no frame differs")
  }
}

/// A scene of which lengths are edited.
private struct EditedScene {
  var name: String
  var tree: LayoutTree
  var proposal: ProposedViewSize

  init(_ name: String) throws {
    self.name = name
    (tree, proposal) = try Scenes.read(name)
  }

  func generator(_ seed: UInt64) -> SeededGenerator {
    SeededGenerator(seed: seed + UInt64(Scenes.names.firstIndex(of: name) ?? 0))
  }

  /// The lengths that can be edited.
  var inputs: [(LayoutTree.Index, ParameterName)] {
    tree.indices.flatMap { index in
      tree[index].element.lengths.map(\.name).sorted { $0.rawValue < $1.rawValue }.map { (index, $0) }
    }
  }

  /// The tree with a random length changed by a random number of quarter points.
  func edited(
    _ tree: LayoutTree, _ generator: inout SeededGenerator
  ) -> (LayoutTree, LayoutTree.Index)? {
    guard let (index, parameter) = inputs.randomElement(using: &generator) else { return nil }
    let amount = CGFloat(Int.random(in: 1...80, using: &generator)) / 4
    let old = tree[index].element.length(parameter) ?? 0
    return try? (tree.replacing(tree[index].element.setting(parameter, to: old + amount), at: index), index)
  }

  func difference(_ after: LayoutTree) throws -> LayoutDifference {
    try LayoutDifference(
      before: try LayoutExplanation(tree, in: proposal), after: try LayoutExplanation(after, in: proposal))
  }

  /// The changed frames are those that the reference engine finds, with the numbers that it finds.
  func check(_ difference: LayoutDifference, _ after: LayoutTree) throws {
    let was = try ReferenceEngine().layout(tree, in: proposal).views
    let now = try ReferenceEngine().layout(after, in: proposal).views
    let expected = zip(was, now).filter { !$0.frame.isNear($1.frame) }.map(\.0.path)
    #expect(Set(difference.changes.map(\.path)) == Set(expected), "\(name): \(difference.text)")
    for change in difference.changes {
      let place = try #require(now.firstIndex { $0.path == change.path })
      #expect(
        change.before?.isNear(was[place].frame) == true && change.after?.isNear(now[place].frame) == true)
    }
  }
}

extension CGRect {
  /// Whether two frames are the same up to rounding.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let mine = [origin.x, origin.y, size.width, size.height]
    let theirs = [other.origin.x, other.origin.y, other.size.width, other.size.height]
    return zip(mine, theirs).allSatisfy { $0 == $1 || abs($0 - $1) < 1e-6 }
  }
}
