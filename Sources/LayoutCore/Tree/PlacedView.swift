import Foundation

/// A view in its place; its names are found in its tree where they are asked for.
public struct PlacedView: Sendable {
  let node: LayoutTree.Node
  /// Where it is, and what it was proposed.
  public var place: ViewFrame

  /// A node of a tree, and where an engine put it.
  public init(_ node: LayoutTree.Node, _ place: ViewFrame) {
    self.node = node
    self.place = place
  }

  /// Its place in the tree.
  public var index: LayoutTree.Index { node.index }
  /// Its path, such as `root.0/1`.
  public var path: String { node.path }
  /// Its id, where it has one.
  public var id: String? { node.id }
  /// The name of its kind, such as `frame`.
  public var kind: String { node.element.kind }
  /// Its frame in the root container's coordinates, in points; sides may be infinite.
  public var frame: CGRect {
    get { CGRect(origin: place.origin, size: place.size) }
    set { (place.origin, place.size) = (newValue.origin, newValue.size) }
  }
  /// Its frame in its parent's coordinates, in points.
  public var frameInParent: CGRect { CGRect(origin: place.originInParent, size: place.size) }
  /// What it was proposed when it was placed.
  public var proposal: ProposedViewSize { place.proposal }
}

extension PlacedView: Hashable {
  /// Whether both have the same names, the same place in their trees, and the same frame.
  public static func == (one: PlacedView, other: PlacedView) -> Bool {
    one.index == other.index && one.place == other.place && one.id == other.id && one.kind == other.kind
      && one.path == other.path
  }

  /// Hashes the index and the frame.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(place)
  }
}

/// Where a view is, in numbers alone.
public struct ViewFrame: Hashable, Sendable {
  /// Its top left corner in the root container's coordinates, in points.
  public var origin: CGPoint
  /// Its top left corner, from that of its parent, in points.
  public var originInParent: CGPoint
  /// Its size, in points; sides may be infinite.
  public var size: CGSize
  /// What it was proposed when it was placed.
  public var proposal: ProposedViewSize

  /// A frame; both origins are in points.
  public init(origin: CGPoint, originInParent: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    self.origin = origin
    self.originInParent = originInParent
    self.size = size
    self.proposal = proposal
  }
}

/// Views in their places, in preorder: numbers one after the other, and the tree that names them.
public struct PlacedViews: Sendable, RandomAccessCollection, MutableCollection {
  /// The tree that the views are of.
  public let tree: LayoutTree
  /// The views' frames.
  public private(set) var frames: [ViewFrame]
  /// The views' places in the tree; `nil` where every view of it is there.
  private let listed: [LayoutTree.Index]?

  /// Places every view of a tree, or some of them, in preorder.
  public init(_ tree: LayoutTree, frames: [ViewFrame], of indices: [LayoutTree.Index]? = nil) {
    precondition(frames.count == indices?.count ?? tree.viewCount, "every view that is listed has a frame")
    self.tree = tree
    self.frames = frames
    listed = indices
  }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// How many views are placed.
  public var endIndex: Int { frames.count }

  /// The view at a place in preorder.
  public subscript(position: Int) -> PlacedView {
    get { PlacedView(tree[index(at: position)], frames[position]) }
    set { frames[position] = newValue.place }
  }

  /// The view of an index; `nil` where it is not placed.
  public subscript(view: LayoutTree.Index) -> PlacedView? {
    guard let listed else {
      return frames.indices.contains(view.position) ? self[view.position] : nil
    }
    var (lower, upper) = (0, listed.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if listed[middle] < view { lower = middle + 1 } else { upper = middle }
    }
    return lower < listed.count && listed[lower] == view ? self[lower] : nil
  }

  private func index(at position: Int) -> LayoutTree.Index {
    listed.map { $0[position] } ?? LayoutTree.Index(position)
  }
}

extension PlacedViews: Equatable {
  /// Whether both have the same views in the same places.
  public static func == (one: PlacedViews, other: PlacedViews) -> Bool { one.elementsEqual(other) }
}
