import ConstraintLayout
import LayoutCore
import LinearProgramming

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
