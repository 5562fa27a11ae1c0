import ElementTree
import Foundation

/// The places of views, with a mark on those that an edit or a move has affected since.
struct FrameTable<Number: LayoutNumber> {
  private struct Entry {
    var origin: Point<Number> = .zero
    var originInParent: Point<Number> = .zero
    var size = Size<Number>(.zero, .zero)
    var width = Number.zero
    var height = Number.zero
    /// The tag of the question that the size answers; -1 if the view is not placed.
    var tag: Int32 = -1

    /// A bit of the tag: the view, or a view inside it, has changed since it was placed.
    static var isChanged: Int32 { 1 << 30 }
  }

  private var entries: [Entry]
  /// The views whose frames the last layout changed.
  private(set) var moved: [LayoutTree.Index] = []
  /// The views that lost their frames in the last layout.
  private(set) var leftOut: [LayoutTree.Index] = []

  init(viewCount: Int) { entries = Array(repeating: Entry(), count: viewCount) }

  var viewCount: Int { entries.count }

  /// The frames of all placed views, in preorder.
  var frames: [ReferenceFrame<Number>] {
    var frames: [ReferenceFrame<Number>] = []
    frames.reserveCapacity(entries.count)
    for index in entries.indices where entries[index].tag >= 0 {
      frames.append(frame(of: LayoutTree.Index(index)))
    }
    return frames
  }

  /// The frame of a view; `nil` if it is not placed.
  subscript(view: LayoutTree.Index) -> ReferenceFrame<Number>? {
    entries[view.position].tag < 0 ? nil : frame(of: view)
  }

  private func frame(of view: LayoutTree.Index) -> ReferenceFrame<Number> {
    let entry = entries[view.position]
    let proposal = Proposal(
      entry.tag & Question<Number>.noWidth == 0 ? entry.width : nil,
      entry.tag & Question<Number>.noHeight == 0 ? entry.height : nil)
    return ReferenceFrame(
      index: view, origin: entry.origin, originInParent: entry.originInParent, size: entry.size,
      proposal: proposal)
  }

  /// Replaces some views by others, which are not placed yet.
  mutating func replaceViews(_ range: Range<Int>, count: Int) {
    entries.replaceSubrange(range, with: repeatElement(Entry(), count: count))
  }

  /// Records that a view, or a view inside it, has changed.
  mutating func noteChange(_ view: LayoutTree.Index) {
    if entries[view.position].tag >= 0 { entries[view.position].tag |= Entry.isChanged }
  }

  /// Records that all views may have changed.
  mutating func noteChanges() {
    for position in entries.indices { noteChange(LayoutTree.Index(position)) }
  }

  mutating func begin() {
    moved.removeAll(keepingCapacity: true)
    leftOut.removeAll(keepingCapacity: true)
  }

  /// Sets the place of a view; returns which other views may have moved.
  @inline(__always)
  mutating func place(
    _ view: LayoutTree.Index, at origin: Point<Number>, inParent: Point<Number>, _ size: Size<Number>,
    _ question: Question<Number>
  ) -> Movement {
    let old = entries[view.position]
    entries[view.position] = Entry(
      origin: origin, originInParent: inParent, size: size, width: question.width, height: question.height,
      tag: question.tag)
    let isStill = old.tag >= 0 && old.origin == origin && old.size == size
    if !isStill { moved.append(view) }
    // In a sweep, one proposal may have different answers in different parts, and mirrored places depend on
    // the size.
    let isSame =
      old.tag == question.tag && old.width == question.width && old.height == question.height
      && old.size == size
    return isSame ? (isStill ? .none : .outside) : .inside
  }

  /// Records that a view, with all views inside it, is not placed.
  mutating func leaveOut(_ view: LayoutTree.Index, in tree: LayoutTree) {
    for position in view.position..<tree.end(of: view) {
      if entries[position].tag >= 0 { leftOut.append(LayoutTree.Index(position)) }
      entries[position].tag = -1
    }
  }

  /// Moves the views inside a view along with it, each keeping its place in its parent.
  mutating func moveContent(of view: LayoutTree.Index, in tree: LayoutTree) {
    for position in view.position + 1..<tree.end(of: view) {
      let index = LayoutTree.Index(position)
      guard entries[position].tag >= 0, let parent = tree.parent(of: index) else { continue }
      let (outer, local) = (entries[parent.position].origin, entries[position].originInParent)
      let origin = Point(outer.x.adding(local.x), outer.y.adding(local.y))
      guard origin != entries[position].origin else { continue }
      entries[position].origin = origin
      moved.append(index)
    }
  }

  /// The views that moved with a view.
  enum Movement {
    /// No view, not even the view itself.
    case none
    /// The view with its content, which keeps its places in the view.
    case outside
    /// Possibly the content within the view.
    case inside
  }
}

extension FrameTable<Double> {
  /// Returns the views whose frames the last layout changed, in preorder.
  func movedViews(in tree: LayoutTree) -> PlacedViews {
    let moved = moved.sorted()
    return PlacedViews(tree, frames: moved.map { frame(of: $0).viewFrame }, of: moved)
  }

  /// Writes the frame of each view, in points; the null rectangle for a view that is not placed.
  func write(into buffer: UnsafeMutableBufferPointer<CGRect>) {
    for position in entries.indices {
      let entry = entries[position]
      buffer[position] =
        entry.tag < 0
        ? .null
        : CGRect(x: entry.origin.x, y: entry.origin.y, width: entry.size.width, height: entry.size.height)
    }
  }

  func placedViews(in tree: LayoutTree) -> PlacedViews {
    var frames: [ViewFrame] = []
    frames.reserveCapacity(entries.count)
    for position in entries.indices where entries[position].tag >= 0 {
      frames.append(frame(of: LayoutTree.Index(position)).viewFrame)
    }
    let isWhole = frames.count == entries.count
    return PlacedViews(tree, frames: frames, of: isWhole ? nil : self.frames.map(\.index))
  }
}
