/// A tree as an engine reads it while it measures: what is hot, contiguous and in preorder.
///
/// What is read once in a while (names, paths, sources) stays in `LayoutTree`.
@frozen
public struct CompiledTree: Sendable {
  /// What an engine reads of one view.
  @frozen
  public struct View: Sendable {
    /// The view's element, in an `ElementBox` of its type.
    public internal(set) var element: AnyElementBox
    @usableFromInline var first: Int32
    @usableFromInline var count: Int32
    @usableFromInline var typeNumber: Int16
    /// Whether its children's places are mirrored.
    public internal(set) var isRightToLeft: Bool
    /// Whether it, or a view inside it, is sized by the nearest container.
    public internal(set) var readsContainer = false
    /// Whether it may have explicit guides.
    public internal(set) var hasGuides = false
    /// Whether its children differ in layout priority.
    public internal(set) var childrenDifferInPriority = false

    /// Where its children begin in the tree's list of children.
    @inlinable
    public var firstChild: Int { Int(first) }
    /// How many children it has.
    @inlinable
    public var childCount: Int { Int(count) }
    /// Which of `elementTypes` it is of.
    @inlinable
    public var type: Int { Int(typeNumber) }
  }

  /// The different types of element, in the order in which they first occur.
  public private(set) var elementTypes: [any LayoutElement.Type] = []
  /// The views, in preorder.
  public internal(set) var views: [View] = []
  /// The views' priorities, spacing and explicit guides, by position: apart, as most are hardly ever read.
  public private(set) var traits: [ViewTraits] = []
  /// The children of all views, those of each one after the other.
  public internal(set) var children: [LayoutTree.Index] = []
  private var typeIdentifiers: [ObjectIdentifier] = []

  /// Compiles no tree.
  public init() {}

  /// How many children a view has.
  @inlinable
  public func childCount(of view: LayoutTree.Index) -> Int { views[view.position].childCount }

  /// The child of a view at a place among its children, from 0.
  @inlinable
  public func child(_ place: Int, of view: LayoutTree.Index) -> LayoutTree.Index {
    children[views[view.position].firstChild + place]
  }

  /// The children of a view, in order.
  @inlinable
  public func children(of view: LayoutTree.Index) -> ArraySlice<LayoutTree.Index> {
    let first = views[view.position].firstChild
    return children[first..<first + views[view.position].childCount]
  }
}

extension CompiledTree {
  /// The views that have other elements, or place their children in another direction, in another tree; `nil` where the
  /// views of the two are not nested alike.
  package func views(changedIn other: CompiledTree) -> [LayoutTree.Index]? {
    guard views.count == other.views.count, children == other.children else { return nil }
    var changed: [LayoutTree.Index] = []
    for position in views.indices {
      guard views[position].count == other.views[position].count else { return nil }
      if views[position].element !== other.views[position].element
        || views[position].isRightToLeft != other.views[position].isRightToLeft
      {
        changed.append(LayoutTree.Index(position))
      }
    }
    return changed
  }

  /// Adds a node after the others, with room for its children; its traits are noted later.
  mutating func append(_ node: LayoutNode, childCount: Int) {
    views.append(
      View(
        element: node.box, first: Int32(children.count), count: Int32(childCount),
        typeNumber: number(of: node.box), isRightToLeft: node.direction == .rightToLeft))
    if childCount > 0 { children.append(contentsOf: repeatElement(LayoutTree.Index(0), count: childCount)) }
  }

  /// What follows from a view's element and from what is inside it.
  struct CombinedTraits: Equatable {
    /// What its parent can know of it.
    var own: ViewTraits
    var childrenDifferInPriority: Bool
  }

  /// Makes room for the traits of views that were added.
  mutating func prepareTraits() {
    traits.append(contentsOf: repeatElement(ViewTraits(), count: views.count - traits.count))
  }

  /// Notes the traits of a view.
  mutating func note(_ combined: consuming CombinedTraits, of view: LayoutTree.Index) {
    views[view.position].readsContainer = combined.own.readsContainer
    views[view.position].hasGuides = !combined.own.explicitGuides.isEmpty
    views[view.position].childrenDifferInPriority = combined.childrenDifferInPriority
    traits[view.position] = combined.own
  }

  /// The traits of a view that were noted.
  func combinedTraits(of view: LayoutTree.Index) -> CombinedTraits {
    CombinedTraits(
      own: traits[view.position], childrenDifferInPriority: views[view.position].childrenDifferInPriority)
  }

  /// Puts another element in a view's place.
  mutating func replace(_ element: AnyElementBox, at view: LayoutTree.Index) {
    views[view.position].element = element
    views[view.position].typeNumber = number(of: element)
  }

  /// Puts another tree in the place of a view and of what is inside it, which ends before `end`.
  mutating func replace(_ view: LayoutTree.Index, _ end: Int, with other: CompiledTree) {
    let first = views[view.position].firstChild
    let last = end < views.count ? views[end].firstChild : children.count
    let added = other.views.count - (end - view.position)
    let addedChildren = other.children.count - (last - first)
    var inserted = other.views
    for place in inserted.indices {
      inserted[place].typeNumber = number(of: inserted[place].element)
      inserted[place].first += Int32(first)
    }
    if addedChildren != 0 {
      for later in end..<views.count { views[later].first += Int32(addedChildren) }
    }
    views.replaceSubrange(view.position..<end, with: inserted)
    traits.replaceSubrange(view.position..<end, with: other.traits)
    if added != 0 {
      for place in children.indices where children[place].position >= end {
        children[place] = LayoutTree.Index(children[place].position + added)
      }
    }
    children.replaceSubrange(
      first..<last, with: other.children.lazy.map { LayoutTree.Index($0.position + view.position) })
  }

  /// Takes away the views from a position on.
  mutating func removeViews(from position: Int) {
    guard position < views.count else { return }
    children.removeSubrange(views[position].firstChild...)
    views.removeSubrange(position...)
    traits.removeSubrange(position...)
  }

  private mutating func number(of element: AnyElementBox) -> Int16 {
    let identifier = ObjectIdentifier(Swift.type(of: element))
    if let known = typeIdentifiers.firstIndex(of: identifier) { return Int16(known) }
    typeIdentifiers.append(identifier)
    elementTypes.append(element.type)
    return Int16(elementTypes.count - 1)
  }
}
