import ElementTree

/// A tree that is laid out again and again along one side of its container, as functions of that side.
///
/// Each layout is one run of the rules on `ShortLine` numbers, which says for which lengths its functions hold; what an
/// earlier run found and what still holds is not found again.
package final class LineSweep {
  private let tree: LayoutTree
  private let rules: ReferenceRules
  private let axis: Axis
  private let other: ShortLine?
  private let run: UnsafeMutablePointer<LineRun>
  private let memory: LineMemory
  /// The session of the last run, where it may go on.
  private var session: ReferenceSession<ShortLine>?

  /// Prepares a tree; the other side stays, or is unspecified (`nil`).
  package init(_ tree: LayoutTree, by engine: ReferenceEngine, along axis: Axis, other: ShortLine?) {
    self.tree = tree
    rules = engine.rules
    self.axis = axis
    self.other = other
    run = .allocate(capacity: 1)
    run.initialize(to: LineRun())
    memory = LineMemory(run, viewCount: tree.nodes.count)
  }

  deinit {
    run.deinitialize(count: 1)
    run.deallocate()
  }

  /// What a run found.
  package struct Found {
    /// The lengths for which the frames are these functions.
    package var finding: LineRun.Finding
    /// The views whose opaque code makes the run hold at one length alone.
    package var opaqueViews: [LayoutTree.Index]
    /// The frames, in preorder.
    package var frames: [ReferenceFrame<ShortLine>]
  }

  /// Lays the tree out at a length, a fraction whose denominator is above zero; `nil` where 64 bits did not hold every
  /// number.
  ///
  /// Throws `LayoutError`.
  package func layOut(at numerator: Int64, over denominator: Int64) throws -> Found? {
    run.pointee.begin(at: numerator, over: denominator)
    memory.begin()
    let side = ShortLine(reduced: 0, 1, over: 1, run)
    let container = Proposal(length: side, breadth: other, along: axis)
    let loss = LineRun.Loss()
    let frames: [ReferenceFrame<ShortLine>]
    do {
      frames = try DeepStack.run(depth: tree.depth) {
        try LineRun.Loss.$current.withValue(loss) { try layOut(in: container) }
      }
    } catch {
      session = nil
      if loss.isNoted { return forgetting() }
      throw error
    }
    if loss.isNoted { return forgetting() }
    return Found(finding: run.pointee.finding, opaqueViews: run.pointee.opaqueViews, frames: frames)
  }

  /// Forgets all answers: those of a run that lost a number are wrong.
  private func forgetting() -> Found? {
    memory.forget()
    session = nil
    return nil
  }

  private func layOut(in container: Proposal<ShortLine>) throws -> [ReferenceFrame<ShortLine>] {
    let session =
      try self.session ?? ReferenceSession<ShortLine>(tree: tree, rules: rules, memory: memory)
    let frames = try session.frames(in: container)
    // What custom layouts were told, and what they handed on, belongs to one length.
    self.session = session.customLayoutCalls == 0 && session.hasRoomForContainers ? session : nil
    return frames
  }
}
