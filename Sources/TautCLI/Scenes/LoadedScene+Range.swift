import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LinearProgramming

/// A part of a range of sizes, with the scene whose tree is laid out there.
struct ScenePart {
  /// `nil` where the tree is another one at each size.
  var scene: LoadedScene?
  var lower: Rational
  var upper: Rational
}

extension LoadedScene {
  /// The scene in each part of a range of sizes in which its tree stays the same: the whole range, unless views reach into
  /// the safe area.
  ///
  /// `nil` where more than that follows from where views lie, so that the tree is another one at each size. Throws as reading
  /// the scene and as `Breakpoints` does.
  func parts(along axis: Axis, from lower: Rational, through upper: Rational) throws -> [ScenePart]? {
    guard isMadeForOneSize else { return [ScenePart(scene: self, lower: lower, upper: upper)] }
    guard isReachAlone else { return nil }
    let stretches = try ReachStretches(in: proposal, along: axis, from: lower, through: upper) {
      try tree(in: $0)
    }
    return stretches?.stretches.map { stretch in
      ScenePart(scene: stretch.tree.map(holding), lower: stretch.lower, upper: stretch.upper)
    }
  }

  /// The scene with a tree that is right for a whole range.
  private func holding(_ tree: LayoutTree) -> LoadedScene {
    var scene = self
    scene.tree = tree
    scene.isMadeForOneSize = false
    scene.document.root = tree.subtree(at: tree.root)
    scene.text = (try? SceneWriter().text(of: scene.document)) ?? ""
    return scene
  }
}
