import LayoutCore

/// Where views were put, and which of them an edit or a move reached since.
struct FrameTable<Number: LayoutNumber> {
  /// The frames, in preorder; `nil` where a view was not placed.
  private(set) var frames: [ReferenceFrame<Number>?]
  /// The views whose frames the last layout changed, in preorder.
  private(set) var moved: [LayoutTree.Index] = []
  private var isChanged: [Bool]

  init(viewCount: Int) {
    frames = Array(repeating: nil, count: viewCount)
    isChanged = Array(repeating: true, count: viewCount)
  }

  /// How many views there are.
  var viewCount: Int { frames.count }

  /// Puts new views in the place of others.
  mutating func replaceViews(_ range: Range<Int>, count: Int) {
    frames.replaceSubrange(range, with: repeatElement(nil, count: count))
    isChanged.replaceSubrange(range, with: repeatElement(true, count: count))
  }

  /// Notes that a view, or a view inside it, is another one than it was.
  mutating func noteChange(_ view: LayoutTree.Index) { isChanged[view.position] = true }

  /// Begins a layout.
  mutating func begin() { moved.removeAll(keepingCapacity: true) }

  /// Puts a view somewhere; says whether what is inside it may have moved in it.
  @inline(__always)
  mutating func place(_ view: LayoutTree.Index, _ frame: ReferenceFrame<Number>) -> Movement {
    let position = view.position
    guard let old = frames[position] else {
      frames[position] = frame
      isChanged[position] = false
      moved.append(view)
      return .inside
    }
    let isStill = old.origin == frame.origin && old.size == frame.size
    let isSame = !isChanged[position] && old.proposal == frame.proposal
    frames[position] = frame
    isChanged[position] = false
    if !isStill { moved.append(view) }
    return isSame ? (isStill ? .none : .outside) : .inside
  }

  /// Moves what is inside a view along with it: each view stays where it is in its parent.
  mutating func moveContent(of view: LayoutTree.Index, _ end: Int, in tree: LayoutTree) {
    for position in view.position + 1..<end {
      let index = LayoutTree.Index(position)
      guard var frame = frames[position], let parent = tree.parent(of: index), let outer = frames[parent.position]
      else { continue }
      let origin = Point(
        outer.origin.x.adding(frame.originInParent.x), outer.origin.y.adding(frame.originInParent.y))
      guard origin != frame.origin else { continue }
      frame.origin = origin
      frames[position] = frame
      moved.append(index)
    }
  }

  /// How a view moved.
  enum Movement {
    /// Not at all, and nothing inside it did.
    case none
    /// As a whole.
    case outside
    /// Its content may lie elsewhere in it.
    case inside
  }
}

extension FrameTable<Double> {
  /// The views whose frames the last layout changed, in preorder.
  func movedViews(in tree: LayoutTree) -> [PlacedView] {
    moved.sorted().compactMap { index in
      frames[index.position].map { PlacedView(tree[index], $0.viewFrame) }
    }
  }

  /// The views that were placed.
  func placedViews(in tree: LayoutTree) -> PlacedViews {
    let placed = frames.compactMap { $0?.viewFrame }
    return placed.count == frames.count
      ? PlacedViews(tree, frames: placed)
      : PlacedViews(tree, frames: placed, of: frames.compactMap { $0?.index })
  }
}
