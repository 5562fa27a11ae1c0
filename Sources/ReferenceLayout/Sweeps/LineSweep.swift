import ElementTree

/// A tree that is laid out again and again along one side of its container, as functions of that side.
///
/// Each layout is one run of the rules on numbers that record comparisons, which says for which lengths its functions
/// hold; what an earlier run found and what still holds is not found again.
package final class LineSweep<Form: RecordableForm> {
  package typealias Number = RecordingNumber<Form>

  private let tree: LayoutTree
  private let rules: ReferenceRules
  private let axis: Axis
  private let other: Number?
  private let run: RecordedRun<Form>
  private let memory: SweepMemory<Form>
  /// The session of the last run, where it may go on.
  private var session: ReferenceSession<Number>?

  /// Prepares a tree; the other side, a constant, stays, or is unspecified (`nil`).
  package init(_ tree: LayoutTree, by engine: ReferenceEngine, along axis: Axis, other: Form?) {
    self.tree = tree
    rules = engine.rules
    self.axis = axis
    let run = RecordedRun<Form>(at: Form.start)
    self.run = run
    self.other = other.map { Number($0, in: run.context) }
    memory = SweepMemory(run.context, viewCount: tree.nodes.count)
  }

  /// What a run found.
  package struct Found {
    /// The lengths for which the frames are these functions.
    package var reach: Form.Reach
    /// The views whose opaque code makes the run hold at one length alone.
    package var opaqueViews: [LayoutTree.Index]
    /// The frames, in preorder.
    package var frames: [ReferenceFrame<Number>]
  }

  /// Lays the tree out at a length; `nil` where the form did not hold every number.
  ///
  /// Throws `LayoutError`.
  package func layOut(at length: Form.Point) throws -> Found? {
    let run = run.context
    run.pointee.begin(at: length)
    memory.begin()
    let container = Proposal(length: Number(.side, in: run), breadth: other, along: axis)
    let frames: [ReferenceFrame<Number>]
    do {
      frames = try DeepStack.run(depth: tree.depth) { try layOut(in: container) }
    } catch {
      session = nil
      if run.pointee.isLost { return forgetting() }
      throw error
    }
    if run.pointee.isLost { return forgetting() }
    return Found(reach: run.pointee.finding.reach, opaqueViews: run.pointee.opaqueViews, frames: frames)
  }

  /// Forgets all answers: those of a run that lost a number are wrong.
  private func forgetting() -> Found? {
    memory.forget()
    session = nil
    return nil
  }

  private func layOut(in container: Proposal<Number>) throws -> [ReferenceFrame<Number>] {
    let session =
      try self.session
      ?? ReferenceSession<Number>(
        tree: tree, rules: rules, memory: memory, context: run.context)
    let frames = try session.frames(in: container)
    // What custom layouts were told, and what they handed on, belongs to one length.
    self.session = session.customLayoutCalls == 0 && session.hasRoomForContainers ? session : nil
    return frames
  }
}
