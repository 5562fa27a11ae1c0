import ElementTree
import Foundation
import LinearProgramming

/// Where views were put last, so that the next layout goes only where something has changed.
///
/// Equal subtrees at equal proposals are laid out alike: what stands where it stood, and is what it was, is passed over
/// with all that is inside it.
struct FrameRecord {
  /// The views' frames by preorder position; `nil` for views that nobody places.
  private(set) var frames: [ViewFrame?]
  /// The views whose frames the last layout changed, in preorder once it has ended.
  private(set) var moved: [LayoutTree.Index] = []
  /// What the views that begin blocks were placed as.
  private var blocks = ViewSlots<Placed>()

  /// A view that begins a block, as its parent's block placed it.
  struct Placed: Equatable {
    /// The class of its subtree.
    var subtree: Int
    var proposal: ExactProposal
    var corner: Point<Extended<Rational>>
    var cornerInParent: Point<Extended<Rational>>
  }

  /// The frames before the layout under way, where that goes everywhere.
  private var before: [ViewFrame?]?
  /// The frames that the layout under way has taken away; some of them may come back.
  private var left: [Int: ViewFrame] = [:]

  /// A record of nothing.
  init() { frames = [] }

  /// Begins a layout of so many views; `goesEverywhere` where what is known of blocks may not hold any more.
  mutating func begin(viewCount: Int, goesEverywhere: Bool) {
    moved.removeAll(keepingCapacity: true)
    guard goesEverywhere || frames.count != viewCount else { return }
    before = frames
    frames = Array(repeating: nil, count: viewCount)
    forgetBlocks(viewCount: viewCount)
  }

  private mutating func forgetBlocks(viewCount: Int) { blocks = ViewSlots(viewCount: viewCount) }

  /// Forgets what is known of blocks.
  mutating func forgetBlocks() { forgetBlocks(viewCount: frames.count) }

  /// Ends a layout.
  mutating func end() {
    moved.sort()
    before = nil
    left.removeAll()
  }

  /// Takes the frames of views away: what is still placed is noted after it.
  mutating func leaveOut(_ positions: Range<Int>) {
    for position in positions {
      // One choice may lie in another.
      if let frame = frames[position] { left[position] = frame }
      frames[position] = nil
      blocks.empty(position)
    }
  }

  /// Notes how a view that begins a block is placed; says whether that is news.
  mutating func place(_ view: LayoutTree.Index, as placed: Placed) -> Bool {
    blocks.fill(view.position, with: placed)
  }

  /// Notes a view's frame.
  mutating func set(_ frame: ViewFrame, of view: LayoutTree.Index) {
    let position = view.position
    let old = before.map { position < $0.count ? $0[position] : nil } ?? frames[position] ?? left[position]
    if old.map({ $0.isInPlace(of: frame) }) != true { moved.append(view) }
    frames[position] = frame
  }

  /// Takes over frames that are known by other means, in the place of the old ones: a copy of all would not be small.
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
  /// Whether a view is where another frame puts it, and as large.
  fileprivate func isInPlace(of other: ViewFrame) -> Bool { origin == other.origin && size == other.size }
}

/// Values of few of many views, each found by its view's position.
private struct ViewSlots<Value: Equatable> {
  /// The place of each view's value; -1 for a view that never had one.
  private var slots: [Int32]
  private var values: [Value?] = []

  init(viewCount: Int = 0) { slots = Array(repeating: -1, count: viewCount) }

  /// Takes a view's value away; its place is kept for the next one.
  mutating func empty(_ position: Int) {
    if slots[position] >= 0 { values[Int(slots[position])] = nil }
  }

  /// Gives a view a value; says whether it had another one, or none.
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
  /// Where the views are, without the forms behind the numbers.
  func frames(in container: ExactProposal) throws -> [ViewFrame?] {
    var record = FrameRecord()
    try update(&record, in: container)
    return record.frames
  }

  /// Lays out, and brings a record of an earlier layout of the same views up to date.
  func update(_ record: inout FrameRecord, in container: ExactProposal) throws {
    try confirmingBeside { try layOut(into: &record, in: container) }
  }

  private func layOut(into record: inout FrameRecord, in container: ExactProposal) throws {
    let tree = boundTree.tree
    // What custom layouts remember may change what they answer.
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
      // The block's own view stands where its parent's block put it.
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
  /// The views of a tree that the last layout moved, in preorder.
  func movedViews(of tree: LayoutTree) -> PlacedViews {
    var (views, placed): ([LayoutTree.Index], [ViewFrame]) = ([], [])
    // Most often all are: room for fewer would be made again and again.
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
  /// The views of a tree that have frames, by position.
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
