import ElementTree
import Foundation

/// The state that custom layouts leave behind between two calls of their code.
struct CustomLayoutMemory {
  /// The caches of custom layouts, by view.
  private(set) var caches: [LayoutTree.Index: LayoutCache] = [:]
  /// Whether a custom layout has run.
  private(set) var hasRun = false
  /// The containers that custom layouts delegate to.
  var delegates: [DelegatedLayout.Key: LayoutTree.Index] = [:]
  /// The exact lengths behind the doubles that custom layouts were given.
  private(set) var exactLengths = ExactLengths<ExactProposal.Side>()

  /// Keeps the cache of a custom layout.
  mutating func keep(_ cache: LayoutCache, of view: LayoutTree.Index) {
    caches[view] = cache
    hasRun = true
  }

  /// Records the doubles that a custom layout is given for a view's width and height.
  mutating func record(_ width: ExactProposal.Side?, _ height: ExactProposal.Side?, of view: LayoutTree.Index)
  {
    if let width { exactLengths.note(width, as: width.doubleValue, along: .horizontal, of: view) }
    if let height { exactLengths.note(height, as: height.doubleValue, along: .vertical, of: view) }
  }

  /// Returns the exact proposal behind the doubles that a custom layout proposes to a child.
  func meant(by proposal: ProposedViewSize, for child: LayoutTree.Index, of layout: LayoutTree.Index)
    -> ExactProposal
  {
    func side(_ axis: Axis) -> ExactProposal.Side? {
      proposal[axis].map { length in
        exactLengths.meant(by: length, along: axis, for: child) ?? exactLengths.meant(
          by: length, along: axis, for: layout)
          ?? ExactProposal.Side(Double(length))
      }
    }
    return ExactProposal(side(.horizontal), side(.vertical))
  }

  /// Removes all caches: sizes of subviews that read their container are valid for one container only.
  mutating func forgetCaches() { caches = [:] }
}

extension ConstraintSession {
  /// Lays out the views that a custom layout delegates.
  func layOut(
    _ delegated: DelegatedLayout, at proposal: ExactProposal,
    in container: ContainerSides<ExactProposal.Side>?
  ) throws -> SubviewPlacements {
    let view = try index(of: delegated)
    let proposal = proposal.reaching(boundTree.tree[view].traits, in: container)
    let views = try placed(view, at: proposal).views
    func point(_ x: AffineExtent, _ y: AffineExtent) -> CGPoint {
      CGPoint(x: x.doubleValue(at: proposal), y: y.doubleValue(at: proposal))
    }
    let order = Dictionary(delegated.children.enumerated().map { ($1, $0) }) { first, _ in first }
    let children = views.filter { order[$0.index] != nil }
      .sorted { order[$0.index, default: 0] < order[$1.index, default: 0] }
    let placements = children.map { view in
      CustomLayoutRun.Placement(
        position: point(view.xInParent, view.yInParent), proposal: view.proposal(at: proposal).doubles)
    }
    for view in children {
      let childProposal = view.proposal(at: proposal)
      customLayouts.record(childProposal.width, childProposal.height, of: view.index)
    }
    let size = point(views[0].width, views[0].height)
    return SubviewPlacements(size: CGSize(width: size.x, height: size.y), placements: placements)
  }

  /// Returns the container that a custom layout delegates to; equal delegations share one.
  private func index(of delegated: DelegatedLayout) throws(LayoutError) -> LayoutTree.Index {
    if let key = delegated.key, let known = customLayouts.delegates[key] { return known }
    let index = try add(delegated)
    if let key = delegated.key { customLayouts.delegates[key] = index }
    return index
  }
}
