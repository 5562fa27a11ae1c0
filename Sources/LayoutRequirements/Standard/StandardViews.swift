import LayoutCore
import LayoutExplanation
import LinearProgramming

/// The views of a tree that the standard checks are about.
struct StandardViews {
  let tree: LayoutTree

  init(_ tree: LayoutTree) { self.tree = tree }

  /// A view by its path, which no other has.
  func selector(_ view: LayoutTree.Index) -> ViewSelector { ViewSelector(tree[view].path) }

  /// What a modifier is called: by whose it is and what it says.
  func modifierName(_ view: LayoutTree.Index) -> String { tree[view].id ?? tree.modifierName(of: view) }

  /// What a view is called that others lie in: a frame by whose it is and what it says.
  func frameName(_ view: LayoutTree.Index) -> String {
    tree[view].element.role == .modifier ? modifierName(view) : name(view)
  }

  /// What a view is called: by its id where no other view has it, a text by its words, and others by what they wrap or by
  /// their kind and path.
  func name(_ view: LayoutTree.Index) -> String {
    if let id = tree[view].id, !id.contains(where: \.isWhitespace),
      tree.nodes.count(where: { $0.id == id }) == 1
    {
      return id
    }
    return tree.nameInSentences(of: view)
  }

  /// The texts.
  var texts: [LayoutTree.Index] {
    tree.indices.filter { (tree[$0].element as? MeasuredElement)?.text != nil }
  }

  /// Resizable images of which the own size is known.
  var images: [LayoutTree.Index] { tree.images(in: tree.root).map(\.view) }

  /// Leaves of different children of one stack, grid or flow; of what is clipped, what cuts it off.
  var siblings: [(LayoutTree.Index, LayoutTree.Index)] {
    tree.indices.filter { isRow($0) }.flatMap { parent in
      let leaves = tree[parent].children.map { contents(of: $0) }
      return leaves.enumerated().flatMap { place, own in
        leaves.dropFirst(place + 1).flatMap { others in
          own.flatMap { one in others.map { (one, $0) } }
        }
      }
    }.filter { !isOneControl($0, $1) }
  }

  /// Views in each frame around them up to the nearest container, and in that container, but for what scrolls.
  var contained: [(view: LayoutTree.Index, parent: LayoutTree.Index)] {
    tree.indices.filter { tree[$0].element.role != .modifier && !isEmpty($0) }.flatMap { view in
      frames(around: view)
    }.filter { !isOneControl($0.view, $0.parent) }
  }

  private func frames(around view: LayoutTree.Index) -> [(view: LayoutTree.Index, parent: LayoutTree.Index)] {
    var frames: [(view: LayoutTree.Index, parent: LayoutTree.Index)] = []
    var (seen, inner) = (view, view)
    while let parent = tree[inner].parent {
      let isContainer = tree[parent].element.role == .container
      // What is laid over a view, or behind it, may reach beyond.
      guard !scrolls(parent), isContainer || tree[parent].children.first == inner else { return frames }
      if clips(parent) {
        // Of what is cut off nothing is seen beyond.
        (seen, frames) = (parent, [])
      } else if isContainer || tree[parent].element.kind == "frame" {
        frames.append((seen, parent))
      }
      if isContainer { return frames }
      inner = parent
    }
    return frames
  }

  /// Leaves that nothing scrolls; of what is clipped, what cuts it off.
  var unscrolled: [LayoutTree.Index] {
    var known: Set<LayoutTree.Index> = []
    return tree.indices.filter { view in
      tree[view].element.role == .leaf && !isEmpty(view)
        && !sequence(first: view, next: { tree[$0].parent }).contains(where: scrolls)
    }.map(visible).filter { known.insert($0).inserted }
  }

  /// Views that are tapped, as far as their size is not the platform's own; in a row of a list, the row.
  var targets: [LayoutTree.Index] {
    tree.indices.filter { isTapped($0) && !isPlatformSized($0) }.map { view in
      var outermost = view
      while let parent = tree[outermost].parent, tree[parent].element.role == .modifier, !isWritten(parent) {
        outermost = parent
      }
      return outermost
    }
  }

  /// What is clipped and lies, where it is cut off, over a button beside it: it is not seen there and takes the taps.
  var covers: [(view: LayoutTree.Index, target: LayoutTree.Index)] {
    let targets = tree.indices.filter(isTapped)
    guard !targets.isEmpty else { return [] }
    let clipped = tree.indices.filter {
      tree[$0].children.isEmpty && !isEmpty($0) && visible($0) != $0 && takesTaps($0)
    }
    return clipped.flatMap { view in
      targets.filter { target in
        // What comes later lies above.
        target < view && !tree.contains(view, in: target) && !scrollsAlone(target, view)
      }.map { (view, $0) }
    }
  }

  private func isTapped(_ view: LayoutTree.Index) -> Bool {
    ["Button", "Toggle"].contains(tree[view].element.kind)
  }

  /// Whether nothing says that taps go through a view, or where it takes them.
  private func takesTaps(_ view: LayoutTree.Index) -> Bool {
    !sequence(first: view, next: { tree[$0].parent }).prefix { tree[$0].element.role != .container }.contains
    {
      ["allowsHitTesting", "contentShape", "disabled"].contains(tree[$0].element.kind)
    }
  }

  /// Whether one of two views is in a scroll view in which the other is not.
  private func scrollsAlone(_ one: LayoutTree.Index, _ other: LayoutTree.Index) -> Bool {
    func scroll(_ view: LayoutTree.Index) -> LayoutTree.Index? {
      sequence(first: view, next: { tree[$0].parent }).first(where: scrolls)
    }
    return scroll(one) != scroll(other)
  }

  /// Whether a control looks as the platform draws it: a switch, or a button with a border of its style.
  private func isPlatformSized(_ view: LayoutTree.Index) -> Bool {
    guard let source = place(view) else { return false }
    return (view.position..<tree.end(of: view)).map(LayoutTree.Index.init).dropFirst().contains { part in
      place(part) == source && (tree[part].element is PaddingElement || tree[part].element.kind == "Switch")
    }
  }

  /// What choices show, one or another.
  var candidates: [LayoutTree.Index] {
    tree.indices.filter { view in
      tree[view].parent.map { !tree[$0].element.placesAllChildren } ?? false
    }
  }

  /// Modifiers that are written to change the layout.
  var modifiers: [LayoutTree.Index] { tree.indices.filter { Effective.canGo(tree[$0]) && isWritten($0) } }

  /// Containers that wrap.
  var flows: [LayoutTree.Index] { tree.indices.filter { tree[$0].element is FlowElement } }

  /// Whether the children of a container lie beside each other, and not on each other.
  private func isRow(_ view: LayoutTree.Index) -> Bool {
    let element = tree[view].element
    return element.role == .container && element.placesAllChildren
      && !(element is ZStackElement) && !(element is GeometryReaderElement) && !scrolls(view)
  }

  /// Whether somebody wrote a modifier, and it is not a part of what a control or a container is made of.
  ///
  /// Those parts stand where the control does, and what somebody writes has a place of its own.
  private func isWritten(_ modifier: LayoutTree.Index) -> Bool {
    guard let source = place(modifier) else { return true }
    var base = modifier
    while tree[base].element.role == .modifier, let child = tree[base].children.first { base = child }
    var outer: LayoutTree.Index? = base
    while let view = outer {
      if view != modifier, place(view) == source { return false }
      outer = tree[view].parent.flatMap { parent in
        tree[parent].element.role == .modifier && tree[parent].children.first == view ? parent : nil
      }
    }
    return true
  }

  /// Whether two views are parts of what one control or container is made of.
  private func isOneControl(_ one: LayoutTree.Index, _ other: LayoutTree.Index) -> Bool {
    place(one).map { $0 == place(other) } ?? false
  }

  /// Where a view of Swift source was written, which nothing else has; `nil` where that is not known to the column.
  private func place(_ view: LayoutTree.Index) -> SourcePosition? {
    guard let source = tree[view].source, source.column != nil, source.file.hasSuffix(".swift") else {
      return nil
    }
    return source
  }

  /// What cuts a view off; the view itself where nothing does.
  private func visible(_ view: LayoutTree.Index) -> LayoutTree.Index {
    sequence(first: view, next: { tree[$0].parent }).filter(clips).last ?? view
  }

  private func clips(_ view: LayoutTree.Index) -> Bool {
    ["clipped", "clipShape", "cornerRadius", "mask"].contains(tree[view].element.kind)
  }

  private func scrolls(_ view: LayoutTree.Index) -> Bool { tree[view].element is ScrollViewElement }

  private func isEmpty(_ view: LayoutTree.Index) -> Bool { tree[view].element is SpacerElement }

  /// The leaves in a view that are seen.
  private func contents(of view: LayoutTree.Index) -> [LayoutTree.Index] {
    guard !scrolls(view), !clips(view) else { return [view] }
    let children = tree[view].children
    guard !children.isEmpty else { return isEmpty(view) ? [] : [view] }
    // Of a modifier, what it wraps counts, and not what is laid over it or behind it.
    let inner = tree[view].element.role == .modifier ? Array(children.prefix(1)) : children
    return inner.flatMap { contents(of: $0) }
  }
}
