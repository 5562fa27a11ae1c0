import Foundation
import LayoutCore

/// Makes random trees over every view and modifier, and random proposals.
///
/// Lengths are multiples of a quarter point, so that doubles add them exactly; thirds come from shares.
public struct TreeGenerator: Sendable {
  /// What the generator draws from.
  public var random: SeededGenerator
  /// How deep containers nest at most.
  public var maxDepth: Int
  /// How many children a container has at most.
  public var maxChildren: Int

  /// Makes a generator.
  public init(seed: UInt64, maxDepth: Int = 4, maxChildren: Int = 4) {
    random = SeededGenerator(seed: seed)
    self.maxDepth = maxDepth
    self.maxChildren = maxChildren
  }

  /// A random tree.
  public mutating func tree() -> LayoutNode {
    let direction: LayoutDirection = chance(1, in: 8) ? .rightToLeft : .leftToRight
    return view(Context(depth: Int.random(in: 0...maxDepth, using: &random), axis: nil, direction: direction))
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
    if chance(1, in: 24) {
      context.direction = context.direction == .leftToRight ? .rightToLeft : .leftToRight
    }
    var node = context.depth > 0 && chance(2, in: 3) ? container(context) : leaf(context)
    node.direction = context.direction
    for _ in 0..<modifierCount() {
      node = modified(node, context)
      node.direction = context.direction
    }
    return node
  }

  private mutating func modifierCount() -> Int {
    [0, 0, 0, 1, 1, 1, 2, 2, 3, 5].randomElement(using: &random) ?? 0
  }

  mutating func children(_ context: Context, atMost most: Int? = nil) -> [LayoutNode] {
    (0..<Int.random(in: 0...(most ?? maxChildren), using: &random)).map { place in
      var child = view(context)
      child.place = ".\(place)"
      return child
    }
  }

  // MARK: Numbers

  mutating func chance(_ times: Int, in total: Int) -> Bool {
    Int.random(in: 0..<total, using: &random) < times
  }

  /// A multiple of a quarter point, whole more often than not.
  mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
    let whole = CGFloat(Int.random(in: range, using: &random))
    return chance(1, in: 4) ? whole + [0.25, 0.5, 0.75].randomElement(using: &random)! : whole
  }

  mutating func optional(_ value: (inout TreeGenerator) -> CGFloat) -> CGFloat? {
    chance(1, in: 2) ? value(&self) : nil
  }
}
