import LayoutCore

/// Estimated edit costs between parts of two trees, by which the trees are matched.
struct EditCosts {
  private let before: LayoutTree
  private let after: LayoutTree
  /// The new place of each view that is already matched.
  var known: [LayoutTree.Index: LayoutTree.Index] = [:] {
    didSet { knownNew = Set(known.values) }
  }
  private var knownNew: Set<LayoutTree.Index> = []
  /// A number for each view, equal for views that are the same with all that surrounds and fills them.
  private var oldSignatures: [Int]
  private var newSignatures: [Int]
  private let oldWholes: [Double]
  private let newWholes: [Double]
  private var memory: [Pair: Double] = [:]
  private var steps = 0

  private struct Pair: Hashable {
    var old: LayoutTree.Index
    var new: LayoutTree.Index
  }

  /// The largest number of pairs that are compared with their contents.
  private static let most = 40_000
  /// The greatest depth to which containers are compared.
  private static let deepest = 40

  init(_ before: LayoutTree, _ after: LayoutTree) {
    (self.before, self.after) = (before, after)
    var numbers = Signatures()
    oldSignatures = numbers.signatures(of: before)
    newSignatures = numbers.signatures(of: after)
    (oldWholes, newWholes) = (Self.wholes(of: before), Self.wholes(of: after))
  }

  func oldSignature(_ view: LayoutTree.Index) -> Int { oldSignatures[view.position] }
  func newSignature(_ view: LayoutTree.Index) -> Int { newSignatures[view.position] }

  /// The cost of adding or removing each view with its modifiers and contents: one edit, and a little for the
  /// rest.
  private static func wholes(of tree: LayoutTree) -> [Double] {
    var costs = [Double](repeating: 0, count: tree.nodes.count)
    for index in tree.indices.reversed() {
      let inside = tree.children(of: index).map { costs[$0.position] }
      // A modifier is added and removed with the view that it wraps.
      costs[index.position] =
        tree[index].element.role == .modifier
        ? 0.5 + (inside.first ?? 0) + 0.4 * inside.dropFirst().reduce(0, +) : 1 + 0.4 * inside.reduce(0, +)
    }
    return tree.outermostViews.map { costs[$0.position] }
  }

  /// Returns the pairs of matching views among those of two containers, both in order, that leave the fewest
  /// edits.
  mutating func pairs(
    _ olds: [LayoutTree.Index], _ news: [LayoutTree.Index]
  ) -> [(LayoutTree.Index, LayoutTree.Index)] {
    aligned(olds, news, 0).pairs
  }

  private mutating func aligned(
    _ olds: [LayoutTree.Index], _ news: [LayoutTree.Index], _ depth: Int
  ) -> (cost: Double, pairs: [(LayoutTree.Index, LayoutTree.Index)]) {
    var pairs: [(LayoutTree.Index, LayoutTree.Index)] = []
    var (olds, news) = (olds[...], news[...])
    while let old = olds.first, let new = news.first, isSame(old, new) {
      pairs.append((old, new))
      (olds, news) = (olds.dropFirst(), news.dropFirst())
    }
    var tail: [(LayoutTree.Index, LayoutTree.Index)] = []
    while let old = olds.last, let new = news.last, isSame(old, new) {
      tail.append((old, new))
      (olds, news) = (olds.dropLast(), news.dropLast())
    }
    let (cost, middle) = cheapest(Array(olds), Array(news), depth)
    return (cost, pairs + middle + tail.reversed())
  }

  private mutating func cheapest(
    _ olds: [LayoutTree.Index], _ news: [LayoutTree.Index], _ depth: Int
  ) -> (cost: Double, pairs: [(LayoutTree.Index, LayoutTree.Index)]) {
    // A view that is matched elsewhere was moved: leaving it unmatched here costs less.
    let removed = olds.map { known[$0] != nil ? 0.5 : oldWholes[$0.position] }
    let come = news.map { knownNew.contains($0) ? 0.5 : newWholes[$0.position] }
    if olds.isEmpty || news.isEmpty { return (removed.reduce(0, +) + come.reduce(0, +), []) }
    var costs: [[Double]] = []
    for old in olds {
      var row: [Double] = []
      for new in news { row.append(cost(old, new, depth)) }
      costs.append(row)
    }
    var best = Array(repeating: Array(repeating: 0.0, count: news.count + 1), count: olds.count + 1)
    for i in olds.indices.reversed() { best[i][news.count] = best[i + 1][news.count] + removed[i] }
    for j in news.indices.reversed() { best[olds.count][j] = best[olds.count][j + 1] + come[j] }
    for i in olds.indices.reversed() {
      for j in news.indices.reversed() {
        best[i][j] = min(
          costs[i][j] + best[i + 1][j + 1], removed[i] + best[i + 1][j], come[j] + best[i][j + 1])
      }
    }
    var pairs: [(LayoutTree.Index, LayoutTree.Index)] = []
    var (i, j) = (0, 0)
    while i < olds.count, j < news.count {
      if best[i][j] == costs[i][j] + best[i + 1][j + 1] {
        pairs.append((olds[i], news[j]))
        (i, j) = (i + 1, j + 1)
      } else if best[i][j] == removed[i] + best[i + 1][j] {
        i += 1
      } else {
        j += 1
      }
    }
    return (best[0][0], pairs)
  }

  private func isSame(_ old: LayoutTree.Index, _ new: LayoutTree.Index) -> Bool {
    isPossible(old, new) && oldSignature(old) == newSignature(new)
  }

  /// Whether neither view is matched with a different one yet.
  private func isPossible(_ old: LayoutTree.Index, _ new: LayoutTree.Index) -> Bool {
    known[old].map { $0 == new } ?? !knownNew.contains(new)
  }

  /// The number of edits that turn one view with its modifiers into another; infinite where that is
  /// impossible.
  private mutating func cost(_ old: LayoutTree.Index, _ new: LayoutTree.Index, _ depth: Int) -> Double {
    guard isPossible(old, new) else { return .infinity }
    let (was, now) = (before[old].element, after[new].element)
    let isKnown = known[old] == new
    guard was.kind == now.kind || was.role == .container && now.role == .container || isKnown else {
      return .infinity
    }
    if oldSignature(old) == newSignature(new) { return 0 }
    steps += 1
    guard depth < Self.deepest, steps < Self.most else { return 0.5 }
    if let known = memory[Pair(old: old, new: new)] { return known }
    var cost = Self.cost(was, now) + chainCost(old, new)
    if before[old].id != after[new].id { cost += 0.6 }
    let (olds, news) = (before[old].children, after[new].children)
    cost += aligned(olds.map(before.unmodified), news.map(after.unmodified), depth + 1).cost
    memory[Pair(old: old, new: new)] = cost
    return cost
  }

  private static func cost(_ was: any LayoutElement, _ now: any LayoutElement) -> Double {
    let edits = now.edits(since: was)
    guard !edits.isEmpty else { return 0 }
    var cost = 1 + 0.1 * Double(min(edits.count - 1, 3))
    // A text with entirely different words is hardly the same text.
    if let old = was.shownText, let new = now.shownText, old != new {
      let (words, others) = (Set(old.split(separator: " ")), Set(new.split(separator: " ")))
      let share = Double(words.intersection(others).count) / Double(max(1, words.count, others.count))
      cost += 0.6 * (1 - share)
    }
    return cost
  }

  private func chainCost(_ old: LayoutTree.Index, _ new: LayoutTree.Index) -> Double {
    var rest = after.modifiers(around: new)
    var cost = 0.0
    var others: [LayoutTree.Index] = []
    for modifier in before.modifiers(around: old) {
      let element = before[modifier].element
      let same = rest.firstIndex { new in
        after[new].element.kind == element.kind && after[new].element.edits(since: element).isEmpty
      }
      if let same { rest.remove(at: same) } else { others.append(modifier) }
    }
    for modifier in others {
      cost += 0.7
      if let alike = rest.firstIndex(where: { after[$0].element.kind == before[modifier].element.kind }) {
        rest.remove(at: alike)
      }
    }
    return cost + 0.7 * Double(rest.count)
  }
}

/// Numbers for views that are equal with all that surrounds and fills them.
private struct Signatures {
  private struct Key: Hashable {
    var kind: String
    var values: [ParameterValue]
    var opaque: String
    var children: [Int]
  }

  private var numbers: [Key: Int] = [:]

  /// Returns the numbers by position; a view has that of its outermost modifier.
  mutating func signatures(of tree: LayoutTree) -> [Int] {
    var found = [Int](repeating: 0, count: tree.nodes.count)
    for index in tree.indices.reversed() {
      let element = tree[index].element
      let readings = element.parameters
      let key = Key(
        kind: element.kind, values: readings.map(\.value),
        // An opaque element exposes none of its parameters: its description distinguishes it.
        opaque: element.isOpaque ? "\(element)" : "",
        children: tree.children(of: index).map { found[$0.position] })
      found[index.position] = numbers[key] ?? numbers.count
      numbers[key] = found[index.position]
    }
    return tree.outermostViews.map { found[$0.position] }
  }
}
