import Foundation

extension LayoutTree {
  /// Whether some view ignores the safe area.
  var ignoresSafeArea: Bool { compiled.elementTypes.contains { $0 == IgnoresSafeAreaElement.self } }

  /// The modifier that lets a view ignore the safe area; `nil` for any other view.
  func ignoredSafeArea(of index: Index) -> IgnoresSafeAreaElement? {
    (box(of: index) as? ElementBox<IgnoresSafeAreaElement>)?.element
  }

  /// Whether nobody has found yet how far a view reaches into the safe area around it.
  func isPendingReach(_ index: Index) -> Bool {
    guard let ignoring = ignoredSafeArea(of: index), ignoring.reach == nil else { return false }
    return self.index(around: index) { isSafeArea($0, around: $1) } != nil
  }

  /// How far a view may reach beyond its frame into the safe areas around it, in points, as it lies.
  func safeAreaInsets(
    of view: Index, _ frames: [Index: CGRect], in proposal: ProposedViewSize
  ) -> EdgeInsets {
    let place = SafeAreaPlace(
      tree: self, width: proposal.width?.finite, height: proposal.height?.finite
    ) { frames[$0].map(EdgeRect.init) }
    let insets = place.insets(of: view)
    return EdgeInsets(
      top: insets[.top] ?? 0, leading: insets[.leading] ?? 0, bottom: insets[.bottom] ?? 0,
      trailing: insets[.trailing] ?? 0)
  }

  /// The nearest pair of a view around another one and its child on the way there for which something holds.
  private func index(around view: Index, where holds: (Index, Index) -> Bool) -> Index? {
    var inner = view
    while let outer = self[inner].parent {
      if holds(outer, inner) { return outer }
      inner = outer
    }
    return nil
  }

  private func isSafeArea(_ outer: Index, around inner: Index) -> Bool {
    padding(outer)?.use.isSafeArea ?? (insetEdge(of: outer, around: inner) != nil)
  }

  /// The padding that a view is, which may be a safe area; `nil` for any other view.
  func padding(_ index: Index) -> PaddingElement? {
    (box(of: index) as? ElementBox<PaddingElement>)?.element
  }

  /// The edge at which a view shows another one beside the one that it insets; `nil` where it does no such thing.
  func insetEdge(of stack: Index, around inner: Index) -> Edge? {
    guard let parent = self[stack].parent,
      let marker = (box(of: parent) as? ElementBox<AppearanceElement>)?.element,
      let inset = SafeAreaInset(marker)
    else { return nil }
    let pair = self[stack].children
    guard pair.count == 2 else { return nil }
    return pair[inset.isBefore ? 1 : 0] == inner ? inset.edge : nil
  }
}

extension PaddingElement.Use {
  /// Whether views may reach into the room.
  var isSafeArea: Bool { self != .padding }
}

extension CGFloat {
  /// The number itself, where it is finite.
  fileprivate var finite: CGFloat? { isFinite ? self : nil }
}
