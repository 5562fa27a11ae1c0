import ElementTree
import Foundation

extension ConstraintEngine: LivingEngine {
  /// Returns a living layout of a tree.
  ///
  /// - Throws: `LayoutError.missingRule`.
  public func living(_ tree: LayoutTree) throws -> any LivingLayout { try LivingConstraints(tree, self) }
}

extension LayoutStatistics {
  /// Whether every answer was already known.
  fileprivate var needsNothingNew: Bool { blocks == 0 && measures == 0 && sharedShapes == 0 }
}

/// A tree that the constraint engine lays out repeatedly.
///
/// Pieces of views that a change does not affect are kept, and so are those of equal subtrees that have been
/// removed.
private final class LivingConstraints: LivingLayout {
  private(set) var tree: LayoutTree
  private let engine: ConstraintEngine
  private var session: ConstraintSession
  private var proposal = ProposedViewSize.unspecified
  /// The last places of the views; a layout written into a buffer is in the columns alone.
  private var record = FrameRecord()
  /// The frames as functions of the container's size, once a second size in a row has needed no new piece.
  private var columns: FrameColumns?
  /// Whether the last layout was written into a buffer.
  private var isWritten = false
  /// Whether the tree has been laid out since its last change.
  private var isLaidOut = false

  init(_ tree: LayoutTree, _ engine: ConstraintEngine) throws {
    self.tree = tree
    self.engine = engine
    session = try Self.session(tree, engine)
  }

  private static func session(
    _ tree: LayoutTree, _ engine: ConstraintEngine
  ) throws(LayoutError) -> ConstraintSession {
    // The frames are in columns, so their forms are read only once.
    try ConstraintSession(tree: tree, engine: engine, keeping: Keeping(kept: .frames))
  }

  var result: LayoutResult {
    LayoutResult(
      views: PlacedViews(tree, currentFrames), warnings: tree.warnings, proposal: proposal,
      engine: engine.name,
      statistics: session.statistics)
  }

  private var currentFrames: [ViewFrame?] {
    isWritten ? columns?.viewFrames(in: proposal) ?? [] : record.frames
  }

  func apply(_ edit: TreeEdit) throws {
    var changed = tree
    try changed.apply(edit)
    takeWrittenFrames()
    if try !session.update(to: changed, edit) {
      session = try Self.session(changed, engine)
      record.forgetBlocks()
    }
    if edit.replacesViews { record = FrameRecord() }
    tree = changed
    columns = nil
    isLaidOut = false
  }

  /// Updates the record with frames that are in the columns alone.
  private func takeWrittenFrames() {
    if isWritten, columns?.update(&record, in: proposal) != true { record = FrameRecord() }
    isWritten = false
  }

  func layOut(in proposal: ProposedViewSize) throws -> PlacedViews {
    let childProposal = try proposal.checked()
    takeWrittenFrames()
    self.proposal = childProposal
    session.statistics = LayoutStatistics()
    try DeepStack.run(depth: tree.depth) { try update(in: childProposal) }
    return record.movedViews(of: tree)
  }

  func layOut(in proposal: ProposedViewSize, into buffer: UnsafeMutableBufferPointer<CGRect>) throws {
    let childProposal = try proposal.checked()
    if columns?.contains(ExactProposal(childProposal)) == true,
      columns?.write(in: childProposal, into: buffer) == true
    {
      self.proposal = childProposal
      isWritten = true
      return
    }
    _ = try layOut(in: childProposal)
    for (position, frame) in record.frames.prefix(tree.viewCount).enumerated() {
      buffer[position] = frame.map { CGRect(origin: $0.origin, size: $0.size) } ?? .null
    }
  }

  private func update(in proposal: ProposedViewSize) throws {
    let container = ExactProposal(proposal)
    if columns?.contains(container) == true, columns?.update(&record, in: proposal) == true { return }
    columns = nil
    var next = record
    // After a failed layout, no place is known.
    record = FrameRecord()
    try session.update(&next, in: container)
    record = next
    // Nothing new was needed, so the next size is likely to be in the same regions.
    if isLaidOut, session.statistics.needsNothingNew {
      columns = try session.frameColumns(in: container, viewCount: tree.viewCount)
    }
    isLaidOut = true
  }
}
