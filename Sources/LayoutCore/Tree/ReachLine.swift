import Foundation

/// How far views reach into safe areas along a line of container sizes on which every frame is an affine function.
package struct ReachLine {
  /// Where the views lie in one container.
  package struct Place {
    /// What the root is proposed.
    package var proposal: ProposedViewSize
    /// The frames of the views that are placed, in the root container's coordinates.
    package var frames: [LayoutTree.Index: CGRect]

    /// A container with the frames in it.
    package init(_ proposal: ProposedViewSize, _ frames: [LayoutTree.Index: CGRect]) {
      (self.proposal, self.frames) = (proposal, frames)
    }
  }

  /// The tree, which says how far each view reaches.
  let tree: LayoutTree
  let (from, through): (Place, Place)

  /// The line between two containers, whose frames are those of one affine layout.
  package init(_ tree: LayoutTree, from: Place, through: Place) {
    self.tree = tree
    (self.from, self.through) = (from, through)
  }

  /// The first part of the line, from 0 to 1, on which some view would reach further, or less far, than the tree says; `nil`
  /// where the tree is right to the end.
  ///
  /// Whether a view touches an edge is decided by affine functions, so that nothing changes between their zeros.
  package var firstChange: ClosedRange<Double>? {
    let views = tree.indices.filter { tree.ignoredSafeArea(of: $0)?.reach != nil && from.frames[$0] != nil }
    guard !views.isEmpty else { return nil }
    let borders = views.flatMap { zeros(of: $0) }.filter { $0 > 0 && $0 < 1 }
    let ends: [Double] = ([0] + borders + [1]).sorted()
    for (start, end) in zip(ends, ends.dropFirst()) where (end - start) * length > Self.least {
      let inside = [0.25, 0.75].map { place(at: start + $0 * (end - start)) }
      let isSteady = inside.allSatisfy { place in views.allSatisfy { isRight($0, in: place) } }
      if !isSteady { return start...end }
    }
    return nil
  }

  /// How long the line is, in points.
  private var length: Double {
    func side(_ one: CGFloat?, _ other: CGFloat?) -> Double {
      guard let one, let other, one != other else { return 0 }
      return Double(abs(other - one))
    }
    return max(
      side(from.proposal.width, through.proposal.width), side(from.proposal.height, through.proposal.height))
  }

  /// The shortest part that is looked at, in points: what rounding may shift a border by.
  private static let least = 1e-5

  private func isRight(_ view: LayoutTree.Index, in place: Place) -> Bool {
    guard let ignoring = tree.ignoredSafeArea(of: view), let reach = ignoring.reach else { return true }
    let found = tree.safeAreaInsets(of: view, place.frames, in: place.proposal).restricted(to: ignoring.edges)
    return [
      reach.top - found.top, reach.leading - found.leading, reach.bottom - found.bottom,
      reach.trailing - found.trailing,
    ].allSatisfy { abs($0) < 1e-6 }
  }

  /// The parts of the line at which it may change whether a view touches an edge.
  private func zeros(of view: LayoutTree.Index) -> [Double] {
    zip(
      tree.touches(of: view, from.frames, in: from.proposal),
      tree.touches(of: view, through.frames, in: through.proposal)
    ).compactMap { one, other in
      one * other < 0 ? Double(one / (one - other)) : nil
    }
  }

  /// The place at a part of the line.
  private func place(at share: Double) -> Place {
    func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
      one == other ? one : one + (other - one) * CGFloat(share)
    }
    func side(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? {
      guard let one, let other else { return nil }
      return between(one, other)
    }
    let frames = from.frames.reduce(into: [LayoutTree.Index: CGRect]()) { frames, view in
      guard let other = through.frames[view.key] else { return }
      frames[view.key] = CGRect(
        x: between(view.value.minX, other.minX), y: between(view.value.minY, other.minY),
        width: between(view.value.width, other.width), height: between(view.value.height, other.height))
    }
    return Place(
      ProposedViewSize(
        width: side(from.proposal.width, through.proposal.width),
        height: side(from.proposal.height, through.proposal.height)), frames)
  }
}

extension LayoutTree {
  /// Whether nothing follows from where views lie but how far some of them reach into a safe area.
  package var waitsForReachAlone: Bool {
    let pending = pendingReaders
    return !pending.isEmpty && pending.allSatisfy { isPendingReach($0) }
  }
}
