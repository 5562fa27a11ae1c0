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
    while true {
      // A mark that a container sets on its content has the content's place.
      if view != modifier, placeOfCall(view) == source, !(self[view].element is LayoutValueElement) {
        return false
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

  /// Whether the numbers of a view are those of a control, a container or a device, and not of the code that shows it.
  ///
  /// What one call makes has one place, and lies in each other: a toggle's row, its paddings and its switch.
  func isMadeByCall(_ view: Index) -> Bool {
    if (self[view].element as? PaddingElement)?.use == .container { return true }
    guard self[view].element.role != .modifier else { return !isWritten(view) }
    guard let position = placeOfCall(view) else { return false }
    let around = sequence(first: view) { self[$0].parent }.dropFirst()
    let inside = (view.position..<end(of: view)).dropFirst().lazy.map(Index.init)
    // A shape or a view that a modifier is given is written in its call.
    return around.contains { self[$0].element.role != .modifier && placeOfCall($0) == position }
      || inside.contains { placeOfCall($0) == position }
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
