import ConstraintLayout
import Foundation
import LayoutCore

/// Finds what was edited between two layouts, and which edit is behind which frame.
struct EditFinder {
  let before: LayoutExplanation
  let after: LayoutExplanation
  let match: ViewMatch

  /// How many edits are told apart by laying out without each of them.
  private static let most = 64

  /// What was edited; of several edits that read alike each says where its view stands.
  var edits: [LayoutEdit] {
    let edits = all
    let count = edits.reduce(into: [:]) { $0[$1.text, default: 0] += 1 }
    return edits.map { edit in
      guard count[edit.text, default: 0] > 1, let path = path(of: edit.subject) else { return edit }
      return LayoutEdit(subject: edit.subject, text: "\(edit.text), at \(path)")
    }
  }

  private func path(of subject: LayoutEdit.Subject) -> String? {
    subject.after.map { after.tree[$0].path } ?? subject.before.map { before.tree[$0].path }
  }

  private var all: [LayoutEdit] {
    var edits = Axis.allCases.compactMap { axis -> LayoutEdit? in
      let (was, now) = (before.solution.container[axis], after.solution.container[axis])
      guard was != now else { return nil }
      return LayoutEdit(
        subject: .container(axis),
        text: "the container's \(Words.side(axis)): \(words(was)) to \(words(now))")
    }
    let (old, new) = (Names(tree: before.tree), Names(tree: after.tree))
    for index in after.tree.indices {
      let node = after.tree[index]
      guard let place = match.old[index] else {
        edits.append(LayoutEdit(subject: .added(index), text: "\(name(node, new, index)) is new"))
        continue
      }
      let changes = node.element.edits(since: before.tree[place].element)
      guard !changes.isEmpty else { continue }
      edits.append(
        LayoutEdit(
          subject: .element(before: place, after: index),
          text: "\(name(before.tree[place], old, place)): \(Words.list(changes))"))
    }
    edits += moves(old, new) + directions(new) + guides
    for index in match.removed {
      edits.append(
        LayoutEdit(subject: .removed(index), text: "\(name(before.tree[index], old, index)) is gone"))
    }
    return edits
  }

  private func moves(_ old: Names, _ new: Names) -> [LayoutEdit] {
    match.moves.map { pair in
      let (was, now) = (before.tree.container(of: pair.old), after.tree.container(of: pair.new))
      let siblings = now.map { after.tree[$0].children.map(after.tree.unmodified) } ?? []
      let place = siblings.firstIndex(of: pair.new) ?? 0
      let words =
        if now.flatMap({ match.old[$0] }) == was {
          place == 0 ? "first" : "after \(new.view(siblings[place - 1]))"
        } else {
          "from \(was.map { old.view($0) } ?? "the root") to \(now.map { new.view($0) } ?? "the root")"
        }
      return LayoutEdit(
        subject: .moved(before: pair.old, after: pair.new),
        text: "\(new.view(pair.new))\(new.place(pair.new)): moved \(words)")
    }
  }

  /// The outermost views that are laid out in another direction than before.
  private func directions(_ names: Names) -> [LayoutEdit] {
    func isTurned(_ index: LayoutTree.Index) -> Bool {
      match.old[index].map { before.tree[$0].direction != after.tree[index].direction } ?? false
    }
    return after.tree.indices.compactMap { index in
      guard isTurned(index), let old = match.old[index], !(after.tree[index].parent.map(isTurned) ?? false)
      else { return nil }
      return LayoutEdit(
        subject: .direction(before: old, after: index),
        text: "\(names.itself(index))\(names.place(index)): layoutDirection "
          + "\(before.tree[old].direction.rawValue) to \(after.tree[index].direction.rawValue)")
    }
  }

  /// The guides whose defaults are others than before.
  private var guides: [LayoutEdit] {
    func defaults(_ tree: LayoutTree) -> [AlignmentKey: String] {
      let keys = tree.nodes.flatMap(\.element.namedGuides)
      return Dictionary(
        keys.compactMap { key in
          guard case .linear(let length) = key.defaultValue else { return nil }
          let constant = length.constant == 0 ? "" : " + \(Words.plain(Double(length.constant)))"
          return (key, Words.function(length) + constant)
        }, uniquingKeysWith: { first, _ in first })
    }
    let (was, now) = (defaults(before.tree), defaults(after.tree))
    return now.keys.sorted { $0.name < $1.name }.compactMap { key in
      guard let before = was[key], let after = now[key], before != after else { return nil }
      return LayoutEdit(
        subject: .guide(key.name), text: "the alignment \(key.name): default \(before) to \(after)")
    }
  }

  /// The edits without which a view of the new layout would lie elsewhere than it does; all where none is alone.
  ///
  /// Whether views that are new or gone are behind it is seen from a layout without all other edits.
  func behind(_ edits: [LayoutEdit]) throws -> [LayoutTree.Index: [LayoutEdit]] {
    guard edits.count > 1, edits.count <= Self.most else { return [:] }
    var behind: [LayoutTree.Index: [LayoutEdit]] = [:]
    var engine = after.engine
    engine.keepsPrices = false
    let layouts = RelatedLayouts(engine: engine)
    let reversible = edits.filter { isReversible($0) }
    for edit in reversible {
      guard let frames = try frames(without: [edit], layouts) else { continue }
      for view in after.solution.result.views where frames[view.index] != view.frame {
        behind[view.index, default: []].append(edit)
      }
    }
    let structural = edits.filter { !isReversible($0) }
    guard !structural.isEmpty, let frames = try frames(without: reversible, layouts) else { return behind }
    for view in before.solution.result.views {
      guard let index = match.old.first(where: { $0.value == view.index })?.key, frames[index] != view.frame
      else { continue }
      behind[index, default: []] += structural
    }
    return behind
  }

  /// Whether an edit can be taken back by itself.
  func isReversible(_ edit: LayoutEdit) -> Bool {
    switch edit.subject {
    case .container: true
    case .element(let old, let new):
      before.tree[old].children.count == after.tree[new].children.count
        && before.tree[old].element.role == after.tree[new].element.role
    case .added, .removed, .moved, .direction, .guide: false
    }
  }

  /// The new layout's frames with some edits taken back.
  private func frames(
    without edits: [LayoutEdit], _ layouts: RelatedLayouts
  ) throws -> [LayoutTree.Index: CGRect]? {
    try nilUnlessLaidOut {
      guard let tree = try tree(without: edits) else { return nil }
      var container = after.solution.container
      for case .container(let axis) in edits.map(\.subject) {
        let side = before.solution.container[axis]
        if axis == .horizontal { container.width = side } else { container.height = side }
      }
      let views = try layouts.views(of: tree, in: container)
      return Dictionary(uniqueKeysWithValues: views.map { ($0.index, $0.frame) })
    }
  }

  /// The new tree with some edits taken back; `nil` where one of them cannot be.
  func tree(without edits: [LayoutEdit]) throws -> LayoutTree? {
    var tree = after.tree
    for edit in edits {
      switch edit.subject {
      case .element(let old, let new): tree = try tree.replacing(before.tree[old].element, at: new)
      case .container: continue
      case .added, .removed, .moved, .direction, .guide: return nil
      }
    }
    return tree
  }

  private func name(_ node: LayoutTree.Node, _ names: Names, _ index: LayoutTree.Index) -> String {
    node.element.role == .modifier
      ? "\(node.element.kind) of \(names.view(index))\(names.place(index))"
      : names.view(index) + names.place(index)
  }

  private func words(_ side: ExactProposal.Side?) -> String {
    side.map { "\($0.map { Words.points($0) })" } ?? "not given"
  }
}

/// The trees by which it is seen, at any size, which edit is behind which frame.
///
/// An edit is behind a frame if without it the frame would lie elsewhere; views that are new or gone are behind it if it
/// would lie elsewhere than before without all other edits.
package struct EditVariants {
  /// What was edited.
  package let edits: [LayoutEdit]
  /// The views that both trees have.
  package let pairs: [(before: LayoutTree.Index, after: LayoutTree.Index)]
  /// The new tree without one edit, for each that can be taken back; none where there is one edit alone, or too many.
  package let without: [(edit: Int, tree: LayoutTree)]
  /// The new tree without all of these, where others are left; `nil` where none are.
  package let rest: LayoutTree?

  /// Finds what was edited, and tells the edits apart where these are at most `most`.
  ///
  /// Throws what replacing a view in a tree throws.
  package init(before: LayoutExplanation, after: LayoutExplanation, most: Int) throws {
    let finder = EditFinder(
      before: before, after: after, match: ViewMatch(before.tree, after.tree))
    let edits = finder.edits
    self.edits = edits
    pairs = after.tree.indices.compactMap { index in finder.match.old[index].map { ($0, index) } }
    guard edits.count > 1, edits.count <= most else {
      (without, rest) = ([], nil)
      return
    }
    let reversible = edits.indices.filter { finder.isReversible(edits[$0]) }
    without = try reversible.compactMap { edit in
      try finder.tree(without: [edits[edit]]).map { (edit, $0) }
    }
    rest = reversible.count < edits.count ? try finder.tree(without: reversible.map { edits[$0] }) : nil
  }
}
