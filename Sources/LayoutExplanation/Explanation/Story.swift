import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

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

extension Story {
  /// How a stack arrived at a child's share.
  public struct Share: Sendable {
    /// The stack.
    public var stack: LayoutTree.Index
    /// What the stack was offered, in points.
    public var length: Rational
    /// The space between its children together, in points.
    public var spacing: Rational
    /// The children in the order in which they were served, up to the one in question.
    public var served: [Served]
    /// How many children the stack has.
    public var count: Int
    /// What was kept back for children of lower priority when the child in question was served, in points.
    public var keptBack: Rational
    /// The children that it was kept back for.
    public var keptBackFor: [LayoutTree.Index]
  }

  /// A child of a stack and its share.
  public struct Served: Sendable {
    /// The child.
    public var child: LayoutTree.Index
    /// Its layout priority.
    public var priority: Double
    /// How many children of its priority were still to be served, itself included.
    public var waiting: Int
    /// What was left for them, in points.
    public var available: Rational
    /// What it was offered, in points.
    public var share: Rational
    /// What it took, in points; `nil` where that is infinite.
    public var length: Rational?
    /// Its smallest length, in points; `nil` where the stack did not have to ask, or it is infinite.
    public var smallest: Rational?
    /// Its largest length minus its smallest.
    public var flexibility: Flexibility
  }

  /// How flexible a child is.
  public enum Flexibility: Hashable, Sendable {
    /// The stack did not have to ask: the child is alone in its priority.
    case unasked
    /// By that many points.
    case by(Rational)
    /// Without limit.
    case endless
  }
}

extension LayoutExplanation {
  /// The block that a view begins.
  private func block(of view: LayoutTree.Index) -> SolvedBlock? {
    starts[view].map { solution.root.blocks[$0] }
  }

  /// The axis along which a view has its children one after the other and shares its length; `nil` for most views.
  func sharedAxis(of view: LayoutTree.Index) -> Axis? {
    block(of: view)?.distributions.first { $0.stack == view }?.axis
  }

  /// How a stack arrived at what it offered a child; `nil` where it shared nothing, or served more than `most` before.
  func share(
    of child: LayoutTree.Index, in stack: LayoutTree.Index, _ axis: Axis, most: Int = .max
  ) -> Story.Share? {
    guard let block = block(of: stack) else { return nil }
    let all = block.distributions.filter { $0.stack == stack && $0.axis == axis && !$0.served.isEmpty }
    // The second distribution, with the stack's own breadth, is the one its children are placed with.
    guard let distribution = all.first(where: { $0.proposal[axis.across] != nil }) ?? all.first,
      let length = distribution.proposal[axis]?.expression.map(block.value(of:)),
      let place = distribution.served.prefix(most == .max ? .max : most + 1)
        .firstIndex(where: { $0.child == child })
    else { return nil }
    let served = distribution.served[...place].compactMap { story(of: $0, in: block) }
    guard let own = served.last, served.count == place + 1 else { return nil }
    let spacing = block.value(of: distribution.spacing)
    let taken = served.dropLast().reduce(Rational(0)) { $0 + ($1.length ?? 0) }
    return Story.Share(
      stack: stack, length: length, spacing: spacing, served: served, count: tree[stack].children.count,
      keptBack: length - spacing - taken - own.available,
      keptBackFor: distribution.served.filter { $0.priority < own.priority }.map(\.child).sorted())
  }

  private func story(of served: Distribution.Served, in block: SolvedBlock) -> Story.Served? {
    guard let available = served.available.expression, let share = served.share.expression else { return nil }
    var flexibility = Story.Flexibility.unasked
    let smallest = served.range?.smallest.expression.map(block.value(of:))
    if let range = served.range {
      flexibility = .endless
      if let smallest, let largest = range.largest.expression {
        flexibility = .by(block.value(of: largest) - smallest)
      }
    }
    return Story.Served(
      child: served.child, priority: served.priority, waiting: served.waiting,
      available: block.value(of: available), share: block.value(of: share),
      length: served.length.expression.map(block.value(of:)), smallest: smallest, flexibility: flexibility)
  }
}

/// How a text was broken into lines: a decision, with the numbers that it was made from.
public struct LineBreaks: Hashable, Sendable {
  /// The lines as they are drawn, from the top.
  public var lines: [String]
  /// Whether a part of the text is missing.
  public var isTruncated: Bool
  /// The most lines that the text may have; `nil` is no limit.
  public var limit: Int?
  /// The offered widths with the same answer, in points; `nil` where no width was offered.
  public var widths: MeasurementInterval?
  /// The offered heights with the same answer, in points; `nil` where no height was offered.
  public var heights: MeasurementInterval?
  /// How large the text is set, where it may be smaller so that it fits; 1 is its full size.
  public var scale: CGFloat = 1
}

extension LayoutExplanation {
  /// How the text of a view was broken into lines; `nil` for any other view.
  public func lineBreaks(of view: LayoutTree.Index) -> LineBreaks? {
    placedInPoints(view).flatMap { names.room(view).lines(at: $0.proposal) }
  }
}
