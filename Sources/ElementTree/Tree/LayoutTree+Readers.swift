import Foundation

extension LayoutTree {
  /// The views that depend on a layout: geometry readers and readers of preferences for their content, and
  /// views that ignore a safe area for their reach.
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

  /// The first geometry reader whose content was made for one size, so that the tree holds for one container size only.
  package var firstMadeReader: Index? { hasReaders ? indices.first(where: isMade) : nil }

  /// Whether a reader's content was made for one size, so that the tree holds for one container size only.
  public var hasMadeContent: Bool { firstMadeReader != nil }

  /// Returns whether a reader's content was made for one size.
  package func isMade(_ index: Index) -> Bool {
    if case .made = readerContent(of: index) { true } else { false }
  }

  /// Returns the tree with made content as if it had been given from the beginning.
  ///
  /// The caller has to know that the tree may be another one at another size.
  ///
  /// - Throws: The errors of the tree's own initializer.
  package func keepingMadeContent() throws(LayoutError) -> LayoutTree {
    guard hasMadeContent else { return self }
    let root = subtree(at: root) { index, node in
      if isMade(index) { node.element = GeometryReaderElement() }
    }
    return try LayoutTree(root, path: rootPath)
  }

  /// Whether a view may have a behaviour, judged by the types of elements alone.
  var mayHaveBehaviors: Bool { compiled.elementTypes.contains { $0 == AppearanceElement.self } }

  private var hasReaders: Bool { compiled.elementTypes.contains { $0 == GeometryReaderElement.self } }

  private func isPending(_ index: Index) -> Bool {
    if case .pending = readerContent(of: index) { return true }
    return pendingLayer(of: index) != nil || isPendingReach(index)
  }

  /// Returns the origin of a reader's children; `nil` for any other view.
  private func readerContent(of index: Index) -> GeometryReaderElement.Content? {
    (box(of: index) as? ElementBox<GeometryReaderElement>)?.element.content
  }

  /// Returns the layer that a view draws once the preferences of the views inside it are known; `nil` for
  /// most views.
  private func pendingLayer(of index: Index) -> (any PreferenceLayer)? {
    (box(of: index) as? ElementBox<AppearanceElement>)?.element.attached?.pendingLayer
  }

  /// Returns the tree with the content of its readers, made for their places in a layout; `nil` if there are
  /// none.
  ///
  /// A reader of preferences waits until all content inside it is made.
  ///
  /// - Throws: `LayoutError.invalidParameter` for invalid content.
  func makingContent(for result: LayoutResult) throws(LayoutError) -> LayoutTree? {
    let pending = pendingReaders
    guard !pending.isEmpty else { return nil }
    let frames = result.framesByView
    let placed = pending.filter { frames[$0] != nil }
    let reaching = placed.filter { isPendingReach($0) }
    let ready = Set(
      placed.filter { view in
        let end = end(of: view)
        // A view inside another one that will reach farther waits until that one has its place.
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

  /// Returns the origins of the coordinate spaces named around a view; the nearer of two with one name.
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
  /// The frames of all placed views, in the root container's coordinates.
  package var framesByView: [LayoutTree.Index: CGRect] {
    Dictionary(views.map { ($0.index, $0.frame) }) { first, _ in first }
  }
}

/// Content over or under a view that is made from the preferences of the views inside it.
package protocol PreferenceLayer {
  /// The element that places the content over or under the view.
  var element: OverlayElement { get }
  /// Returns the content, once the view is laid out; `nil` for none.
  func content(of view: LayoutTree.Index, in tree: LayoutTree, _ frames: [LayoutTree.Index: CGRect])
    -> LayoutNode?
}

extension LayoutElement {
  /// The name that `coordinateSpace(name:)` gives to the space of the view inside; `nil` for any other
  /// element.
  var coordinateSpaceName: String? {
    // A cast, as the name is an attribute of this one modifier and affects no layout.
    guard let modifier = self as? AppearanceElement, modifier.kind == CoordinateSpace.elementKind
    else { return nil }
    return modifier.attributes[CoordinateSpace.nameParameter]
  }
}
