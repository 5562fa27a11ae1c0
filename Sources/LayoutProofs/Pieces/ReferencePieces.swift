import ElementTree
import LinearProgramming
import ReferenceLayout

/// The reference engine's pieces: one run of the rules on lines each.
///
/// A run is made on fractions of 64-bit integers, for which the rules are specialised. Where these do not hold a number
/// that comes up, the run counts for nothing and is made again on numbers that grow as they have to: either way a piece
/// is exact. Source and pieces are one thread's.
package final class ReferencePieces: PieceSource {
  package let tree: LayoutTree
  package let engine: ReferenceEngine
  package let axis: Axis
  /// The side that stays; `nil` is unspecified.
  package let other: Extended<Rational>?
  private let sweep: LineSweep?
  /// What the runs on large numbers remember, once there has been one.
  private var memory: RunMemory?
  /// The frames of the last run, by preorder position: a frame that stays the same is one for all pieces.
  private var lines: [ReferenceFrame<ShortLine>?]
  private var frames: [FrameFunction?]

  /// Makes a source of the layouts of a tree.
  package init(tree: LayoutTree, engine: ReferenceEngine, axis: Axis, other: Extended<Rational>?) {
    self.tree = tree
    self.engine = engine
    self.axis = axis
    self.other = other
    sweep = Self.sweep(tree, engine, axis, other)
    lines = Array(repeating: nil, count: tree.nodes.count)
    frames = Array(repeating: nil, count: tree.nodes.count)
  }

  private static func sweep(
    _ tree: LayoutTree, _ engine: ReferenceEngine, _ axis: Axis, _ other: Extended<Rational>?
  ) -> LineSweep? {
    guard let other else { return LineSweep(tree, by: engine, along: axis, other: nil) }
    return ShortLine(other).map { LineSweep(tree, by: engine, along: axis, other: $0) }
  }

  /// The running side: the only parameter of a run.
  private static let side = Variable(index: 0)

  package func piece(at length: Rational) throws -> LayoutPiece {
    guard let (numerator, denominator) = length.smallFraction,
      let found = try sweep?.layOut(at: numerator, over: denominator)
    else { return try largePiece(at: length) }
    var placed = [FrameFunction?](repeating: nil, count: frames.count)
    for frame in found.frames {
      let position = frame.index.position
      if lines[position]?.isSame(frame) != true {
        lines[position] = frame
        frames[position] = FrameFunction(frame)
      }
      placed[position] = frames[position]
    }
    return LayoutPiece(
      interval: ExactInterval(found.finding), frames: placed, opaqueViews: Set(found.opaqueViews))
  }

  /// The piece around a length, by a run on numbers of any length.
  func largePiece(at length: Rational) throws -> LayoutPiece {
    let memory = self.memory ?? RunMemory(viewCount: tree.nodes.count)
    self.memory = memory
    let path = memory.begin(at: length)
    let side = AffineNumber(LinearExpression(Self.side), on: path)
    let container = Proposal<AffineNumber>(
      length: side, breadth: other.map { AffineNumber($0) }, along: axis)
    var frames = [FrameFunction?](repeating: nil, count: tree.nodes.count)
    for frame in try engine.frames(of: tree, in: container, memory: memory) {
      frames[frame.index.position] = FrameFunction { LengthFunction(frame[$0]) }
    }
    return LayoutPiece(interval: path.interval, frames: frames, opaqueViews: path.opaqueViews)
  }
}

extension ReferenceFrame<ShortLine> {
  fileprivate func isSame(_ other: Self) -> Bool {
    origin == other.origin && size == other.size && originInParent == other.originInParent
  }
}

extension FrameFunction {
  fileprivate init(_ frame: ReferenceFrame<ShortLine>) {
    self.init { coordinate in
      switch coordinate {
      case .x: LengthFunction(frame.origin.x)
      case .y: LengthFunction(frame.origin.y)
      case .width: LengthFunction(frame.size.width)
      case .height: LengthFunction(frame.size.height)
      case .xInParent: LengthFunction(frame.originInParent.x)
      case .yInParent: LengthFunction(frame.originInParent.y)
      }
    }
  }
}

extension LengthFunction {
  init(_ line: ShortLine) {
    guard !line.isInfinite else {
      self = line.constant < 0 ? .negativeInfinite : .infinite
      return
    }
    func fraction(_ numerator: Int64) -> Rational {
      Rational(numerator: Int(numerator), denominator: Int(line.denominator))
    }
    self = .finite(AffineLength(fraction(line.constant), slope: fraction(line.slope)))
  }
}

extension LengthFunction {
  init(_ number: AffineNumber) {
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
