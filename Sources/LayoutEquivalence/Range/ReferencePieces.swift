import LayoutCore
import LinearProgramming
import ReferenceLayout

/// The reference engine's pieces: one run on affine numbers each.
struct ReferencePieces: PieceSource {
  var tree: LayoutTree
  var engine: ReferenceEngine
  var axis: Axis
  /// The side that stays; `nil` is unspecified.
  var other: AffineNumber?

  /// The running side: the only parameter of a run.
  private static let side = Variable(index: 0)

  func piece(at length: Rational) throws -> LayoutPiece {
    let path = ComparisonPath(at: [length])
    let running = AffineNumber(LinearExpression(Self.side), on: path)
    let container = Proposal<AffineNumber>(length: running, breadth: other, along: axis)
    var frames = [FrameFunction?](repeating: nil, count: tree.nodes.count)
    for frame in try engine.frames(of: tree, in: container) {
      frames[frame.index.position] = FrameFunction { LengthFunction(frame[$0]) }
    }
    var interval = ExactInterval()
    for condition in path.conditions {
      interval.formIntersection(
        constant: condition.expression.constant,
        slope: condition.expression.coefficient(of: Self.side), isStrict: condition.isStrict)
    }
    return LayoutPiece(interval: interval, frames: frames, opaqueViews: path.opaqueViews)
  }
}

extension LengthFunction {
  fileprivate init(_ number: AffineNumber) {
    switch number.value {
    case .finite(let expression):
      self = .affine(
        constant: expression.constant, slope: expression.coefficient(of: Variable(index: 0)))
    case .infinity: self = .infinite
    case .negativeInfinity: self = .negativeInfinite
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
