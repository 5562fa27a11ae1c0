import ConstraintLayout
import LayoutCore
import LinearProgramming

/// Lists the facts of a layout that may have to do with a view, the nearest first.
struct FactFinder {
  let tree: LayoutTree
  let container: ExactProposal
  let view: LayoutTree.Index
  let axis: Axis
  /// Whether lengths of one axis may depend on those of the other.
  let couplesAxes: Bool
  private let chain: [LayoutTree.Index: Int]
  var names: Names { Names(tree: tree) }

  init(tree: LayoutTree, container: ExactProposal, view: LayoutTree.Index, axis: Axis) {
    self.tree = tree
    self.container = container
    self.view = view
    self.axis = axis
    let names = Names(tree: tree)
    couplesAxes = tree.indices.contains { names.room($0).couplesAxes }
    var chain: [LayoutTree.Index: Int] = [:]
    for (hops, index) in sequence(first: view, next: { tree[$0].parent }).enumerated() { chain[index] = hops }
    self.chain = chain
  }

  /// The facts and how many steps of the tree lie between each and the view.
  var facts: [Fact] {
    var found: [(fact: Fact, distance: Int)] = []
    for side in Axis.allCases where container[side] != nil && isRelevant(side) {
      found.append((.container(side), 0))
    }
    for index in tree.indices {
      let distance = distance(to: index)
      for fact in facts(at: index) { found.append((fact, distance)) }
    }
    return found.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .map(\.element.fact)
  }

  /// How willingly a fact is named: what stands nearer to the view, and modifiers before views, cost less.
  func cost(_ fact: Fact) -> Int {
    switch fact {
    case .modifier(let index): 10 + distance(to: index)
    case .container: 12
    case .spacing(let index): 30 + distance(to: index)
    case .content(let index): (index == view ? 80 : 50) + distance(to: index)
    case .alignment(let index): 40 + distance(to: index)
    }
  }

  private func isRelevant(_ side: Axis) -> Bool { couplesAxes || side == axis }

  private func distance(to index: LayoutTree.Index) -> Int {
    var hops = 0
    var next = index
    while chain[next] == nil, let parent = tree[next].parent {
      hops += 1
      next = parent
    }
    return hops + (chain[next] ?? 0)
  }

  private func facts(at index: LayoutTree.Index) -> [Fact] {
    let node = tree[index]
    switch node.element {
    case let frame as FrameElement:
      return Axis.allCases.contains { isRelevant($0) && frame[$0] != nil } || frame.alignment[axis] != centre
        ? [.modifier(index)] : []
    case is FlexibleFrameElement, is PaddingElement, is AspectRatioElement, is PositionElement,
      is LayoutPriorityElement:
      return [.modifier(index)]
    case let fixed as FixedSizeElement:
      return Axis.allCases.contains { isRelevant($0) && fixed[$0] } ? [.modifier(index)] : []
    case let guide as AlignmentGuideElement:
      return isRelevant(guide.guide.axis) ? [.modifier(index)] : []
    case let stack as StackElement where node.children.count > 1:
      let spacing: [Fact] = isRelevant(stack.axis) ? [.spacing(index)] : []
      return spacing + (isRelevant(stack.axis.across) ? [.alignment(index)] : [])
    case is ZStackElement where node.children.count > 1: return [.alignment(index)]
    case is OverlayElement where node.children.count > 1: return [.alignment(index)]
    default:
      guard node.element.role == .leaf, node.children.isEmpty else { return [] }
      return names.room(index).hasNaturalSize || node.element is SpacerElement || removable(index) != nil
        ? [.content(index)] : []
    }
  }

  private var centre: AlignmentKey {
    axis == .horizontal ? HorizontalAlignment.center.key : VerticalAlignment.center.key
  }

  /// The outermost view that goes with a leaf when it is taken away; `nil` where it has to stay.
  ///
  /// The leaf goes with all its modifiers. The view in question stays, and so does the root.
  func removable(_ leaf: LayoutTree.Index) -> LayoutTree.Index? {
    var top = leaf
    while let parent = tree[top].parent, tree[parent].element.role == .modifier,
      tree[parent].children.first == top
    {
      top = parent
    }
    return tree[top].parent == nil || chain[top] != nil ? nil : top
  }
}
