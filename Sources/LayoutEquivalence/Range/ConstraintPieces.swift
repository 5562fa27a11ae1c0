import ConstraintLayout
import ElementTree
import LayoutProofs
import LinearProgramming

/// The constraint engine's pieces: its root pieces along the varied side.
struct ConstraintPieces: PieceSource {
  private let layouts: ParametricLayouts
  /// The views of the last piece and their frames, by preorder position, so that pieces share equal frames.
  private var views: [PlacedPiece.View?]
  private var frames: [FrameFunction?]

  /// Creates a source of the layouts of a tree.
  init(_ tree: LayoutTree, engine: ConstraintEngine, range: ContainerRange) {
    layouts = ParametricLayouts(
      tree, by: RelatedLayouts(engine: engine), along: range.axis,
      in: range.container(at: range.lengths.lowerBound))
    views = Array(repeating: nil, count: tree.nodes.count)
    frames = Array(repeating: nil, count: tree.nodes.count)
  }

  mutating func piece(at length: Rational) throws -> LayoutPiece {
    let layout = try layouts.layout(at: length)
    var placed = [FrameFunction?](repeating: nil, count: frames.count)
    for view in layout.root.views {
      let position = view.index.position
      // Equal forms are equal functions along the line, whatever the length for which the piece was found.
      if views[position]?.isIdentical(to: view) != true {
        if views[position]?.hasFrame(of: view) != true {
          frames[position] = FrameFunction { view[$0].map(layout.line.cut) }
        }
        views[position] = view
      }
      placed[position] = frames[position]
    }
    return LayoutPiece(interval: layout.interval, frames: placed)
  }
}

extension PlacedPiece.View {
  fileprivate func hasFrame(of other: Self) -> Bool {
    x == other.x && y == other.y && width == other.width && height == other.height
      && xInParent == other.xInParent && yInParent == other.yInParent
  }

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
