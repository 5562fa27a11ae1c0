import ConstraintLayout
import LayoutCore

/// A written part of a layout that may forbid a condition.
///
/// A fact is as large as one edit: a modifier with all its parameters, not one of its lengths.
public enum Fact: Hashable, Sendable {
  /// The container's size along an axis.
  case container(Axis)
  /// A modifier with all its parameters, and its presence.
  case modifier(LayoutTree.Index)
  /// One parameter of a container, or of a modifier with more content than the view that it wraps.
  case parameter(LayoutTree.Index, ParameterName)
  /// The content of a leaf, such as an image's size or a text, and its presence.
  case content(LayoutTree.Index)

  /// The view of the fact; `nil` for the container.
  package var view: LayoutTree.Index? {
    switch self {
    case .container: nil
    case .modifier(let index), .parameter(let index, _), .content(let index): index
    }
  }
}

/// A different value of a fact.
public enum FactValue: Hashable, Sendable {
  /// The modifier, or the view, is removed.
  case absent
  /// A side of the container, in points.
  case points(Double)
  /// Content of a fixed size in points, in place of a leaf.
  case size(width: Double, height: Double)
  /// Different values of some of the view's parameters; the rest stay as they are.
  case parameters([ParameterName: ParameterValue])
}

extension FactValue {
  /// Whether the value is content of a size, in place of a text.
  var isSize: Bool {
    if case .size = self { true } else { false }
  }
}

/// Lists the facts of a layout that may affect some views, the nearest first.
struct FactFinder {
  let tree: LayoutTree
  let container: ExactProposal
  let views: [LayoutTree.Index]
  /// The axes of the question.
  let axes: [Axis]
  /// Whether lengths of one axis may depend on those of the other.
  let couplesAxes: Bool
  private let chain: [LayoutTree.Index: Int]
  var names: Names { Names(tree: tree) }

  /// The axis along which alignments are named.
  var axis: Axis { axes.first ?? .horizontal }

  init(tree: LayoutTree, container: ExactProposal, views: [LayoutTree.Index], axes: [Axis]) {
    self.tree = tree
    self.container = container
    self.views = views
    self.axes = axes
    let names = Names(tree: tree)
    couplesAxes = tree.indices.contains { names.rule($0).couplesAxes }
    var chain: [LayoutTree.Index: Int] = [:]
    for view in views {
      for (hops, index) in sequence(first: view, next: { tree[$0].parent }).enumerated() {
        chain[index] = min(hops, chain[index] ?? hops)
      }
    }
    self.chain = chain
  }

  /// The facts, ordered by the number of steps in the tree between each and the view.
  var facts: [Fact] {
    var found: [(fact: Fact, distance: Int)] = []
    for side in Axis.allCases where isRelevant(side) {
      found.append((.container(side), 0))
    }
    for index in tree.indices {
      let distance = distance(to: index)
      for fact in facts(at: index) { found.append((fact, distance)) }
    }
    return found.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .map(\.element.fact)
  }

  /// Returns the cost of naming a fact: facts nearer to the view, and modifiers before views, cost less.
  func cost(_ fact: Fact) -> Int {
    switch fact {
    case .modifier(let index): 10 + distance(to: index)
    case .container: 12
    case .parameter(let index, .alignment): 40 + distance(to: index)
    case .parameter(let index, _): 30 + distance(to: index)
    case .content(let index): (views.contains(index) ? 80 : 50) + distance(to: index)
    }
  }

  /// Returns the written parameters of a fact, as far as they may affect the question.
  func parameters(of fact: Fact) -> [ParameterReading] {
    guard let index = fact.view else { return [] }
    return tree[index].element.parameters.filter { parameter in
      if case .parameter(_, let name) = fact, parameter.name != name { return false }
      return !parameter.isInherited && (parameter.axis.map(isRelevant) ?? true)
    }
  }

  func isRelevant(_ side: Axis) -> Bool { couplesAxes || axes.contains(side) }

  /// Returns the number of steps in the tree between a view and the nearest one that contains a view in
  /// question.
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
        !parameters(of: content).isEmpty || names.rule(index).naturalSize != nil || removable(index) != nil
      return isFact ? [content] : []
    }
    if isWrapper(index) {
      return parameters(of: .modifier(index)).contains(where: isInPlay) ? [.modifier(index)] : []
    }
    return parameters(of: .modifier(index)).compactMap { parameter in
      // The alignment and spacing of children matter where there are several.
      let isAmongChildren = [.alignment, .spacing].contains(parameter.name)
      return isAmongChildren && node.children.count < 2 ? nil : .parameter(index, parameter.name)
    }
  }

  /// Whether a view is a modifier with no content except the view that it wraps.
  private func isWrapper(_ index: LayoutTree.Index) -> Bool {
    tree[index].element.role == .modifier && names.rule(index).isRemovable
  }

  /// Whether a modifier's parameter is effective: a limit that is given, an alignment other than the centre.
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

  /// Returns the outermost view that is removed together with a leaf; `nil` where the leaf cannot be removed.
  ///
  /// A leaf is removed with all its modifiers. The view in question and the root stay.
  func removable(_ leaf: LayoutTree.Index) -> LayoutTree.Index? {
    guard names.rule(leaf).isRemovable else { return nil }
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
  /// Whether the parameter is a finite length that is given.
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

// Sentences about facts and their values.
extension FactFinder {
  /// The fact as it is: `title's frame(maxWidth: 198.7) (line 12)`.
  func text(_ fact: Fact) -> String {
    switch fact {
    case .container(let axis):
      switch container[axis] {
      case .finite(let number): "the container's \(Words.side(axis)) \(Words.points(number))"
      case nil: "that no \(Words.side(axis)) is proposed"
      default: "the container's infinite \(Words.side(axis))"
      }
    case .modifier(let index):
      "\(names.owner(index))'s \(names.rule(index).call(along: axis))\(names.note(index))"
    case .parameter(let index, .alignment):
      "alignment \(names.rule(index).value(.alignment)) of \(names.view(index))\(names.note(index))"
    case .parameter(let index, let name): names.phrase(LengthInput(index, name))
    case .content(let index): content(index)
    }
  }

  /// The fact with another value, as a condition: `icon is not there`.
  func text(_ fact: Fact, _ value: FactValue) -> String {
    switch (fact, value) {
    case (.content(let index), .absent): "\(names.view(index))\(names.note(index)) is not there"
    case (_, .absent): "\(text(fact)) is taken away"
    case (.container(let axis), .points(let number)):
      "the container's \(Words.side(axis)) is \(Words.points(number))"
    case (_, .points(let number)): "\(text(fact)) is \(Words.points(number))"
    case (_, .parameters(let values)): "\(text(fact)) \(changed(fact, values))"
    case (.content(let index), .size(let width, let height)): size(index, width, height)
    case (_, .size): text(fact)
    }
  }

  /// One length of a fact: `title's frame(maxWidth: 198.7) (line 12)`.
  func text(_ input: PriceInput) -> String {
    switch input {
    case .container(let axis): text(Fact.container(axis))
    case .written(let input): names.phrase(input)
    }
  }

  /// The changed values: `has maxWidth 200 and no minWidth`, or `is 12` where the fact is one parameter.
  private func changed(_ fact: Fact, _ values: [ParameterName: ParameterValue]) -> String {
    guard let index = fact.view else { return "" }
    let parts = tree[index].element.parameters.compactMap { parameter -> (is: String, has: String)? in
      guard let value = values[parameter.name] else { return nil }
      let text = parameter.words(for: value)
      return (text ?? "not given", text.map { "\(parameter.name) \($0)" } ?? "no \(parameter.name)")
    }
    if case .parameter = fact, let part = parts.first { return "is \(part.is)" }
    return "has \(Words.list(parts.map(\.has)))"
  }

  /// The size of a leaf as a condition; a text becomes longer or shorter.
  private func size(_ index: LayoutTree.Index, _ width: Double, _ height: Double) -> String {
    guard let now = names.rule(index).naturalSize, tree[index].element.shownText != nil else {
      return "\(names.view(index)) is \(Words.points(width)) x \(Words.points(height))"
    }
    let isLonger = width > Double(now.width) || height > Double(now.height)
    return "\(content(index)) is \(isLonger ? "longer" : "shorter")"
  }

  private func content(_ index: LayoutTree.Index) -> String {
    let written = removable(index) == nil ? tree[index].element.lengths.first?.name : nil
    guard let parameter = names.rule(index).content(along: axis) ?? written else {
      return "\(names.view(index)) being there\(names.note(index))"
    }
    return names.phrase(LengthInput(index, parameter))
  }
}
