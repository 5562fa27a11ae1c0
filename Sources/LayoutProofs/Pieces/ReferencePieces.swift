import ElementTree
import LinearProgramming
import ReferenceLayout

/// The reference engine's pieces, each found by one run of the rules on affine functions.
///
/// A run is made on fractions of 64-bit integers, for which the rules are specialised. If a number does not
/// fit, the run is discarded and repeated with numbers of any size: in both cases, the piece is exact. Source
/// and pieces are used by one thread.
package final class ReferencePieces: PieceSource {
  package let tree: LayoutTree
  package let engine: ReferenceEngine
  package let axis: Axis
  /// The other side, which is fixed; `nil` if unspecified.
  package let other: Extended<Rational>?
  private let short: LineSweep<ShortForm>?
  /// The sweep on numbers of any size, once it has been needed.
  private var large: LineSweep<LargeForm>?
  /// The frames of the last run, by preorder position, so that pieces share equal frames.
  private var lines: [ReferenceFrame<ShortLine>?]
  private var frames: [FrameFunction?]

  /// Creates a source of the layouts of a tree.
  package init(tree: LayoutTree, engine: ReferenceEngine, axis: Axis, other: Extended<Rational>?) {
    self.tree = tree
    self.engine = engine
    self.axis = axis
    self.other = other
    let shortOther = other.map { ShortForm($0) }
    if case .some(nil) = shortOther {
      short = nil
    } else {
      short = LineSweep(tree, by: engine, along: axis, other: shortOther ?? nil)
    }
    lines = Array(repeating: nil, count: tree.nodes.count)
    frames = Array(repeating: nil, count: tree.nodes.count)
  }

  package func piece(at length: Rational) throws -> LayoutPiece {
    guard let (numerator, denominator) = length.smallFraction,
      let found = try short?.layOut(at: ShortForm.Point(numerator, over: denominator))
    else { return try largePiece(at: length) }
    var placed = [FrameFunction?](repeating: nil, count: frames.count)
    for frame in found.frames {
      let position = frame.index.position
      if lines[position]?.isSame(frame) != true {
        lines[position] = frame
        frames[position] = FrameFunction { LengthFunction(frame[$0]) }
      }
      placed[position] = frames[position]
    }
    return LayoutPiece(
      interval: ExactInterval(found.reach), frames: placed, opaqueViews: Set(found.opaqueViews))
  }

  /// Returns the piece near a length, by a run on numbers of any size.
  func largePiece(at length: Rational) throws -> LayoutPiece {
    let sweep =
      large
      ?? LineSweep(tree, by: engine, along: axis, other: other.map { LargeForm($0) })
    large = sweep
    guard let found = try sweep.layOut(at: [length]) else {
      preconditionFailure("numbers of any length are never lost")
    }
    var placed = [FrameFunction?](repeating: nil, count: frames.count)
    for frame in found.frames {
      placed[frame.index.position] = FrameFunction { LengthFunction(frame[$0]) }
    }
    return LayoutPiece(
      interval: found.reach.interval, frames: placed, opaqueViews: Set(found.opaqueViews))
  }
}

extension ReferenceFrame<ShortLine> {
  fileprivate func isSame(_ other: Self) -> Bool {
    origin == other.origin && size == other.size && originInParent == other.originInParent
  }
}
