import ConstraintLayout
import LayoutCore

/// Lists the facts of a layout that may have to do with some views, the nearest first.
struct FactFinder {
  let tree: LayoutTree
  let container: ExactProposal
  /// The views in question.
  let views: [LayoutTree.Index]
  /// The axes along which it is asked.
  let axes: [Axis]
  /// Whether lengths of one axis may depend on those of the other.
  let couplesAxes: Bool
  private let chain: [LayoutTree.Index: Int]
  var names: Names { Names(tree: tree) }

  /// The axis along which alignments are told.
  var axis: Axis { axes.first ?? .horizontal }

  init(tree: LayoutTree, container: ExactProposal, views: [LayoutTree.Index], axes: [Axis]) {
    self.tree = tree
    self.container = container
    self.views = views
    self.axes = axes
    let names = Names(tree: tree)
    couplesAxes = tree.indices.contains { names.room($0).couplesAxes }
    var chain: [LayoutTree.Index: Int] = [:]
    for view in views {
      for (hops, index) in sequence(first: view, next: { tree[$0].parent }).enumerated() {
        chain[index] = min(hops, chain[index] ?? hops)
      }
    }
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
    case .parameter(let index, .alignment): 40 + distance(to: index)
    case .parameter(let index, _): 30 + distance(to: index)
    case .content(let index): (views.contains(index) ? 80 : 50) + distance(to: index)
    }
  }

  /// What a person wrote into a fact, as far as it may have to do with the question.
  func parameters(of fact: Fact) -> [ParameterReading] {
    guard let index = fact.view else { return [] }
    return tree[index].element.parameters.filter { parameter in
      if case .parameter(_, let name) = fact, parameter.name != name { return false }
      return !parameter.isInherited && (parameter.axis.map(isRelevant) ?? true)
    }
  }

  func isRelevant(_ side: Axis) -> Bool { couplesAxes || axes.contains(side) }

  /// How many steps of the tree lie between a view and the nearest one that contains a view in question.
  func distance(to index: LayoutTree.Index) -> Int {
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
    if node.element.role == .leaf {
      let content = Fact.content(index)
      let isFact =
        !parameters(of: content).isEmpty || names.room(index).naturalSize != nil || removable(index) != nil
      return isFact ? [content] : []
    }
    if isWrapper(index) {
      return parameters(of: .modifier(index)).contains(where: isInPlay) ? [.modifier(index)] : []
    }
    return parameters(of: .modifier(index)).compactMap { parameter in
      // How children stand to each other matters where there are several.
      let isAmongChildren = [.alignment, .spacing].contains(parameter.name)
      return isAmongChildren && node.children.count < 2 ? nil : .parameter(index, parameter.name)
    }
  }

  /// Whether a view is a modifier with nothing inside it but the view that it wraps.
  private func isWrapper(_ index: LayoutTree.Index) -> Bool {
    tree[index].element.role == .modifier && names.room(index).isRemovable
  }

  /// Whether a modifier's parameter says anything: a limit that is given, an alignment other than the centre.
  private func isInPlay(_ parameter: ParameterReading) -> Bool {
    switch parameter.value {
    case .length(nil), .ratio(nil), .count(nil): false
    case .alignment(let keys) where parameter.name == .alignment:
      keys.contains { axes.contains($0.axis) && $0 != AlignmentKey.standard(along: $0.axis).center }
    default: true
    }
  }

  /// The fact that a length belongs to.
  func fact(of input: PriceInput) -> Fact {
    switch input {
    case .container(let axis): .container(axis)
    case .written(let input):
      if tree[input.view].element.role == .leaf {
        .content(input.view)
      } else if isWrapper(input.view) {
        .modifier(input.view)
      } else {
        .parameter(input.view, input.parameter)
      }
    }
  }

  /// The lengths of a fact that can be changed one at a time.
  func inputs(of fact: Fact) -> [PriceInput] {
    if case .container(let axis) = fact { return container[axis]?.number == nil ? [] : [.container(axis)] }
    guard let index = fact.view else { return [] }
    return parameters(of: fact).filter(\.hasLength).map { .written(LengthInput(index, $0.name)) }
  }

  /// The outermost view that goes with a leaf when it is taken away; `nil` where it has to stay.
  ///
  /// The leaf goes with all its modifiers. The view in question stays, and so does the root.
  func removable(_ leaf: LayoutTree.Index) -> LayoutTree.Index? {
    guard names.room(leaf).isRemovable else { return nil }
    var top = leaf
    while let parent = tree[top].parent, tree[parent].element.role == .modifier,
      tree[parent].children.first == top
    {
      top = parent
    }
    return tree[top].parent == nil || chain[top] != nil ? nil : top
  }
}

extension ParameterReading {
  /// Whether it is a finite length that is given.
  var hasLength: Bool {
    guard case .length(let length?) = value else { return false }
    return length.isFinite
  }
}

extension AlignmentKey {
  /// The guides that every view has along an axis.
  static func standard(along axis: Axis) -> (start: AlignmentKey, center: AlignmentKey, end: AlignmentKey) {
    axis == .horizontal
      ? (HorizontalAlignment.leading.key, HorizontalAlignment.center.key, HorizontalAlignment.trailing.key)
      : (VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key)
  }
}
