import ConstraintLayout
import LayoutCore
import LinearProgramming

/// The values that a fact may take.
struct FactOptions {
  let finder: FactFinder
  /// A length that is larger than anything in the question and the layout, in points.
  let large: Double
  private var tree: LayoutTree { finder.tree }

  /// A number in a fact that may be changed by itself.
  enum Knob: Hashable {
    /// A container's side or a stack's spacing.
    case points
    /// One of a modifier's or a spacer's lengths.
    case length(ParameterName)
    /// A side of a leaf.
    case side(Axis)
  }

  /// The numbers of a fact, and whether each may be negative.
  func knobs(_ fact: Fact) -> [(knob: Knob, mayBeNegative: Bool)] {
    switch fact {
    case .container: return [(.points, false)]
    case .spacing: return [(.points, true)]
    case .alignment: return []
    case .modifier(let index):
      let element = tree[index].element
      let isLimit = element is FrameElement || element is FlexibleFrameElement
      return parameters(element).map { (.length($0), !isLimit) }
    case .content(let index):
      let element = tree[index].element
      if element is SpacerElement { return [(.length(.minLength), false)] }
      let sides = finder.couplesAxes ? Axis.allCases : [finder.axis]
      return finder.names.room(index).hasNaturalSize ? sides.map { (.side($0), false) } : []
    }
  }

  /// The values of a fact that are no numbers.
  func choices(_ fact: Fact) -> [FactValue] {
    switch fact {
    case .container, .spacing: return []
    case .alignment(let index): return alignments(of: index)
    case .content(let index): return finder.removable(index) == nil ? [] : [.absent]
    case .modifier(let index):
      switch tree[index].element {
      case let fixed as FixedSizeElement:
        let pairs: [(Bool, Bool)] = [(false, true), (true, false), (true, true)]
          .filter { $0 != (fixed.horizontal, fixed.vertical) }
        let others: [FactValue] = pairs.map { .fixedSize(horizontal: $0.0, vertical: $0.1) }
        return [.absent] + others
      case is LayoutPriorityElement: return [.absent, .priority(1_000), .priority(-1_000)]
      case is AspectRatioElement:
        return [.absent, .ratio(0.01, .fit), .ratio(100, .fit), .ratio(0.01, .fill), .ratio(100, .fill)]
      case let element as FlexibleFrameElement:
        let limits: [FactValue] = parameters(element).map {
          setting(.length($0), to: nil, in: nil, of: .modifier(index))
        }
        return [.absent] + limits + alignments(of: index)
      case is FrameElement: return [.absent] + alignments(of: index)
      default: return [.absent]
      }
    }
  }

  /// What is tried first: the choices, and each number at its ends.
  func corners(_ fact: Fact, from value: FactValue?) -> [FactValue] {
    var values = choices(fact)
    for (knob, mayBeNegative) in knobs(fact) {
      let ends = mayBeNegative ? [0, large, -large] : [0, large]
      values += ends.map { setting(knob, to: $0, in: value, of: fact) }
    }
    return values
  }

  /// The value of a fact with one number changed; `nil` is a limit that is not given.
  func setting(_ knob: Knob, to number: Double?, in value: FactValue?, of fact: Fact) -> FactValue {
    switch (knob, fact) {
    case (.length(let parameter), .modifier(let index)), (.length(let parameter), .content(let index)):
      var lengths = written(tree[index].element)
      if case .lengths(let changed) = value { lengths = changed }
      lengths[parameter] = .some(number)
      return .lengths(lengths)
    case (.side(let axis), .content(let index)):
      var (width, height) = natural(index)
      if case .size(let changedWidth, let changedHeight) = value {
        (width, height) = (changedWidth, changedHeight)
      }
      return axis == .horizontal
        ? .size(width: number ?? 0, height: height) : .size(width: width, height: number ?? 0)
    default: return .points(number ?? 0)
    }
  }

  /// A number of a fact as it is, or as a value says.
  func number(_ knob: Knob, in value: FactValue?, of fact: Fact) -> Double? {
    switch (knob, value ?? original(fact)) {
    case (.points, .points(let number)): number
    case (.length(let parameter), .lengths(let lengths)): lengths[parameter] ?? nil
    case (.side(let axis), .size(let width, let height)): axis == .horizontal ? width : height
    default: nil
    }
  }

  /// The value that a fact has, where it is made of numbers.
  private func original(_ fact: Fact) -> FactValue? {
    switch fact {
    case .container(let axis):
      return finder.container[axis]?.number.map { .points($0.doubleValue) }
    case .spacing(let index):
      return tree.uniformSpacing(of: index).map { .points($0) }
    case .alignment: return nil
    case .modifier(let index): return .lengths(written(tree[index].element))
    case .content(let index):
      if tree[index].element is SpacerElement { return .lengths(written(tree[index].element)) }
      let size = natural(index)
      return .size(width: size.0, height: size.1)
    }
  }

  private func natural(_ leaf: LayoutTree.Index) -> (Double, Double) {
    switch tree[leaf].element {
    case let image as ImageElement: return (Double(image.size?.width ?? 0), Double(image.size?.height ?? 0))
    case let measured as MeasuredElement:
      let size = measured.content.measure(.unspecified).size
      return (Double(size.width), Double(size.height))
    default: return (0, 0)
    }
  }

  private func parameters(_ element: any LayoutElement) -> [ParameterName] {
    element.parameters.filter { parameter in
      guard case .length(_?) = parameter.value, !parameter.isInherited else { return false }
      return finder.couplesAxes || parameter.name.axis.map { $0 == finder.axis } ?? true
    }
    .map(\.name)
  }

  private func written(_ element: any LayoutElement) -> [ParameterName: Double?] {
    element.parameters.reduce(into: [:]) { lengths, parameter in
      guard case .length(let length?) = parameter.value, !parameter.isInherited else { return }
      lengths[parameter.name] = .some(Double(length))
    }
  }

  private func alignments(of index: LayoutTree.Index) -> [FactValue] {
    let keys =
      finder.axis == .horizontal
      ? [HorizontalAlignment.leading.key, HorizontalAlignment.trailing.key]
      : [VerticalAlignment.top.key, VerticalAlignment.bottom.key]
    if let stack = tree[index].element as? StackElement, stack.alignment.axis != finder.axis {
      let across = stack.alignment.axis == .horizontal
      let other: [AlignmentKey] = across ? [HorizontalAlignment.leading.key] : [VerticalAlignment.top.key]
      return other.filter { $0 != stack.alignment }.map { .alignment($0) }
    }
    return keys.filter { !tree[index].element.alignmentKeys.contains($0) }.map { .alignment($0) }
  }
}

extension ParameterName {
  /// The axis of the length; `nil` where that depends on the view.
  var axis: Axis? {
    switch self {
    case .width, .minWidth, .idealWidth, .maxWidth, .leading, .trailing, .x: .horizontal
    case .height, .minHeight, .idealHeight, .maxHeight, .top, .bottom, .y: .vertical
    default: nil
    }
  }
}

extension LayoutTree {
  /// The space between each two of a stack's children, in points; `nil` where it differs from pair to pair.
  func uniformSpacing(of index: Index) -> Double? {
    guard let stack = self[index].element as? StackElement else { return nil }
    let gaps = stack.gaps(between: self[index].children.map { self[$0].traits.spacing })
    guard let first = gaps.first, gaps.allSatisfy({ $0 == first }) else { return nil }
    return Double(first)
  }
}
