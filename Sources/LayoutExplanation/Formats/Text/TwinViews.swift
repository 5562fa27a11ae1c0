import LayoutCore

/// Siblings that are told in the same words as the one before them: told once, with their names.
struct TwinViews {
  /// The line that stands for them.
  let line: TextLine
  /// Where the entries after them begin.
  let end: Int

  /// Looks for siblings from a place on; fails where what begins there is not told as the sibling before it.
  init?(_ entries: [ExplanationTree.Entry], from place: Int, in explanation: LayoutExplanation) {
    guard place < entries.count, entries[place].beginsChain, place > 0 else { return nil }
    let depth = entries[place].depth
    // The sibling before begins at the last entry that is as deep and begins a chain.
    guard entries[place - 1].depth >= depth,
      let first = entries[..<place].lastIndex(where: { $0.beginsChain && $0.depth <= depth }),
      entries[first].depth == depth,
      Self.parent(first, entries, explanation) == Self.parent(place, entries, explanation)
    else { return nil }
    var model = ToldWords(entries[first..<place], explanation.tree)
    var twins: [Int] = []
    var next = place
    while next < entries.count, entries[next].depth == depth, entries[next].beginsChain {
      let end = Self.end(of: next, in: entries)
      guard end - next == place - first else { break }
      var words = ToldWords(entries[next..<end], explanation.tree)
      guard model.isSame(as: &words) else { break }
      twins.append(next)
      next = end
    }
    guard !twins.isEmpty else { return nil }
    end = next
    let (tree, names) = (explanation.tree, explanation.names)
    let views = twins.map { entries[$0].view }
    let called: (paths: String, names: String) =
      switch views.count {
      case 1: (tree[views[0]].path, names.view(views[0]) + names.place(views[0]))
      case 2...3:
        (
          views.map { tree[$0].path }.joined(separator: ", "),
          Words.list(views.map { names.view($0) + names.note($0) })
        )
      default: ("\(tree[views[0]].path) to \(tree[views[views.count - 1]].path)", "\(views.count) more")
      }
    line = TextLine(
      [.words("\(called.paths)  \(called.names): the same as \(names.view(entries[first].view))")],
      indentation: 2 * depth, hanging: 2 * depth + 4)
  }

  private static func parent(
    _ place: Int, _ entries: [ExplanationTree.Entry], _ explanation: LayoutExplanation
  ) -> LayoutTree.Index? { explanation.tree[entries[place].view].parent }

  private static func end(of place: Int, in entries: [ExplanationTree.Entry]) -> Int {
    let depth = entries[place].depth
    return entries[(place + 1)...].firstIndex { $0.depth < depth || ($0.depth == depth && $0.beginsChain) }
      ?? entries.count
  }
}
