import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LayoutPictures

/// The source of trees: one tree, or another one at each size.
enum TreeSource {
  /// The same tree at every size.
  case one(LayoutTree)
  /// A tree that is made anew for each size, as parts of it depend on views' frames.
  case made((ProposedViewSize) throws -> LayoutTree)

  /// Returns the tree of a size.
  func tree(in size: ProposedViewSize) throws -> LayoutTree {
    switch self {
    case .one(let tree): tree
    case .made(let make): try make(size)
    }
  }

  /// Whether there is one tree for all sizes.
  var isOne: Bool {
    switch self {
    case .one: true
    case .made: false
    }
  }
}

/// An algorithm that finds the pieces along one side.
protocol SidePieces {
  /// Returns the pieces between two lengths along an axis; the other side is the proposal's.
  ///
  /// - Throws: As `Breakpoints` does.
  func pieces(
    along axis: Axis, _ range: ClosedRange<Double>, in proposal: ProposedViewSize,
    progress: @escaping @Sendable (Double) -> Void
  ) throws -> [FoundPiece]
  /// The same algorithm for one of many rows: where pieces have no end, fewer sizes are laid out.
  var coarser: Self { get }
}

/// Finds the pieces of a plane, whichever of its sides are varied.
struct PieceFinder {
  let source: TreeSource
  let plane: SizePlane
  let mostRegions: Int
  var picture = PictureOptions()
  /// The greatest number of sizes that are laid out where each has another tree and the range has more whole
  /// points.
  var mostPoints = SampledPieces.usualMost

  /// Finds the pieces of a tree that is the same at every size.
  init(tree: LayoutTree, plane: SizePlane, mostRegions: Int) {
    self.init(source: .one(tree), plane: plane, mostRegions: mostRegions)
  }

  init(
    source: TreeSource, plane: SizePlane, mostRegions: Int, picture: PictureOptions = PictureOptions()
  ) {
    (self.source, self.plane, self.mostRegions, self.picture) = (source, plane, mostRegions, picture)
  }

  /// Returns the pieces in order.
  ///
  /// - Throws: `InspectionError`, and as `Breakpoints` does.
  func pieces(progress: @escaping @Sendable (Double) -> Void) throws -> FoundPieces {
    let intervals: any SidePieces
    switch source {
    case .one(let tree): intervals = IntervalPieces(tree: tree, plane: plane)
    case .made: intervals = SampledPieces(source: source, plane: plane, picture: picture, most: mostPoints)
    }
    switch (plane.range.width, plane.range.height) {
    case (nil, nil): throw InspectionError.noRange
    case (let widths?, nil):
      return FoundPieces(
        pieces: try intervals.pieces(along: .horizontal, widths, in: plane.proposal, progress: progress))
    case (nil, let heights?):
      return FoundPieces(
        pieces: try intervals.pieces(along: .vertical, heights, in: plane.proposal, progress: progress))
    case (let widths?, let heights?):
      if case .one(let tree) = source,
        let pieces = try RegionPieces(tree: tree, plane: plane, most: mostRegions)
          .pieces(widths, heights, progress: progress)
      {
        return FoundPieces(pieces: pieces)
      }
      return try rows(widths, heights, intervals, progress)
    }
  }

  /// Returns rows of heights: the intervals of the height in the middle of the widths, each laid out in its
  /// own middle.
  private func rows(
    _ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>, _ intervals: any SidePieces,
    _ progress: @escaping @Sendable (Double) -> Void
  ) throws -> FoundPieces {
    let middle = (widths.lowerBound + widths.upperBound) / 2
    let columns = try intervals.pieces(
      along: .vertical, heights, in: ProposedViewSize(width: middle, height: nil), progress: { _ in })
    let intervals = intervals.coarser
    var found = FoundPieces(pieces: [], rows: [])
    let starts = merged(columns.map { $0.corners[0][0] })
    for (index, from) in starts.enumerated() {
      let through = index + 1 < starts.count ? starts[index + 1] : heights.upperBound
      let sample = SampleNumber.near((from + through) / 2)
      found.rows?.append(
        InspectedInterval(from: from, through: through, sample: sample, piece: found.pieces.count))
      found.pieces += try intervals.pieces(
        along: .horizontal, widths, in: ProposedViewSize(width: nil, height: sample)
      ) { progress((Double(index) + $0) / Double(starts.count)) }
    }
    return found
  }

  /// Returns at most a few rows: those that begin next to each other become one.
  private func merged(_ starts: [Double]) -> [Double] {
    let most = 24
    guard starts.count > most else { return starts }
    return (0..<most).map { starts[$0 * starts.count / most] }
  }
}
