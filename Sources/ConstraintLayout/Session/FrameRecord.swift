import ElementTree
import Foundation
import LinearProgramming

/// The last places of views, so that the next layout visits only those that may have changed.
///
/// Equal subtrees at equal proposals are laid out alike: a view with the same place, subtree and proposal as
/// before is skipped with everything inside it.
struct FrameRecord {
  /// The views' frames by preorder position; `nil` for views that are not placed.
  private(set) var frames: [ViewFrame?]
  /// The views whose frames the last layout changed, in preorder once it has ended.
  private(set) var moved: [LayoutTree.Index] = []
  /// The last placements of the views that begin blocks.
  private var blocks = ViewSlots<Placed>()

  /// A view that begins a block, as its parent's block placed it.
  struct Placed: Equatable {
    /// The class of the view's subtree.
    var subtree: Int
    var proposal: ExactProposal
    var corner: Point<Extended<Rational>>
    var cornerInParent: Point<Extended<Rational>>
  }

  /// The frames before the current layout, if that visits all views.
  private var before: [ViewFrame?]?
  /// The frames that the current layout has removed, some of which it may set again.
  private var left: [Int: ViewFrame] = [:]

  init() { frames = [] }

  /// Begins a layout of a number of views.
  ///
  /// - Parameter goesEverywhere: Whether all views are visited, because the recorded blocks may be out of
  ///   date.
  mutating func begin(viewCount: Int, goesEverywhere: Bool) {
    moved.removeAll(keepingCapacity: true)
    guard goesEverywhere || frames.count != viewCount else { return }
    before = frames
    frames = Array(repeating: nil, count: viewCount)
    forgetBlocks(viewCount: viewCount)
  }

  private mutating func forgetBlocks(viewCount: Int) { blocks = ViewSlots(viewCount: viewCount) }

  mutating func forgetBlocks() { forgetBlocks(viewCount: frames.count) }

  mutating func end() {
    moved.sort()
    before = nil
    left.removeAll()
  }

  /// Removes the frames of views; those that are still placed are set afterwards.
  mutating func leaveOut(_ positions: Range<Int>) {
    for position in positions {
      // Inside another choice, the frame may have been removed already.
      if let frame = frames[position] { left[position] = frame }
      frames[position] = nil
      blocks.empty(position)
    }
  }

  /// Records the placement of a view that begins a block; returns whether it changed.
  mutating func place(_ view: LayoutTree.Index, as placed: Placed) -> Bool {
    blocks.fill(view.position, with: placed)
  }

  mutating func set(_ frame: ViewFrame, of view: LayoutTree.Index) {
    let position = view.position
    let old = before.map { position < $0.count ? $0[position] : nil } ?? frames[position] ?? left[position]
    if old.map({ $0.isInPlace(of: frame) }) != true { moved.append(view) }
    frames[position] = frame
  }

  /// Replaces the frames by others in place, as a copy of all of them would be large.
  mutating func replaceFrames(viewCount: Int, by frame: (Int) -> ViewFrame?) {
    moved.removeAll(keepingCapacity: true)
    frames.removeLast(max(0, frames.count - viewCount))
    frames += repeatElement(nil, count: viewCount - frames.count)
    for position in frames.indices {
      let new = frame(position)
      if let new, frames[position].map({ $0.isInPlace(of: new) }) != true {
        moved.append(LayoutTree.Index(position))
      }
      frames[position] = new
    }
    forgetBlocks()
  }
}

extension ViewFrame {
  /// Returns whether two frames have the same origin and size.
  fileprivate func isInPlace(of other: ViewFrame) -> Bool { origin == other.origin && size == other.size }
}

/// Values of a few of many views, each found by its view's position.
private struct ViewSlots<Value: Equatable> {
  /// The index of each view's value; -1 for a view that never had one.
  private var slots: [Int32]
  private var values: [Value?] = []

  init(viewCount: Int = 0) { slots = Array(repeating: -1, count: viewCount) }

  /// Removes a view's value, and keeps its slot for the next one.
  mutating func empty(_ position: Int) {
    if slots[position] >= 0 { values[Int(slots[position])] = nil }
  }

  /// Sets a view's value; returns whether it changed.
  mutating func fill(_ position: Int, with value: Value) -> Bool {
    guard slots[position] >= 0 else {
      slots[position] = Int32(truncatingIfNeeded: values.count)
      values.append(value)
      return true
    }
    let slot = Int(slots[position])
    guard values[slot] != value else { return false }
    values[slot] = value
    return true
  }
}

extension ConstraintSession {
  /// Returns the frames of all views, without their forms.
  func frames(in container: ExactProposal) throws -> [ViewFrame?] {
    var record = FrameRecord()
    try update(&record, in: container)
    return record.frames
  }

  /// Lays out, and updates the record of an earlier layout of the same views.
  func update(_ record: inout FrameRecord, in container: ExactProposal) throws {
    try confirmingBeside { try layOut(into: &record, in: container) }
  }

  private func layOut(into record: inout FrameRecord, in container: ExactProposal) throws {
    let tree = boundTree.tree
    // A custom layout's cache may change its results.
    record.begin(viewCount: tree.nodes.count, goesEverywhere: customLayouts.hasRun)
    customLayouts.forgetCaches()
    let zero = Point(Extended<Rational>.finite(0), .finite(0))
    let root = container.reaching(tree[tree.root].traits)
    var pending = [
      (
        tree.root,
        FrameRecord.Placed(
          subtree: boundTree.subtree(of: tree.root), proposal: root, corner: zero, cornerInParent: zero)
      )
    ]
    while let (view, next) = pending.popLast() {
      guard record.place(view, as: next) else { continue }
      // The block's own view is placed by its parent's block.
      var isOwn = view != tree.root
      try visitNumbers(of: view, at: next.proposal) { inner in
        if !boundTree.placesAllChildren(inner.index) {
          record.leaveOut(inner.index.position + 1..<tree.end(of: inner.index))
        }
        let corner = Point(next.corner.x + inner.corner.x, next.corner.y + inner.corner.y)
        let local = isOwn ? next.cornerInParent : inner.cornerInParent
        isOwn = false
        record.set(
          ViewFrame(
            origin: CGPoint(x: corner.x.doubleValue, y: corner.y.doubleValue),
            originInParent: CGPoint(x: local.x.doubleValue, y: local.y.doubleValue),
            size: inner.size, proposal: inner.proposal), of: inner.index)
        if let proposal = inner.exactProposal {
          let placed = FrameRecord.Placed(
            subtree: boundTree.subtree(of: inner.index), proposal: proposal, corner: corner,
            cornerInParent: local
          )
          pending.append((inner.index, placed))
        }
      }
    }
    record.end()
  }
}

extension FrameRecord {
  /// Returns the views of a tree that the last layout moved, in preorder.
  func movedViews(of tree: LayoutTree) -> PlacedViews {
    var (views, placed): ([LayoutTree.Index], [ViewFrame]) = ([], [])
    // Usually all are placed, and growing the arrays would copy them repeatedly.
    views.reserveCapacity(moved.count)
    placed.reserveCapacity(moved.count)
    for view in moved where view.position < tree.viewCount {
      guard let frame = frames[view.position] else { continue }
      views.append(view)
      placed.append(frame)
    }
    return PlacedViews(tree, frames: placed, of: views)
  }
}

extension PlacedViews {
  /// Creates the placed views of a tree from frames by position.
  init(_ tree: LayoutTree, _ frames: [ViewFrame?]) {
    let placed = frames[..<tree.viewCount]
    if placed.contains(where: { $0 == nil }) {
      let listed = placed.indices.filter { placed[$0] != nil }
      self.init(tree, frames: listed.compactMap { placed[$0] }, of: listed.map(LayoutTree.Index.init))
    } else {
      self.init(tree, frames: placed.compactMap { $0 })
    }
  }
}
