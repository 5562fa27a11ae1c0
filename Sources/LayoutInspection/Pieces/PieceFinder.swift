import ConstraintLayout
import LayoutCore
import LayoutExplanation

/// Finds the pieces of a plane, whichever of its sides run.
struct PieceFinder {
  let tree: LayoutTree
  let plane: SizePlane
  let mostRegions: Int

  /// The pieces in order.
  ///
  /// Throws `InspectionError`, and as `Breakpoints` does.
  func pieces(progress: (Double) -> Void) throws -> FoundPieces {
    let intervals = IntervalPieces(tree: tree, plane: plane)
    switch (plane.range.width, plane.range.height) {
    case (nil, nil): throw InspectionError.noRange
    case (let widths?, nil):
      return FoundPieces(
        pieces: try intervals.pieces(along: .horizontal, widths, in: plane.proposal, progress: progress))
    case (nil, let heights?):
      return FoundPieces(
        pieces: try intervals.pieces(along: .vertical, heights, in: plane.proposal, progress: progress))
    case (let widths?, let heights?):
      let regions = RegionPieces(tree: tree, plane: plane, most: mostRegions)
      if let pieces = try regions.pieces(widths, heights, progress: progress) {
        return FoundPieces(pieces: pieces)
      }
      return try rows(widths, heights, intervals, progress)
    }
  }

  /// Rows of heights: the intervals of the height in the middle of the widths, each laid out in its own middle.
  private func rows(
    _ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>, _ intervals: IntervalPieces,
    _ progress: (Double) -> Void
  ) throws -> FoundPieces {
    let middle = (widths.lowerBound + widths.upperBound) / 2
    let columns = try intervals.pieces(
      along: .vertical, heights, in: ProposedViewSize(width: middle, height: nil), progress: { _ in })
    var intervals = intervals
    intervals.mostSamples = 40
    var found = FoundPieces(pieces: [], rows: [])
    let starts = merged(columns.map { $0.corners[0][0] })
    for (place, from) in starts.enumerated() {
      let through = place + 1 < starts.count ? starts[place + 1] : heights.upperBound
      let sample = SampleNumber.near((from + through) / 2)
      found.rows?.append(
        InspectedInterval(from: from, through: through, sample: sample, piece: found.pieces.count))
      found.pieces += try intervals.pieces(
        along: .horizontal, widths, in: ProposedViewSize(width: nil, height: sample)
      ) { progress((Double(place) + $0) / Double(starts.count)) }
    }
    return found
  }

  /// At most a few rows: those that begin next to each other become one.
  private func merged(_ starts: [Double]) -> [Double] {
    let most = 24
    guard starts.count > most else { return starts }
    return (0..<most).map { starts[$0 * starts.count / most] }
  }
}
