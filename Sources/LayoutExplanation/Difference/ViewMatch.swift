import LayoutCore

/// Which views of two trees are the same.
///
/// Views with an id are those with the same one. The others are matched from the root down: in matched containers by their
/// places and kinds, and then in order; and around matched views the modifiers of the same kinds, in order.
struct ViewMatch {
  private let before: LayoutTree
  private let after: LayoutTree
  /// The old place of each view that both trees have.
  private(set) var old: [LayoutTree.Index: LayoutTree.Index] = [:]
  private var new: [LayoutTree.Index: LayoutTree.Index] = [:]
  /// Views whose modifiers and content have not been matched yet.
  private var pending: [(old: LayoutTree.Index, new: LayoutTree.Index)] = []

  init(_ before: LayoutTree, _ after: LayoutTree) {
    (self.before, self.after) = (before, after)
    matchIDs()
    matchItems([before.root], [after.root])
    while let (old, new) = pending.popLast() {
      matchChains(around: old, new)
      matchItems(Array(before[old].children), Array(after[new].children))
    }
  }

  /// The old places that have no new one.
  var removed: [LayoutTree.Index] { before.indices.filter { new[$0] == nil } }

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
  }

  /// Matches what stands in two matched containers.
  private mutating func matchItems(_ oldItems: [LayoutTree.Index], _ newItems: [LayoutTree.Index]) {
    let oldViews = oldItems.map(before.unmodified)
    let newViews = newItems.map(after.unmodified)
    for (old, new) in zip(oldViews, newViews) where isFree(old, new) && isAlike(old, new) { match(old, new) }
    let (olds, news) = (oldViews.filter { self.new[$0] == nil }, newViews.filter { self.old[$0] == nil })
    for (old, new) in Self.longestCommon(olds, news, weight: { isAlike($0, $1) ? 1 : 0 }) { match(old, new) }
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
    let common = Self.longestCommon(olds, news) { old, new in
      let known = self.new[old]
      guard known == nil ? self.old[new] == nil : known == new else { return 0 }
      guard before[old].element.kind == after[new].element.kind else { return 0 }
      // Of two of one kind the one that says the same.
      return after[new].element.edits(since: before[old].element).isEmpty ? 3 : 2
    }
    for (old, new) in common {
      if self.new[old] == nil { match(old, new) }
      matchItems(Array(before[old].children.dropFirst()), Array(after[new].children.dropFirst()))
    }
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
}

extension LayoutTree {
  /// The view that modifiers stand around; a view without any is that view itself.
  func unmodified(_ index: Index) -> Index {
    var index = index
    while self[index].element.role == .modifier, let inner = self[index].children.first { index = inner }
    return index
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
  func container(of view: Index) -> Index? { self[modifiers(around: view).last ?? view].parent }
}
