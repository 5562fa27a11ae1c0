import Foundation
import LayoutCore

/// The elements that views have where some of their facts have other values, each made once.
///
/// A search changes few facts to few values, again and again: trees that share an element share what is known of its
/// view. A class, so that all parts of one search share it; it never leaves the search.
final class VariedElements {
  private struct Key: Hashable {
    var view: LayoutTree.Index
    var values: [Fact: FactValue]
  }

  private var known: [Key: AnyElementBox?] = [:]
  /// How many elements are remembered: with more of them the memory is begun anew.
  private static let most = 4_096

  /// The element of a view where its facts have other values; `nil` where its other parameters do not stay as they are.
  ///
  /// - Throws: `LayoutError.invalidParameter` for values that no rule gives a meaning.
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
