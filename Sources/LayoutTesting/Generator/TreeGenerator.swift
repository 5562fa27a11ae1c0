import Foundation
import LayoutCore

/// Makes random trees over every view, modifier and kind of layout, and random proposals.
///
/// One tree in twenty is deeper than the others, and one in twenty wider.
public struct TreeGenerator: Sendable {
  /// What the generator draws from.
  public var random: SeededGenerator
  /// How deep containers nest at most.
  public var maxDepth: Int
  /// How many children a container has at most.
  public var maxChildren: Int
  /// Which lengths are written.
  public var lengths: Lengths
  /// Whether opaque code is among the views: custom layouts, and closures for guides.
  public var hasOpaqueCode: Bool
  /// How many more views a tree may have before only leaves follow.
  private var budget = 0

  /// Makes a generator.
  public init(
    seed: UInt64, maxDepth: Int = 4, maxChildren: Int = 4, lengths: Lengths = .quarters,
    hasOpaqueCode: Bool = true
  ) {
    random = SeededGenerator(seed: seed)
    self.maxDepth = maxDepth
    self.maxChildren = maxChildren
    self.lengths = lengths
    self.hasOpaqueCode = hasOpaqueCode
  }

  /// A random tree.
  public mutating func tree() -> LayoutNode {
    let direction: LayoutDirection = chance(1, in: 8) ? .rightToLeft : .leftToRight
    let usual = (maxDepth, maxChildren)
    defer { (maxDepth, maxChildren) = usual }
    budget = 250
    var depth = Int.random(in: 0...maxDepth, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0: (depth, maxChildren) = (2 * maxDepth + 4, min(maxChildren, 2))
    case 1: (depth, maxChildren) = (min(depth, 2), 6 * maxChildren)
    default: break
    }
    return view(Context(depth: depth, axis: nil, direction: direction))
  }

  /// A random proposal: numbers mostly, sometimes zero, unspecified or infinite.
  public mutating func proposal() -> ProposedViewSize {
    func side(_ generator: inout TreeGenerator) -> CGFloat? {
      switch Int.random(in: 0..<12, using: &generator.random) {
      case 0: nil
      case 1: 0
      case 2: .infinity
      default: generator.length(0...700)
      }
    }
    return ProposedViewSize(width: side(&self), height: side(&self))
  }

  struct Context {
    var depth: Int
    var axis: Axis?
    var direction: LayoutDirection

    func inside(axis: Axis?) -> Context { Context(depth: depth - 1, axis: axis, direction: direction) }
  }

  mutating func view(_ context: Context) -> LayoutNode {
    var context = context
    turn(&context)
    budget -= 1
    var node =
      context.depth > 0 && budget > 0 && chance(2, in: 3) ? container(context) : leaf(context)
    node.direction = context.direction
    for _ in 0..<modifierCount() {
      // A direction that changes between two modifiers is that of the outer ones.
      turn(&context)
      node = modified(node, context)
      node.direction = context.direction
    }
    return node
  }

  private mutating func turn(_ context: inout Context) {
    guard chance(1, in: 30) else { return }
    context.direction = context.direction == .leftToRight ? .rightToLeft : .leftToRight
  }

  private mutating func modifierCount() -> Int {
    [0, 0, 0, 1, 1, 1, 2, 2, 3, 5].randomElement(using: &random) ?? 0
  }

  /// A few views; sometimes several of them come out of one `ForEach`.
  mutating func children(_ context: Context, atMost most: Int? = nil) -> [LayoutNode] {
    let views = (0..<Int.random(in: 0...(most ?? maxChildren), using: &random)).map { _ in view(context) }
    guard views.count > 1, chance(1, in: 6) else {
      return views.enumerated().map { $1.at(".\($0)") }
    }
    let (first, rest) = (views[0].at(".0"), Array(views.dropFirst()))
    let spliced = ForEach(0..<rest.count) { NodeView(node: rest[$0]) }
    return [first]
      + spliced.layoutNodes(in: EnvironmentValues()).map { $0.at(".1\($0.place)") }
  }
}
