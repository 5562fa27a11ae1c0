import ElementTree
import LinearProgramming

/// A long stack at one proposal, solved as several programs, each for a run of children.
///
/// One program of all children would be solved in parts anyway, as the optimum of the first variables does not
/// depend on later ones; but while it is written, it takes a thousand machine words per child. So each run is
/// written, settled and read on its own, and its results enter the next one as affine functions of the stack's
/// proposal: the length that is left, a child's share, the extent of a line of neighbours.
///
/// 1. Children are ordered by flexibility, from their lengths at proposals of zero and infinity.
/// 2. Run by run, they are proposed their shares of the length that is left.
/// 3. Run by run, neighbours are placed one after another in a line.
/// 4. The lines are joined end to end.
struct PartitionedStack {
  let session: ConstraintSession
  let view: LayoutTree.Index
  let proposal: ExactProposal
  let runs: StackRuns

  /// The number of children in one program; more would not reduce the time per child.
  var runLength: Int { min(SharingPolicy.runLength, session.longestStack) }

  /// Creates the stack of a view at a proposal; `nil` if the view is one program.
  ///
  /// It is one program if it is read as a whole: for an explicit guide, for a written length that is left open,
  /// or for right-to-left layout; and also if its children differ in layout priority.
  init?(_ view: LayoutTree.Index, at proposal: ExactProposal, in session: ConstraintSession) {
    let boundTree = session.boundTree
    guard let runs = boundTree.runs(of: view), proposal.container == nil, boundTree.opened == nil,
      !boundTree.isRightToLeft(view), session.guides.wanted(of: boundTree.traits(of: view)).isEmpty
    else { return nil }
    let children = (0..<boundTree.childCount(of: view)).lazy.map { boundTree.child($0, of: view) }
    let priority = boundTree.traits(of: children[0]).priority
    guard children.allSatisfy({ boundTree.traits(of: $0).priority == priority }) else { return nil }
    (self.session, self.view, self.proposal, self.runs) = (session, view, proposal, runs)
  }

  /// A stack that has been laid out.
  struct Whole {
    var size: Size<AffineExtent>
    /// The placed children, relative to the stack's own corner.
    var children: [PlacedPiece.View]
    /// The origin of the root in its container; zero for any other view.
    var corner: Point<AffineExtent>
    var region: CriticalRegion
  }

  /// Lays out the stack.
  ///
  /// - Parameter places: Whether the children are placed as well as measured.
  func whole(places: Bool) throws -> Whole {
    let across = runs.axis.across
    guard places, proposal[across] == nil else { return try whole(asking: side(across), places: places) }
    // Children are placed with the stack's own breadth.
    let measured = try whole(asking: nil, places: false)
    return try whole(asking: measured.size[across], places: true, as: measured)
  }

  /// Lays out the stack at a proposed breadth; `nil` for an unspecified one.
  ///
  /// - Parameter measured: The stack as measured at another breadth, which then determines size and origin.
  private func whole(
    asking breadth: AffineExtent?, places: Bool, as measured: Whole? = nil
  ) throws -> Whole {
    var region = measured?.region ?? CriticalRegion()
    let shares = try shares(asking: breadth, &region)
    let lines = try lines(shares, asking: breadth, places: places, &region)
    return try joined(lines, as: measured, region)
  }

  /// Returns the proposed length along an axis as an affine form of the stack's proposal.
  func side(_ axis: Axis) -> AffineExtent? {
    proposal[axis].map { side in
      side.map { _ in axis == .horizontal ? AffineForm(0, width: 1) : AffineForm(0, height: 1) }
    }
  }

  var childCount: Int { session.boundTree.childCount(of: view) }

  func child(_ index: Int) -> LayoutTree.Index { session.boundTree.child(index, of: view) }

  /// Returns the subtree class of the child at an index.
  func subtree(_ index: Int) -> Int { session.boundTree.subtree(of: child(index)) }

  /// Writes statements of the rule into a separate program, settles it, and reads the result.
  func settle<Said, Read>(
    _ region: inout CriticalRegion, _ write: (BlockWriter) throws -> Said,
    reading read: (Said, (Extent) -> AffineExtent) throws -> Read
  ) throws -> Read {
    let (said, reading) = try session.settled(view, at: proposal, write)
    region.formIntersection(reading.region)
    return try read(said, reading.extent)
  }
}

extension PartitionedStack {
  /// Returns the indices of the children in the order in which they are sized.
  func order(asking breadth: AffineExtent?, _ region: inout CriticalRegion) throws -> [Int] {
    let (kinds, ranks) = try ranks(asking: breadth, &region)
    let order = kinds.indices.sorted { one, other in
      let order = kinds[one] == kinds[other] ? 0 : ranks[kinds[one]].order(beside: ranks[kinds[other]])
      return order == 0 ? one < other : order < 0
    }
    for (first, second) in zip(order, order.dropFirst()) where kinds[first] != kinds[second] {
      guard let difference = ranks[kinds[first]].difference(before: ranks[kinds[second]]) else { continue }
      region.insert(
        CriticalRegion.HalfPlane(
          difference, isStrict: first > second,
          change: .decision(.fittingOrder(stack: view, first: child(first), second: child(second)))))
    }
    return order
  }

  /// Returns the ranks of the distinct children, and for each child the index of its rank.
  private func ranks(
    asking breadth: AffineExtent?, _ region: inout CriticalRegion
  ) throws -> (kinds: [Int], ranks: [ServingRank<AffineForm>]) {
    var known: [Int: Int] = [:]
    var firsts: [Int] = []
    let kinds = (0..<childCount).map { index in
      let subtree = subtree(index)
      if let kind = known[subtree] { return kind }
      known[subtree] = firsts.count
      firsts.append(index)
      return firsts.count - 1
    }
    let ranks = try firsts.runs(of: runLength).flatMap { indices in
      try settle(&region) { writer in
        try indices.map { index in
          try runs.range(of: index, asking: breadth?.substituting(writer.parameters), in: writer.ownEmitter)
        }
      } reading: { ranges, form in
        ranges.map { range in
          ServingRank(from: form(range.smallest), to: form(range.largest)) { $0.value(at: proposal) }
        }
      }
    }
    return (kinds, ranks)
  }
}

extension PartitionedStack {
  /// Returns the lengths that the children are proposed along the axis; all `nil` if the stack's is
  /// unspecified.
  func shares(asking breadth: AffineExtent?, _ region: inout CriticalRegion) throws -> [AffineExtent?] {
    var shares = [AffineExtent?](repeating: nil, count: childCount)
    guard proposal[runs.axis] != nil else { return shares }
    var available: AffineExtent?
    var waiting = childCount
    for indices in try order(asking: breadth, &region).runs(of: runLength) {
      let left = available
      let offered = try settle(&region) { writer in
        let parameters = writer.parameters
        var available =
          left?.substituting(parameters)
          ?? runs.available(of: parameters[runs.axis] ?? .zero, in: writer.ownEmitter)
        let shares = try runs.shares(
          of: indices, of: waiting, from: &available, asking: breadth?.substituting(parameters),
          in: writer.ownEmitter)
        return (shares, available)
      } reading: { said, form in
        (said.0.map(form), form(said.1))
      }
      for (index, share) in zip(indices, offered.0) { shares[index] = share }
      (available, waiting) = (offered.1, waiting - indices.count)
    }
    return shares
  }
}

extension PartitionedStack {
  /// A settled line of neighbours.
  struct Line {
    var places: Range<Int>
    var end: AffineExtent
    var first: AffineExtent
    var last: AffineExtent
    /// The neighbours, relative to the line's start and to the alignment guide.
    var children: [PlacedPiece.View]
  }

  /// Returns the children in lines, each a run of neighbours.
  ///
  /// - Parameters:
  ///   - shares: The proposed length of each child along the axis.
  ///   - isPlacing: Whether the children are placed as well as measured.
  func lines(
    _ shares: [AffineExtent?], asking breadth: AffineExtent?, places isPlacing: Bool,
    _ region: inout CriticalRegion
  ) throws -> [Line] {
    try shares.indices.runs(of: runLength).map { places in
      try settle(&region) { writer in
        let parameters = writer.parameters
        return try runs.line(
          of: places, asking: shares[places].map { $0?.substituting(parameters) },
          breadth?.substituting(parameters), in: writer.ownEmitter)
      } reading: { line, form in
        Line(
          places: places, end: form(line.end), first: form(line.first), last: form(line.last),
          children: isPlacing ? children(places, line.map(form), shares, breadth) : [])
      }
    }
  }

  /// Returns the placed neighbours of a line.
  private func children(
    _ indices: Range<Int>, _ line: StackRuns.Line<AffineExtent>, _ shares: [AffineExtent?],
    _ breadth: AffineExtent?
  ) -> [PlacedPiece.View] {
    var views: [PlacedPiece.View] = []
    views.reserveCapacity(indices.count)
    for (number, index) in indices.enumerated() {
      let corner = Point(length: line.starts[number], breadth: line.origins[number], along: runs.axis)
      let proposal = Proposal(length: shares[index], breadth: breadth, along: runs.axis)
      let view = child(index)
      views.append(
        PlacedPiece.View(
          PlacedMember(
            index: view, corner: corner, cornerInParent: corner, size: line.sizes[number], proposal: proposal,
            hasOwnBlock: session.boundTree.childCount(of: view) > 0),
          beside: views.last))
    }
    return views
  }

  /// Returns the stack that results from joining lines end to end.
  ///
  /// - Parameters:
  ///   - measured: The stack as measured at another breadth, which then determines size and origin.
  ///   - known: The region for which the lines hold.
  func joined(_ lines: [Line], as measured: Whole?, _ known: CriticalRegion) throws -> Whole {
    var region = known
    let isRoot = view == session.boundTree.tree.root
    let joined = try settle(&region) { writer in
      let parameters = writer.parameters
      let joined = try runs.joined(
        lines.map {
          (
            places: $0.places, end: $0.end.substituting(parameters), first: $0.first.substituting(parameters),
            last: $0.last.substituting(parameters)
          )
        }, in: writer.ownEmitter)
      return (joined, corner: isRoot ? writer.centred(joined.size) : .zero)
    } reading: { said, form in
      (
        size: Size(form(said.0.size.width), form(said.0.size.height)), starts: said.0.starts.map(form),
        line: form(said.0.line), corner: Point(form(said.corner.x), form(said.corner.y))
      )
    }
    let corner = measured?.corner ?? joined.corner
    let children = zip(lines, joined.starts).flatMap { line, start in
      let place = Point(length: start, breadth: -joined.line, along: runs.axis)
      return line.children.map { $0.moved(by: place, in: corner) }
    }
    return Whole(
      size: measured?.size ?? joined.size, children: children, corner: corner, region: region)
  }
}

extension PartitionedStack {
  /// Returns the piece of the stack's size.
  func piece() throws -> Piece {
    let wantedGuideCount = session.wantedGuideCount
    let whole = try whole(places: false)
    return Piece(
      width: whole.size.width, height: whole.size.height, guides: [:], region: whole.region, cause: .piece,
      inNumbers: false,
      wantedGuideCount: wantedGuideCount, home: view)
  }

  /// Returns the piece of the children's places.
  func placedPiece() throws -> PlacedPiece {
    let whole = try whole(places: true)
    let own = PlacedPiece.View(
      PlacedMember(
        index: view, corner: whole.corner, cornerInParent: whole.corner, size: whole.size,
        proposal: .sides(side), hasOwnBlock: false))
    return PlacedPiece(
      views: [own] + whole.children, region: whole.region, block: nil, home: view)
  }
}

extension ConstraintSession {
  /// Writes statements of a view's rule into a separate program, and settles it.
  func settled<Said>(
    _ view: LayoutTree.Index, at proposal: ExactProposal, _ write: (BlockWriter) throws -> Said
  ) throws -> (said: Said, reading: BlockReading) {
    statistics.blocks += 1
    let recorder = BlockRecorder(
      view, in: self, for: engine.simplifies ? .lengths : .everyLength, .rationals)
    let writer = BlockWriter(view, at: proposal, writing: recorder)
    let said = try write(writer)
    let reading = try recorder.reading(at: proposal)
    return (said, reading)
  }
}

extension RandomAccessCollection {
  /// Returns the elements in runs of a length, the last of which may be shorter.
  func runs(of count: Int) -> [SubSequence] {
    stride(from: 0, to: self.count, by: count).map { dropFirst($0).prefix(count) }
  }
}
