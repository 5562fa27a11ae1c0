import LayoutCore
import LayoutExplanation
import LinearProgramming

/// The views of a tree that the standard checks concern.
struct StandardViews {
  let tree: LayoutTree

  init(_ tree: LayoutTree) { self.tree = tree }

  /// Returns a selector by the path of a view, which is unique.
  func selector(_ view: LayoutTree.Index) -> ViewSelector { ViewSelector(tree[view].path) }

  /// Returns the name of a modifier: its id, or its owner and arguments.
  func modifierName(_ view: LayoutTree.Index) -> String { tree[view].id ?? tree.modifierName(of: view) }

  /// Returns the name of a containing view: a frame by its owner and arguments.
  func frameName(_ view: LayoutTree.Index) -> String {
    tree[view].element.role == .modifier ? modifierName(view) : name(view)
  }

  /// Returns the name of a view: its id if that is unique, the words of a text, or else its wrapped view or
  /// its kind and path.
  func name(_ view: LayoutTree.Index) -> String {
    if let id = tree[view].id, !id.contains(where: \.isWhitespace),
      tree.nodes.count(where: { $0.id == id }) == 1
    {
      return id
    }
    return tree.nameInSentences(of: view)
  }

  var texts: [LayoutTree.Index] {
    tree.indices.filter { (tree[$0].element as? MeasuredElement)?.text != nil }
  }

  /// Resizable images of known intrinsic size, which is neither missing nor assumed.
  var images: [LayoutTree.Index] { tree.images(in: tree.root).map(\.view) }

  /// Leaves of different children of one stack, grid or flow; for a clipped view, the clip.
  ///
  /// Children of a negative spacing overlap on purpose, and so do neighbours one of which has a negative padding.
  var siblings: [(LayoutTree.Index, LayoutTree.Index)] {
    tree.indices.filter { isRow($0) && !isPulledTogether($0) }.flatMap { parent in
      let children = tree[parent].children.map { (leaves: contents(of: $0), isPulled: isPulled($0)) }
      return children.enumerated().flatMap { index, own in
        let isFree = own.isPulled || index + 1 < children.count && children[index + 1].isPulled
        return children.dropFirst(index + (isFree ? 2 : 1)).flatMap { other in
          own.leaves.flatMap { one in other.leaves.map { (one, $0) } }
        }
      }
    }.filter { !isOneControl($0, $1) }
  }

  /// Whether the spacing of a container is negative.
  private func isPulledTogether(_ container: LayoutTree.Index) -> Bool {
    [ParameterName.spacing, .horizontalSpacing, .verticalSpacing].contains {
      tree[container].element.length($0).map { $0 < 0 } ?? false
    }
  }

  /// Whether a modifier around a child of a container is a negative padding.
  private func isPulled(_ child: LayoutTree.Index) -> Bool {
    sequence(first: child) { tree[$0].children.first }.prefix { tree[$0].element.role == .modifier }.contains
    {
      guard let padding = tree[$0].element as? PaddingElement else { return false }
      return [ParameterName.top, .leading, .bottom, .trailing].contains { edge in
        padding.length(edge).map { $0 < 0 } ?? false
      }
    }
  }

  /// Views with each frame around them up to the nearest container, and that container, scroll views
  /// excepted.
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
      // An overlay or a background may extend beyond its view.
      guard !scrolls(parent), isContainer || tree[parent].children.first == inner else { return frames }
      // What is moved on purpose need not be where it was laid out, nor what reaches into the safe area.
      guard !["offset", "ignoresSafeArea"].contains(tree[parent].element.kind) else { return frames }
      if clips(parent) {
        // A clipped view is not visible beyond the clip.
        (seen, frames) = (parent, [])
      } else if isContainer || tree[parent].element.kind == "frame" {
        frames.append((seen, parent))
      }
      if isContainer { return frames }
      inner = parent
    }
    return frames
  }

  /// Leaves, each with the only axis along which it does not scroll, or `nil` where it scrolls along none.
  ///
  /// For a clipped view, the clip. What scrolls along both axes is left out, and so is what reaches into the safe
  /// area.
  var seenInContainer: [(view: LayoutTree.Index, axis: Axis?)] {
    var known: Set<LayoutTree.Index> = []
    return tree.indices.filter { tree[$0].element.role == .leaf && !isEmpty($0) }.map(visible).compactMap {
      view in
      let scrolled = scrolledAxes(of: view)
      guard scrolled != [.horizontal, .vertical], !reachesOut(view), known.insert(view).inserted else {
        return nil
      }
      return (view, scrolled.isEmpty ? nil : scrolled == .vertical ? .horizontal : .vertical)
    }
  }

  /// Whether a view itself, such as a background, is meant to reach into the safe area.
  private func reachesOut(_ view: LayoutTree.Index) -> Bool {
    sequence(first: view, next: { tree[$0].parent }).dropFirst()
      .prefix { tree[$0].element.role == .modifier }.contains { tree[$0].element.kind == "ignoresSafeArea" }
  }

  /// The axes along which some scroll view around a view scrolls.
  private func scrolledAxes(of view: LayoutTree.Index) -> Axis.Set {
    sequence(first: view, next: { tree[$0].parent }).reduce(into: Axis.Set()) { axes, outer in
      if let scroll = tree[outer].element as? ScrollViewElement { axes.formUnion(scroll.axes) }
    }
  }

  /// Touch targets, except those whose size is the platform's; in a row of a list, the row.
  var targets: [LayoutTree.Index] {
    tree.indices.filter { isTapped($0) && !isPlatformSized($0) }.map { view in
      var outermost = view
      while let parent = tree[outermost].parent, tree[parent].element.role == .modifier, !isWritten(parent) {
        outermost = parent
      }
      return outermost
    }
  }

  /// Clipped views whose invisible part covers a button next to them and takes its taps.
  var covers: [(view: LayoutTree.Index, target: LayoutTree.Index)] {
    let targets = tree.indices.filter(isTapped)
    guard !targets.isEmpty else { return [] }
    let clipped = tree.indices.filter {
      tree[$0].children.isEmpty && !isEmpty($0) && visible($0) != $0 && takesTaps($0)
    }
    return clipped.flatMap { view in
      targets.filter { target in
        // Later views lie above earlier ones.
        target < view && isBeside(target, view) && !scrollsAlone(target, view)
      }.map { (view, $0) }
    }
  }

  /// Whether the nearest view around two others lays them side by side.
  ///
  /// A background lies behind what it belongs to, and overlays and layers are to cover something.
  private func isBeside(_ one: LayoutTree.Index, _ other: LayoutTree.Index) -> Bool {
    sequence(first: one, next: { tree[$0].parent }).first { tree.contains(other, in: $0) || $0 == other }
      .map(isRow) ?? false
  }

  private func isTapped(_ view: LayoutTree.Index) -> Bool { Self.tapped.contains(tree[view].element.kind) }

  /// The kinds of touch targets, which are as large as what they show.
  static let tapped: Set<String> = ["Button", "Toggle", "Link", "Menu", "onTapGesture"]

  /// Whether no modifier lets taps through a view, or defines where it takes them.
  private func takesTaps(_ view: LayoutTree.Index) -> Bool {
    !sequence(first: view, next: { tree[$0].parent }).prefix { tree[$0].element.role != .container }.contains
    {
      ["allowsHitTesting", "contentShape", "disabled"].contains(tree[$0].element.kind)
    }
  }

  /// Whether one of two views is in a scroll view that does not contain the other.
  private func scrollsAlone(_ one: LayoutTree.Index, _ other: LayoutTree.Index) -> Bool {
    func scroll(_ view: LayoutTree.Index) -> LayoutTree.Index? {
      sequence(first: view, next: { tree[$0].parent }).first(where: scrolls)
    }
    return scroll(one) != scroll(other)
  }

  /// Whether a control has the platform's appearance: a switch, or a button with a border of its style.
  private func isPlatformSized(_ view: LayoutTree.Index) -> Bool {
    guard let source = place(view) else { return false }
    return (view.position..<tree.end(of: view)).map(LayoutTree.Index.init).dropFirst().contains { part in
      place(part) == source && (tree[part].element is PaddingElement || tree[part].element.kind == "Switch")
    }
  }

  /// The candidates of choices.
  var candidates: [LayoutTree.Index] {
    tree.indices.filter { view in
      tree[view].parent.map { !tree[$0].element.placesAllChildren } ?? false
    }
  }

  /// Modifiers that are meant to change the layout, except around images whose size is not known or that are
  /// loaded later: what these show decides.
  var modifiers: [LayoutTree.Index] {
    tree.indices.filter { Effective.canGo(tree[$0]) && isWritten($0) && !isOpen($0) }
  }

  private func isOpen(_ modifier: LayoutTree.Index) -> Bool {
    sequence(first: modifier) { view in
      tree[view].element.role == .modifier ? tree[view].children.first : nil
    }.contains { view in
      tree[view].element.kind == "AsyncImage" || (tree[view].element as? ImageElement)?.isSizeAssumed == true
    }
  }

  /// Containers that wrap their children.
  var flows: [LayoutTree.Index] { tree.indices.filter { tree[$0].element is FlowElement } }

  /// Whether the children of a container lie side by side, and not above each other.
  private func isRow(_ view: LayoutTree.Index) -> Bool {
    let element = tree[view].element
    return element.role == .container && element.placesAllChildren
      && !(element is ZStackElement) && !(element is GeometryReaderElement) && !scrolls(view)
  }

  private func isWritten(_ modifier: LayoutTree.Index) -> Bool { tree.isWritten(modifier) }

  private func isOneControl(_ one: LayoutTree.Index, _ other: LayoutTree.Index) -> Bool {
    tree.isOneControl(one, other)
  }

  private func place(_ view: LayoutTree.Index) -> SourcePosition? { tree.placeOfCall(view) }

  /// Returns the clip of a view; the view itself where it has none.
  private func visible(_ view: LayoutTree.Index) -> LayoutTree.Index {
    sequence(first: view, next: { tree[$0].parent }).filter(clips).last ?? view
  }

  private func clips(_ view: LayoutTree.Index) -> Bool {
    Self.clips.contains(tree[view].element.kind)
  }

  /// The modifiers that clip their view.
  static let clips: Set<String> = ["clipped", "clipShape", "cornerRadius", "mask"]

  private func scrolls(_ view: LayoutTree.Index) -> Bool { tree[view].element is ScrollViewElement }

  private func isEmpty(_ view: LayoutTree.Index) -> Bool { tree[view].element is SpacerElement }

  /// Returns the visible leaves in a view.
  private func contents(of view: LayoutTree.Index) -> [LayoutTree.Index] {
    guard !scrolls(view), !clips(view) else { return [view] }
    let children = tree[view].children
    guard !children.isEmpty else { return isEmpty(view) ? [] : [view] }
    // A modifier counts with its wrapped view, and without overlays and backgrounds.
    let inner = tree[view].element.role == .modifier ? Array(children.prefix(1)) : children
    return inner.flatMap { contents(of: $0) }
  }
}
