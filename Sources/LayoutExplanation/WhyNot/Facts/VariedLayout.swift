import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// A tree and a container in which some facts have other values.
public struct VariedLayout: Sendable {
  /// The tree.
  public var tree: LayoutTree
  /// The container's size.
  public var container: ExactProposal
  /// Where the view in question stands now; what it wraps, if it was a modifier that is taken away.
  public var view: LayoutTree.Index
  /// Where the views of the old tree stand now; those that were taken away are missing.
  var places: [LayoutTree.Index: LayoutTree.Index]

  /// Changes facts of a tree; `nil` where the view in question would be taken away or the root would.
  ///
  /// Throws `LayoutError.invalidParameter` for values that no rule gives a meaning.
  init?(_ values: [Fact: FactValue], finder: FactFinder) throws(LayoutError) {
    let old = finder.tree
    var unwrapped: Set<LayoutTree.Index> = []
    var removed: Set<LayoutTree.Index> = []
    for (fact, value) in values where value == .absent {
      switch fact {
      case .modifier(let index): unwrapped.insert(index)
      case .content(let leaf):
        guard let top = finder.removable(leaf) else { return nil }
        removed.insert(top)
      default: return nil
      }
    }
    // Works from the last node to the first, so that a deep tree costs no stack.
    var built: [LayoutNode?] = Array(repeating: nil, count: old.nodes.count)
    for index in old.indices.reversed() where !removed.contains(index) {
      let node = old[index]
      var children = node.children.compactMap { child -> LayoutNode? in
        defer { built[child.position] = nil }
        return built[child.position]
      }
      if unwrapped.contains(index) {
        guard var inner = children.first else { return nil }
        inner.place = node.place
        built[index.position] = inner
        children = []
      } else {
        built[index.position] = LayoutNode(
          try Self.element(at: index, in: old, values), children: children, id: node.id, source: node.source,
          direction: node.direction, place: node.place)
      }
    }
    guard let root = built[0] else { return nil }
    tree = try LayoutTree(root)
    places = [:]
    var position = 0
    var gone = [Bool](repeating: false, count: old.nodes.count)
    for index in old.indices {
      gone[index.position] =
        removed.contains(index) || old[index].parent.map { gone[$0.position] } ?? false
      guard !gone[index.position], !unwrapped.contains(index) else { continue }
      places[index] = LayoutTree.Index(position)
      position += 1
    }
    container = finder.container
    for (fact, value) in values {
      guard case .container(let axis) = fact, case .points(let number) = value,
        let exact = Rational(exactly: number)
      else { continue }
      if axis == .horizontal { container.width = .finite(exact) } else { container.height = .finite(exact) }
    }
    var view: LayoutTree.Index? = finder.view
    while let next = view, places[next] == nil { view = old[next].children.first }
    guard let view, let place = places[view] else { return nil }
    self.view = place
  }

  private static func element(
    at index: LayoutTree.Index, in tree: LayoutTree, _ values: [Fact: FactValue]
  ) throws(LayoutError) -> any LayoutElement {
    var element = tree[index].element
    for fact in [Fact.modifier(index), .spacing(index), .alignment(index), .content(index)] {
      guard let value = values[fact] else { continue }
      do { element = try element.taking(value) } catch {
        throw .invalidParameter("\(error)", ViewReference(tree[index]))
      }
    }
    return element
  }
}

extension LayoutElement {
  /// The element with another value of what is changed in it.
  fileprivate func taking(_ value: FactValue) throws(ParameterError) -> any LayoutElement {
    switch (value, self) {
    case (.points(let number), _ as StackElement): return try setting(.spacing, to: CGFloat(number))
    case (.fixedSize(let horizontal, let vertical), _):
      return FixedSizeElement(horizontal: horizontal, vertical: vertical)
    case (.priority(let number), _): return LayoutPriorityElement(number)
    case (.ratio(let ratio, let mode), _): return AspectRatioElement(ratio: ratio, contentMode: mode)
    case (.size(let width, let height), _):
      return ImageElement(size: CGSize(width: width, height: height))
    case (.alignment(let key), _): return aligned(by: key)
    case (.lengths(let lengths), let frame as FrameElement):
      return FrameElement(
        width: lengths[.width].flatMap { $0 }.map { CGFloat($0) },
        height: lengths[.height].flatMap { $0 }.map { CGFloat($0) }, alignment: frame.alignment)
    case (.lengths(let lengths), let frame as FlexibleFrameElement):
      func limit(_ parameter: ParameterName) -> CGFloat? {
        lengths[parameter].flatMap { $0 }.map { CGFloat($0) }
      }
      return FlexibleFrameElement(
        minWidth: limit(.minWidth), idealWidth: limit(.idealWidth), maxWidth: limit(.maxWidth),
        minHeight: limit(.minHeight), idealHeight: limit(.idealHeight), maxHeight: limit(.maxHeight),
        alignment: frame.alignment)
    case (.lengths(let lengths), _):
      var element: any LayoutElement = self
      for (name, length) in lengths {
        if let length { element = try element.setting(name, to: CGFloat(length)) }
      }
      return element
    default: return self
    }
  }

  private func aligned(by key: AlignmentKey) -> any LayoutElement {
    func changed(_ alignment: Alignment) -> Alignment {
      key.axis == .horizontal
        ? Alignment(horizontal: HorizontalAlignment(key: key), vertical: alignment.vertical)
        : Alignment(horizontal: alignment.horizontal, vertical: VerticalAlignment(key: key))
    }
    switch self {
    case var stack as StackElement:
      stack.alignment = key
      return stack
    case var stack as ZStackElement:
      stack.alignment = changed(stack.alignment)
      return stack
    case var overlay as OverlayElement:
      overlay.alignment = changed(overlay.alignment)
      return overlay
    case let frame as FrameElement:
      return FrameElement(width: frame.width, height: frame.height, alignment: changed(frame.alignment))
    case let frame as FlexibleFrameElement:
      return FlexibleFrameElement(
        minWidth: frame.width.minimum, idealWidth: frame.width.ideal, maxWidth: frame.width.maximum,
        minHeight: frame.height.minimum, idealHeight: frame.height.ideal, maxHeight: frame.height.maximum,
        alignment: changed(frame.alignment))
    default: return self
    }
  }
}
