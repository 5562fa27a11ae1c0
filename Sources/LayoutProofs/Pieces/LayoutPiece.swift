import ElementTree
import LinearProgramming

/// An engine's layout as functions of the running side, and the lengths for which it is that.
package struct LayoutPiece: Sendable {
  /// The lengths.
  package var interval: ExactInterval
  /// The frames by preorder position; `nil` for a view that is not placed.
  package var frames: [FrameFunction?]
  /// The views whose opaque code makes the piece hold at one length alone.
  package var opaqueViews: Set<LayoutTree.Index> = []

  /// Makes a piece.
  package init(
    interval: ExactInterval, frames: [FrameFunction?], opaqueViews: Set<LayoutTree.Index> = []
  ) {
    self.interval = interval
    self.frames = frames
    self.opaqueViews = opaqueViews
  }
}

/// What finds an engine's piece around a length.
package protocol PieceSource {
  /// The piece around a length, in points. Throws what the engine throws.
  mutating func piece(at length: Rational) throws -> LayoutPiece
}

/// A source that remembers what it found, as long as the sweep has not gone past it.
package struct RememberedPieces<Source: PieceSource> {
  private var source: Source
  private var found: [LayoutPiece] = []

  package init(_ source: Source) { self.source = source }

  /// The piece around a length: one that was found before, or a new one.
  package mutating func piece(at length: Rational) throws -> LayoutPiece {
    if let known = found.last(where: { $0.interval.contains(length) }) { return known }
    let piece = try source.piece(at: length)
    found.append(piece)
    return piece
  }

  /// Forgets what lies entirely below a length.
  package mutating func forget(below length: Rational) {
    found.removeAll { piece in piece.interval.upper.map { $0.value < length } ?? false }
  }
}
