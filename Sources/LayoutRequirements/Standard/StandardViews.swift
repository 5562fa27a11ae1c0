import LayoutCore

/// The views of a tree that the standard checks are about.
struct StandardViews {
  let tree: LayoutTree

  init(_ tree: LayoutTree) { self.tree = tree }

  /// A view by its path, which no other has.
  func selector(_ view: LayoutTree.Index) -> ViewSelector { ViewSelector(tree[view].path) }

  /// What a view is called: its id where no other view has it, or else its path.
  func name(_ view: LayoutTree.Index) -> String {
    guard let id = tree[view].id, !id.contains(where: \.isWhitespace),
      tree.nodes.count(where: { $0.id == id }) == 1
    else { return tree[view].path }
    return id
  }

  /// The texts.
  var texts: [LayoutTree.Index] {
    tree.indices.filter { (tree[$0].element as? MeasuredElement)?.text != nil }
  }

  /// Leaves of different children of one stack, grid or flow.
  var siblings: [(LayoutTree.Index, LayoutTree.Index)] {
    tree.indices.filter { isRow($0) }.flatMap { parent in
      let leaves = tree[parent].children.map { contents(of: $0) }
      return leaves.enumerated().flatMap { place, own in
        leaves.dropFirst(place + 1).flatMap { others in
          own.flatMap { one in others.map { (one, $0) } }
        }
      }
    }
  }

  /// Views in each frame around them up to the nearest container, and in that container, but for what scrolls.
  var contained: [(view: LayoutTree.Index, parent: LayoutTree.Index)] {
    tree.indices.filter { tree[$0].element.role != .modifier && !isEmpty($0) }.flatMap { view in
      frames(around: view).map { (view, $0) }
    }
  }

  private func frames(around view: LayoutTree.Index) -> [LayoutTree.Index] {
    var frames: [LayoutTree.Index] = []
    var inner = view
    while let parent = tree[inner].parent {
      let isContainer = tree[parent].element.role == .container
      // What is laid over a view, or behind it, may reach beyond.
      guard !scrolls(parent), isContainer || tree[parent].children.first == inner else { return frames }
      if isContainer || tree[parent].element.kind == "frame" { frames.append(parent) }
      if isContainer { return frames }
      inner = parent
    }
    return frames
  }

  /// Leaves that nothing scrolls.
  var unscrolled: [LayoutTree.Index] {
    tree.indices.filter { view in
      tree[view].element.role == .leaf && !isEmpty(view)
        && !sequence(first: view, next: { tree[$0].parent }).contains(where: scrolls)
    }
  }

  /// Views that are tapped.
  var targets: [LayoutTree.Index] {
    tree.indices.filter { ["Button", "Toggle"].contains(tree[$0].element.kind) }
  }

  /// What choices show, one or another.
  var candidates: [LayoutTree.Index] {
    tree.indices.filter { view in
      tree[view].parent.map { !tree[$0].element.placesAllChildren } ?? false
    }
  }

  /// Modifiers that are written to change the layout.
  var modifiers: [LayoutTree.Index] { tree.indices.filter { Effective.canGo(tree[$0]) } }

  /// Containers that wrap.
  var flows: [LayoutTree.Index] { tree.indices.filter { tree[$0].element is FlowElement } }

  /// Whether the children of a container lie beside each other, and not on each other.
  private func isRow(_ view: LayoutTree.Index) -> Bool {
    let element = tree[view].element
    return element.role == .container && element.placesAllChildren
      && !(element is ZStackElement) && !(element is GeometryReaderElement) && !scrolls(view)
  }

  private func scrolls(_ view: LayoutTree.Index) -> Bool { tree[view].element is ScrollViewElement }

  private func isEmpty(_ view: LayoutTree.Index) -> Bool { tree[view].element is SpacerElement }

  /// The leaves in a view that are seen.
  private func contents(of view: LayoutTree.Index) -> [LayoutTree.Index] {
    guard !scrolls(view) else { return [view] }
    let children = tree[view].children
    guard !children.isEmpty else { return isEmpty(view) ? [] : [view] }
    // Of a modifier, what it wraps counts, and not what is laid over it or behind it.
    let inner = tree[view].element.role == .modifier ? Array(children.prefix(1)) : children
    return inner.flatMap { contents(of: $0) }
  }
}
