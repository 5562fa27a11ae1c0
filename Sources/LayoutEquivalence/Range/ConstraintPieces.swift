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
      let (constant, slope) = question.cut(halfPlane.form)
      interval.formIntersection(constant: constant, slope: slope, isStrict: halfPlane.isStrict)
    }
    var frames = [FrameFunction?](repeating: nil, count: layout.tree.nodes.count)
    for view in root.views {
      frames[view.index.position] = FrameFunction { coordinate in
        switch view[coordinate] {
        case .infinite: return .infinite
        case .negativeInfinite: return .negativeInfinite
        case .finite(let form):
          let (constant, slope) = question.cut(form)
          return .affine(constant: constant, slope: slope)
        }
      }
    }
    return LayoutPiece(interval: interval, frames: frames)
  }
}

extension RangeQuestion {
  /// A form in both sides as a constant and a slope in the running one.
  fileprivate func cut(_ form: AffineForm) -> (constant: Rational, slope: Rational) {
    let (slope, across) = axis == .horizontal ? (form.width, form.height) : (form.height, form.width)
    guard let other = other?.number, !across.isZero else { return (form.constant, slope) }
    return (form.constant + across * other, slope)
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
