import ConstraintLayout
import LayoutCore
import LayoutProofs
import LinearProgramming

/// The constraint engine's pieces: its root pieces, cut along the running side.
struct ConstraintPieces: PieceSource {
  private var layout: ResizableLayout
  private let question: RangeQuestion

  /// Prepares a tree.
  ///
  /// Throws `LayoutError`.
  init(_ tree: LayoutTree, engine: ConstraintEngine, question: RangeQuestion) throws {
    layout = try ResizableLayout(tree, engine: engine)
    self.question = question
  }

  mutating func piece(at length: Rational) throws -> LayoutPiece {
    let root = try layout.piece(at: question.container(at: length))
    var interval = ExactInterval()
    for halfPlane in root.region.halfPlanes {
      let cut = question.cut(halfPlane.form)
      interval.formIntersection(constant: cut.constant, slope: cut.slope, isStrict: halfPlane.isStrict)
    }
    var frames = [FrameFunction?](repeating: nil, count: layout.tree.nodes.count)
    for view in root.views {
      frames[view.index.position] = FrameFunction { coordinate in
        view[coordinate].map(question.cut)
      }
    }
    return LayoutPiece(interval: interval, frames: frames)
  }
}

extension RangeQuestion {
  /// A form in both sides as a function of the running one.
  fileprivate func cut(_ form: AffineForm) -> AffineLength {
    let (slope, across) = axis == .horizontal ? (form.width, form.height) : (form.height, form.width)
    guard let other = other?.number, !across.isZero else { return AffineLength(form.constant, slope: slope) }
    return AffineLength(form.constant + across * other, slope: slope)
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
