import LayoutCore
import LayoutExplanation

/// One edit in all trees in which a repair has to hold.
///
/// A class, so that each tree is edited once, when it is first asked for; it never leaves the search.
final class EditedScenes {
  /// The edit of the first tree.
  let edit: SuggestedEdit
  private let scenes: RepairScenes
  private var layouts: [Int: EditedLayout?] = [:]

  init(_ edit: SuggestedEdit, in scenes: RepairScenes) { (self.edit, self.scenes) = (edit, scenes) }

  /// One of the trees with the edit; `nil` where it means nothing there, or nobody knows what it means.
  ///
  /// Throws `RequirementError`, and what the solver throws.
  func layout(in place: Int) throws -> EditedLayout? {
    if let known = layouts[place] { return known }
    let edits = try scenes.scene(place).edits
    let layout: EditedLayout? =
      switch TransferredEdit(edit, from: scenes.reports[0].tree, to: edits.tree) {
      case .edit(let own): edits.edited(own)
      case .nothing: edits.unedited
      case .unknown: nil
      }
    layouts[place] = .some(layout)
    return layout
  }
}

/// What an edit of one tree is in another one, which was read from the same place.
private enum TransferredEdit {
  case edit(SuggestedEdit)
  /// What is edited is not there.
  case nothing
  case unknown

  init(_ edit: SuggestedEdit, from tree: LayoutTree, to other: LayoutTree) {
    guard !tree.hasShape(of: other) else {
      self = .edit(edit)
      return
    }
    // A text size may have other views: those that stand at the same place in the source are the same.
    var isLost = false
    let moved = edit.moved { view in
      let (own, others) = (tree.twins(of: view, in: tree), tree.twins(of: view, in: other))
      guard own.count == 1, others.count < 2 else {
        isLost = true
        return nil
      }
      return others.first
    }
    self = isLost ? .unknown : moved.map { .edit($0) } ?? .nothing
  }
}

extension LayoutTree {
  /// Whether the same kinds of views stand in the same places.
  fileprivate func hasShape(of other: LayoutTree) -> Bool {
    nodes.count == other.nodes.count
      && zip(nodes, other.nodes).allSatisfy {
        $0.element.kind == $1.element.kind && $0.children == $1.children && $0.id == $1.id
      }
  }

  /// The views of a tree that were written where a view of this one was; two where that is not known.
  fileprivate func twins(of view: Index, in other: LayoutTree) -> [Index] {
    let node = self[view]
    guard let source = node.source else { return [view, view] }
    return other.indices.filter { other[$0].source == source && other[$0].element.kind == node.element.kind }
  }
}

extension SuggestedEdit {
  /// The same edit of other views; `nil` where one of them is not there.
  fileprivate func moved(_ place: (LayoutTree.Index) -> LayoutTree.Index?) -> SuggestedEdit? {
    switch self {
    case .changed(let fact, let value): fact.moved(place).map { .changed($0, value) }
    case .added(let modifier, let view): place(view).map { .added(modifier, around: $0) }
    case .swapped(let view): place(view).map { .swapped($0) }
    case .turned(let view): place(view).map { .turned($0) }
    case .reordered(let view, let first):
      place(view).flatMap { view in place(first).map { .reordered(view, first: $0) } }
    }
  }
}

extension Fact {
  fileprivate func moved(_ place: (LayoutTree.Index) -> LayoutTree.Index?) -> Fact? {
    switch self {
    case .container: self
    case .modifier(let view): place(view).map { .modifier($0) }
    case .parameter(let view, let name): place(view).map { .parameter($0, name) }
    case .content(let view): place(view).map { .content($0) }
    }
  }
}
