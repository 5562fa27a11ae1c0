import ConstraintLayout
import Foundation
import LayoutCore

/// Finds the edits between two layouts, and which of them caused each change of a frame.
struct EditFinder {
  let before: LayoutExplanation
  let after: LayoutExplanation
  let match: ViewMatch
  /// The change of the environment that all views have in common; `nil` where there is none.
  let environments: EnvironmentChange?

  /// The largest number of edits that are attributed by layouts without each of them.
  private static let most = 64
  /// The largest number of layouts that are made to attribute edits.
  private static let mostLayouts = 600

  init(_ before: LayoutExplanation, _ after: LayoutExplanation, _ environments: EnvironmentChange? = nil) {
    (self.before, self.after) = (before, after)
    // Where the environment changes the tree itself, it is not an edit of its own.
    let environments = environments.flatMap { change in
      change.before.nodes.count == before.tree.nodes.count
        && change.after.nodes.count == after.tree.nodes.count ? change : nil
    }
    self.environments = environments
    match = ViewMatch(environments?.before ?? before.tree, after.tree)
  }

  /// The old tree, in the new environment where that changed.
  private var old: LayoutTree { match.before }

  /// The edits; of several that read alike, each includes its view's place.
  var edits: [LayoutEdit] {
    let edits = folded(all)
    let count = edits.reduce(into: [:]) { $0[$1.text, default: 0] += 1 }
    return edits.map { edit in
      guard count[edit.text, default: 0] > 1, let path = path(of: edit.subject) else { return edit }
      return LayoutEdit(subject: edit.subject, text: "\(edit.text), at \(path)", alike: edit.alike)
    }
  }

  /// What a view has in common with others that the same line of Swift source makes and that are edited alike.
  private struct Likeness: Hashable {
    var before: SourcePosition?
    var after: SourcePosition?
    var kinds: [String?]
    var isMove: Bool
    var changes: [String]
  }

  private func likeness(_ subject: LayoutEdit.Subject) -> Likeness? {
    switch subject {
    case .element, .moved, .added, .removed: break
    case .container, .textSize, .environment, .direction, .guide: return nil
    }
    let (old, new) = (subject.before.map { before.tree[$0] }, subject.after.map { after.tree[$0] })
    let places = [old, new].compactMap { $0 }.map(\.source)
    guard places.allSatisfy({ $0?.column != nil && $0?.file.hasSuffix(".swift") == true }) else { return nil }
    var isMove = false
    if case .moved = subject {
      // A view that went elsewhere is an edit of its own.
      guard new?.element.role == .modifier else { return nil }
      isMove = true
    }
    let changes = old.flatMap { old in new.map { $0.element.edits(since: old.element) } } ?? []
    return Likeness(
      before: old?.source, after: new?.source, kinds: [old?.element.kind, new?.element.kind],
      isMove: isMove, changes: changes)
  }

  /// Returns the edits with those of a line that makes several views as one.
  private func folded(_ edits: [LayoutEdit]) -> [LayoutEdit] {
    var folded: [LayoutEdit] = []
    var places: [Likeness: Int] = [:]
    for edit in edits {
      guard let likeness = likeness(edit.subject) else {
        folded.append(edit)
        continue
      }
      if let index = places[likeness] {
        folded[index].alike.append(edit.subject)
      } else {
        places[likeness] = folded.count
        folded.append(edit)
      }
    }
    return folded.map { edit in
      var edit = edit
      if !edit.alike.isEmpty {
        edit.text += "; the same for \(edit.subjects.count) views that this line makes"
      }
      return edit
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
    if let environments {
      edits.append(
        LayoutEdit(subject: environments.isTextSize ? .textSize : .environment, text: environments.text))
    }
    let (names, now) = (Names(tree: before.tree), Names(tree: after.tree))
    for index in after.tree.indices {
      let node = after.tree[index]
      guard let view = match.old[index] else {
        guard match.owner(ofAdded: index) == index else { continue }
        edits.append(LayoutEdit(subject: .added(index), text: "\(name(node, now, index)) is new"))
        continue
      }
      let changes = node.element.edits(since: old[view].element)
      guard !changes.isEmpty else { continue }
      edits.append(
        LayoutEdit(
          subject: .element(before: view, after: index),
          text: "\(name(before.tree[view], names, view)): \(Words.list(changes))"))
    }
    edits += moves(names, now) + orders(now) + directions(now) + guides
    for index in match.removed where match.owner(ofRemoved: index) == index {
      edits.append(
        LayoutEdit(subject: .removed(index), text: "\(name(before.tree[index], names, index)) is gone"))
    }
    return edits
  }

  private func moves(_ old: Names, _ new: Names) -> [LayoutEdit] {
    match.moves.map { pair in
      let (was, now) = (before.tree.container(of: pair.old), after.tree.container(of: pair.new))
      let siblings = now.map { after.tree[$0].children.map(after.tree.unmodified) } ?? []
      let index = siblings.firstIndex(of: pair.new) ?? 0
      let text =
        if now.flatMap({ match.old[$0] }) == was {
          index == 0 ? "first" : "after \(new.view(siblings[index - 1]))"
        } else {
          "from \(was.map { old.view($0) } ?? "the root") to \(now.map { new.view($0) } ?? "the root")"
        }
      return LayoutEdit(
        subject: .moved(before: pair.old, after: pair.new),
        text: "\(new.view(pair.new))\(new.location(pair.new)): moved \(text)")
    }
  }

  /// The modifiers that changed their order around their view.
  private func orders(_ names: Names) -> [LayoutEdit] {
    match.reordered.compactMap { modifier in
      guard let view = match.old[modifier] else { return nil }
      // The innermost first, as in source.
      let calls = (crossed(by: modifier) + [modifier]).sorted(by: >).map {
        names.rule($0).call(along: .horizontal)
      }
      let owner = names.view(modifier) + names.location(modifier)
      return LayoutEdit(
        subject: .moved(before: view, after: modifier),
        text: "the modifiers of \(owner): now in the order \(Words.list(calls))")
    }
  }

  /// The modifiers of the same view that a modifier has passed: those on whose other side it was before.
  private func crossed(by modifier: LayoutTree.Index) -> [LayoutTree.Index] {
    let chain = after.tree.modifiers(around: after.tree.unmodified(modifier))
    guard let view = match.old[modifier] else { return [] }
    return chain.filter { other in
      guard other != modifier, let old = match.old[other] else { return false }
      return (other < modifier) != (old < view)
    }
  }

  /// The outermost views whose layout direction changed.
  private func directions(_ names: Names) -> [LayoutEdit] {
    func isTurned(_ index: LayoutTree.Index) -> Bool {
      match.old[index].map { before.tree[$0].direction != after.tree[index].direction } ?? false
    }
    return after.tree.indices.compactMap { index in
      guard isTurned(index), let old = match.old[index], !(after.tree[index].parent.map(isTurned) ?? false)
      else { return nil }
      return LayoutEdit(
        subject: .direction(before: old, after: index),
        text: "\(names.itself(index))\(names.location(index)): layoutDirection "
          + "\(before.tree[old].direction.rawValue) to \(after.tree[index].direction.rawValue)")
    }
  }

  /// The guides whose defaults changed.
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

  private func name(_ node: LayoutTree.Node, _ names: Names, _ index: LayoutTree.Index) -> String {
    node.element.role == .modifier
      ? names.modifierInSentence(index) : names.view(index) + names.location(index)
  }

  private func words(_ side: ExactProposal.Side?) -> String {
    side.map { "\($0.map { Words.points($0) })" } ?? "not given"
  }
}

extension Names {
  /// The modifier with its view and place, such as `padding of title, line 12`.
  fileprivate func modifierInSentence(_ index: LayoutTree.Index) -> String {
    "\(tree[index].element.kind) of \(view(index))\(location(index))"
  }
}

extension EditFinder {
  /// Returns the edits that caused each view's new frame.
  ///
  /// An edit is included if the frame would differ without it. Where these alone do not produce the frame,
  /// because any one of several others would, those others are included too. Where there are too many edits,
  /// the result is empty.
  func behind(_ edits: [LayoutEdit]) throws -> [LayoutTree.Index: [LayoutEdit]] {
    guard edits.count > 1, edits.count <= Self.most else { return [:] }
    var trial = PartialLayouts(self, edits, most: Self.mostLayouts)
    let all = Set(edits.indices)
    let changed = changedViews
    var needed: [LayoutTree.Index: Set<Int>] = [:]
    var fixed: Set<Int> = []
    for edit in edits.indices {
      guard let frames = try trial.frames(with: all.subtracting([edit])) else {
        // An edit that cannot be undone separately is applied with the rest.
        fixed.insert(edit)
        continue
      }
      for (view, frame) in changed where frames[view] != frame { needed[view, default: []].insert(edit) }
    }
    var causes: [LayoutTree.Index: Set<Int>] = [:]
    for (view, frame) in changed {
      let own = needed[view] ?? []
      if !own.isEmpty, try trial.frames(with: own)?[view] == frame {
        causes[view] = own
        continue
      }
      var more: Set<Int> = []
      for edit in edits.indices where !own.contains(edit) {
        if try trial.frames(with: own.union([edit]))?[view] == frame { more.insert(edit) }
      }
      causes[view] = try more.isEmpty ? trial.smallest(all, keeping: own, view, frame) : own.union(more)
    }
    return causes.mapValues { $0.sorted().map { edits[$0] } }
  }

  /// The views that both layouts place and whose frames differ, with their new frames.
  private var changedViews: [LayoutTree.Index: CGRect] {
    let old = before.solution.result.framesByView
    return after.solution.result.framesByView.filter { view, frame in
      guard let index = match.old[view] else { return false }
      return old[index] != frame
    }
  }
}

/// Layouts of the old scene with some of the edits applied.
private struct PartialLayouts {
  private let finder: EditFinder
  private let trees: PartialEdits
  private let layouts: RelatedLayouts
  private var known: [Set<Int>: [LayoutTree.Index: CGRect]?] = [:]
  private var rest: Int

  init(_ finder: EditFinder, _ edits: [LayoutEdit], most: Int) {
    self.finder = finder
    trees = PartialEdits(finder, edits)
    var engine = finder.after.engine
    engine.keepsPrices = false
    layouts = RelatedLayouts(engine: engine)
    rest = most
  }

  /// Returns the frames of the new tree's views; `nil` where there is no such layout, or too many were made.
  ///
  /// - Throws: The solver's errors.
  mutating func frames(with made: Set<Int>) throws -> [LayoutTree.Index: CGRect]? {
    if let known = known[made] { return known }
    guard rest > 0 else { return nil }
    rest -= 1
    let found = try nilUnlessLaidOut { () -> [LayoutTree.Index: CGRect]? in
      guard let partial = try trees.scene(with: made) else { return nil }
      let views = try layouts.views(of: partial.tree, in: partial.container)
      return Dictionary(
        views.compactMap { view in partial.places[view.index.position].map { ($0, view.frame) } },
        uniquingKeysWith: { first, _ in first })
    }
    known[made] = .some(found)
    return found
  }

  /// Returns a minimal set of edits that gives a view its new frame: none of them can be left out.
  ///
  /// - Throws: The solver's errors.
  mutating func smallest(
    _ all: Set<Int>, keeping needed: Set<Int>, _ view: LayoutTree.Index, _ frame: CGRect
  ) throws -> Set<Int> {
    var made = all
    for edit in all.sorted(by: >) where !needed.contains(edit) {
      if try frames(with: made.subtracting([edit]))?[view] == frame { made.remove(edit) }
    }
    return made
  }
}

/// A change of the environment, such as the text size or the platform, that applies to the whole scene.
package struct EnvironmentChange {
  /// The change in words: `the text size: large to xxLarge`.
  package var text: String
  /// Whether the text size alone changed.
  package var isTextSize: Bool
  /// The old scene in the new environment.
  package var before: LayoutTree
  /// The new scene in the old environment.
  package var after: LayoutTree

  package init(words: String, isTextSize: Bool, before: LayoutTree, after: LayoutTree) {
    (self.text, self.isTextSize, self.before, self.after) = (words, isTextSize, before, after)
  }
}

/// The trees that attribute changes of frames to edits, at any size.
///
/// An edit causes a change if the frame would differ without it; views that were added or removed cause it if
/// the frame would change without all other edits.
package struct EditVariants {
  /// The edits between the two trees.
  package let edits: [LayoutEdit]
  /// The views that both trees have, as pairs.
  package let pairs: [(before: LayoutTree.Index, after: LayoutTree.Index)]
  /// The new tree without one edit, for each edit that can be undone and keeps all views in their places in
  /// the tree; empty where there is a single edit, or too many.
  package let without: [(edit: Int, tree: LayoutTree)]
  /// The new tree without all edits of `without`, where others remain; `nil` otherwise.
  package let rest: LayoutTree?

  /// Finds the edits, and prepares the attribution where there are at most `most`.
  ///
  /// - Throws: The errors of replacing a view in a tree.
  package init(before: LayoutExplanation, after: LayoutExplanation, most: Int) throws {
    let finder = EditFinder(before, after)
    let edits = finder.edits
    self.edits = edits
    pairs = after.tree.indices.compactMap { index in finder.match.old[index].map { ($0, index) } }
    guard edits.count > 1, edits.count <= most else {
      (without, rest) = ([], nil)
      return
    }
    let parts = PartialEdits(finder, edits)
    let all = Set(edits.indices)
    func tree(without edits: [Int]) throws -> LayoutTree? {
      guard let scene = try nilUnlessLaidOut({ try parts.scene(with: all.subtracting(edits)) }),
        scene.places == after.tree.indices.map(Optional.some)
      else { return nil }
      return scene.tree
    }
    var without: [(edit: Int, tree: LayoutTree)] = []
    for edit in edits.indices {
      if let tree = try tree(without: [edit]) { without.append((edit, tree)) }
    }
    self.without = without
    rest = without.count < edits.count ? try tree(without: without.map(\.edit)) : nil
  }
}
