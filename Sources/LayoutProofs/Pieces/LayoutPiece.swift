import ElementTree
import LinearProgramming

/// An engine's layout as functions of the varied side, with the lengths for which they hold.
package struct LayoutPiece: Sendable {
  /// The lengths for which the frames hold, in points.
  package var interval: ExactInterval
  /// The frames by preorder position; `nil` for a view that is not placed.
  package var frames: [FrameFunction?]
  /// The views whose opaque code restricts the piece to one length.
  package var opaqueViews: Set<LayoutTree.Index> = []

  package init(
    interval: ExactInterval, frames: [FrameFunction?], opaqueViews: Set<LayoutTree.Index> = []
  ) {
    self.interval = interval
    self.frames = frames
    self.opaqueViews = opaqueViews
  }
}

/// A source of an engine's pieces.
package protocol PieceSource {
  /// Returns the piece near a length, in points.
  ///
  /// - Throws: The errors of the engine.
  mutating func piece(at length: Rational) throws -> LayoutPiece
}

/// A source that keeps its pieces until the sweep has passed them.
package struct RememberedPieces<Source: PieceSource> {
  private var source: Source
  private var found: [LayoutPiece] = []

  package init(_ source: Source) { self.source = source }

  /// Returns the piece near a length: one that was found before, or a new one.
  package mutating func piece(at length: Rational) throws -> LayoutPiece {
    if let known = found.last(where: { $0.interval.contains(length) }) { return known }
    let piece = try source.piece(at: length)
    found.append(piece)
    return piece
  }

  /// Removes the pieces that are entirely below a length.
  package mutating func forget(below length: Rational) {
    found.removeAll { piece in piece.interval.upper.map { $0.value < length } ?? false }
  }
}
