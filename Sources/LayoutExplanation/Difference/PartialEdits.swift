import ConstraintLayout
import LayoutCore

/// The old scene with some of the edits that lead to the new one.
struct PartialEdits {
  private let finder: EditFinder
  private let before: LayoutTree
  private let after: LayoutTree
  private let match: ViewMatch
  /// The edit of each view that has other parameters, by its new place.
  private var changed: [LayoutTree.Index: Int] = [:]
  /// The edit that added each view, by its new place, or removed it, by its old one.
  private var added: [LayoutTree.Index: Int] = [:]
  private var removed: [LayoutTree.Index: Int] = [:]
  /// The edit that moved each view, by its new place.
  private var moved: [LayoutTree.Index: Int] = [:]
  /// The edit that turned each view around, by its new place.
  private var turned: [LayoutTree.Index: Int] = [:]
  private var guides: [String: Int] = [:]
  private var containers: [Axis: Int] = [:]
  private var environment: Int?

  /// The greatest depth of a tree whose edits are applied separately; the recursion uses that much stack.
  private static let deepest = 300

  typealias Index = LayoutTree.Index

  /// A scene with some of the edits applied.
  struct Scene {
    var tree: LayoutTree
    var container: ExactProposal
    /// The place of each view in the new tree, by its position in this one; `nil` for a removed view.
    var places: [Index?]
  }

  init(_ finder: EditFinder, _ edits: [LayoutEdit]) {
    self.finder = finder
    (before, after, match) = (finder.before.tree, finder.after.tree, finder.match)
    var (came, went): ([Index: Int], [Index: Int]) = ([:], [:])
    for (number, subject) in edits.enumerated().flatMap({ number, edit in edit.subjects.map { (number, $0) } }
    ) {
      switch subject {
      case .container(let axis): containers[axis] = number
      case .textSize, .environment: environment = number
      case .guide(let name): guides[name] = number
      case .element(_, let new): changed[new] = number
      case .moved(_, let new): moved[new] = number
      case .added(let view): came[view] = number
      case .removed(let view): went[view] = number
      case .direction(_, let new):
        for position in new.position..<after.end(of: new) { turned[Index(position)] = number }
      }
    }
    for view in after.indices where match.old[view] == nil { added[view] = came[match.owner(ofAdded: view)] }
    for view in match.removed { removed[view] = went[match.owner(ofRemoved: view)] }
  }

  /// Returns the scene with the given edits applied; `nil` where they depend on edits that are not.
  ///
  /// - Throws: `LayoutError.invalidParameter`.
  func scene(with made: Set<Int>) throws -> Scene? {
    guard max(before.depth, after.depth) <= Self.deepest else { return nil }
    let roots = items([before.root], [after.root], made)
    guard roots.count == 1, var root = roots.first else { return nil }
    root.node.place = ""
    // A view that both trees have must occur once.
    let places = root.places.compactMap { $0 }
    guard Set(places).count == places.count, places.count(where: { match.old[$0] != nil }) == match.old.count
    else { return nil }
    var container = finder.after.solution.container
    for (axis, number) in containers where !made.contains(number) {
      let side = finder.before.solution.container[axis]
      if axis == .horizontal { container.width = side } else { container.height = side }
    }
    return Scene(tree: try LayoutTree(root.node), container: container, places: root.places)
  }

  /// An assembled view, and the places of its views in the new tree, in preorder.
  private struct Part {
    var node: LayoutNode
    var places: [Index?]
  }

  /// A view by its places in the old and the new tree.
  private struct Item: Hashable {
    var old: Index?
    var new: Index?
  }

  /// Returns the parts in a container, from its old and new children.
  private func items(_ olds: [Index], _ news: [Index], _ made: Set<Int>) -> [Part] {
    let olds = olds.map(before.unmodified)
    var items: [Item] = news.map(after.unmodified).compactMap { new in
      guard let old = match.old[new] else { return isMade(added[new], made) ? Item(new: new) : nil }
      return isMade(moved[new], made) ? Item(old: old, new: new) : nil
    }
    insert(olds, into: &items, made)
    return items.map { part($0, made) }
  }

  /// Inserts the old children that are not elsewhere, each after its old predecessor.
  private func insert(_ olds: [Index], into items: inout [Item], _ made: Set<Int>) {
    var last: Item?
    for old in olds {
      if let item = items.first(where: { $0.old == old }) {
        last = item
        continue
      }
      let item: Item
      if let new = match.new[old] {
        guard let edit = moved[new], !made.contains(edit) else { continue }
        item = Item(old: old, new: new)
      } else {
        guard let edit = removed[old], !made.contains(edit) else { continue }
        item = Item(old: old)
      }
      let index = last.flatMap { items.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      items.insert(item, at: index)
      last = item
    }
  }

  /// Returns a view with the modifiers around it.
  private func part(_ base: Item, _ made: Set<Int>) -> Part {
    var part = node(
      base,
      items(base.old.map { before[$0].children } ?? [], base.new.map { after[$0].children } ?? [], made), made
    )
    // Modifiers are in a sequence as children are, the innermost first.
    let olds = base.old.map(before.modifiers) ?? []
    var chain: [Item] = (base.new.map(after.modifiers) ?? []).compactMap { new in
      guard let old = match.old[new] else { return isMade(added[new], made) ? Item(new: new) : nil }
      return isMade(moved[new], made) ? Item(old: old, new: new) : nil
    }
    insert(olds, into: &chain, made)
    for modifier in chain {
      let beside = items(
        modifier.old.map { Array(before[$0].children.dropFirst()) } ?? [],
        modifier.new.map { Array(after[$0].children.dropFirst()) } ?? [], made)
      let place = part.node.place
      part.node.place = ""
      part = node(modifier, [part] + beside, made)
      part.node.place = place
    }
    return part
  }

  private func node(_ item: Item, _ children: [Part], _ made: Set<Int>) -> Part {
    let own = item.new.map { after[$0] } ?? item.old.map { before[$0] } ?? after[after.root]
    let base =
      item.new.map { after[after.outermost($0)] } ?? item.old.map { before[before.outermost($0)] } ?? own
    let isTurned = item.new.map { isMade(turned[$0], made) } ?? false
    let direction = isTurned ? own.direction : item.old.map { before[$0].direction } ?? own.direction
    return Part(
      node: LayoutNode(
        element(item, made), children: children.map(\.node), id: own.id, source: own.source,
        direction: direction, place: own.element.role == .modifier ? "" : base.place),
      places: [item.new] + children.flatMap(\.places))
  }

  /// Returns a view's element with some of the edits applied.
  private func element(_ item: Item, _ made: Set<Int>) -> any LayoutElement {
    let isNew = isMade(environment, made)
    let (was, now) = (
      (isNew ? finder.environments?.before : nil) ?? before,
      (isNew ? nil : finder.environments?.after) ?? after
    )
    guard let new = item.new else { return was[item.old ?? was.root].element }
    guard let old = item.old else { return now[new].element }
    if let edit = changed[new] { return made.contains(edit) ? now[new].element : was[old].element }
    let isGuided = now[new].element.namedGuides.contains { key in !isMade(guides[key.name], made) }
    return isGuided || finder.environments != nil ? was[old].element : now[new].element
  }

  /// Whether an edit is applied; a view without an edit counts as applied.
  private func isMade(_ edit: Int?, _ made: Set<Int>) -> Bool { edit.map(made.contains) ?? true }
}
