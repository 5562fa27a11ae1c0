import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// The elements of views with other values of some facts, each created once.
///
/// A search changes few facts to few values, repeatedly; trees that share an element share cached results. A
/// class, because all parts of one search share it; it never leaves the search.
final class VariedElements {
  private struct Key: Hashable {
    var view: LayoutTree.Index
    var values: [Fact: FactValue]
  }

  private var known: [Key: AnyElementBox?] = [:]
  /// The largest number of cached elements, beyond which the cache is cleared.
  private static let most = 4_096

  /// Returns the element of a view with other values of its facts; `nil` where its other parameters would
  /// change too.
  ///
  /// - Throws: `LayoutError.invalidParameter` for values that no rule accepts.
  func element(
    of view: LayoutTree.Index, in tree: LayoutTree, with values: [Fact: FactValue]
  ) throws(LayoutError) -> AnyElementBox? {
    let key = Key(view: view, values: values)
    if let found = known[key] { return found }
    let made = try Self.made(view, tree, values)?.boxed
    if known.count >= Self.most { known = [:] }
    known[key] = .some(made)
    return made
  }

  private static func made(
    _ view: LayoutTree.Index, _ tree: LayoutTree, _ values: [Fact: FactValue]
  ) throws(LayoutError) -> (any LayoutElement)? {
    let old = tree[view].element
    if case .size(let width, let height)? = values[.content(view)] {
      return ImageElement(size: CGSize(width: width, height: height))
    }
    let facts =
      [.modifier(view), .content(view)] + old.parameters.map { Fact.parameter(view, $0.name) }
    var changed: [ParameterName: ParameterValue] = [:]
    for case .parameters(let some)? in facts.map({ values[$0] }) { changed.merge(some) { $1 } }
    guard !changed.isEmpty else { return old }
    var element = old
    do {
      for parameter in old.parameters {
        if let value = changed[parameter.name] { element = try element.setting(parameter.name, to: value) }
      }
    } catch { throw .invalidParameter("\(error)", ViewReference(tree[view])) }
    let isAsSaid = old.parameters.allSatisfy {
      $0.isInherited || element[$0.name] == changed[$0.name] ?? $0.value
    }
    return isAsSaid ? element : nil
  }
}

/// A tree and a container with other values of some facts.
package struct VariedLayout: Sendable {
  package var tree: LayoutTree
  package var container: ExactProposal
  /// The new place of each view of the old tree, by its old place: `nil` for removed views; empty where all
  /// places are unchanged.
  private var counterparts: [LayoutTree.Index?] = []
  private let old: LayoutTree

  /// Changes facts of a tree; `nil` where a view in question or the root would be removed, and for
  /// contradictory limits.
  ///
  /// - Throws: `LayoutError.invalidParameter` for values that no rule accepts.
  init?(
    _ values: [Fact: FactValue], finder: FactFinder, elements: VariedElements = VariedElements()
  ) throws(LayoutError) {
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
    var boxes: [(view: LayoutTree.Index, box: AnyElementBox)] = []
    for (view, values) in Self.changed(values) where !unwrapped.contains(view) && !removed.contains(view) {
      guard let box = try elements.element(of: view, in: old, with: values) else { return nil }
      boxes.append((view, box))
    }
    if unwrapped.isEmpty, removed.isEmpty {
      tree = old
      for (view, box) in boxes { try tree.replace(box, at: view) }
    } else {
      guard let root = Self.root(of: old, boxes, unwrapping: unwrapped, without: removed) else { return nil }
      tree = try LayoutTree(root)
      counterparts = Self.places(in: old, unwrapping: unwrapped, without: removed)
    }
    container = finder.container
    for (fact, value) in values {
      guard case .container(let axis) = fact, case .points(let number) = value,
        let exact = Rational(exactly: number)
      else { continue }
      if axis == .horizontal { container.width = .finite(exact) } else { container.height = .finite(exact) }
    }
    guard finder.views.allSatisfy({ counterpart($0) != nil }) else { return nil }
  }

  /// Returns the values of the remaining facts by view; those of the container have none.
  private static func changed(
    _ values: [Fact: FactValue]
  ) -> [LayoutTree.Index: [Fact: FactValue]] {
    var changed: [LayoutTree.Index: [Fact: FactValue]] = [:]
    for (fact, value) in values where value != .absent {
      if let view = fact.view { changed[view, default: [:]][fact] = value }
    }
    return changed
  }

  /// Returns the tree with changed elements and without the removed views and modifiers; `nil` where nothing
  /// is left of a modifier's view, or of the tree.
  private static func root(
    of old: LayoutTree, _ boxes: [(view: LayoutTree.Index, box: AnyElementBox)],
    unwrapping unwrapped: Set<LayoutTree.Index>, without removed: Set<LayoutTree.Index>
  ) -> LayoutNode? {
    let changed = Dictionary(uniqueKeysWithValues: boxes.map { ($0.view, $0.box) })
    var isWhole = !removed.contains(old.root)
    let root = old.subtree(at: old.root) { index, node in
      if let box = changed[index] { node.box = box }
      let children = old[index].children
      if children.contains(where: removed.contains) {
        node.children = zip(children, node.children).filter { !removed.contains($0.0) }.map(\.1)
      }
      guard unwrapped.contains(index), !removed.contains(index) else { return }
      guard var inner = node.children.first else {
        isWhole = false
        return
      }
      inner.place = node.place
      // An id is kept by the remaining part of the view.
      if inner.id == nil { inner.id = node.id }
      node = inner
    }
    return isWhole ? root : nil
  }

  private static func places(
    in old: LayoutTree, unwrapping unwrapped: Set<LayoutTree.Index>, without removed: Set<LayoutTree.Index>
  ) -> [LayoutTree.Index?] {
    var places: [LayoutTree.Index?] = Array(repeating: nil, count: old.nodes.count)
    var position = 0
    var deleted = [Bool](repeating: false, count: old.nodes.count)
    for index in old.indices {
      deleted[index.position] =
        removed.contains(index) || old.parent(of: index).map { deleted[$0.position] } ?? false
      guard !deleted[index.position], !unwrapped.contains(index) else { continue }
      places[index.position] = LayoutTree.Index(position)
      position += 1
    }
    return places
  }

  /// The remaining views of the old tree, each with its new place.
  var standing: [(old: LayoutTree.Index, new: LayoutTree.Index)] {
    old.indices.compactMap { view in standing(view).map { (view, $0) } }
  }

  private func standing(_ view: LayoutTree.Index) -> LayoutTree.Index? {
    counterparts.isEmpty ? view : counterparts[view.position]
  }

  /// Returns the new place of a view of the old tree; for a removed modifier, that of the view it wrapped.
  package func counterpart(_ view: LayoutTree.Index) -> LayoutTree.Index? {
    var next: LayoutTree.Index? = view
    while let view = next {
      if let index = standing(view) { return index }
      next = old[view].element.role == .modifier ? old[view].children.first : nil
    }
    return nil
  }
}
