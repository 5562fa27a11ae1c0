import LayoutCore
import LinearProgramming

/// A claim about rules: for a small tree, both engines agree whatever its written lengths and its proposal are.
struct RuleLemma: Sendable {
  /// A number over which the claim ranges.
  struct Parameter: Sendable {
    /// What it is.
    enum Place: Hashable, Sendable {
      /// A side of the proposal.
      case proposal(Axis)
      /// A length of the view at a place in preorder.
      case written(view: Int, ParameterName)
    }

    var place: Place
    /// The least and the greatest value, in points.
    var range: ClosedRange<Int>
  }

  /// What the claim is about.
  var name: String
  /// The tree; its written lengths are replaced by parameters.
  var tree: LayoutNode
  /// The sides of the proposal that are no numbers: infinite (`true`) or unspecified (`false`).
  var fixedSides: [Axis: Bool]
  /// The parameters.
  var parameters: [Parameter]
  /// What the parameters satisfy besides: each expression, in parameters by place, is not negative.
  var assumptions: [LinearExpression]

  /// Makes a claim over every length that is written in a tree, and both sides of the proposal.
  ///
  /// A flexible frame's limits are taken in order, as page Rules puts them in order.
  init(_ name: String, _ tree: LayoutNode, fixedSides: [Axis: Bool] = [:]) {
    self.name = name
    self.tree = tree
    self.fixedSides = fixedSides
    parameters = Axis.allCases.filter { fixedSides[$0] == nil }.map {
      Parameter(place: .proposal($0), range: 0...1_000)
    }
    assumptions = []
    for (view, node) in tree.preorder.enumerated() {
      var places: [ParameterName: Variable] = [:]
      for (length, _) in node.element.lengths {
        places[length] = Variable(index: parameters.count)
        parameters.append(Parameter(place: .written(view: view, length), range: length.range))
      }
      for limits in [
        [ParameterName.minWidth, .idealWidth, .maxWidth], [.minHeight, .idealHeight, .maxHeight],
      ] {
        let given = limits.compactMap { places[$0] }
        for (low, high) in zip(given, given.dropFirst()) {
          assumptions.append(LinearExpression(high) - LinearExpression(low))
        }
      }
    }
  }
}

extension ParameterName {
  /// The values over which claims range, in points; insets, offsets and guides may be negative.
  fileprivate var range: ClosedRange<Int> {
    switch self {
    case .top, .leading, .bottom, .trailing, .x, .y, .guide, .spacing: -200...200
    default: 0...600
    }
  }
}

extension LayoutNode {
  /// The node and all below it, in the order of a layout tree.
  var preorder: [LayoutNode] { [self] + children.flatMap(\.preorder) }

  /// The same tree with each element replaced; places are counted in preorder.
  func replacingElements(
    _ replace: (Int, any LayoutElement) throws -> any LayoutElement
  ) rethrows -> LayoutNode {
    var next = 0
    func replaced(_ node: LayoutNode) throws -> LayoutNode {
      var node = node
      node.element = try replace(next, node.element)
      next += 1
      node.children = try node.children.map(replaced)
      return node
    }
    return try replaced(self)
  }
}
