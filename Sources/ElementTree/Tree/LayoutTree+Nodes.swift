import Foundation
import Synchronization

extension LayoutTree {
  /// A node of a tree, whose properties are looked up in the tree when read.
  public struct Node: Sendable {
    private let tree: LayoutTree
    /// The node's index in the tree.
    public let index: Index

    init(tree: LayoutTree, index: Index) {
      self.tree = tree
      self.index = index
    }

    /// The element that the node holds.
    public var element: any LayoutElement { tree.box(of: index).value }
    /// The indices of the node's children, in order.
    public var children: [Index] { Array(tree.children(of: index)) }
    /// The index of the node's parent; `nil` at the root.
    public var parent: Index? { tree.parent(of: index) }
    /// The node's id; `nil` for a view without one.
    public var id: String? { tree.label(of: index).id }
    /// The position in the source; `nil` if it is unknown.
    public var source: SourcePosition? { tree.label(of: index).source }
    /// The direction in which the node places its children.
    public var direction: LayoutDirection { tree.label(of: index).direction }
    /// The node's place among its siblings, such as `.0`; an empty place means `.0` as well.
    package var place: String { tree.label(of: index).place }
    /// The node's path, such as `root.0/1`.
    public var path: String { tree.path(of: index) }
    /// The traits of the node, which its parent reads before any size is known.
    public var traits: ViewTraits { tree.traits(of: index) }
  }

  /// The nodes of a tree, in preorder.
  public struct Nodes: RandomAccessCollection, Sendable {
    let tree: LayoutTree

    /// The first position, which is always 0.
    public var startIndex: Int { 0 }
    /// The number of nodes.
    public var endIndex: Int { tree.nodeCount }
    /// The node at a position in preorder.
    public subscript(position: Int) -> Node { tree[LayoutTree.Index(position)] }
  }

  /// Returns a part of the tree as nodes, each changed by a closure.
  ///
  /// The nodes are built from the last to the first, so that a deep tree needs no deep call stack.
  package func subtree(at index: Index, _ change: (Index, inout LayoutNode) -> Void = { _, _ in })
    -> LayoutNode
  {
    let end = self.end(of: index)
    var built: [LayoutNode?] = Array(repeating: nil, count: end - index.position)
    for position in (index.position..<end).reversed() {
      var children: [LayoutNode] = []
      for child in self.children(of: Index(position)) {
        guard let made = built[child.position - index.position] else { continue }
        children.append(made)
        built[child.position - index.position] = nil
      }
      let label = label(of: Index(position))
      var copy = LayoutNode(
        box(of: Index(position)), children, label.id, label.source, label.direction, label.viewPlace)
      change(Index(position), &copy)
      built[position - index.position] = copy
    }
    guard let root = built[0] else { preconditionFailure("every position of the part is built") }
    return root
  }
}

extension LayoutTree {
  /// Returns whether both trees have the same elements in the same order, and so the same layout.
  ///
  /// Elements that run code count as the same if their types are the same.
  package func isAlike(_ other: LayoutTree) -> Bool {
    guard viewCount == other.viewCount else { return false }
    return (0..<viewCount).allSatisfy { position in
      let view = Index(position)
      let (mine, theirs) = (box(of: view), other.box(of: view))
      return type(of: mine) == type(of: theirs) && children(of: view) == other.children(of: view)
        && mine.value.layoutIdentity == theirs.value.layoutIdentity
    }
  }
}

extension LayoutTree {
  /// The greatest depth of nested views, including modifiers.
  ///
  /// Each level needs stack, and paths grow with the depth.
  public static let greatestDepth = 10_000
  /// The greatest length in points, which keeps sums of lengths far from where a double loses a point.
  public static let greatestLength: CGFloat = 1e12
}

/// The check of a parameter for all elements of one type.
///
/// It is looked up once for a tree, as the lookup takes longer than the check.
final class ParameterCheck {
  /// The name in messages about the value.
  let title: String
  /// The values that the parameter accepts.
  let accepts: AcceptedValues
  /// The function from a boxed element of the type to its length; `nil` for a parameter of another kind.
  ///
  /// Most parameters are lengths, and most lengths are accepted; checking those needs no value of any kind.
  let length: ((AnyElementBox) -> CGFloat?)?
  /// The function from a boxed element of the type to the value of the parameter.
  let value: (AnyElementBox) -> ParameterValue?

  init(
    title: String, accepts: AcceptedValues, length: ((AnyElementBox) -> CGFloat?)?,
    value: @escaping (AnyElementBox) -> ParameterValue?
  ) {
    self.title = title
    self.accepts = accepts
    self.length = length
    self.value = value
  }
}

extension AnyElementBox {
  /// Returns the issues of the element, in the order in which they are reported.
  ///
  /// - Parameter checks: The checks of the parameters of the element's type.
  func findings(by checks: [ParameterCheck]) -> [ElementIssue] {
    let findings = issues
    var guides: [AlignmentKey] = []
    for check in checks {
      if let length = check.length, check.accepts.areMet(byLength: length(self)) { continue }
      guard let value = check.value(self) else { continue }
      if let fault = check.accepts.issue(with: value, of: check.title) { return findings + [.error(fault)] }
      if let factor = value.greatFactor {
        return findings + [.error("no length can be multiplied by \(factor)")]
      }
      value.addGuides(to: &guides)
    }
    guard !guides.isEmpty else { return findings }
    return findings + guides.compactMap { $0.defaultIssue(inside: []).map { .error($0) } }
  }
}

extension ParameterValue {
  /// A factor that is too great to multiply lengths by; `nil` if there is none.
  fileprivate var greatFactor: CGFloat? {
    switch self {
    case .ratio, .function: factors.first { abs($0) > LayoutTree.greatestLength }
    case .length, .priority, .count, .axes, .alignment, .flag, .text, .font, .runs, .typesetting: nil
    }
  }

  /// Adds the guides that the value refers to, except for built-in ones, which are always valid.
  fileprivate func addGuides(to guides: inout [AlignmentKey]) {
    switch self {
    case .alignment, .function: guides += self.guides.lazy.filter { !$0.isBuiltIn }
    case .length, .ratio, .priority, .count, .axes, .flag, .text, .font, .runs, .typesetting: break
    }
  }
}

extension CGFloat {
  /// The length in points, or infinity of its sign if it exceeds `LayoutTree.greatestLength`.
  ///
  /// Custom layouts often return `greatestFiniteMagnitude` for infinity.
  public var lengthOrInfinity: CGFloat {
    self > LayoutTree.greatestLength ? .infinity : self < -LayoutTree.greatestLength ? -.infinity : self
  }
}

extension AlignmentKey {
  /// Returns the issue with the guide's default value; `nil` if there is none.
  ///
  /// An issue is a number that is not finite or too great, or a default that depends on itself.
  fileprivate func defaultIssue(inside outer: [AlignmentKey]) -> String? {
    if outer.contains(self) { return "the default of guide \(self) depends on itself" }
    guard case .linear(let length) = defaultValue else { return nil }
    let numbers = [length.constant] + length.terms.map(\.coefficient)
    guard numbers.allSatisfy({ abs($0) <= LayoutTree.greatestLength }) else {
      return "the default of guide \(self) must be made of finite numbers that a length can have"
    }
    for key in length.guides {
      if let issue = key.defaultIssue(inside: outer + [self]) { return issue }
    }
    return nil
  }
}

extension LayoutTree {
  /// A warning for each id that several views shown together share, at the second of them.
  var duplicateIdentifiers: [(view: Index, text: String)] {
    var views: [String: [Index]] = [:]
    for view in indices {
      if let id = label(of: view).id { views[id, default: []].append(view) }
    }
    return views.compactMap { id, views in
      let shown = views.count > 1 ? shownTogether(views) : []
      guard shown.count > 1 else { return nil }
      let text = "\(shown.count) views have the id \"\(id)\"; it names the first, at \(path(of: shown[0]))"
      return (shown[1], text)
    }.sorted { $0.view < $1.view }
  }

  /// Returns as many of some views as can be shown at once: a `ViewThatFits` shows one of its candidates.
  private func shownTogether(_ views: [Index]) -> [Index] {
    guard compiled.elementTypes.contains(where: { $0 == ViewThatFitsElement.self }) else { return views }
    // The views by the nearest candidate that contains them; views outside of candidates are always shown.
    var candidates: [Index: [Index]] = [:]
    var always: [Index] = []
    var choices: Set<Index> = []
    func add(_ views: [Index], in candidate: Index?) {
      if let candidate { candidates[candidate, default: []] += views } else { always += views }
    }
    for view in views {
      var nearest = candidate(around: view)
      add([view], in: nearest)
      while let candidate = nearest, let choice = parent(of: candidate), choices.insert(choice).inserted {
        nearest = self.candidate(around: choice)
      }
    }
    // Choices from the innermost outwards, as a choice inside a candidate precedes that of the candidate.
    for choice in choices.sorted(by: >) {
      let most = children(of: choice).compactMap { candidates[$0] }.max { $0.count < $1.count }
      add(most ?? [], in: candidate(around: choice))
    }
    return always.sorted()
  }

  /// Returns the nearest candidate of a `ViewThatFits` that is the view or contains it; `nil` if there is
  /// none.
  private func candidate(around view: Index) -> Index? {
    var inner = view
    while let outer = parent(of: inner) {
      if box(of: outer).type == ViewThatFitsElement.self { return inner }
      inner = outer
    }
    return nil
  }
}

/// The paths of a tree's nodes, all made when the first of them is read.
final class PathTable: Sendable {
  let rootPath: String
  private let paths = Mutex<[String]?>(nil)

  init(rootPath: String) { self.rootPath = rootPath }

  /// Returns the path of a node of the table's tree.
  func path(of index: LayoutTree.Index, in tree: LayoutTree) -> String {
    paths.withLock { paths in
      if let paths { return paths[index.position] }
      let made = tree.makePaths()
      paths = made
      return made[index.position]
    }
  }
}

extension LayoutTree {
  /// Returns the paths of all nodes: the parent view's path and the place in it, with the count of modifiers
  /// from the innermost.
  fileprivate func makePaths() -> [String] {
    var taken: [String: Int] = [:]
    let views = compiled.views[..<viewCount]
    var base = [String](repeating: "", count: views.count)
    for position in views.indices {
      guard let parent = parent(of: Index(position)) else {
        base[position] = rootPath
        continue
      }
      let isWrapped =
        views[parent.position].element.role == .modifier
        && compiled.child(0, of: parent).position == position
      if isWrapped {
        base[position] = base[parent.position]
      } else {
        let place = label(of: Index(position)).place
        let path = base[parent.position] + (place.isEmpty ? ".0" : place)
        let count = taken[path, default: 0]
        taken[path] = count + 1
        base[position] = count == 0 ? path : "\(path)\(count + 1)"
      }
    }
    // The innermost view has depth 0, and a modifier one more than the view that it wraps.
    var depth = [Int](repeating: 0, count: views.count)
    for position in views.indices.reversed() where views[position].element.role == .modifier {
      depth[position] = (compiled.children(of: Index(position)).first.map { depth[$0.position] } ?? 0) + 1
    }
    return views.indices.map { depth[$0] == 0 ? base[$0] : "\(base[$0])/\(depth[$0])" }
  }
}
