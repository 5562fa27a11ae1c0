import ConstraintLayout
import LayoutCore
import LayoutProofs
import ReferenceLayout

extension ConstraintSolution {
  /// Whether the reference engine, run on exact numbers, puts every view in exactly the same place.
  ///
  /// Throws `LayoutError`.
  package func isExactly(_ reference: ReferenceEngine, _ tree: LayoutTree) throws -> Bool {
    let asked = Proposal(container.width.map(AffineNumber.init), container.height.map(AffineNumber.init))
    let frames = try reference.frames(of: tree, in: asked)
    guard frames.count == root.views.count else { return false }
    return zip(frames, root.views).allSatisfy { frame, view in
      let pairs = [
        (frame.origin.x, view.x), (frame.origin.y, view.y), (frame.size.width, view.width),
        (frame.size.height, view.height), (frame.originInParent.x, view.xInParent),
        (frame.originInParent.y, view.yInParent),
      ]
      return frame.index == view.index && pairs.allSatisfy { $0 == AffineNumber($1.value(at: container)) }
    }
  }
}
