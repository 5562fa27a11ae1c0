import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// A tree and a container in which some facts have other values.
package struct VariedLayout: Sendable {
  /// The tree.
  package var tree: LayoutTree
  /// The container's size.
  package var container: ExactProposal
  /// Where the views of the old tree stand now; those that were taken away are missing.
  var places: [LayoutTree.Index: LayoutTree.Index]
  private let old: LayoutTree

  /// Changes facts of a tree; `nil` where a view in question would be taken away or the root would, and for
  /// limits that contradict each other.
  ///
  /// - Throws: `LayoutError.invalidParameter` for values that no rule gives a meaning.
  init?(_ values: [Fact: FactValue], finder: FactFinder) throws(LayoutError) {
    old = finder.tree
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
    let changed = Set(values.keys.compactMap(\.view))
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
        // A name stays with what is left of the view.
        if inner.id == nil { inner.id = node.id }
        built[index.position] = inner
        children = []
      } else {
        let element =
          changed.contains(index) ? try Self.element(at: index, in: old, values) : node.element
        guard let element else { return nil }
        built[index.position] = LayoutNode(
          element, children: children, id: node.id, source: node.source,
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
    guard finder.views.allSatisfy({ place($0) != nil }) else { return nil }
  }

  /// Where a view of the old tree stands now; what it wraps, if it was a modifier that is taken away.
  package func place(_ view: LayoutTree.Index) -> LayoutTree.Index? {
    var next: LayoutTree.Index? = view
    while let view = next {
      if let place = places[view] { return place }
      next = old[view].element.role == .modifier ? old[view].children.first : nil
    }
    return nil
  }

  /// The element with other values; `nil` where its other parameters do not stay as they are.
  private static func element(
    at index: LayoutTree.Index, in tree: LayoutTree, _ values: [Fact: FactValue]
  ) throws(LayoutError) -> (any LayoutElement)? {
    let old = tree[index].element
    if case .size(let width, let height)? = values[.content(index)] {
      return ImageElement(size: CGSize(width: width, height: height))
    }
    let facts =
      [.modifier(index), .content(index)] + old.parameters.map { Fact.parameter(index, $0.name) }
    var changed: [ParameterName: ParameterValue] = [:]
    for case .parameters(let some)? in facts.map({ values[$0] }) { changed.merge(some) { $1 } }
    guard !changed.isEmpty else { return old }
    var element = old
    do {
      for parameter in old.parameters {
        if let value = changed[parameter.name] { element = try element.setting(parameter.name, to: value) }
      }
    } catch { throw .invalidParameter("\(error)", ViewReference(tree[index])) }
    let isAsSaid = old.parameters.allSatisfy {
      $0.isInherited || element[$0.name] == changed[$0.name] ?? $0.value
    }
    return isAsSaid ? element : nil
  }
}
