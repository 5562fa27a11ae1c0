import ConstraintLayout
import LayoutCore
import LinearProgramming

/// The places of a tree's views after an edit.
package struct EditedCounterparts: Sendable {
  private enum Change: Sendable {
    case varied(VariedLayout)
    /// A view inserted right before each of these; `takesNames` is whether ids refer to it.
    case added([LayoutTree.Index], takesNames: Bool)
    /// Pairs of views that are exchanged.
    case swapped([LayoutTree.Index: LayoutTree.Index])
    /// The new place of each view; `nil` for a removed one.
    case moved([LayoutTree.Index?])
    case none
  }

  private let change: Change

  fileprivate init(varied: VariedLayout) { change = .varied(varied) }
  fileprivate init(addedAround views: [LayoutTree.Index], takingNames: Bool = false) {
    change = .added(views, takesNames: takingNames)
  }
  fileprivate init(swapped pairs: [(LayoutTree.Index, LayoutTree.Index)]) {
    change = .swapped(
      Dictionary(pairs.flatMap { [($0, $1), ($1, $0)] }, uniquingKeysWith: { first, _ in first }))
  }
  fileprivate init(moved places: [LayoutTree.Index?]) { change = .moved(places) }
  fileprivate init() { change = .none }

  /// Returns the new place of a view; `nil` where it was removed.
  package func counterpart(of view: LayoutTree.Index) -> LayoutTree.Index? {
    switch change {
    case .varied(let varied): varied.counterpart(view)
    case .added(let added, let takesNames):
      LayoutTree.Index(view.position + added.count { $0 < view || $0 == view && !takesNames })
    case .swapped(let other): other[view] ?? view
    case .moved(let places): places[view.position]
    case .none: view
    }
  }
}

extension EditedCounterparts {
  /// Returns the place of the modifier added around a view.
  func placeAround(_ view: LayoutTree.Index) -> LayoutTree.Index {
    guard case .added(let added, _) = change else { return view }
    return LayoutTree.Index(view.position + added.count { $0 < view })
  }
}

/// A tree and a container after one edit.
///
/// A view that Swift source creates several times, such as a row of a loop, is edited in all places.
package struct EditedLayout {
  package var tree: LayoutTree
  package var container: ExactProposal
  /// The places of the old tree's views.
  package var counterparts: EditedCounterparts

  /// Creates the layout without an edit.
  init(unedited finder: FactFinder) {
    (tree, container, counterparts) = (finder.tree, finder.container, EditedCounterparts())
  }

  /// Creates the layout with an edit; `nil` where the edit does not apply.
  ///
  /// - Throws: `LayoutError` for values that no rule accepts.
  init?(_ edit: SuggestedEdit, _ finder: FactFinder) throws(LayoutError) {
    let old = finder.tree
    container = finder.container
    switch edit {
    case .changed(let fact, let value):
      let copies = fact.view.map(old.copies) ?? []
      let all = copies.count > 1 ? copies.map(fact.of) : [fact]
      guard
        let varied = try VariedLayout(
          Dictionary(all.map { ($0, value) }, uniquingKeysWith: { first, _ in first }), finder: finder)
      else { return nil }
      (tree, container, counterparts) = (varied.tree, varied.container, EditedCounterparts(varied: varied))
    case .added(let modifier, let view):
      let copies = old.copies(of: view)
      tree = try LayoutTree(old.adding(modifier.element, around: Set(copies)))
      counterparts = EditedCounterparts(addedAround: copies)
    case .framed(let modifier, let view):
      let copies = old.copies(of: view)
      tree = try LayoutTree(old.adding(modifier.element, around: Set(copies), takingNames: true))
      counterparts = EditedCounterparts(addedAround: copies, takingNames: true)
    case .loosened(let frame, let kept):
      var changed = old
      for copy in old.copies(of: frame) {
        guard let element = (old[copy].element as? FrameElement)?.loosened(keeping: kept) else { return nil }
        changed = try changed.replacing(element, at: copy)
      }
      tree = changed
      counterparts = EditedCounterparts()
    case .stretched(let frame, let axis):
      var changed = old
      for copy in old.copies(of: frame) {
        guard let element = (old[copy].element as? FrameElement)?.stretched(along: axis) else { return nil }
        changed = try changed.replacing(element, at: copy)
      }
      tree = changed
      counterparts = EditedCounterparts()
    case .spaced(let child):
      let copies = old.copies(of: child)
      guard copies.allSatisfy({ old[$0].parent.flatMap { finder.names.rule($0).stackAxis } != nil }) else {
        return nil
      }
      tree = try LayoutTree(old.spacing(before: Set(copies)) { finder.names.rule($0).stackAxis })
      counterparts = EditedCounterparts(addedAround: copies)
    case .spacedInPlace(let gap):
      let copies = old.copies(of: gap)
      guard copies.allSatisfy({ old[$0].parent.flatMap { finder.names.rule($0).stackAxis } != nil }) else {
        return nil
      }
      tree = try LayoutTree(
        old.subtree(at: old.root) { index, node in
          guard copies.contains(index) else { return }
          let axis = old[index].parent.flatMap { finder.names.rule($0).stackAxis }
          node = LayoutNode(
            SpacerElement(minLength: nil, axis: axis), source: node.source, direction: node.direction,
            place: node.place)
        })
      counterparts = EditedCounterparts(moved: old.places(emptying: copies))
    case .swapped(let outer):
      let pairs = old.copies(of: outer).compactMap { outer in old.swappable(outer).map { (outer, $0) } }
      guard pairs.contains(where: { $0.0 == outer }) else { return nil }
      tree = try LayoutTree(old.swapping(pairs))
      // An id is that of whatever is outermost, before and after.
      counterparts = EditedCounterparts(swapped: pairs.filter { old[$0.0].id == nil })
    case .turned(let stack):
      var changed = old
      for copy in old.copies(of: stack) {
        guard let turned = finder.names.rule(copy).turned else { return nil }
        changed = try changed.replacing(turned, at: copy)
      }
      tree = changed
      counterparts = EditedCounterparts()
    case .columnForLargeText(let row):
      let copies = Set(old.copies(of: row))
      guard copies.allSatisfy({ old[$0].element is StackElement }) else { return nil }
      tree = try LayoutTree(
        old.subtree(at: old.root) { index, node in
          if copies.contains(index), let stack = node.element as? StackElement {
            node.element = StackElement(
              axis: .vertical, spacing: stack.spacing, alignment: HorizontalAlignment.leading.key,
              defaultSpacing: stack.defaultSpacing)
          } else if var leaf = node.element as? any StackAxisReading,
            old.container(of: index).map(copies.contains) ?? false
          {
            leaf.axis = .vertical
            node.element = leaf
          }
        })
      counterparts = EditedCounterparts()
    case .reordered(let choice, let child):
      guard let order = old.order(putting: child, firstIn: choice) else { return nil }
      tree = try LayoutTree(old.putting(child, firstIn: choice))
      counterparts = EditedCounterparts(moved: order)
    }
  }
}

extension LayoutTree {
  fileprivate func adding(
    _ modifier: any LayoutElement, around views: Set<Index>, takingNames: Bool = false
  ) -> LayoutNode {
    subtree(at: root) { index, node in
      guard views.contains(index) else { return }
      var inner = node
      let (place, id) = (inner.place, takingNames ? inner.id : nil)
      inner.place = ""
      if takingNames { inner.id = nil }
      node = LayoutNode(
        modifier, children: [inner], id: id, source: node.source, direction: node.direction, place: place)
    }
  }

  /// Returns the tree with a spacer before some children of stacks.
  fileprivate func spacing(before views: Set<Index>, axis: (Index) -> Axis?) -> LayoutNode {
    subtree(at: root) { index, node in
      let own = children(of: index).enumerated().filter { views.contains($0.element) }.map(\.offset)
      guard !own.isEmpty else { return }
      for offset in own.reversed() {
        node.children.insert(
          LayoutNode(
            SpacerElement(minLength: nil, axis: axis(index)), source: nil, direction: node.direction),
          at: offset)
      }
      for offset in node.children.indices { node.children[offset].place = ".\(offset)" }
    }
  }

  /// Returns the modifier inside a modifier, where the two can be exchanged.
  func swappable(_ outer: Index) -> Index? {
    guard let inner = self[outer].children.first, [outer, inner].allSatisfy(isPlainModifier),
      self[inner].id == nil, self[outer].children.count == 1 || self[inner].children.count == 1
    else { return nil }
    return inner
  }

  /// Whether a view wraps another one, alone or with a background or an overlay.
  private func isPlainModifier(_ view: Index) -> Bool {
    let node = self[view]
    return node.element.role == .modifier
      && (node.children.count == 1 || ["background", "overlay"].contains(node.element.kind))
  }

  fileprivate func swapping(_ pairs: [(outer: Index, inner: Index)]) -> LayoutNode {
    let outers = Set(pairs.map(\.outer))
    return subtree(at: root) { index, node in
      guard outers.contains(index), var inner = node.children.first else { return }
      // A background or an overlay moves with its modifier.
      let (around, inside) = (Array(node.children.dropFirst()), Array(inner.children.dropFirst()))
      let wrapped = Array(inner.children.prefix(1))
      (node.element, inner.element) = (inner.element, node.element)
      (node.source, inner.source) = (inner.source, node.source)
      inner.children = wrapped + around
      node.children = [inner] + inside
    }
  }

  /// Returns the tree with a child before its siblings; places are those of the positions, not of the views.
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

  /// Returns the new place of each view once a child comes first; `nil` where it is not a child of the view.
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

extension LayoutTree {
  /// Returns the new place of each view once some of them have no views inside; `nil` for these.
  fileprivate func places(emptying views: [Index]) -> [Index?] {
    var (removed, end) = (0, 0)
    let emptied = Set(views)
    return indices.map { view in
      guard view.position >= end else {
        removed += 1
        return nil
      }
      if emptied.contains(view) { end = self.end(of: view) }
      return Index(view.position - removed)
    }
  }
}

extension LayoutTree {
  /// Returns the views that one place of Swift source creates alike, including this one; in a document, only
  /// this one.
  package func copies(of view: Index) -> [Index] {
    let node = self[view]
    guard let source = node.source, source.column != nil, source.file.hasSuffix(".swift") else {
      return [view]
    }
    let (kind, values) = (node.element.kind, node.element.parameters.map(\.value))
    return indices.filter { other in
      other == view
        || self[other].source == source && self[other].element.kind == kind
          // Texts and shapes may differ; how a modifier with different numbers is written is not known.
          && (node.element.role == .leaf || self[other].element.parameters.map(\.value) == values)
    }
  }
}

extension FrameElement {
  /// Returns the frame with its sides as minimums, except for one that is kept; `nil` where no side is given.
  func loosened(keeping kept: Axis?) -> FlexibleFrameElement? {
    guard width != nil || height != nil else { return nil }
    return FlexibleFrameElement(
      minWidth: width, maxWidth: kept == .horizontal ? width : nil, minHeight: height,
      maxHeight: kept == .vertical ? height : nil, alignment: alignment)
  }

  /// Returns the frame that fills the available space along an axis and keeps its other side; `nil` where the
  /// side is not given.
  func stretched(along axis: Axis) -> FlexibleFrameElement? {
    guard self[axis] != nil else { return nil }
    return axis == .horizontal
      ? FlexibleFrameElement(
        maxWidth: .infinity, minHeight: height, maxHeight: height, alignment: alignment)
      : FlexibleFrameElement(minWidth: width, maxWidth: width, maxHeight: .infinity, alignment: alignment)
  }
}

extension Fact {
  /// Returns the same fact of another view.
  fileprivate func of(_ view: LayoutTree.Index) -> Fact {
    switch self {
    case .container: self
    case .modifier: .modifier(view)
    case .parameter(_, let name): .parameter(view, name)
    case .content: .content(view)
    }
  }
}
