import Foundation
import LayoutCore

/// A generator of random trees over every view, modifier and kind of layout, and of random proposals.
///
/// The same seed gives the same trees on every machine. One tree in twenty is deeper than the others, and one
/// in twenty wider.
public struct TreeGenerator: Sendable {
  /// The source of random numbers.
  public var random: SeededGenerator
  /// The greatest depth of nested containers.
  public var maxDepth: Int
  /// The greatest number of children of a container.
  public var maxChildren: Int
  /// The kind of lengths that are written.
  public var lengths: Lengths
  /// Whether trees have opaque code: custom layouts, and closures for guides.
  public let hasOpaqueCode: Bool
  private let rules: GeneratorRules
  /// The number of views that may still be made before only leaves are.
  private var budget = 0

  /// Creates a generator of trees over the elements that have a rule.
  public init(
    seed: UInt64, maxDepth: Int = 4, maxChildren: Int = 4, lengths: Lengths = .quarters,
    hasOpaqueCode: Bool = true, rules: GeneratorRules = .standard
  ) {
    self.rules = hasOpaqueCode ? rules : rules.withoutOpaqueCode
    random = SeededGenerator(seed: seed)
    self.maxDepth = maxDepth
    self.maxChildren = maxChildren
    self.lengths = lengths
    self.hasOpaqueCode = hasOpaqueCode
  }

  /// Returns a random tree.
  public mutating func tree() -> LayoutNode {
    let direction: LayoutDirection = chance(1, in: 8) ? .rightToLeft : .leftToRight
    let limits = (maxDepth, maxChildren)
    defer { (maxDepth, maxChildren) = limits }
    budget = 250
    var depth = Int.random(in: 0...maxDepth, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0: (depth, maxChildren) = (2 * maxDepth + 4, min(maxChildren, 2))
    case 1: (depth, maxChildren) = (min(depth, 2), 6 * maxChildren)
    default: break
    }
    return view(Context(depth: depth, direction: direction))
  }

  /// Returns a random proposal, whose sides are at most 700 points, and sometimes unspecified or infinite.
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

  /// The settings that a view inherits from the enclosing views.
  public struct Context: Sendable {
    /// The number of further containers that may nest.
    public var depth: Int
    /// The axis of the stack around the view, along which spacers and dividers lie; `nil` outside of stacks.
    public var axis: Axis?
    /// The direction in which the view places its children.
    public var direction: LayoutDirection

    /// Creates the context of a view; by default one in no stack.
    public init(depth: Int, axis: Axis? = nil, direction: LayoutDirection = .leftToRight) {
      self.depth = depth
      self.axis = axis
      self.direction = direction
    }

    /// Returns the context that a container along an axis gives its children.
    public func inside(axis: Axis?) -> Context {
      Context(depth: depth - 1, axis: axis, direction: direction)
    }
  }

  /// Returns a random view with its modifiers.
  public mutating func view(_ context: Context) -> LayoutNode {
    var context = context
    turn(&context)
    budget -= 1
    let isContainer = context.depth > 0 && budget > 0 && chance(2, in: 3)
    var node = node(isContainer ? .container : .leaf, around: [], context)
    for _ in 0..<pick([0, 0, 0, 1, 1, 1, 2, 2, 3, 5]) {
      // A direction that changes between two modifiers applies to the outer ones.
      turn(&context)
      node = self.node(.modifier, around: [node], context)
    }
    return node
  }

  private mutating func node(
    _ role: ElementRole, around views: [LayoutNode], _ context: Context
  ) -> LayoutNode {
    var node = rules.draw(role, using: &random).node(around: views, in: context, from: &self)
    node.direction = context.direction
    return node
  }

  private mutating func turn(_ context: inout Context) {
    guard chance(1, in: 30) else { return }
    context.direction = context.direction == .leftToRight ? .rightToLeft : .leftToRight
  }

  /// Returns a few views for a container; sometimes several of them come from one `ForEach`.
  public mutating func children(_ context: Context, atMost most: Int? = nil) -> [LayoutNode] {
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

extension LayoutNode {
  /// Returns the same node at another place.
  func at(_ place: String) -> LayoutNode {
    var node = self
    node.place = place
    return node
  }
}

extension TreeGenerator {
  /// Custom guides whose defaults are linear.
  private static let customKeys: [Axis: AlignmentKey] = [
    .horizontal: AlignmentKey(
      axis: .horizontal, name: "anchorX", defaultValue: .linear(LinearLength(.width, times: 0.5))),
    .vertical: AlignmentKey(
      axis: .vertical, name: "feet",
      defaultValue: .linear(LinearLength(.guide(VerticalAlignment.bottom.key)))),
  ]

  /// A custom guide whose default is an opaque closure.
  private static let opaqueKey = AlignmentKey(
    axis: .horizontal, name: "closure", defaultValue: .opaque { min($0.width, 40) / 2 })

  /// Returns a guide of an axis, one of SwiftUI's more often than a custom one.
  public mutating func key(_ axis: Axis) -> AlignmentKey {
    let keys: [AlignmentKey] =
      axis == .horizontal
      ? [
        HorizontalAlignment.leading.key, HorizontalAlignment.center.key, HorizontalAlignment.center.key,
        HorizontalAlignment.trailing.key, Self.customKeys[.horizontal]!,
        // Rarely, as it makes every guide of the tree relevant.
        hasOpaqueCode && chance(1, in: 6) ? Self.opaqueKey : HorizontalAlignment.center.key,
      ]
      : [
        VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.center.key,
        VerticalAlignment.bottom.key, VerticalAlignment.firstTextBaseline.key,
        VerticalAlignment.lastTextBaseline.key, Self.customKeys[.vertical]!,
      ]
    return pick(keys)
  }

  /// Returns a guide for each axis.
  public mutating func alignment() -> Alignment {
    Alignment(
      horizontal: HorizontalAlignment(key: key(.horizontal)), vertical: VerticalAlignment(key: key(.vertical))
    )
  }
}

extension TreeGenerator {
  /// The lengths that a generator writes.
  public enum Lengths: Hashable, Sendable {
    /// Multiples of a quarter point, so that doubles add them exactly; thirds come from equal shares.
    case quarters
    /// Numbers with two decimals, such as 74.67, whose sums in doubles have rounding errors.
    ///
    /// So two lengths that are equal may compare as different.
    case decimals
  }

  /// Returns true with a probability of `times` in `total`.
  public mutating func chance(_ times: Int, in total: Int) -> Bool {
    Int.random(in: 0..<total, using: &random) < times
  }

  /// Returns one of some choices, of which there must be at least one.
  public mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &random)]
  }

  /// Returns a length of the generator's kind, in points, whole more often than not.
  public mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
    let whole = CGFloat(Int.random(in: range, using: &random))
    switch lengths {
    case .quarters: return chance(1, in: 4) ? whole + pick([0.25, 0.5, 0.75]) : whole
    case .decimals:
      return chance(3, in: 4) ? (whole * 100 + CGFloat(Int.random(in: 1...99, using: &random))) / 100 : whole
    }
  }

  /// Returns a length in points, or `nil` with equal probability.
  public mutating func optional(_ range: ClosedRange<Int>) -> CGFloat? {
    chance(1, in: 2) ? length(range) : nil
  }
}

/// A random number generator that gives the same numbers for the same seed on every machine (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts a generator from a seed.
  public init(seed: UInt64) { state = seed }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
