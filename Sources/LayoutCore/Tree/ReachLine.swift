import Foundation

/// How far views reach into safe areas along a line of container sizes on which every frame is an affine function.
package struct ReachLine<Number: SafeAreaNumber> {
  /// The tree, which says how far each view reaches.
  let tree: LayoutTree
  let (from, through): (SafeAreaPlace<Number>, SafeAreaPlace<Number>)

  /// The line between two containers, whose frames are those of one affine layout.
  package init(from: SafeAreaPlace<Number>, through: SafeAreaPlace<Number>) {
    (tree, self.from, self.through) = (from.tree, from, through)
  }

  /// The first part of the line, from 0 to 1, on which some view would reach further, or less far, than the tree says; `nil`
  /// where the tree is right to the end.
  ///
  /// Whether a view touches an edge is decided by affine functions, so that nothing changes between their zeros.
  package var firstChange: (lower: Number, upper: Number)? {
    let views = tree.indices.filter { tree.ignoredSafeArea(of: $0)?.reach != nil && from.frame($0) != nil }
    guard !views.isEmpty else { return nil }
    let borders = views.flatMap { zeros(of: $0) }.filter { $0 > 0 && $0 < 1 }
    let ends: [Number] = ([0] + borders + [1]).sorted()
    for (start, end) in zip(ends, ends.dropFirst()) where start < end {
      // How far a view reaches is affine inside: two places decide.
      let isSteady = [1, 3].allSatisfy { (quarters: Number) in
        let place = place(at: start + quarters / 4 * (end - start))
        return views.allSatisfy { isRight($0, in: place) }
      }
      if !isSteady { return (start, end) }
    }
    return nil
  }

  /// Whether a view reaches as far as the tree says, whose numbers a layout in doubles found.
  private func isRight(_ view: LayoutTree.Index, in place: SafeAreaPlace<Number>) -> Bool {
    guard let ignoring = tree.ignoredSafeArea(of: view), let reach = ignoring.reach else { return true }
    let told: [Edge: CGFloat] = [
      .top: reach.top, .leading: reach.leading, .bottom: reach.bottom, .trailing: reach.trailing,
    ]
    return place.insets(of: view).allSatisfy { edge, found in
      guard let told = told[edge], told.isFinite else { return false }
      let found = ignoring.edges.contains(Edge.Set(edge)) ? found : 0
      return abs(found - Number(points: told)) < 1 / 1_000_000
    }
  }

  /// The parts of the line at which it may change whether a view touches an edge.
  private func zeros(of view: LayoutTree.Index) -> [Number] {
    zip(from.touches(of: view), through.touches(of: view)).compactMap { one, other in
      (one < 0 && 0 < other) || (other < 0 && 0 < one) ? one / (one - other) : nil
    }
  }

  /// The place at a part of the line.
  private func place(at share: Number) -> SafeAreaPlace<Number> {
    func between(_ one: Number, _ other: Number) -> Number { one + (other - one) * share }
    func side(_ one: Number?, _ other: Number?) -> Number? {
      guard let one, let other else { return nil }
      return between(one, other)
    }
    return SafeAreaPlace(
      tree: tree, width: side(from.width, through.width), height: side(from.height, through.height)
    ) { view in
      guard let one = from.frame(view), let other = through.frame(view) else { return nil }
      return EdgeRect(
        left: between(one.left, other.left), top: between(one.top, other.top),
        right: between(one.right, other.right), bottom: between(one.bottom, other.bottom))
    }
  }
}

extension LayoutTree {
  /// Whether nothing follows from where views lie but how far some of them reach into a safe area.
  package var waitsForReachAlone: Bool {
    let pending = pendingReaders
    return !pending.isEmpty && pending.allSatisfy { isPendingReach($0) }
  }
}
