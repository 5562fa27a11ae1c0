extension LayoutTree {
  /// Whether both trees are laid out alike, as far as anybody can tell: they have the same elements in the same order.
  ///
  /// Elements that run code are taken for the same where their types are.
  package func isAlike(_ other: LayoutTree) -> Bool {
    guard viewCount == other.viewCount else { return false }
    return (0..<viewCount).allSatisfy { position in
      let view = Index(position)
      let (mine, theirs) = (box(of: view), other.box(of: view))
      return type(of: mine) == type(of: theirs) && children(of: view) == other.children(of: view)
        && mine.value.layoutIdentity == theirs.value.layoutIdentity
    }
  }
}
