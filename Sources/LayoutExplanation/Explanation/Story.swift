import ConstraintLayout
import LayoutCore
import LinearProgramming

/// The story of one side of one view: what it was offered and how that came about, and who moves if it changes.
public struct Story: Sendable {
  /// The view.
  public var view: LayoutTree.Index
  /// The side and what decides it.
  public var side: SideExplanation
  /// How the offer came about, from the container down.
  public var steps: [Step]
  /// Where it lies in its parent, in points; `nil` where that is infinite or at the root of an unspecified container.
  public var origin: Rational?
  /// What would change the side, a point at a time.
  public var prices: [Price]

  /// A step on the way from the container to the view.
  public enum Step: Sendable {
    /// The container is so long.
    case container(Rational)
    /// A view offers another length than it was offered.
    case offers(view: LayoutTree.Index, length: Rational)
    /// A view leaves the length to what is in it.
    case leavesOpen(view: LayoutTree.Index)
    /// A stack shares its length.
    case shares(Share)
  }

  /// How a stack came to a child's share.
  public struct Share: Sendable {
    /// The stack.
    public var stack: LayoutTree.Index
    /// What the stack had, in points.
    public var length: Rational
    /// The space between its children together, in points.
    public var spacing: Rational
    /// The children in the order in which they were served, up to the one in question.
    public var served: [Served]
    /// How many children the stack has.
    public var count: Int
    /// What was kept back for children of lower priority when the child in question was served, in points.
    public var keptBack: Rational
  }

  /// A child of a stack and its share.
  public struct Served: Sendable {
    /// The child.
    public var child: LayoutTree.Index
    /// Its layout priority.
    public var priority: Double
    /// How many were still to be served in its priority, itself among them.
    public var waiting: Int
    /// What was left for these, in points.
    public var available: Rational
    /// What it was offered, in points.
    public var share: Rational
    /// What it took, in points; `nil` where that is endless.
    public var length: Rational?
    /// Its largest length less its smallest.
    public var flexibility: Flexibility
  }

  /// How flexible a child is.
  public enum Flexibility: Hashable, Sendable {
    /// The stack did not have to ask: the child is alone in its priority.
    case unasked
    /// By so many points.
    case by(Rational)
    /// Without end.
    case endless
  }
}

extension LayoutExplanation {
  /// The story of a side of a view; `nil` for a view that the layout does not place.
  ///
  /// Throws as `ConstraintEngine.layout` does.
  public func story(of view: LayoutTree.Index, along axis: Axis) throws -> Story? {
    guard let side = explanation(for: view)?[axis],
      let placed = solution.root.views.first(where: { $0.index == view })
    else { return nil }
    let origin = axis == .horizontal ? placed.xInParent : placed.yInParent
    return Story(
      view: view, side: side, steps: steps(to: view, axis),
      origin: origin.form?.value(at: solution.container), prices: try prices(of: view, along: axis))
  }

  private func steps(to view: LayoutTree.Index, _ axis: Axis) -> [Story.Step] {
    var chain = [view]
    while let parent = tree[chain[0]].parent { chain.insert(parent, at: 0) }
    var steps: [Story.Step] = []
    if let length = solution.container[axis]?.number { steps.append(.container(length)) }
    for (parent, child) in zip(chain, chain.dropFirst()) {
      let isAlong = (tree[parent].element as? StackElement)?.axis == axis
      if isAlong, let share = share(of: child, in: parent, axis) {
        steps.append(.shares(share))
      } else if let offer = offer(to: child, axis) {
        if offer != self.offer(to: parent, axis) { steps.append(.offers(view: parent, length: offer)) }
      } else if self.offer(to: parent, axis) != nil {
        steps.append(.leavesOpen(view: parent))
      }
    }
    return steps
  }

  private func offer(to view: LayoutTree.Index, _ axis: Axis) -> Rational? {
    explanation(for: view)?[axis].offered
  }

  private func share(of child: LayoutTree.Index, in stack: LayoutTree.Index, _ axis: Axis) -> Story.Share? {
    guard let block = solution.root.blocks.first(where: { $0.view == stack }) else { return nil }
    let all = block.distributions.filter { $0.stack == stack && !$0.served.isEmpty }
    // The second distribution, with the stack's own breadth, is the one its children are placed with.
    guard let distribution = all.first(where: { $0.proposal[axis.across] != nil }) ?? all.first,
      let length = distribution.proposal[axis]?.expression.map(block.value(of:)),
      let place = distribution.served.firstIndex(where: { $0.child == child })
    else { return nil }
    let served = distribution.served[...place].compactMap { story(of: $0, in: block) }
    guard let own = served.last, served.count == place + 1 else { return nil }
    let spacing = block.value(of: distribution.spacing)
    let taken = served.dropLast().reduce(Rational(0)) { $0 + ($1.length ?? 0) }
    return Story.Share(
      stack: stack, length: length, spacing: spacing, served: served, count: tree[stack].children.count,
      keptBack: length - spacing - taken - own.available)
  }

  private func story(of served: Distribution.Served, in block: SolvedBlock) -> Story.Served? {
    guard let available = served.available.expression, let share = served.share.expression else { return nil }
    var flexibility = Story.Flexibility.unasked
    if let range = served.range {
      flexibility = .endless
      if let smallest = range.smallest.expression, let largest = range.largest.expression {
        flexibility = .by(block.value(of: largest) - block.value(of: smallest))
      }
    }
    return Story.Served(
      child: served.child, priority: served.priority, waiting: served.waiting,
      available: block.value(of: available), share: block.value(of: share),
      length: served.length.expression.map(block.value(of:)), flexibility: flexibility)
  }
}
