import ConstraintLayout
import LayoutCore
import LinearProgramming

/// Where the views of a tree stand once it is edited.
package struct EditedPlaces: Sendable {
  private enum Change: Sendable {
    case varied(VariedLayout)
    /// One more view right before this one.
    case added(LayoutTree.Index)
    /// Two views that change places.
    case swapped(LayoutTree.Index, LayoutTree.Index)
    /// Views in another order: where each stands now.
    case moved([LayoutTree.Index])
    case none
  }

  private let change: Change

  fileprivate init(varied: VariedLayout) { change = .varied(varied) }
  fileprivate init(addedAround view: LayoutTree.Index) { change = .added(view) }
  fileprivate init(swapped first: LayoutTree.Index, _ second: LayoutTree.Index) {
    change = .swapped(first, second)
  }
  fileprivate init(moved places: [LayoutTree.Index]) { change = .moved(places) }
  fileprivate init() { change = .none }

  /// Where a view stands now; `nil` where it was taken away.
  package func place(of view: LayoutTree.Index) -> LayoutTree.Index? {
    switch change {
    case .varied(let varied): varied.place(view)
    case .added(let added): view < added ? view : LayoutTree.Index(view.position + 1)
    case .swapped(let first, let second): view == first ? second : view == second ? first : view
    case .moved(let places): places[view.position]
    case .none: view
    }
  }
}

/// A tree and a container after one edit.
package struct EditedLayout {
  /// The tree.
  package var tree: LayoutTree
  /// The container's size.
  package var container: ExactProposal
  /// Where the views of the old tree stand.
  package var places: EditedPlaces

  /// The layout as it is.
  init(unedited finder: FactFinder) {
    (tree, container, places) = (finder.tree, finder.container, EditedPlaces())
  }

  /// The layout with an edit; `nil` where it means nothing there.
  ///
  /// - Throws: `LayoutError` for values that no rule gives a meaning.
  init?(_ edit: SuggestedEdit, _ finder: FactFinder) throws(LayoutError) {
    let old = finder.tree
    container = finder.container
    switch edit {
    case .changed(let fact, let value):
      guard let varied = try VariedLayout([fact: value], finder: finder) else { return nil }
      (tree, container, places) = (varied.tree, varied.container, EditedPlaces(varied: varied))
    case .added(let modifier, let view):
      tree = try LayoutTree(old.adding(modifier.element, around: view))
      places = EditedPlaces(addedAround: view)
    case .swapped(let outer):
      guard let inner = old.swappable(outer) else { return nil }
      tree = try LayoutTree(old.swapping(outer, inner))
      places = EditedPlaces(swapped: outer, inner)
    case .turned(let stack):
      guard let turned = finder.names.room(stack).turned else { return nil }
      tree = try old.replacing(turned, at: stack)
      places = EditedPlaces()
    case .reordered(let choice, let child):
      guard let order = old.order(putting: child, firstIn: choice) else { return nil }
      tree = try LayoutTree(old.putting(child, firstIn: choice))
      places = EditedPlaces(moved: order)
    }
  }
}

extension LayoutTree {
  fileprivate func adding(_ modifier: any LayoutElement, around view: Index) -> LayoutNode {
    subtree(at: root) { index, node in
      guard index == view else { return }
      var inner = node
      let place = inner.place
      inner.place = ""
      node = LayoutNode(
        modifier, children: [inner], source: node.source, direction: node.direction, place: place)
    }
  }

  /// The modifier inside a modifier, where the two can stand the other way around.
  func swappable(_ outer: Index) -> Index? {
    guard let inner = self[outer].children.first, [outer, inner].allSatisfy(isPlainModifier),
      self[inner].id == nil
    else { return nil }
    return inner
  }

  private func isPlainModifier(_ view: Index) -> Bool {
    let node = self[view]
    return node.element.role == .modifier && node.children.count == 1
  }

  fileprivate func swapping(_ outer: Index, _ inner: Index) -> LayoutNode {
    let (first, second) = (self[outer], self[inner])
    return subtree(at: root) { index, node in
      if index == outer { (node.element, node.source) = (second.element, second.source) }
      if index == inner { (node.element, node.source) = (first.element, first.source) }
    }
  }

  /// The tree with a child before its siblings; places are those of the positions, and not of the views.
  fileprivate func putting(_ child: Index, firstIn parent: Index) -> LayoutNode {
    let number = self[parent].children.firstIndex(of: child) ?? 0
    return subtree(at: root) { index, node in
      guard index == parent else { return }
      let places = node.children.map(\.place)
      var children = node.children
      children.insert(children.remove(at: number), at: 0)
      for (position, place) in places.enumerated() { children[position].place = place }
      node.children = children
    }
  }

  /// Where each view stands once a child comes before its siblings; `nil` where it is none of the view's children.
  fileprivate func order(putting child: Index, firstIn parent: Index) -> [Index]? {
    guard let first = self[parent].children.first, self[parent].children.contains(child) else { return nil }
    let (start, end) = (child.position, self.end(of: child))
    return indices.map { view in
      if (start..<end).contains(view.position) { return Index(view.position - start + first.position) }
      if (first.position..<start).contains(view.position) { return Index(view.position + end - start) }
      return view
    }
  }
}
