import ConstraintLayout
import LayoutCore
import LinearProgramming

/// Where the views of a tree stand once it is edited.
struct EditedPlaces: Sendable {
  private enum Change: Sendable {
    case varied(VariedLayout)
    /// One more view right before this one.
    case added(LayoutTree.Index)
    /// Two views that change places.
    case swapped(LayoutTree.Index, LayoutTree.Index)
    case none
  }

  private let change: Change

  fileprivate init(varied: VariedLayout) { change = .varied(varied) }
  fileprivate init(addedAround view: LayoutTree.Index) { change = .added(view) }
  fileprivate init(swapped first: LayoutTree.Index, _ second: LayoutTree.Index) {
    change = .swapped(first, second)
  }
  fileprivate init() { change = .none }

  /// Where a view stands now; `nil` where it was taken away.
  func place(of view: LayoutTree.Index) -> LayoutTree.Index? {
    switch change {
    case .varied(let varied): varied.place(view)
    case .added(let added): view < added ? view : LayoutTree.Index(view.position + 1)
    case .swapped(let first, let second): view == first ? second : view == second ? first : view
    case .none: view
    }
  }
}

/// A tree and a container after one edit.
struct EditedLayout {
  var tree: LayoutTree
  var container: ExactProposal
  var places: EditedPlaces

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
}
