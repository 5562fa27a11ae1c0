import ConstraintLayout
import LayoutCore

/// The story of one side of a view: what it was offered and why, and what moves when that changes.
public struct Story: Sendable {
  /// The view.
  public var view: LayoutTree.Index
  /// The side and what decides it.
  public var side: SideExplanation
  /// How the offer came about, from the container down.
  public var steps: [Step]
  /// How its text was broken into lines; `nil` for any other view.
  public var lines: LineBreaks?
  /// Why it lies where it does, from the view outwards to the container that aligns it.
  public var placements: [ViewPlacement]
  /// What changes the side, or moves the view, per point.
  public var prices: [Price]

  /// A step on the way from the container to the view.
  public enum Step: Sendable {
    /// The container's offer.
    case container(Offer?)
    /// A view offers its child another length than it was offered itself.
    case offers(view: LayoutTree.Index, length: Offer?)
    /// A view leaves the length to its child.
    case leavesOpen(view: LayoutTree.Index)
    /// A stack shares its length.
    case shares(Share)
  }
}

extension LayoutExplanation {
  /// The story of a side of a view; `nil` for a view that the layout does not place.
  ///
  /// Throws as `ConstraintEngine.layout` does.
  public func story(of view: LayoutTree.Index, along axis: Axis) throws -> Story? {
    try stories(of: [view], along: [axis]).first
  }

  /// The stories of views, each along one axis after the other; views that the layout does not place have none.
  ///
  /// The effect of an input is worked out once for all of them. Throws as `ConstraintEngine.layout` does.
  public func stories(of views: [LayoutTree.Index], along axes: [Axis] = Axis.allCases) throws -> [Story] {
    try stories(of: views, along: axes, by: RelatedLayouts(engine: engine))
  }

  /// The same, going on from the layout that was explained, which must not be used afterwards.
  package func stories(
    of views: [LayoutTree.Index], along axes: [Axis], after layout: ResizableLayout
  ) throws -> [Story] {
    try stories(of: views, along: axes, by: RelatedLayouts(engine: engine, after: layout))
  }

  /// The same with layouts that know this tree from other sizes.
  package func stories(
    of views: [LayoutTree.Index], along axes: [Axis] = Axis.allCases, by layouts: RelatedLayouts
  ) throws -> [Story] {
    let memory = PriceMemory(layouts: layouts)
    var stories: [Story] = []
    for view in views {
      for axis in axes {
        if let story = try story(of: view, along: axis, memory) { stories.append(story) }
      }
    }
    return stories
  }

  /// The stories of views without what would change their sizes, which needs no further layout.
  package func storiesWithoutPrices(of views: [LayoutTree.Index]) -> [Story] {
    views.flatMap { view in
      Axis.allCases.compactMap { axis in
        explanation(for: view).map { told in
          Story(
            view: view, side: told[axis], steps: steps(to: view, axis), lines: lineBreaks(of: view),
            placements: placements(of: view, along: axis), prices: [])
        }
      }
    }
  }

  private func story(
    of view: LayoutTree.Index, along axis: Axis, _ memory: PriceMemory
  ) throws -> Story? {
    guard let side = explanation(for: view)?[axis] else { return nil }
    let placements = placements(of: view, along: axis)
    var prices = try prices(of: view, along: axis, memory)
    let known = Set(prices.map(\.input))
    for input in placements.flatMap(inputs(placing:)) where !known.contains(input) {
      let price = try price(of: input, along: axis, memory)
      if !price.moves.isEmpty { prices.append(price) }
    }
    return Story(
      view: view, side: side, steps: steps(to: view, axis), lines: lineBreaks(of: view),
      placements: placements, prices: prices)
  }

  /// The story of a side of the first view with an id, or of the view at a path; `nil` where the layout does not
  /// place it.
  ///
  /// Throws `UnknownViewError` for a name that no view has, and as `ConstraintEngine.layout` does.
  public func story(of name: String, along axis: Axis) throws -> Story? {
    try story(of: try first(named: name), along: axis)
  }

  /// The written lengths that place a view and have no part in its size.
  private func inputs(placing placement: ViewPlacement) -> [PriceInput] {
    switch placement.cause {
    case .position(let input), .offset(let input): return [.written(input)]
    case .aligned(let meeting):
      guard case .written(let view) = meeting.source, tree[view].element.length(.guide) != nil else {
        return []
      }
      return [.written(LengthInput(view, .guide))]
    default: return []
    }
  }

  private func steps(to view: LayoutTree.Index, _ axis: Axis) -> [Story.Step] {
    let chain = sequence(first: view) { tree[$0].parent }.reversed()
    var steps: [Story.Step] = [.container(solution.container[axis])]
    for (parent, child) in zip(chain, chain.dropFirst()) {
      if let share = share(of: child, in: parent, axis) {
        steps.append(.shares(share))
        continue
      }
      let (offered, outside) = (offer(to: child, axis), offer(to: parent, axis))
      guard offered != outside else { continue }
      steps.append(offered == nil ? .leavesOpen(view: parent) : .offers(view: parent, length: offered))
    }
    return steps
  }

  private func offer(to view: LayoutTree.Index, _ axis: Axis) -> Offer? {
    explanation(for: view)?[axis].offered
  }
}
