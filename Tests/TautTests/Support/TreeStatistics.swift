import LayoutCore

/// What a set of trees was made of: a rule that no tree reaches is not tested by them.
struct TreeStatistics: Sendable {
  /// How many trees there were.
  private(set) var trees = 0
  /// How many views the trees had, modifiers included.
  private(set) var views = 0
  /// How many views the largest tree had.
  private(set) var mostViews = 0
  /// How deep the deepest tree was.
  private(set) var greatestDepth = 0
  /// How many children the widest view had.
  private(set) var mostChildren = 0
  /// How often each type of element came up, by the type's name.
  private(set) var elements: [String: Int] = [:]
  /// How often each kind of view and each notable parameter came up.
  private(set) var details: [String: Int] = [:]

  /// Starts with nothing counted.
  init() {}

  /// Counts a tree's views.
  mutating func count(_ tree: LayoutTree) {
    trees += 1
    views += tree.nodes.count
    mostViews = max(mostViews, tree.nodes.count)
    greatestDepth = max(greatestDepth, tree.depth)
    for node in tree.nodes {
      mostChildren = max(mostChildren, node.children.count)
      elements["\(type(of: node.element))", default: 0] += 1
      details[node.element.kind, default: 0] += 1
      for detail in details(of: node, in: tree) { details[detail, default: 0] += 1 }
    }
  }

  private func details(of node: LayoutTree.Node, in tree: LayoutTree) -> [String] {
    var details: [String] = []
    if node.direction == .rightToLeft { details.append("right to left") }
    if let parent = node.parent, tree[parent].direction != node.direction {
      details.append("other direction than its parent")
    }
    if node.path.hasSuffix(".1.1") { details.append("out of a ForEach") }
    if node.element.role == .modifier, node.children.count == 2 {
      let isSeveral = tree[node.children[1]].children.count > 1
      details.append(isSeveral ? "overlay of several views" : "overlay of one view")
    }
    if node.element.parameters.contains(where: { $0.name == .guideKey }) {
      details.append(node.element.length(.guide) == nil ? "opaque guide" : "linear guide")
    }
    if let spacing = node.element.length(.spacing), spacing < 0 { details.append("negative spacing") }
    return details
  }
}

extension TreeStatistics: CustomStringConvertible {
  /// A table: how many trees there were, then every type of element and every detail.
  var description: String {
    func rows(_ counts: [String: Int]) -> String {
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "  \($0.value)  \($0.key)" }
        .joined(separator: "\n")
    }
    let average = trees == 0 ? 0 : views / trees
    return """
      \(trees) trees of \(average) views on average, at most \(mostViews); depth at most \(greatestDepth), \
      children at most \(mostChildren)
      elements:
      \(rows(elements))
      in detail:
      \(rows(details))
      """
  }
}
