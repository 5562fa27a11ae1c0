/// A tree in the form in which an engine reads it while it measures: contiguous and in preorder.
///
/// Names, paths and sources, which are rarely read, stay in `LayoutTree`.
@frozen
public struct CompiledTree: Sendable {
  /// The record of one view that an engine reads.
  @frozen
  public struct View: Sendable {
    /// The view's element, in an `ElementBox` of its type.
    public internal(set) var element: AnyElementBox
    @usableFromInline var first: Int32
    @usableFromInline var count: Int32
    @usableFromInline var typeNumber: Int16
    /// Whether the places of the view's children are mirrored.
    public internal(set) var isRightToLeft: Bool
    /// Whether the view, or a view inside it, is sized by the nearest container.
    public internal(set) var readsContainer = false
    /// Whether the view may have explicit guides.
    public internal(set) var hasGuides = false
    /// Whether the view's children differ in layout priority.
    public internal(set) var childrenDifferInPriority = false

    /// The index of the view's first child in the tree's list of children.
    @inlinable
    public var firstChild: Int { Int(first) }
    /// The number of the view's children.
    @inlinable
    public var childCount: Int { Int(count) }
    /// The index of the view's type in `elementTypes`.
    @inlinable
    public var type: Int { Int(typeNumber) }
  }

  /// The element types of the tree, in the order in which they first occur.
  public private(set) var elementTypes: [any LayoutElement.Type] = []
  /// The views of the tree, in preorder.
  public internal(set) var views: [View] = []
  /// The views' priorities, spacing and explicit guides, by position: separate, as most are hardly ever read.
  public private(set) var traits: [ViewTraits] = []
  /// The children of all views, with those of one view next to each other.
  public internal(set) var children: [LayoutTree.Index] = []
  private var typeIdentifiers: [ObjectIdentifier] = []

  /// Creates an empty tree.
  public init() {}

  /// Returns the number of a view's children.
  @inlinable
  public func childCount(of view: LayoutTree.Index) -> Int { views[view.position].childCount }

  /// Returns the child of a view at an index among its children.
  @inlinable
  public func child(_ index: Int, of view: LayoutTree.Index) -> LayoutTree.Index {
    children[views[view.position].firstChild + index]
  }

  /// Returns the children of a view, in order.
  @inlinable
  public func children(of view: LayoutTree.Index) -> ArraySlice<LayoutTree.Index> {
    let first = views[view.position].firstChild
    return children[first..<first + views[view.position].childCount]
  }
}

extension CompiledTree {
  /// Returns the views whose elements or directions differ in another tree; `nil` if its views are nested
  /// differently.
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

  /// Appends a node, and reserves the places of its children; its traits are set later.
  mutating func append(_ node: LayoutNode, childCount: Int) {
    views.append(
      View(
        element: node.box, first: Int32(children.count), count: Int32(childCount),
        typeNumber: number(of: node.box), isRightToLeft: node.direction == .rightToLeft))
    if childCount > 0 { children.append(contentsOf: repeatElement(LayoutTree.Index(0), count: childCount)) }
  }

  /// The traits of a view, which follow from its element and the views inside it.
  struct CombinedTraits: Equatable {
    /// The traits that the view's parent sees.
    var own: ViewTraits
    var childrenDifferInPriority: Bool
  }

  /// Reserves the traits of views that were appended.
  mutating func prepareTraits() {
    traits.append(contentsOf: repeatElement(ViewTraits(), count: views.count - traits.count))
  }

  /// Sets the traits of a view.
  mutating func note(_ combined: consuming CombinedTraits, of view: LayoutTree.Index) {
    views[view.position].readsContainer = combined.own.readsContainer
    views[view.position].hasGuides = !combined.own.explicitGuides.isEmpty
    views[view.position].childrenDifferInPriority = combined.childrenDifferInPriority
    traits[view.position] = combined.own
  }

  /// Returns the traits of a view, which must have been set.
  func combinedTraits(of view: LayoutTree.Index) -> CombinedTraits {
    CombinedTraits(
      own: traits[view.position], childrenDifferInPriority: views[view.position].childrenDifferInPriority)
  }

  /// Replaces the element of a view.
  mutating func replace(_ element: AnyElementBox, at view: LayoutTree.Index) {
    views[view.position].element = element
    views[view.position].typeNumber = number(of: element)
  }

  /// Replaces a view and the views inside it, which end before `end`, by another tree.
  mutating func replace(_ view: LayoutTree.Index, _ end: Int, with other: CompiledTree) {
    let first = views[view.position].firstChild
    let last = end < views.count ? views[end].firstChild : children.count
    let added = other.views.count - (end - view.position)
    let addedChildren = other.children.count - (last - first)
    var inserted = other.views
    for index in inserted.indices {
      inserted[index].typeNumber = number(of: inserted[index].element)
      inserted[index].first += Int32(first)
    }
    if addedChildren != 0 {
      for later in end..<views.count { views[later].first += Int32(addedChildren) }
    }
    views.replaceSubrange(view.position..<end, with: inserted)
    traits.replaceSubrange(view.position..<end, with: other.traits)
    if added != 0 {
      for index in children.indices where children[index].position >= end {
        children[index] = LayoutTree.Index(children[index].position + added)
      }
    }
    children.replaceSubrange(
      first..<last, with: other.children.lazy.map { LayoutTree.Index($0.position + view.position) })
  }

  /// Removes the views from a position on.
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
