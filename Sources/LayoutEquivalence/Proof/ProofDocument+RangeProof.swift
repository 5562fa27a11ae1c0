import ElementTree
import LayoutProofs
import LinearProgramming

extension ProofDocument {
  /// Creates the document of a proof.
  ///
  /// - Parameters:
  ///   - proof: The proof.
  ///   - tree: The tree of the proof.
  ///   - name: The name of the scene.
  ///   - scene: The text of the document from which the tree was read.
  public init(_ proof: RangeProof, of tree: LayoutTree, name: String, scene: String) {
    let lengths = proof.range.lengths
    let otherSide = proof.range.fixedSide.map { "\($0)" } ?? "nil"
    let intervals = proof.pieces.map { piece in
      let lower = piece.interval.lower ?? ExactInterval.End(lengths.lowerBound)
      let upper = piece.interval.upper ?? ExactInterval.End(lengths.upperBound)
      return Interval(
        from: "\(lower.value)", fromIsIncluded: lower.isIncluded, to: "\(upper.value)",
        toIsIncluded: upper.isIncluded,
        frames: piece.frames.enumerated().compactMap { position, frame in
          frame.map { frame in
            Frame(path: tree[LayoutTree.Index(position)].path) { frame[$0].words }
          }
        })
    }
    self.init(
      name: name, scene: scene, side: proof.range.axis.side, from: "\(lengths.lowerBound)",
      to: "\(lengths.upperBound)", otherSide: otherSide, intervals: intervals)
  }
}
