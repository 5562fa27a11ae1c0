import Foundation
import LayoutCore

/// A shrinker, which makes a failing tree smaller for as long as it keeps failing.
///
/// It knows no element: plainer values follow from the parameters that each element states.
///
/// ```swift
/// var generator = TreeGenerator(seed: 7)
/// let tree = generator.tree()
/// let small = Shrinker { $0.viewCount > 1 }.shrink(tree)  // the smallest tree for which the closure is true
/// ```
public struct Shrinker {
  /// The replacements for a part whose size alone matters, the plainest first.
  public var leaves: [any LayoutElement] = [
    ShapeElement(kind: "Color"), ImageElement(size: CGSize(width: 40, height: 20)),
  ]
  private let fails: (LayoutNode) -> Bool
  private let budget: Int

  /// Creates a shrinker for trees for which `fails` is true; it tries at most `budget` smaller trees.
  public init(budget: Int = 5_000, fails: @escaping (LayoutNode) -> Bool) {
    self.fails = fails
    self.budget = budget
  }

  /// Returns the smallest failing tree that was found.
  public func shrink(_ tree: LayoutNode) -> LayoutNode {
    // Trees may be deeper than a thread's stack is long.
    (try? DeepStack.run(depth: tree.depth) { search(from: tree) }) ?? tree
  }

  private func search(from tree: LayoutNode) -> LayoutNode {
    var tries = budget
    var best = smallestPart(of: tree, &tries)
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = best.visitSmallerTrees(leaves: leaves) { candidate in
        guard tries > 0 else { return true }
        tries -= 1
        guard fails(candidate) else { return false }
        best = candidate
        return true
      }
      if tries <= 0 { break }
    }
    return best
  }

  /// Returns the smallest part of a tree that fails by itself: the cause is often far from the root.
  private func smallestPart(of tree: LayoutNode, _ tries: inout Int) -> LayoutNode {
    var parts: [(node: LayoutNode, count: Int)] = []
    var pending = tree.children
    while let part = pending.popLast(), parts.count < 400 {
      parts.append((part, part.viewCount))
      pending.insert(contentsOf: part.children, at: 0)
    }
    for part in parts.sorted(by: { $0.count < $1.count }) where tries > 0 {
      tries -= 1
      if fails(part.node.at("")) { return part.node.at("") }
    }
    return tree
  }
}

extension LayoutElement {
  /// The variants of the element in which one parameter is plainer.
  var simpler: [any LayoutElement] {
    parameters.filter { !$0.isInherited }.flatMap { parameter in
      parameter.simplerValues.compactMap { value in
        // An element may correct a value, so that nothing is gained; a text with one plain run no longer
        // has the parameter `runs`.
        guard let changed = try? setting(parameter.name, to: value) else { return nil }
        let now = changed[parameter.name]
        return now == value || (now == nil && parameter.name == .runs) ? changed : nil
      }
    }
  }
}

extension ParameterReading {
  /// The valid values that are plainer than the present one, the plainest first.
  ///
  /// Each is less by its kind's own measure, so that going from value to value ends.
  var simplerValues: [ParameterValue] { value.simpler(among: accepts.words).filter(accepts.contains) }
}

extension ParameterValue {
  /// Returns plainer values: none at all; zero, or one where zero means nothing; fewer digits, words, axes
  /// and terms; the default.
  fileprivate func simpler(among words: [String]) -> [ParameterValue] {
    switch self {
    case .length(let length?):
      let plain = [0, (length / 10).rounded(.towardZero) * 10, length.rounded(.towardZero)]
      return [.length(nil)] + plain.filter { abs($0) < abs(length) }.map { .length($0) }
    case .ratio(let ratio?): return [.ratio(nil)] + (ratio == 1 ? [] : [.ratio(1)])
    case .count(let count?): return [.count(nil)] + (count > 1 ? [.count(1)] : [])
    case .length(nil), .ratio(nil), .count(nil): return []
    case .priority(let priority):
      return [0, priority < 0 ? -1 : 1].filter { abs($0) < abs(priority) }.map { .priority($0) }
    case .axes(let axes):
      return [Axis.Set.vertical, .horizontal].filter { $0.isStrictSubset(of: axes) }.map { .axes($0) }
    case .alignment(let keys):
      let centers = keys.map {
        $0.axis == .horizontal ? HorizontalAlignment.center.key : VerticalAlignment.center.key
      }
      return centers == keys ? [] : [.alignment(centers)]
    case .flag(let flag): return flag ? [.flag(false)] : []
    case .text(let text):
      return (words.isEmpty ? text.shorter : Array(words.prefix { $0 != text })).map { .text($0) }
    case .font(let font): return font == .body ? [] : [.font(.body)]
    case .runs(let runs):
      // The first run is enough, if it is set like any text.
      return runs.count > 1 ? [.runs(Array(runs.prefix(1)))] : []
    case .typesetting(let typesetting):
      return typesetting == Typesetting() ? [] : [.typesetting(Typesetting())]
    case .function(let function):
      return function.terms.map { .function(function - LinearLength($0.dimension, times: $0.coefficient)) }
    }
  }
}

extension String {
  /// The empty string, and either half of the words, or of the letters of a single word.
  fileprivate var shorter: [String] {
    let words = split(separator: " ")
    guard words.count < 2 else {
      let half = words.count / 2
      return ["", words[..<half].joined(separator: " "), words[half...].joined(separator: " ")]
    }
    return isEmpty ? [] : count > 1 ? ["", String(prefix(count / 2))] : [""]
  }
}

extension LayoutNode {
  /// Visits trees with a little less in them, until a visit returns true; returns whether one did.
  ///
  /// They are parts of this tree; this tree without a part, with a part replaced by its content or by one
  /// of `leaves`, the plainest first; and this tree from left to right, or with a plainer parameter.
  func visitSmallerTrees(leaves: [any LayoutElement], _ isEnough: (LayoutNode) -> Bool) -> Bool {
    for child in children where isEnough(child.at(place)) { return true }
    // A part whose size alone matters.
    for leaf in plainerLeaves(among: leaves) {
      if isEnough(LayoutNode(leaf, direction: direction, place: place)) { return true }
    }
    // Half of the children at once, then one by one.
    let isContainer = element.role == .container
    if isContainer && children.count > 3 {
      let half = children.count / 2
      if isEnough(with(Array(children[..<half]))) || isEnough(with(Array(children[half...]))) { return true }
    }
    for index in children.indices where isContainer || index > 0 {
      var rest = children
      rest.remove(at: index)
      if isEnough(with(rest)) { return true }
    }
    // The part's content in its place.
    for (index, child) in children.enumerated()
    where isContainer && child.element.role == .container && !child.children.isEmpty {
      var rest = children
      rest.replaceSubrange(index...index, with: child.children)
      if isEnough(with(rest)) { return true }
    }
    for (index, child) in children.enumerated() {
      let found = child.visitSmallerTrees(leaves: leaves) { smaller in
        var changed = children
        changed[index] = smaller.at(child.place)
        return isEnough(with(changed))
      }
      if found { return true }
    }
    if direction == .rightToLeft {
      var node = self
      node.direction = .leftToRight
      if isEnough(node) { return true }
    }
    for simpler in element.simpler {
      var node = self
      node.element = simpler
      if isEnough(node) { return true }
    }
    return false
  }

  /// Returns the leaves that are plainer than this node; of two leaves of the list, the earlier one is
  /// plainer.
  private func plainerLeaves(among leaves: [any LayoutElement]) -> ArraySlice<any LayoutElement> {
    let own = children.isEmpty ? leaves.firstIndex { type(of: $0) == type(of: element) } : nil
    return leaves[..<(own ?? leaves.endIndex)]
  }

  private func with(_ children: [LayoutNode]) -> LayoutNode {
    var node = self
    node.children = children
    return node
  }
}
