import Foundation

extension LayoutTree {
  /// The views that wait for a layout: geometry readers and what reads preferences, for their content, and what ignores
  /// a safe area, for how far it reaches.
  public var pendingReaders: [Index] {
    guard hasReaders || mayHaveBehaviors || ignoresSafeArea else { return [] }
    return indices.filter { isPending($0) }
  }

  /// A warning for each geometry reader that is laid out without its content.
  var unmadeContent: [(view: Index, text: String)] {
    guard hasReaders else { return [] }
    let text =
      "its content depends on the size and is not laid out here; LayoutEngine.expanded makes it for one size"
    return indices.compactMap { index in
      if case .pending = readerContent(of: index) { (index, text) } else { nil }
    }
  }

  /// Whether some reader's content was made for one size: the tree is good for one container size only.
  public var hasMadeContent: Bool {
    hasReaders
      && indices.contains { index in
        if case .made = readerContent(of: index) { true } else { false }
      }
  }

  /// Whether a reader's content was made for one size.
  package func isMade(_ index: Index) -> Bool {
    if case .made = readerContent(of: index) { true } else { false }
  }

  /// The tree with the content that was made as if it had been there from the beginning: who asks for another size
  /// knows that it may be another tree there.
  ///
  /// Throws as the tree's own initializer does.
  package func keepingMadeContent() throws(LayoutError) -> LayoutTree {
    guard hasMadeContent else { return self }
    let root = subtree(at: root) { index, node in
      if isMade(index) { node.element = GeometryReaderElement() }
    }
    return try LayoutTree(root, path: rootPath)
  }

  /// Whether some view may have a behaviour: a quick look.
  var mayHaveBehaviors: Bool { compiled.elementTypes.contains { $0 == AppearanceElement.self } }

  private var hasReaders: Bool { compiled.elementTypes.contains { $0 == GeometryReaderElement.self } }

  private func isPending(_ index: Index) -> Bool {
    if case .pending = readerContent(of: index) { return true }
    return pendingLayer(of: index) != nil || isPendingReach(index)
  }

  /// How a reader came by its children; `nil` for any other view.
  private func readerContent(of index: Index) -> GeometryReaderElement.Content? {
    (box(of: index) as? ElementBox<GeometryReaderElement>)?.element.content
  }

  /// What a view draws over or under itself once the preferences of the views in it are known.
  private func pendingLayer(of index: Index) -> (any PreferenceLayer)? {
    (box(of: index) as? ElementBox<AppearanceElement>)?.element.attached?.pendingLayer
  }

  /// The tree with the content of its readers, made for where a layout put them; `nil` if there are none.
  ///
  /// What reads preferences waits until all content inside it is made. Throws `LayoutError.invalidParameter` for what is
  /// wrong with the content.
  func makingContent(for result: LayoutResult) throws(LayoutError) -> LayoutTree? {
    let pending = pendingReaders
    guard !pending.isEmpty else { return nil }
    let frames = result.framesByView
    let placed = pending.filter { frames[$0] != nil }
    let reaching = placed.filter { isPendingReach($0) }
    let ready = Set(
      placed.filter { view in
        let end = end(of: view)
        // What lies in a view that will reach further waits until it has its place.
        if reaching.contains(where: { $0 < view && view.position < self.end(of: $0) }) { return false }
        return pendingLayer(of: view) == nil
          || !placed.contains { view < $0 && $0.position < end }
      })
    guard !ready.isEmpty else { return nil }
    let root = subtree(at: root) { index, node in
      guard ready.contains(index), let frame = frames[index] else { return }
      if case .pending(let content) = readerContent(of: index) {
        node.element = GeometryReaderElement.made
        node.children = content.made(
          for: GeometryProxy(
            globalFrame: frame, origins: spaces(around: index, frames),
            safeAreaInsets: safeAreaInsets(of: index, frames, in: result.proposal)))
      } else if var ignoring = ignoredSafeArea(of: index), ignoring.reach == nil {
        ignoring.reach = safeAreaInsets(of: index, frames, in: result.proposal).restricted(
          to: ignoring.edges)
        node.element = ignoring
      } else if let layer = pendingLayer(of: index) {
        node.element = layer.element
        if let content = layer.content(of: index, in: self, frames) { node.children.append(content) }
      }
    }
    return try LayoutTree(root, path: rootPath)
  }

  /// The origins of the coordinate spaces that are named around a view; of two of one name the nearer one's.
  package func spaces(around index: Index, _ frames: [Index: CGRect]) -> [String: CGPoint] {
    var origins: [String: CGPoint] = [:]
    var next = self[index].parent
    while let index = next {
      if let name = self[index].element.coordinateSpaceName, origins[name] == nil {
        origins[name] = frames[index]?.origin
      }
      next = self[index].parent
    }
    return origins
  }
}

extension LayoutResult {
  /// The frames of the views that are placed, in the root container's coordinates.
  package var framesByView: [LayoutTree.Index: CGRect] {
    Dictionary(views.map { ($0.index, $0.frame) }) { first, _ in first }
  }
}

/// Content over or under a view, which is made from what the views in it say.
package protocol PreferenceLayer {
  /// How the content is drawn over or under the view.
  var element: OverlayElement { get }
  /// The content, once the view is laid out.
  func content(of view: LayoutTree.Index, in tree: LayoutTree, _ frames: [LayoutTree.Index: CGRect])
    -> LayoutNode?
}

extension LayoutElement {
  /// The name that `coordinateSpace(name:)` gives to the coordinates of the view inside; `nil` for any other element.
  var coordinateSpaceName: String? {
    // A cast, as the name is an attribute of this one modifier and changes no layout.
    guard let modifier = self as? AppearanceElement, modifier.kind == CoordinateSpace.elementKind
    else { return nil }
    return modifier.attributes[CoordinateSpace.nameParameter]
  }
}
