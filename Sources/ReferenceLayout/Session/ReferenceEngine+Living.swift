import Foundation
import LayoutCore

extension ReferenceEngine: LivingEngine {
  /// Begins to lay out a tree.
  ///
  /// - Throws: `LayoutError.missingRule`.
  public func living(_ tree: LayoutTree) throws -> any LivingLayout {
    LivingReference(session: try ReferenceSession<Double>(tree: tree, rules: rules))
  }
}

/// A tree that the reference engine keeps.
private final class LivingReference: LivingLayout {
  private let session: ReferenceSession<Double>
  private var proposal = ProposedViewSize.unspecified
  /// Whether the last layout failed: then nothing is known of where views are.
  private var isBroken = false

  init(session: ReferenceSession<Double>) { self.session = session }

  var tree: LayoutTree { session.ownTree }
  var result: LayoutResult { session.result(in: proposal) }

  func apply(_ edit: TreeEdit) throws { try session.apply(edit) }

  func layOut(in proposal: ProposedViewSize) throws -> PlacedViews {
    try layOutViews(in: proposal)
    return session.frames.movedViews(in: tree)
  }

  func layOut(in proposal: ProposedViewSize, into buffer: UnsafeMutableBufferPointer<CGRect>) throws {
    try layOutViews(in: proposal)
    session.frames.write(into: buffer)
  }

  private func layOutViews(in proposal: ProposedViewSize) throws {
    let asked = try proposal.checked()
    self.proposal = asked
    session.beginLayout()
    if isBroken { session.frames = FrameTable(viewCount: session.frames.viewCount) }
    isBroken = true
    try DeepStack.run(depth: session.tree.depth) { try session.layOut(in: Proposal(asked)) }
    isBroken = false
  }
}
