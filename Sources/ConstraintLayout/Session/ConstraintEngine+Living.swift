import Foundation
import LayoutCore
import LinearProgramming

extension ConstraintEngine: LivingEngine {
  /// Begins to lay out a tree.
  ///
  /// - Throws: `LayoutError.missingRule`.
  public func living(_ tree: LayoutTree) throws -> any LivingLayout { try LivingConstraints(tree, self) }
}

/// A tree that the constraint engine keeps: pieces of views that no change reaches stay, and so do the pieces of equal
/// subtrees that are gone.
private final class LivingConstraints: LivingLayout {
  private(set) var tree: LayoutTree
  private let engine: ConstraintEngine
  private var session: ConstraintSession
  private var proposal = ProposedViewSize.unspecified
  private var frames: [ViewFrame?] = []
  /// Every frame as a function of the container's size, once a second size has needed no new piece.
  private var columns: FrameColumns?

  init(_ tree: LayoutTree, _ engine: ConstraintEngine) throws {
    self.tree = tree
    self.engine = engine
    session = try Self.session(tree, engine)
  }

  private static func session(
    _ tree: LayoutTree, _ engine: ConstraintEngine
  ) throws(LayoutError) -> ConstraintSession {
    try ConstraintSession(tree: tree, rules: engine.rules, options: engine.options(keepingBlocks: false))
  }

  var result: LayoutResult {
    LayoutResult(
      views: PlacedViews(tree, frames), warnings: tree.warnings, proposal: proposal, engine: engine.name,
      statistics: session.statistics)
  }

  func apply(_ edit: TreeEdit) throws {
    var changed = tree
    try changed.apply(edit)
    if try !session.update(to: changed, edit) { session = try Self.session(changed, engine) }
    if edit.replacesViews { frames = [] }
    tree = changed
    columns = nil
  }

  func layOut(in proposal: ProposedViewSize) throws -> PlacedViews {
    let asked = try proposal.checked()
    let old = frames
    self.proposal = asked
    frames = []
    session.statistics = LayoutStatistics()
    frames = try DeepStack.run(depth: tree.depth) { try newFrames(asked, old) }
    let moved = frames.indices.prefix(tree.viewCount).filter { position in
      guard let frame = frames[position] else { return false }
      guard position < old.count, let before = old[position] else { return true }
      return before.origin != frame.origin || before.size != frame.size
    }
    return PlacedViews(
      tree, frames: moved.compactMap { frames[$0] }, of: moved.map(LayoutTree.Index.init))
  }

  private func newFrames(_ asked: ProposedViewSize, _ old: [ViewFrame?]) throws -> [ViewFrame?] {
    let container = ExactProposal(asked)
    if let columns, columns.contains(container),
      let frames = columns.frames(in: asked, viewCount: tree.nodes.count)
    {
      return frames
    }
    columns = nil
    let frames = try session.frames(in: container)
    // Nothing new was needed: the next size is likely to lie in the same regions.
    if !old.isEmpty, session.statistics.blocks == 0, session.statistics.measures == 0 {
      columns = FrameColumns(try session.rootPiece(in: container), in: container)
    }
    return frames
  }
}

extension FrameColumns {
  /// The frames in a container, by position; `nil` where doubles are not exact enough.
  fileprivate func frames(
    in proposal: ProposedViewSize, viewCount: Int
  ) -> [ViewFrame?]? {
    var isWritten = false
    let numbers = [Double](unsafeUninitializedCapacity: views.count * Self.numbersPerView) { buffer, count in
      isWritten = write(
        width: proposal.width.finite, height: proposal.height.finite, into: buffer)
      count = isWritten ? views.count * Self.numbersPerView : 0
    }
    guard isWritten else { return nil }
    var frames = [ViewFrame?](repeating: nil, count: viewCount)
    for (place, view) in views.enumerated() {
      let first = place * Self.numbersPerView
      func side(_ place: Int) -> CGFloat? { numbers[first + place].isNaN ? nil : numbers[first + place] }
      frames[view.position] = ViewFrame(
        origin: CGPoint(x: numbers[first], y: numbers[first + 1]),
        originInParent: CGPoint(x: numbers[first + 2], y: numbers[first + 3]),
        size: CGSize(width: numbers[first + 4], height: numbers[first + 5]),
        proposal: ProposedViewSize(width: side(6), height: side(7)))
    }
    return frames
  }
}

extension CGFloat? {
  /// The side in a form that has no slope along it unless it is a number.
  fileprivate var finite: Double { map { $0.isFinite ? Double($0) : 0 } ?? 0 }
}
