import LayoutCore
import LinearProgramming

/// A tree with what the engine has to know of each of its views: looked up once, and found by place from then on.
final class RuledTree {
  /// The tree; containers that custom layouts hand on come in at its end.
  private(set) var tree: LayoutTree
  private let list: ConstraintRules
  private var rules: [EngineRuleKind] = []
  private var depths: [Int] = []

  /// How many levels of views one block takes in before it cuts.
  static let inlinedLevels = 12

  /// Looks up every view's rule.
  ///
  /// - Throws: `LayoutError.missingRule`.
  init(_ tree: LayoutTree, rules list: ConstraintRules) throws(LayoutError) {
    self.tree = tree
    self.list = list
    for node in tree.nodes {
      depths.append(node.parent.map { depths[$0.position] + 1 } ?? 0)
      try add(node)
    }
  }

  private func add(_ node: LayoutTree.Node) throws(LayoutError) {
    guard let rule = list[node.element] else {
      throw .missingRule(engine: "constraints", ViewReference(node))
    }
    rules.append(rule)
  }

  /// Adds a container that a custom layout hands on.
  func add(_ delegated: DelegatedLayout) throws(LayoutError) -> LayoutTree.Index {
    let index = try tree.add(delegated)
    depths.append(depths[delegated.view.position])
    try add(tree[index])
    return index
  }

  /// The rule of a view.
  func rule(of view: LayoutTree.Index) -> EngineRuleKind { rules[view.position] }

  /// Whether a view is solved in a block of its own where it stands in another view's.
  func begins(_ view: LayoutTree.Index, inBlockOf other: LayoutTree.Index) -> Bool {
    guard view != other else { return false }
    let isCut =
      switch rules[view.position] {
      case .linear(let rule): rule.beginsBlock
      case .opaque: true
      }
    return isCut || depths[view.position] - depths[other.position] >= Self.inlinedLevels
  }

  /// The value of a written length, exactly.
  func value(of input: LengthInput) -> Rational {
    Rational(finite: tree[input.view].element.length(input.parameter) ?? 0)
  }
}
