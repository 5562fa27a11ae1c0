import Foundation
import LayoutCore

/// Makes random trees over every view, modifier and kind of layout, and random proposals.
///
/// The same seed makes the same trees on every machine. One tree in twenty is deeper than the others, and one in
/// twenty wider.
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
  public let hasOpaqueCode: Bool
  private let rules: GeneratorRules
  /// How many more views a tree may have before only leaves follow.
  private var budget = 0

  /// Makes a generator of trees over the elements that have a rule.
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
    return view(Context(depth: depth, direction: direction))
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

  /// What a view is given by the views around it.
  public struct Context: Sendable {
    /// How many more containers may nest.
    public var depth: Int
    /// The axis of the stack around the view, along which spacers and dividers lie; `nil` outside of stacks.
    public var axis: Axis?
    /// The direction in which the view places its children.
    public var direction: LayoutDirection

    /// Unless told, the context of a view in no stack.
    public init(depth: Int, axis: Axis? = nil, direction: LayoutDirection = .leftToRight) {
      self.depth = depth
      self.axis = axis
      self.direction = direction
    }

    /// What a container along an axis gives its children.
    public func inside(axis: Axis?) -> Context {
      Context(depth: depth - 1, axis: axis, direction: direction)
    }
  }

  /// A random view with its modifiers.
  public mutating func view(_ context: Context) -> LayoutNode {
    var context = context
    turn(&context)
    budget -= 1
    let isContainer = context.depth > 0 && budget > 0 && chance(2, in: 3)
    var node = node(isContainer ? .container : .leaf, around: [], context)
    for _ in 0..<pick([0, 0, 0, 1, 1, 1, 2, 2, 3, 5]) {
      // A direction that changes between two modifiers is that of the outer ones.
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

  /// A few views for a container; sometimes several of them come out of one `ForEach`.
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
  /// The same node at another place.
  func at(_ place: String) -> LayoutNode {
    var node = self
    node.place = place
    return node
  }
}
