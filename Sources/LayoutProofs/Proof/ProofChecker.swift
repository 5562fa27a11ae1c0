import ElementTree
import LinearProgramming
import ReferenceLayout

/// A checker of proof documents, which uses the scene and rational arithmetic alone.
///
/// Neither solver nor constraints are involved. The intervals must cover the range without a gap. Inside
/// each, the rules of the reference engine run once on affine numbers: they must take the same path for the
/// whole interval, and every coefficient must be the document's.
public struct ProofChecker: Sendable {
  private let engine: ReferenceEngine

  /// Creates a checker, by default with the standard rules.
  public init(engine: ReferenceEngine = ReferenceEngine()) { self.engine = engine }

  /// Checks a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - tree: The tree of the document's scene.
  /// - Throws: `ProofFault` at the first place that is wrong.
  public func check(_ document: ProofDocument, of tree: LayoutTree) throws(ProofFault) {
    let question = try document.question()
    try checkCover(document, question)
    let pieces = ReferencePieces(
      tree: tree, engine: engine, axis: question.axis, other: question.other)
    for (index, interval) in document.intervals.enumerated() {
      try check(interval, index + 1, of: tree, pieces)
    }
  }

  /// Checks that each interval begins where the previous one ends, so that each length is in exactly one.
  private func checkCover(_ document: ProofDocument, _ question: ProofDocument.Question) throws(ProofFault) {
    guard !document.intervals.isEmpty else { throw .noIntervals }
    var expected = ExactInterval.End(question.range.lowerBound)
    for (index, interval) in document.intervals.enumerated() {
      let (lower, upper) = try interval.exact(index + 1)
      guard lower == expected else {
        throw .notAdjoining(interval: index + 1, expected: expected, found: lower)
      }
      guard !ExactInterval(lower, upper).isEmpty else { throw .emptyInterval(index + 1) }
      expected = ExactInterval.End(upper.value, isIncluded: !upper.isIncluded)
    }
    let end = ExactInterval.End(question.range.upperBound)
    let last = ExactInterval.End(expected.value, isIncluded: !expected.isIncluded)
    guard last == end else {
      throw .wrongEnd(interval: document.intervals.count, expected: end, found: last)
    }
  }

  private func check(
    _ written: ProofDocument.Interval, _ index: Int, of tree: LayoutTree, _ pieces: ReferencePieces
  ) throws(ProofFault) {
    let (lower, upper) = try written.exact(index)
    let interval = ExactInterval(lower, upper)
    let length = interval.isPoint ? lower.value : interval.inside
    let piece: LayoutPiece
    do { piece = try pieces.piece(at: length) } catch { throw .layout("\(error)") }
    if let opaque = piece.opaqueViews.min() { throw .opaque(interval: index, path: tree[opaque].path) }
    guard piece.interval.contains(interval) else {
      throw .pathChanges(interval: index, claimed: interval, holds: piece.interval)
    }
    let expected = piece.frames.enumerated().compactMap { position, frame in
      frame.map { (path: tree[LayoutTree.Index(position)].path, frame: $0) }
    }
    for row in 0..<max(expected.count, written.frames.count) {
      guard row < expected.count, row < written.frames.count, expected[row].path == written.frames[row].path
      else {
        throw .wrongViews(
          interval: index, expected: row < expected.count ? expected[row].path : nil,
          found: row < written.frames.count ? written.frames[row].path : nil)
      }
      // At a single length a slope is meaningless, and the document has none.
      let frame = interval.isPoint ? expected[row].frame.fixed(at: length) : expected[row].frame
      try check(written.frames[row], frame, index)
    }
  }

  private func check(
    _ written: ProofDocument.Frame, _ expected: FrameFunction, _ index: Int
  ) throws(ProofFault) {
    for coordinate in FrameCoordinate.inContainer {
      let words = written[coordinate]
      guard let found = LengthFunction(words: words) else {
        throw .notANumber(
          words.joined(separator: " "), place: "interval \(index), \(written.path), \(coordinate.rawValue)")
      }
      guard found == expected[coordinate] else {
        throw .wrongLength(
          interval: index, path: written.path, coordinate: coordinate, expected: expected[coordinate],
          found: found)
      }
    }
  }
}
