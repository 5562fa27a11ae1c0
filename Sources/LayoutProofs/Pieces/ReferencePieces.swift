import LayoutCore
import LinearProgramming
import ReferenceLayout

/// The reference engine's pieces: one run on affine numbers each.
package struct ReferencePieces: PieceSource {
  package var tree: LayoutTree
  package var engine: ReferenceEngine
  package var axis: Axis
  /// The side that stays; `nil` is unspecified.
  package var other: AffineNumber?

  /// Makes a source of the layouts of a tree.
  package init(tree: LayoutTree, engine: ReferenceEngine, axis: Axis, other: AffineNumber?) {
    self.tree = tree
    self.engine = engine
    self.axis = axis
    self.other = other
  }

  /// The running side: the only parameter of a run.
  private static let side = Variable(index: 0)

  package func piece(at length: Rational) throws -> LayoutPiece {
    let path = ComparisonPath(at: [length])
    let frames = try frames(AffineNumber(LinearExpression(Self.side), on: path))
    return LayoutPiece(interval: path.interval, frames: frames, opaqueViews: path.opaqueViews)
  }

  /// The layout at one length alone: constants, which are computed sooner than functions.
  package func single(at length: Rational) throws -> LayoutPiece {
    LayoutPiece(interval: ExactInterval(length...length), frames: try frames(AffineNumber(length)))
  }

  private func frames(_ running: AffineNumber) throws -> [FrameFunction?] {
    let container = Proposal<AffineNumber>(length: running, breadth: other, along: axis)
    var frames = [FrameFunction?](repeating: nil, count: tree.nodes.count)
    for frame in try engine.frames(of: tree, in: container) {
      frames[frame.index.position] = FrameFunction { LengthFunction(frame[$0]) }
    }
    return frames
  }
}

extension LengthFunction {
  fileprivate init(_ number: AffineNumber) {
    self = number.value.map { function in
      switch function {
      case .constant(let constant): AffineLength(constant)
      case .line(let constant, let slope, _): AffineLength(constant, slope: slope)
      case .general: preconditionFailure("a run over a range has one parameter")
      }
    }
  }
}

extension ReferenceFrame<AffineNumber> {
  fileprivate subscript(coordinate: FrameCoordinate) -> AffineNumber {
    switch coordinate {
    case .x: origin.x
    case .y: origin.y
    case .width: size.width
    case .height: size.height
    case .xInParent: originInParent.x
    case .yInParent: originInParent.y
    }
  }
}
