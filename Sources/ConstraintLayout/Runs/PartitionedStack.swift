import ElementTree
import LinearProgramming

/// A stack of very many children at one proposal: several programs, each of a run of the children.
///
/// One program of all of them would be solved in parts anyway, as what is optimal for the first variables stays so whatever
/// comes later; but as long as it is being written it takes a thousand words a child. So each run is written, settled and
/// read by itself, and what it says comes into the next one as an affine function of what the stack is proposed: what is
/// left to share, a child's share, how far a line of neighbours reaches.
///
/// 1. Children are put in the order in which they are served, by what they answer at no length at all and at an endless one.
/// 2. A run at a time, they are offered their shares of what is left.
/// 3. A run of neighbours at a time, they are put in line.
/// 4. The lines are joined.
struct PartitionedStack {
  let session: ConstraintSession
  let view: LayoutTree.Index
  let proposal: ExactProposal
  let runs: StackRuns

  /// How many children one program takes in: more would not be solved in less time by each.
  var runLength: Int { min(SharingPolicy.runLength, session.options.longestStack) }

  /// A view's stack at a proposal; `nil` where the view is one program.
  ///
  /// It is one where something is asked of it as a whole: an explicit guide, a written length that is left open, places that
  /// are mirrored in it; and where layout priorities divide its children.
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

  /// The stack as it is laid out.
  struct Whole {
    var size: Size<AffineExtent>
    /// Where the children stand, from the stack's own corner.
    var children: [PlacedPiece.View]
    /// Where the root stands in its container; any other view begins at its own corner.
    var corner: Point<AffineExtent>
    var region: CriticalRegion
  }

  /// Lays the stack out.
  ///
  /// - Parameter places: whether somebody asks where the children stand.
  func whole(places: Bool) throws -> Whole {
    let across = runs.axis.across
    guard places, proposal[across] == nil else { return try whole(asking: side(across), places: places) }
    // They are placed with the stack's own breadth.
    let measured = try whole(asking: nil, places: false)
    return try whole(asking: measured.size[across], places: true, as: measured)
  }

  /// - Parameter measured: the stack as it was measured, where that was at another breadth: it is as large, and stands there.
  private func whole(
    asking breadth: AffineExtent?, places: Bool, as measured: Whole? = nil
  ) throws -> Whole {
    var region = measured?.region ?? CriticalRegion()
    let shares = try shares(asking: breadth, &region)
    let lines = try lines(shares, asking: breadth, places: places, &region)
    return try joined(lines, as: measured, region)
  }

  /// A side that the stack is proposed, as it is.
  func side(_ axis: Axis) -> AffineExtent? {
    proposal[axis].map { side in
      side.map { _ in axis == .horizontal ? AffineForm(0, width: 1) : AffineForm(0, height: 1) }
    }
  }

  /// How many children the stack has.
  var childCount: Int { session.boundTree.childCount(of: view) }

  /// The child at a place.
  func child(_ place: Int) -> LayoutTree.Index { session.boundTree.child(place, of: view) }

  /// The class of subtrees that the child at a place begins.
  func subtree(_ place: Int) -> Int { session.boundTree.subtree(of: child(place)) }

  /// Has the rule speak in a program of its own, settles it, and reads what was said.
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
  /// The children's places in the order in which they are served.
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
          border: .decision(.fittingOrder(stack: view, first: child(first), second: child(second)))))
    }
    return order
  }

  /// How soon children are served, equal ones once; and which of these is each child's.
  private func ranks(
    asking breadth: AffineExtent?, _ region: inout CriticalRegion
  ) throws -> (kinds: [Int], ranks: [ServingRank<AffineForm>]) {
    var known: [Int: Int] = [:]
    var firsts: [Int] = []
    let kinds = (0..<childCount).map { place in
      let subtree = subtree(place)
      if let kind = known[subtree] { return kind }
      known[subtree] = firsts.count
      firsts.append(place)
      return firsts.count - 1
    }
    let ranks = try firsts.runs(of: runLength).flatMap { places in
      try settle(&region) { writer in
        try places.map { place in
          try runs.range(of: place, asking: breadth?.substituting(writer.parameters), in: writer.ownEmitter)
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
  /// What the children are offered along the axis; nothing where the stack is proposed nothing.
  func shares(asking breadth: AffineExtent?, _ region: inout CriticalRegion) throws -> [AffineExtent?] {
    var shares = [AffineExtent?](repeating: nil, count: childCount)
    guard proposal[runs.axis] != nil else { return shares }
    var available: AffineExtent?
    var waiting = childCount
    for places in try order(asking: breadth, &region).runs(of: runLength) {
      let left = available
      let offered = try settle(&region) { writer in
        let parameters = writer.parameters
        var available =
          left?.substituting(parameters)
          ?? runs.available(of: parameters[runs.axis] ?? .zero, in: writer.ownEmitter)
        let shares = try runs.shares(
          of: places, of: waiting, from: &available, asking: breadth?.substituting(parameters),
          in: writer.ownEmitter)
        return (shares, available)
      } reading: { said, form in
        (said.0.map(form), form(said.1))
      }
      for (place, share) in zip(places, offered.0) { shares[place] = share }
      (available, waiting) = (offered.1, waiting - places.count)
    }
    return shares
  }
}

extension PartitionedStack {
  /// A line of neighbours that is settled.
  struct Line {
    var places: Range<Int>
    var end: AffineExtent
    var first: AffineExtent
    var last: AffineExtent
    /// The neighbours, from the line's start and from what they are aligned on.
    var children: [PlacedPiece.View]
  }

  /// The children in lines, a run of neighbours each.
  ///
  /// - Parameters:
  ///   - shares: what each of them is offered along the axis.
  ///   - isPlacing: whether somebody asks where they stand.
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

  /// The neighbours of a line, each where it stands in it.
  private func children(
    _ places: Range<Int>, _ line: StackRuns.Line<AffineExtent>, _ shares: [AffineExtent?],
    _ breadth: AffineExtent?
  ) -> [PlacedPiece.View] {
    var views: [PlacedPiece.View] = []
    views.reserveCapacity(places.count)
    for (number, place) in places.enumerated() {
      let corner = Point(length: line.starts[number], breadth: line.origins[number], along: runs.axis)
      let asked = Proposal(length: shares[place], breadth: breadth, along: runs.axis)
      let view = child(place)
      views.append(
        PlacedPiece.View(
          PlacedView(
            index: view, corner: corner, cornerInParent: corner, size: line.sizes[number], proposal: asked,
            hasOwnBlock: session.boundTree.childCount(of: view) > 0),
          beside: views.last))
    }
    return views
  }

  /// The stack that consists of lines.
  ///
  /// - Parameters:
  ///   - measured: the stack as it was measured, where that was at another breadth: it is as large, and stands there.
  ///   - known: where the lines hold.
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
  /// How the stack measures.
  func piece() throws -> Piece {
    let wantedGuideCount = session.wantedGuideCount
    let whole = try whole(places: false)
    return Piece(
      width: whole.size.width, height: whole.size.height, guides: [:], region: whole.region, cause: .piece,
      inNumbers: false,
      wantedGuideCount: wantedGuideCount, home: view)
  }

  /// Where the stack puts its children.
  func placedPiece() throws -> PlacedPiece {
    let whole = try whole(places: true)
    let own = PlacedPiece.View(
      PlacedView(
        index: view, corner: whole.corner, cornerInParent: whole.corner, size: whole.size,
        proposal: .sides(side), hasOwnBlock: false))
    return PlacedPiece(
      views: [own] + whole.children, region: whole.region, block: nil, home: view)
  }
}

extension ConstraintSession {
  /// Has the rule of a view speak in a program of its own, and settles it.
  func settled<Said>(
    _ view: LayoutTree.Index, at proposal: ExactProposal, _ write: (BlockWriter) throws -> Said
  ) throws -> (said: Said, reading: BlockReading) {
    statistics.blocks += 1
    let recorder = BlockRecorder(
      view, in: self, for: options.simplifies ? .lengths : .everyLength, .rationals)
    let writer = BlockWriter(view, at: proposal, writing: recorder)
    let said = try write(writer)
    let reading = try recorder.reading(at: proposal)
    finish(writer)
    return (said, reading)
  }
}

extension RandomAccessCollection {
  /// The elements in runs of so many, the last of which may be shorter.
  func runs(of count: Int) -> [SubSequence] {
    stride(from: 0, to: self.count, by: count).map { dropFirst($0).prefix(count) }
  }
}
