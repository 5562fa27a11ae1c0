/// A layout in which all geometry readers have their content.
public struct ExpandedLayout: Sendable {
  /// The tree with the readers' content, which holds for this one container size.
  public var tree: LayoutTree
  /// The places of all views of that tree; its statistics are the sum over all rounds.
  public var result: LayoutResult
}

extension LayoutEngine {
  /// Lays out a tree in a container of a size, in points, and makes the content of its geometry readers.
  ///
  /// A reader's size and place do not depend on its content. So the tree is laid out, the content of all
  /// readers is made for their places, and the larger tree is laid out, until every reader has content.
  ///
  /// - Throws: The errors of `layout(_:in:)`, and `LayoutError.readersWithoutEnd` if more than 32 readers are
  ///   nested.
  /// - Complexity: One layout of the tree, and another one for each level of nested readers.
  public func expanded(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> ExpandedLayout {
    var expanded = ExpandedLayout(tree: tree, result: try layout(tree, in: proposal))
    for _ in 0..<Self.readerLevels {
      guard let larger = try expanded.tree.makingContent(for: expanded.result) else { return expanded }
      var result = try layout(larger, in: proposal)
      result.statistics += expanded.result.statistics
      expanded = ExpandedLayout(tree: larger, result: result)
    }
    guard let endless = expanded.tree.pendingReaders.first else { return expanded }
    throw LayoutError.readersWithoutEnd(
      limit: Self.readerLevels, ViewReference(expanded.tree[endless]))
  }

  /// The greatest number of nested levels of geometry readers.
  private static var readerLevels: Int { 32 }
}
