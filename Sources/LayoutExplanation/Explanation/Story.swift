import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// The story of one side of a view: its proposal and the origin of that, and the changes that would move it.
public struct Story: Hashable, Sendable {
  /// The view whose side is explained.
  public var view: LayoutTree.Index
  /// The side and its reasons.
  public var side: SideExplanation
  /// The steps from the container's proposal down to the view's.
  public var steps: [Step]
  /// The lines of the view's text; `nil` for any other view.
  public var lines: LineBreaks?
  /// The placements of the view, outwards to the container that aligns it.
  public var placements: [ViewPlacement]
  /// The inputs that change the side or move the view, each with its effect per point.
  public var prices: [Price]

  /// A step from the container's proposal to the view's.
  public enum Step: Hashable, Sendable {
    /// The container's proposal.
    case container(Offer?)
    /// A view proposes to its child a different length from the one proposed to itself.
    case offers(view: LayoutTree.Index, length: Offer?)
    /// A view proposes no length to its child.
    case leavesOpen(view: LayoutTree.Index)
    /// A stack shares its length among its children.
    case shares(Share)
  }
}

extension LayoutExplanation {
  /// Returns the story of a side of a view; `nil` for a view that the layout does not place.
  ///
  /// - Throws: As `ConstraintEngine.layout` does.
  public func story(of view: LayoutTree.Index, along axis: Axis) throws -> Story? {
    try stories(of: [view], along: [axis]).first
  }

  /// Returns the stories of views, for each view along one axis after the other.
  ///
  /// Views that the layout does not place have none.
  ///
  /// The effect of an input is computed once for all of them.
  ///
  /// - Throws: As `ConstraintEngine.layout` does.
  public func stories(of views: [LayoutTree.Index], along axes: [Axis] = Axis.allCases) throws -> [Story] {
    try stories(of: views, along: axes, by: RelatedLayouts(engine: engine))
  }

  /// Returns the stories, continued from the layout that was explained, which must not be used afterwards.
  package func stories(
    of views: [LayoutTree.Index], along axes: [Axis], after layout: ResizableLayout
  ) throws -> [Story] {
    try stories(of: views, along: axes, by: RelatedLayouts(engine: engine, after: layout))
  }

  /// Returns the stories, with layouts that were made of this tree at other sizes.
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

  /// Returns the stories of views without their prices, which need further layouts.
  package func storiesWithoutPrices(of views: [LayoutTree.Index]) -> [Story] {
    views.flatMap { view in
      Axis.allCases.compactMap { axis in
        explanation(for: view).map { explained in
          Story(
            view: view, side: explained[axis], steps: steps(to: view, axis), lines: lineBreaks(of: view),
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
    for input in placements.flatMap(inputs(placing:))
    where !known.contains(input) && !isMadeByCall(input, memory) {
      let price = try price(of: input, along: axis, memory)
      if !price.moves.isEmpty { prices.append(price) }
    }
    return Story(
      view: view, side: side, steps: steps(to: view, axis), lines: lineBreaks(of: view),
      placements: placements, prices: prices)
  }

  /// Returns the story of a side of the first view with an id, or of the view at a path.
  ///
  /// The result is `nil` where the layout does not place the view.
  ///
  /// - Throws: `UnknownViewError` if no view has the name, and otherwise as `ConstraintEngine.layout` does.
  public func story(of name: String, along axis: Axis) throws -> Story? {
    try story(of: try first(named: name), along: axis)
  }

  private func isMadeByCall(_ input: PriceInput, _ memory: PriceMemory) -> Bool {
    guard case .written(let input) = input else { return false }
    return memory.isMadeByCall(input.view, in: tree)
  }

  /// The written lengths that place a view and do not affect its size.
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
  /// The steps by which a stack arrived at a child's share.
  public struct Share: Hashable, Sendable {
    /// The stack that shares its length.
    public var stack: LayoutTree.Index
    /// The length proposed to the stack, in points.
    public var length: Rational
    /// The sum of the spaces between its children, in points.
    public var spacing: Rational
    /// The children in the order in which they were served, up to the one in question.
    public var served: [Served]
    /// The number of children of the stack.
    public var count: Int
    /// The length reserved for children of lower priority when the child in question was sized, in points.
    public var keptBack: Rational
    /// The children for which the length was reserved.
    public var keptBackFor: [LayoutTree.Index]
  }

  /// A child of a stack and its share.
  public struct Served: Hashable, Sendable {
    /// The child that was sized.
    public var child: LayoutTree.Index
    /// Its layout priority.
    public var priority: Double
    /// The number of children of its priority still to be sized, including itself.
    public var waiting: Int
    /// The length that was left for them, in points.
    public var available: Rational
    /// The proposed length, in points.
    public var share: Rational
    /// The resulting length, in points; `nil` where it is infinite.
    public var length: Rational?
    /// The smallest length, in points; `nil` where the stack did not need it, or it is infinite.
    public var smallest: Rational?
    /// The largest length minus the smallest.
    public var flexibility: Flexibility
  }

  /// The flexibility of a child of a stack.
  public enum Flexibility: Hashable, Sendable {
    /// The stack did not need it: the child is the only one of its priority.
    case unasked
    /// The largest length exceeds the smallest by a finite number of points.
    case by(Rational)
    /// The largest length is unlimited.
    case endless
  }
}

extension LayoutExplanation {
  /// The block that begins with a view.
  private func block(of view: LayoutTree.Index) -> SolvedBlock? {
    starts[view].map { solution.root.blocks[$0] }
  }

  /// The axis along which a view places its children one after the other and shares its length; `nil` for
  /// most views.
  func sharedAxis(of view: LayoutTree.Index) -> Axis? {
    block(of: view)?.distributions.first { $0.stack == view }?.axis
  }

  /// Returns the steps by which a stack arrived at its proposal to a child; `nil` where it shared nothing, or
  /// served more than `most` children before.
  func share(
    of child: LayoutTree.Index, in stack: LayoutTree.Index, _ axis: Axis, most: Int = .max
  ) -> Story.Share? {
    guard let block = block(of: stack) else { return nil }
    let all = block.distributions.filter { $0.stack == stack && $0.axis == axis && !$0.shares.isEmpty }
    // The second distribution, with the stack's own breadth, is the one by which its children are placed.
    guard let distribution = all.first(where: { $0.proposal[axis.across] != nil }) ?? all.first,
      let length = distribution.proposal[axis]?.expression.map(block.value(of:)),
      let place = distribution.shares.prefix(most == .max ? .max : most + 1)
        .firstIndex(where: { $0.child == child })
    else { return nil }
    let served = distribution.shares[...place].compactMap { story(of: $0, in: block) }
    guard let own = served.last, served.count == place + 1 else { return nil }
    let spacing = block.value(of: distribution.spacing)
    let taken = served.dropLast().reduce(Rational(0)) { $0 + ($1.length ?? 0) }
    return Story.Share(
      stack: stack, length: length, spacing: spacing, served: served, count: tree[stack].children.count,
      keptBack: length - spacing - taken - own.available,
      keptBackFor: distribution.shares.filter { $0.priority < own.priority }.map(\.child).sorted())
  }

  private func story(of served: Distribution.Share, in block: SolvedBlock) -> Story.Served? {
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

/// The breaking of a text into lines: a decision, with the numbers it was made from.
public struct LineBreaks: Hashable, Sendable {
  /// The lines as they are drawn, from the top.
  public var lines: [String]
  /// Whether a part of the text is truncated.
  public var isTruncated: Bool
  /// The line limit; `nil` for none.
  public var limit: Int?
  /// The proposed widths that give the same lines, in points; `nil` where no width was proposed.
  public var widths: MeasurementInterval?
  /// The proposed heights that give the same lines, in points; `nil` where no height was proposed.
  public var heights: MeasurementInterval?
  /// The factor by which the text is scaled down to fit, at most 1.
  public var scale: CGFloat = 1
}

extension LayoutExplanation {
  /// The lines of a view's text; `nil` for any other view.
  public func lineBreaks(of view: LayoutTree.Index) -> LineBreaks? {
    placedInPoints(view).flatMap { names.rule(view).lines(at: $0.proposal) }
  }
}
