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
