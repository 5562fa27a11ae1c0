import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LayoutPictures
import LinearProgramming

/// The pieces where the tree is another one at each size, as its content is made from views' frames, or where
/// a layout is valid only at its own size, because of opaque code.
///
/// The tree is laid out at every whole point. As long as the layout of one such tree predicts those of the
/// next ones, the content stays, and the pieces are exact. Where it does not, each length may still lie on a
/// straight line from point to point. The end of either is searched between two points.
struct SampledPieces: SidePieces {
  let source: TreeSource
  let plane: SizePlane
  let picture: PictureOptions
  /// The number of sizes that are laid out where the range has more whole points.
  var most = SampledPieces.usualMost

  /// The default for the greatest number of whole points.
  static let usualMost = 2_000

  var coarser: SampledPieces { SampledPieces(source: source, plane: plane, picture: picture, most: 100) }

  func pieces(
    along axis: Axis, _ range: ClosedRange<Double>, in proposal: ProposedViewSize,
    progress: @escaping @Sendable (Double) -> Void
  ) throws -> [FoundPiece] {
    var walk = SampledWalk(pieces: self, axis: axis, range: range, proposal: proposal)
    while !walk.isDone {
      try walk.step()
      progress(walk.share)
    }
    return walk.found
  }
}

/// A walk from one end of a range to the other.
private struct SampledWalk {
  private let pieces: SampledPieces
  private let axis: Axis
  private let proposal: ProposedViewSize
  private let points: [Double]
  private let layouts = RelatedLayouts(engine: ConstraintEngine())
  private let letters = SharedLetters()
  private var known: [Int: MadeLayout] = [:]
  /// The first point that no piece has yet.
  private var place = 0
  /// The start of the next piece, and whether the piece begins just above that.
  private var start: (length: Double, isOpen: Bool)
  private var changes: [String] = []
  private(set) var found: [FoundPiece] = []

  init(pieces: SampledPieces, axis: Axis, range: ClosedRange<Double>, proposal: ProposedViewSize) {
    (self.pieces, self.axis, self.proposal) = (pieces, axis, proposal)
    let size = range.upperBound - range.lowerBound
    let step = max(1, (size / Double(pieces.most)).rounded(.up))
    let whole = stride(from: range.lowerBound.rounded(.up), through: range.upperBound, by: step)
    var points = Array(whole)
    if points.first != range.lowerBound { points.insert(range.lowerBound, at: 0) }
    if points.last != range.upperBound { points.append(range.upperBound) }
    self.points = points
    start = (range.lowerBound, false)
  }

  var isDone: Bool { place >= points.count }
  var share: Double { Double(place) / Double(points.count) }

  /// Adds the pieces that begin with the next point.
  mutating func step() throws {
    // Layouts before the place are not needed again.
    known = known.filter { $0.key >= place }
    if try !addSteady(), try !addFitted() { try addSample() }
  }

  private mutating func layout(_ index: Int) throws -> MadeLayout {
    if let layout = known[index] { return layout }
    let layout = try layout(at: points[index])
    known[index] = layout
    return layout
  }

  private func layout(at length: Double) throws -> MadeLayout {
    let size =
      axis == .horizontal
      ? ProposedViewSize(width: length, height: proposal.height)
      : ProposedViewSize(width: proposal.width, height: length)
    return try MadeLayout(
      of: pieces.source.tree(in: size), at: length, in: ExactProposal(size),
      pieces.source.isOne ? nil : pieces.picture, by: layouts, lettering: letters)
  }

  /// Adds the pieces of the next point's tree, as far as the trees of the points behind it lie in these.
  private mutating func addSteady() throws -> Bool {
    guard !self.pieces.source.isOne else { return false }
    let first = try layout(place)
    let intervals = IntervalPieces(tree: first.tree, plane: self.pieces.plane)
    func pieces(through end: Double) throws -> [FoundPiece] {
      try intervals.pieces(along: axis, start.length...end, in: proposal) { _ in }
    }
    guard place + 1 < points.count else {
      guard start.length < points[place] else { return false }
      add(try pieces(through: points[place]), through: points[place], from: first, to: nil)
      place += 1
      return true
    }
    // Most content that follows the size does so at once: a test before the whole range is walked.
    let near = try pieces(through: points[place + 1])
    // For code that has no pieces, lines through its layouts reveal more than single layouts.
    guard !near.contains(where: \.isSampled) else { return false }
    let next = try layout(place + 1)
    guard isLike(next, near, of: first) else { return false }
    let all = try pieces(through: points[points.count - 1])
    var end = place
    while end + 1 < points.count, isLike(try layout(end + 1), all, of: first) { end += 1 }
    guard end + 1 < points.count else {
      add(all, through: points[end], from: first, to: nil)
      place = points.count
      return true
    }
    let cut = try cut(after: end) { isLike($0, all, of: first) }
    add(all, through: cut.length, from: cut.below, to: cut.above)
    (place, start) = (end + 1, (cut.length, cut.isOpen))
    return true
  }

  /// Returns whether the layout of a size is the one that the pieces of another layout's tree predict.
  private func isLike(_ layout: MadeLayout, _ pieces: [FoundPiece], of other: MadeLayout) -> Bool {
    let piece = pieces.last {
      $0.corners[0][0] < layout.length || ($0.corners[0][0] == layout.length && !$0.isOpen)
    }
    guard let piece = piece ?? pieces.first else { return false }
    return layout.isLike(piece.views, of: other.tree, drawnBy: other)
  }

  /// Returns where a layout ceases to be as predicted, between one point and the next.
  private func cut(after end: Int, _ holds: (MadeLayout) -> Bool) throws -> (
    length: Double, isOpen: Bool, below: MadeLayout, above: MadeLayout
  ) {
    var (below, above) = (try layout(at: points[end]), try layout(at: points[end + 1]))
    // Opaque code may take long, and reveals no more about sizes between two points.
    guard !pieces.source.isOne else { return ((below.length + above.length) / 2, false, below, above) }
    for _ in 0..<24 {
      let middle = try layout(at: (below.length + above.length) / 2)
      if holds(middle) { below = middle } else { above = middle }
    }
    // An end at a point itself is distinguished from one just beside it.
    return below.length == points[end]
      ? (below.length, true, below, above) : (above.length, false, below, above)
  }

  /// Adds pieces up to a length; the changes there belong to the next ones.
  private mutating func add(
    _ pieces: [FoundPiece], through end: Double, from below: MadeLayout, to above: MadeLayout?
  ) {
    for (number, piece) in pieces.enumerated() {
      var piece = piece
      guard number == 0 || piece.corners[0][0] < end else { break }
      if number == 0 { (piece.isOpen, piece.changes) = (start.isOpen, changes) }
      let whole = piece.corners
      piece.corners = [whole[0], [InspectedNumber.rounded(min(whole[1][0], end))]]
      if whole[1][0] > end { piece.samples = samples(from: whole[0][0], through: end) }
      found.append(piece)
    }
    changes = above.map { below.changes(before: $0) } ?? []
  }

  private func samples(from: Double, through: Double) -> [(width: Double, height: Double)] {
    let inside = [0.5, 1 / 1_024, 1_023 / 1_024]
      .map { SampleNumber.near(from + $0 * (through - from)) }.filter { from < $0 && $0 < through }
    return (inside.isEmpty ? [from] : inside).map(point)
  }

  private func point(_ length: Double) -> (width: Double, height: Double) {
    let other = (axis == .horizontal ? proposal.height : proposal.width) ?? 0
    return axis == .horizontal ? (length, other) : (other, length)
  }
}

// MARK: - Content that follows the size

extension SampledWalk {
  /// Adds the piece of straight lines through the next two points, as far as the points behind them lie on these.
  private mutating func addFitted() throws -> Bool {
    guard place + 1 < points.count else { return false }
    let (first, second) = (try layout(place), try layout(place + 1))
    guard let lines = Lines(first, second), second.isLike(lines.lengths(at: second.length), drawnBy: first)
    else { return false }
    func holds(_ layout: MadeLayout) -> Bool {
      layout.isLike(lines.lengths(at: layout.length), drawnBy: first)
    }
    var end = place + 1
    while end + 1 < points.count, holds(try layout(end + 1)) { end += 1 }
    // Opaque code jumps at any size, and any two points lie on a line: it takes a third to confirm one.
    guard !pieces.source.isOne || end > place + 1 else { return false }
    let sampled = Array(Set([(place + end) / 2, place, end])).sorted { one, other in
      // The middle comes first.
      one == (place + end) / 2 || (other != (place + end) / 2 && one < other)
    }
    let trees = try sampled.map { try layout($0) }
    var piece = FoundPiece(
      corners: [[InspectedNumber.rounded(start.length)], [InspectedNumber.rounded(points[end])]],
      isOpen: start.isOpen, tree: trees[0].tree, views: trees[0].root.views, container: trees[0].container,
      samples: sampled.map { point(points[$0]) }, changes: changes,
      fitted: lines.piece(of: trees.map(\.tree), along: axis))
    if end + 1 == points.count {
      place = points.count
    } else if end > place + 1 {
      let cut = try cut(after: end, holds)
      piece.corners[1] = [InspectedNumber.rounded(cut.length)]
      changes = cut.below.changes(before: cut.above)
      (place, start) = (end + 1, (cut.length, cut.isOpen))
    } else {
      // Two points lie on a line, whatever is between them and beyond: the next line begins where this one ends.
      (place, start, changes) = (end, (points[end], true), [])
    }
    found.append(piece)
    return true
  }

  /// Adds the layout of the next point alone, which represents the sizes next to it.
  private mutating func addSample() throws {
    let layout = try layout(place)
    let end = place + 1 < points.count ? (points[place] + points[place + 1]) / 2 : points[place]
    found.append(
      FoundPiece(
        corners: [[InspectedNumber.rounded(start.length)], [InspectedNumber.rounded(end)]],
        isOpen: start.isOpen, tree: layout.tree, views: layout.root.views, container: layout.container,
        samples: [point(points[place])], changes: changes, isSampled: true))
    (place, start, changes) = (place + 1, (end, true), [])
  }
}

/// The straight lines through the lengths of two layouts.
private struct Lines {
  private let first: MadeLayout
  private let slopes: [Int: [Double?]]

  /// `nil` where the layouts are not those of the same views, or a length is a number in one of them alone.
  init?(_ first: MadeLayout, _ second: MadeLayout) {
    guard first.tree.isShapedLike(second.tree), first.lengths.count == second.lengths.count else {
      return nil
    }
    var slopes: [Int: [Double?]] = [:]
    for (view, numbers) in first.lengths {
      guard let others = second.lengths[view] else { return nil }
      var own: [Double?] = []
      for (one, other) in zip(numbers, others) {
        switch (one, other) {
        case (nil, nil): own.append(nil)
        case (let one?, let other?) where one == other: own.append(0)
        case (let one?, let other?) where one.isFinite && other.isFinite:
          own.append((other - one) / (second.length - first.length))
        default: return nil
        }
      }
      slopes[view] = own
    }
    (self.first, self.slopes) = (first, slopes)
  }

  /// Returns the lengths at a size of the side.
  func lengths(at length: Double) -> [Int: [Double?]] {
    first.lengths.reduce(into: [:]) { lengths, view in
      lengths[view.key] = zip(view.value, slopes[view.key] ?? []).map { number, slope in
        guard let number, let slope else { return nil }
        return slope == 0 ? number : number + slope * (length - first.length)
      }
    }
  }

  /// Returns the lines as functions of the side along an axis.
  func piece(of trees: [LayoutTree], along axis: Axis) -> FittedPiece {
    var piece = FittedPiece(trees: trees, frames: [:], offers: [:])
    for (view, numbers) in first.lengths {
      let lengths = zip(numbers, slopes[view] ?? []).map { number, slope -> InspectedLength in
        guard let number, let slope else { return .unspecified }
        guard number.isFinite else { return .infinite }
        let factor = InspectedNumber.roundedFactor(slope)
        return .affine(
          constant: InspectedNumber.rounded(number - factor * first.length),
          perWidth: axis == .horizontal ? factor : 0, perHeight: axis == .vertical ? factor : 0)
      }
      (piece.frames[view], piece.offers[view]) = (Array(lengths.prefix(4)), Array(lengths.suffix(2)))
    }
    return piece
  }
}
