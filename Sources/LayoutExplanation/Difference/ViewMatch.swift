import LayoutCore

/// Which views of two trees are the same: of all ways to match them one with few edits.
///
/// Views with an id are those with the same one. The others are matched from the root down: what stands in matched
/// containers in order, so that as little as can be has another content, is new or is gone; and around matched views the
/// modifiers of the same kinds. What is left over in one place and stands, just the same, in another was moved.
struct ViewMatch {
  let before: LayoutTree
  let after: LayoutTree
  /// The old place of each view that both trees have.
  private(set) var old: [LayoutTree.Index: LayoutTree.Index] = [:]
  /// The new place of each of them.
  private(set) var new: [LayoutTree.Index: LayoutTree.Index] = [:]
  /// The modifiers around matched views that stand in another order than before, by their new places.
  private(set) var reordered: [LayoutTree.Index] = []
  /// Views whose modifiers and content have not been matched yet.
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

  /// The old places that have no new one.
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
      guard let id = after[index].id, let place = places.removeValue(forKey: id) else { continue }
      match(place, index)
    }
    // What a modifier of one id wraps goes with it.
    for (new, old) in self.old where after[new].element.role == .modifier {
      let (inner, now) = (before.unmodified(old), after.unmodified(new))
      if isFree(inner, now), isAlike(inner, now) { match(inner, now) }
    }
    costs.known = new
  }

  /// Matches what stands in two matched containers.
  private mutating func matchItems(_ oldItems: [LayoutTree.Index], _ newItems: [LayoutTree.Index]) {
    let (olds, news) = (oldItems.map(before.unmodified), newItems.map(after.unmodified))
    for (old, new) in costs.pairs(olds, news) where isFree(old, new) { match(old, new) }
  }

  private func isFree(_ old: LayoutTree.Index, _ new: LayoutTree.Index) -> Bool {
    self.new[old] == nil && self.old[new] == nil
  }

  /// Whether one may be what the other has become: of one kind, or containers both.
  private func isAlike(_ old: LayoutTree.Index, _ new: LayoutTree.Index) -> Bool {
    let (was, now) = (before[old].element, after[new].element)
    return was.kind == now.kind || was.role == .container && now.role == .container
  }

  /// Matches the modifiers around two matched views, and what stands beside them in an overlay or background.
  private mutating func matchChains(around old: LayoutTree.Index, _ new: LayoutTree.Index) {
    let (olds, news) = (before.modifiers(around: old), after.modifiers(around: new))
    var common = Self.longestCommon(olds, news) { old, new in
      let known = self.new[old]
      guard known == nil ? self.old[new] == nil : known == new else { return 0 }
      guard before[old].element.kind == after[new].element.kind else { return 0 }
      // Of two of one kind the one that says the same.
      return isSame(old, new) ? 3 : 2
    }
    // Of what is left, what says the same stands in another order.
    var rest = olds.filter { old in !common.contains { $0.0 == old } && self.new[old] == nil }
    for new in news where self.old[new] == nil && !common.contains(where: { $0.1 == new }) {
      guard let place = rest.firstIndex(where: { isSame($0, new) }) else { continue }
      common.append((rest.remove(at: place), new))
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

  /// Matches what is gone from one place and new, just the same, in another one.
  private mutating func matchMoved() {
    let gone = Dictionary(grouping: removed.filter(isMovable), by: costs.oldSignature)
    let come = Dictionary(
      grouping: after.indices.filter { old[$0] == nil && after[$0].element.role != .modifier },
      by: costs.newSignature)
    for (signature, olds) in gone.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard olds.count == 1, let news = come[signature], news.count == 1, isFree(olds[0], news[0]) else {
        continue
      }
      match(olds[0], news[0])
      matchPending()
    }
  }

  /// Whether a view is one that a person knows again: not one of many spacers.
  private func isMovable(_ view: LayoutTree.Index) -> Bool {
    guard before[view].element.role != .modifier else { return false }
    return !before[view].children.isEmpty || before[view].element.shownText != nil
      || before[view].element.parameters.contains { if case .length(_?) = $0.value { true } else { false } }
  }

  /// The pairs of the longest sequence that both have in order, each pair counting by its weight; 0 is no pair.
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

  /// The views that both trees have and that stand elsewhere: in another container, or out of the order that most of
  /// their siblings kept.
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

  /// The view with whose edit one that is new comes: itself, or the outermost one that is new around it.
  func owner(ofAdded view: LayoutTree.Index) -> LayoutTree.Index {
    Self.owner(of: view, in: after) { old[$0] == nil }
  }

  /// The view with whose edit one that is gone goes: itself, or the outermost one that is gone around it.
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
  /// The view that modifiers stand around; a view without any is that view itself.
  func unmodified(_ index: Index) -> Index {
    var index = index
    while self[index].element.role == .modifier, let inner = self[index].children.first { index = inner }
    return index
  }

  /// The outermost modifier around a view; a view without any is that view itself.
  func outermost(_ view: Index) -> Index { modifiers(around: view).last ?? view }

  /// For each view the outermost modifier around it.
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

  /// What a view stands in, beyond its modifiers: a container, or the modifier beside whose view it stands.
  func container(of view: Index) -> Index? { self[outermost(view)].parent }
}

extension LayoutTree {
  /// For each view that an earlier tree had too, where it stood there: of all ways to match them one with few edits.
  package func places(in earlier: LayoutTree) -> [Index: Index] { ViewMatch(earlier, self).old }
}
