import ElementTree
import LayoutProofs
import LinearProgramming

extension ProofDocument {
  /// Creates the document of a proof; `scene` is the text of the document that the tree was read from.
  public init(_ proof: RangeProof, of tree: LayoutTree, name: String, scene: String) {
    let range = proof.question.range
    let otherSide = proof.question.other.map { "\($0)" } ?? "nil"
    let intervals = proof.pieces.map { piece in
      let lower = piece.interval.lower ?? ExactInterval.End(range.lowerBound)
      let upper = piece.interval.upper ?? ExactInterval.End(range.upperBound)
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
      name: name, scene: scene, side: proof.question.axis.side, from: "\(range.lowerBound)",
      to: "\(range.upperBound)", otherSide: otherSide, intervals: intervals)
  }
}
