import LayoutCore
import LinearProgramming
import ReferenceLayout

/// The reference engine's pieces: one run on affine numbers each.
package struct ReferencePieces: PieceSource {
  package let tree: LayoutTree
  package let engine: ReferenceEngine
  package let axis: Axis
  /// The side that stays; `nil` is unspecified.
  package let other: AffineNumber?
  private let memory: RunMemory

  /// Makes a source of the layouts of a tree.
  package init(tree: LayoutTree, engine: ReferenceEngine, axis: Axis, other: AffineNumber?) {
    self.tree = tree
    self.engine = engine
    self.axis = axis
    self.other = other
    memory = RunMemory(viewCount: tree.nodes.count)
  }

  /// The running side: the only parameter of a run.
  private static let side = Variable(index: 0)

  package func piece(at length: Rational) throws -> LayoutPiece {
    let path = memory.begin(at: length)
    let side = AffineNumber(LinearExpression(Self.side), on: path)
    let container = Proposal<AffineNumber>(length: side, breadth: other, along: axis)
    var frames = [FrameFunction?](repeating: nil, count: tree.nodes.count)
    for frame in try engine.frames(of: tree, in: container, memory: memory) {
      frames[frame.index.position] = FrameFunction { LengthFunction(frame[$0]) }
    }
    return LayoutPiece(interval: path.interval, frames: frames, opaqueViews: path.opaqueViews)
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
