import LayoutCore

/// A matching of the views of two trees that leaves few edits.
///
/// Views with an id match those with the same id. The others are matched from the root down: the children of
/// matched containers in order, so that as few as possible are changed, added or removed; then modifiers of
/// the same kind around matched views. An unmatched view that reappears unchanged in another place was moved.
struct ViewMatch {
  let before: LayoutTree
  let after: LayoutTree
  /// The old place of each view that both trees have, by its new place.
  private(set) var old: [LayoutTree.Index: LayoutTree.Index] = [:]
  /// The new place of each view that both trees have, by its old place.
  private(set) var new: [LayoutTree.Index: LayoutTree.Index] = [:]
  /// The modifiers around matched views whose order changed, by their new places.
  private(set) var reordered: [LayoutTree.Index] = []
  /// The matched views whose modifiers and contents are still to be matched.
  private var pending: [(old: LayoutTree.Index, new: LayoutTree.Index)] = []
  private var costs: EditCosts

  init(_ before: LayoutTree, _ after: LayoutTree) {
    (self.before, self.after) = (before, after)
    costs = EditCosts(before, after)
    matchIDs()
    matchItems([before.root], [after.root])
    matchPending()
    matchMoved()
  }

  /// The old places of the views that are not in the new tree.
  var removed: [LayoutTree.Index] { before.indices.filter { new[$0] == nil } }

  private mutating func matchPending() {
    while let (old, new) = pending.popLast() {
      matchChains(around: old, new)
      matchItems(Array(before[old].children), Array(after[new].children))
    }
  }

  private mutating func match(_ old: LayoutTree.Index, _ new: LayoutTree.Index) {
    self.old[new] = old
    self.new[old] = new
    guard before[old].element.role != .modifier, after[new].element.role != .modifier else { return }
    pending.append((old, new))
  }

  private mutating func matchIDs() {
    var places: [String: LayoutTree.Index] = [:]
    for index in before.indices {
      if let id = before[index].id, places[id] == nil { places[id] = index }
    }
    for index in after.indices {
      guard let id = after[index].id, let view = places.removeValue(forKey: id) else { continue }
      match(view, index)
    }
    // A modifier that is matched by id brings its wrapped view with it.
    for (new, old) in self.old where after[new].element.role == .modifier {
      let (inner, now) = (before.unmodified(old), after.unmodified(new))
      if isFree(inner, now), isAlike(inner, now) { match(inner, now) }
    }
    costs.known = new
  }

  /// Matches the children of two matched containers.
  private mutating func matchItems(_ oldItems: [LayoutTree.Index], _ newItems: [LayoutTree.Index]) {
    let (olds, news) = (oldItems.map(before.unmodified), newItems.map(after.unmodified))
    for (old, new) in costs.pairs(olds, news) where isFree(old, new) { match(old, new) }
  }

  private func isFree(_ old: LayoutTree.Index, _ new: LayoutTree.Index) -> Bool {
    self.new[old] == nil && self.old[new] == nil
  }

  /// Whether one view may have become the other: of one kind, or both containers.
  private func isAlike(_ old: LayoutTree.Index, _ new: LayoutTree.Index) -> Bool {
    let (was, now) = (before[old].element, after[new].element)
    return was.kind == now.kind || was.role == .container && now.role == .container
  }

  /// Matches the modifiers around two matched views, and the views beside them in an overlay or background.
  private mutating func matchChains(around old: LayoutTree.Index, _ new: LayoutTree.Index) {
    let (olds, news) = (before.modifiers(around: old), after.modifiers(around: new))
    var common = Self.longestCommon(olds, news) { old, new in
      let known = self.new[old]
      guard known == nil ? self.old[new] == nil : known == new else { return 0 }
      guard before[old].element.kind == after[new].element.kind else { return 0 }
      // Of two of one kind, prefer the one with equal parameters.
      return isSame(old, new) ? 3 : 2
    }
    // Of the rest, modifiers with equal parameters were reordered.
    var rest = olds.filter { old in !common.contains { $0.0 == old } && self.new[old] == nil }
    for new in news where self.old[new] == nil && !common.contains(where: { $0.1 == new }) {
      guard let index = rest.firstIndex(where: { isSame($0, new) }) else { continue }
      common.append((rest.remove(at: index), new))
      reordered.append(new)
    }
    for (old, new) in common {
      if self.new[old] == nil { match(old, new) }
      matchItems(Array(before[old].children.dropFirst()), Array(after[new].children.dropFirst()))
    }
  }

  private func isSame(_ old: LayoutTree.Index, _ new: LayoutTree.Index) -> Bool {
    before[old].element.kind == after[new].element.kind
      && after[new].element.edits(since: before[old].element).isEmpty
  }

  /// Matches views that disappeared from one place and reappeared unchanged in another.
  private mutating func matchMoved() {
    let deleted = Dictionary(grouping: removed.filter(isMovable), by: costs.oldSignature)
    let come = Dictionary(
      grouping: after.indices.filter { old[$0] == nil && after[$0].element.role != .modifier },
      by: costs.newSignature)
    for (signature, olds) in deleted.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard olds.count == 1, let news = come[signature], news.count == 1, isFree(olds[0], news[0]) else {
        continue
      }
      match(olds[0], news[0])
      matchPending()
    }
  }

  /// Whether a view is recognizable; a spacer among many is not.
  private func isMovable(_ view: LayoutTree.Index) -> Bool {
    guard before[view].element.role != .modifier else { return false }
    return !before[view].children.isEmpty || before[view].element.shownText != nil
      || before[view].element.parameters.contains { if case .length(_?) = $0.value { true } else { false } }
  }

  /// Returns the pairs of the heaviest common subsequence, each pair counting by its weight; a weight of 0
  /// means that the two do not match.
  private static func longestCommon<Item>(
    _ a: [Item], _ b: [Item], weight: (Item, Item) -> Int
  ) -> [(Item, Item)] {
    guard !a.isEmpty, !b.isEmpty else { return [] }
    let weights = a.map { first in b.map { weight(first, $0) } }
    var best = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        let pair = weights[i][j] == 0 ? 0 : weights[i][j] + best[i + 1][j + 1]
        best[i][j] = max(pair, best[i + 1][j], best[i][j + 1])
      }
    }
    var pairs: [(Item, Item)] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if weights[i][j] > 0, best[i][j] == weights[i][j] + best[i + 1][j + 1] {
        pairs.append((a[i], b[j]))
        (i, j) = (i + 1, j + 1)
      } else if best[i][j] == best[i + 1][j] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  // MARK: - Moves

  /// The views of both trees that moved: to another container, or out of the order that most of their
  /// siblings kept.
  var moves: [(old: LayoutTree.Index, new: LayoutTree.Index)] {
    after.indices.flatMap { container -> [(old: LayoutTree.Index, new: LayoutTree.Index)] in
      let isModifier = after[container].element.role == .modifier
      let items = after[container].children.dropFirst(isModifier ? 1 : 0).map(after.unmodified)
      let matched = items.compactMap { new in old[new].map { (old: $0, new: new) } }
      let stayed = matched.filter { pair in
        before.container(of: pair.old).map { self.new[$0] } == .some(container)
      }
      let inOrder = Self.longestCommon(
        stayed.sorted { $0.old < $1.old }, stayed, weight: { $0.new == $1.new ? 1 : 0 })
      let kept = Set(inOrder.map(\.0.new))
      return matched.filter { !kept.contains($0.new) }
    }
  }

  /// The view whose edit added a view: itself, or the outermost added one around it.
  func owner(ofAdded view: LayoutTree.Index) -> LayoutTree.Index {
    Self.owner(of: view, in: after) { old[$0] == nil }
  }

  /// The view whose edit removed a view: itself, or the outermost removed one around it.
  func owner(ofRemoved view: LayoutTree.Index) -> LayoutTree.Index {
    Self.owner(of: view, in: before) { new[$0] == nil }
  }

  private static func owner(
    of view: LayoutTree.Index, in tree: LayoutTree, where isMeant: (LayoutTree.Index) -> Bool
  ) -> LayoutTree.Index {
    var view = view
    while true {
      let base = tree.unmodified(view)
      if base != view {
        guard isMeant(base) else { return view }
        view = base
      }
      guard let container = tree.container(of: view), isMeant(container) else { return view }
      view = container
    }
  }
}

extension LayoutTree {
  /// The view inside a chain of modifiers; a view without any is returned unchanged.
  func unmodified(_ index: Index) -> Index {
    var index = index
    while self[index].element.role == .modifier, let inner = self[index].children.first { index = inner }
    return index
  }

  /// The outermost modifier around a view; a view without any is returned unchanged.
  func outermost(_ view: Index) -> Index { modifiers(around: view).last ?? view }

  /// The outermost modifier around each view, by position.
  var outermostViews: [Index] {
    var found: [Index] = []
    for index in indices {
      let parent = parent(of: index)
      let isWrapped =
        parent.map { self[$0].element.role == .modifier && children(of: $0).first == index } ?? false
      found.append(isWrapped ? found[parent?.position ?? 0] : index)
    }
    return found
  }

  /// The modifiers around a view, the innermost first.
  func modifiers(around view: Index) -> [Index] {
    Array(
      sequence(state: view) { (inner: inout Index) -> Index? in
        guard let parent = self[inner].parent, self[parent].element.role == .modifier,
          self[parent].children.first == inner
        else { return nil }
        inner = parent
        return parent
      })
  }

  /// The container of a view beyond its modifiers, or the modifier beside whose view it is.
  func container(of view: Index) -> Index? { self[outermost(view)].parent }
}

extension LayoutTree {
  /// The old place of each view that an earlier tree has too, by a matching that leaves few edits.
  package func counterparts(in earlier: LayoutTree) -> [Index: Index] { ViewMatch(earlier, self).old }
}
