import Foundation

extension LayoutTree {
  /// The geometry readers whose content has not been made.
  public var pendingReaders: [Index] {
    guard hasReaders else { return [] }
    return indices.filter { index in
      if case .pending = readerContent(of: index) { true } else { false }
    }
  }

  /// Whether some reader's content was made for one size: the tree is good for one container size only.
  public var hasMadeContent: Bool {
    hasReaders
      && indices.contains { index in
        if case .made = readerContent(of: index) { true } else { false }
      }
  }

  private var hasReaders: Bool { compiled.elementTypes.contains { $0 == GeometryReaderElement.self } }

  /// How a reader came by its children; `nil` for any other view.
  private func readerContent(of index: Index) -> GeometryReaderElement.Content? {
    (box(of: index) as? ElementBox<GeometryReaderElement>)?.element.content
  }

  /// The tree with the content of its readers, made for where a layout put them; `nil` if there are none.
  ///
  /// Throws `LayoutError.invalidParameter` for what is wrong with the content.
  func makingContent(for result: LayoutResult) throws(LayoutError) -> LayoutTree? {
    let frames = Dictionary(result.views.map { ($0.index, $0.frame) }) { first, _ in first }
    let readers = Set(pendingReaders.filter { frames[$0] != nil })
    guard !readers.isEmpty else { return nil }
    let root = subtree(at: root) { index, node in
      guard readers.contains(index), case .pending(let content) = readerContent(of: index),
        let frame = frames[index]
      else { return }
      node.element = GeometryReaderElement.made
      node.children = content.made(
        for: GeometryProxy(globalFrame: frame, origins: spaces(around: index, frames)))
    }
    return try LayoutTree(root, path: rootPath)
  }

  /// The origins of the coordinate spaces that are named around a view; of two of one name the nearer one's.
  private func spaces(around index: Index, _ frames: [Index: CGRect]) -> [String: CGPoint] {
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
