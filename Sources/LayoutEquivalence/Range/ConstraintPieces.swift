import ConstraintLayout
import LayoutCore
import LayoutProofs
import LinearProgramming

/// The constraint engine's pieces: its root pieces, cut along the running side.
struct ConstraintPieces: PieceSource {
  private let layout: ResizableLayout
  private let question: RangeQuestion

  /// Prepares a tree.
  ///
  /// Throws `LayoutError`.
  init(_ tree: LayoutTree, engine: ConstraintEngine, question: RangeQuestion) throws {
    layout = try ResizableLayout(tree, engine: engine)
    self.question = question
  }

  mutating func piece(at length: Rational) throws -> LayoutPiece {
    let container = question.container(at: length)
    let root = try layout.piece(at: container)
    let line = LayoutLine(.container(question.axis), through: container, at: length)
    var frames = [FrameFunction?](repeating: nil, count: layout.tree.nodes.count)
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
