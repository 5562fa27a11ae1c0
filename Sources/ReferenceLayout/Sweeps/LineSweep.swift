import ElementTree

/// A tree that is laid out repeatedly along one side of its container, with frames that are functions of that
/// side.
///
/// Each layout is one run of the rules on numbers that record comparisons, which determine the lengths for
/// which its functions hold; a result of an earlier run that still holds is reused.
package final class LineSweep<Form: RecordableForm> {
  package typealias Number = RecordingNumber<Form>

  private let tree: LayoutTree
  private let rules: ReferenceRules
  private let axis: Axis
  private let other: Number?
  private let run: RecordedRun<Form>
  private let memory: SweepMemory<Form>
  /// The session of the last run, if it can be continued.
  private var session: ReferenceSession<Number>?

  // Specialised by name, as its users are in other modules: unspecialised, `taut prove --width 0...2000` of a
  // grid of 625 frames takes 19.3 in place of 14.5 s of processor time. SE-0460 has the attribute as
  // `@specialized` from Swift 6.3 on.
  /// Creates a sweep of a tree along an axis; the other side is a constant, or unspecified (`nil`).
  @_specialize(where Form == ShortForm)
  package init(_ tree: LayoutTree, by engine: ReferenceEngine, along axis: Axis, other: Form?) {
    self.tree = tree
    rules = engine.rules
    self.axis = axis
    let run = RecordedRun<Form>(at: Form.start)
    self.run = run
    self.other = other.map { Number($0, in: run.context) }
    memory = SweepMemory(run.context, viewCount: tree.nodes.count)
  }

  package struct Found {
    /// The lengths for which the frames are these functions.
    package var reach: Form.Reach
    /// The views whose opaque code restricts the run to one length.
    package var opaqueViews: [LayoutTree.Index]
    /// The frames of all views, in preorder.
    package var frames: [ReferenceFrame<Number>]
  }

  /// Lays out the tree at a length; `nil` if a number did not fit the form.
  ///
  /// - Throws: `LayoutError`.
  @_specialize(where Form == ShortForm)
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

  /// Removes all answers, as those of a run that lost a number are wrong.
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
    // The lengths that custom layouts were given, and their delegations, belong to one length of the side.
    self.session = session.customLayoutCalls == 0 && session.hasRoomForContainers ? session : nil
    return frames
  }
}
