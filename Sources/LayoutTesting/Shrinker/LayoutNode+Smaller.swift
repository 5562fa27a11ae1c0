import LayoutCore

extension LayoutNode {
  /// Visits trees with a little less in them, until a visit says that it is enough, and says whether one did.
  ///
  /// They are parts of this tree, this tree with a part left out, with what it holds in its place, or with one of
  /// `leaves`, the plainest first, and this tree with a plainer parameter.
  func visitSmallerTrees(leaves: [any LayoutElement], _ isEnough: (LayoutNode) -> Bool) -> Bool {
    for child in children where isEnough(child.at(place)) { return true }
    // A part in which nothing matters but that it has a size.
    for leaf in plainerLeaves(among: leaves) {
      if isEnough(LayoutNode(leaf, direction: direction, place: place)) { return true }
    }
    // Half of the children at once, then one by one.
    let isContainer = element.role == .container
    if isContainer && children.count > 3 {
      let half = children.count / 2
      if isEnough(with(Array(children[..<half]))) || isEnough(with(Array(children[half...]))) { return true }
    }
    for index in children.indices where isContainer || index > 0 {
      var rest = children
      rest.remove(at: index)
      if isEnough(with(rest)) { return true }
    }
    // What a part holds in the part's place.
    for (index, child) in children.enumerated()
    where isContainer && child.element.role == .container && !child.children.isEmpty {
      var rest = children
      rest.replaceSubrange(index...index, with: child.children)
      if isEnough(with(rest)) { return true }
    }
    for (index, child) in children.enumerated() {
      let found = child.visitSmallerTrees(leaves: leaves) { smaller in
        var changed = children
        changed[index] = smaller.at(child.place)
        return isEnough(with(changed))
      }
      if found { return true }
    }
    if direction == .rightToLeft {
      var node = self
      node.direction = .leftToRight
      if isEnough(node) { return true }
    }
    for simpler in element.simpler {
      var node = self
      node.element = simpler
      if isEnough(node) { return true }
    }
    return false
  }

  /// The leaves that are plainer than this node; of two leaves of the list the former is.
  private func plainerLeaves(among leaves: [any LayoutElement]) -> ArraySlice<any LayoutElement> {
    let own = children.isEmpty ? leaves.firstIndex { type(of: $0) == type(of: element) } : nil
    return leaves[..<(own ?? leaves.endIndex)]
  }

  private func with(_ children: [LayoutNode]) -> LayoutNode {
    var node = self
    node.children = children
    return node
  }
}
