import LayoutCore

// What is written in source, and what a control or a container is made of.
extension LayoutTree {
  /// Whether a modifier is written in source, and not part of a control or a container.
  ///
  /// Such parts have the place of their control, whereas a written modifier has its own.
  package func isWritten(_ modifier: Index) -> Bool {
    guard let source = placeOfCall(modifier) else { return true }
    var base = modifier
    while self[base].element.role == .modifier, let child = self[base].children.first { base = child }
    var view = base
    var isInRow = false
    while true {
      // What a row of a list or a form adds has the place of the outermost modifier of its content.
      if view != modifier, placeOfCall(view) == source, !isInRow {
        guard view < modifier, self[view].element.kind == "layoutValue" else { return false }
        isInRow = true
      }
      guard let parent = self[view].parent else { return true }
      // A container that a modifier makes, as `safeAreaInset` does, has the modifier's place.
      guard self[parent].element.role == .modifier, self[parent].children.first == view else {
        return placeOfCall(parent) != source
      }
      view = parent
    }
  }

  /// Whether two views are parts of the same control or container.
  package func isOneControl(_ one: Index, _ other: Index) -> Bool {
    placeOfCall(one).map { $0 == placeOfCall(other) } ?? false
  }

  /// Whether a view around another one is a part of a control or a container that nobody wrote.
  func isPart(_ outer: Index, around inner: Index) -> Bool {
    self[outer].element.role == .modifier ? !isWritten(outer) : isOneControl(outer, inner)
  }

  /// The place of a view in Swift source; `nil` where it is not known to the column.
  package func placeOfCall(_ view: Index) -> SourcePosition? {
    guard let source = self[view].source, source.column != nil, source.file.hasSuffix(".swift") else {
      return nil
    }
    return source
  }
}
