import ConstraintLayout
import LayoutCore
import LayoutProofs
import LinearProgramming

/// The constraint engine's pieces: its root pieces, cut along the running side.
struct ConstraintPieces: PieceSource {
  private let layouts: RelatedLayouts
  private let tree: LayoutTree
  private let question: RangeQuestion

  /// Prepares a tree.
  init(_ tree: LayoutTree, engine: ConstraintEngine, question: RangeQuestion) {
    layouts = RelatedLayouts(engine: engine)
    self.tree = tree
    self.question = question
  }

  mutating func piece(at length: Rational) throws -> LayoutPiece {
    let container = question.container(at: length)
    let root = try layouts.rootPiece(of: tree, in: container)
    let line = LayoutLine(.container(question.axis), through: container, at: length)
    var frames = [FrameFunction?](repeating: nil, count: tree.nodes.count)
    for view in root.views {
      frames[view.index.position] = FrameFunction { view[$0].map(line.cut) }
    }
    return LayoutPiece(interval: line.cut(root.region).interval, frames: frames)
  }
}

extension PlacedPiece.View {
  fileprivate subscript(coordinate: FrameCoordinate) -> AffineExtent {
    switch coordinate {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    case .xInParent: xInParent
    case .yInParent: yInParent
    }
  }
}
