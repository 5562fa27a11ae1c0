import Foundation
import Synchronization

extension LayoutTree {
  /// A node of a tree, with what the tree knows of it: found where it is asked for.
  public struct Node: Sendable {
    private let tree: LayoutTree
    /// Its place in the tree.
    public let index: Index

    init(tree: LayoutTree, index: Index) {
      self.tree = tree
      self.index = index
    }

    /// What the node is.
    public var element: any LayoutElement { tree.box(of: index).value }
    /// Its children, in order.
    public var children: [Index] { Array(tree.children(of: index)) }
    /// Its parent; `nil` at the root.
    public var parent: Index? { tree.parent(of: index) }
    /// Its id, where it has one.
    public var id: String? { tree.label(of: index).id }
    /// Where it was written.
    public var source: SourcePosition? { tree.label(of: index).source }
    /// The direction in which it places its children.
    public var direction: LayoutDirection { tree.label(of: index).direction }
    /// Where it stands among its siblings, such as `.0`; empty where the path says it by itself.
    package var place: String { tree.label(of: index).place }
    /// Its path, such as `root.0/1`.
    public var path: String { tree.path(of: index) }
    /// What its parent can know of it before any size is known.
    public var traits: ViewTraits { tree.traits(of: index) }
  }

  /// The nodes of a tree, in preorder.
  public struct Nodes: RandomAccessCollection, Sendable {
    let tree: LayoutTree

    /// Always 0.
    public var startIndex: Int { 0 }
    /// How many nodes there are.
    public var endIndex: Int { tree.nodeCount }
    /// The node at a place in preorder.
    public subscript(position: Int) -> Node { tree[LayoutTree.Index(position)] }
  }

  /// A part of the tree as a tree of nodes, each of them changed.
  ///
  /// Works from the last node to the first, so that a deep tree costs no stack.
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
  /// Whether both trees are laid out alike, as far as anybody can tell: they have the same elements in the same order.
  ///
  /// Elements that run code are taken for the same where their types are.
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
  /// How deep views may be nested, modifiers included: every level costs stack, and paths grow with each.
  public static let greatestDepth = 10_000
  /// How long a length may be, in points: sums of such lengths are far from where doubles lose a point.
  public static let greatestLength: CGFloat = 1e12
}

/// What is asked of a parameter of all elements of one type: found once for a tree, as to find it takes longer than to
/// ask it.
final class ParameterCheck {
  /// The parameter's name in messages.
  let title: String
  /// The values that it takes.
  let accepts: AcceptedValues
  /// The length that it has in an element, which comes in a box of the type; `nil` for a parameter of another kind.
  ///
  /// Most are lengths, and most lengths are accepted: to see that takes no value of any kind.
  let length: ((AnyElementBox) -> CGFloat?)?
  /// The value that it has in an element, which comes in a box of the type.
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
  /// What is wrong with the element, in the order in which it is told; the checks are those of its type.
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
  /// A factor by which no length can be multiplied.
  fileprivate var greatFactor: CGFloat? {
    switch self {
    case .ratio, .function: factors.first { abs($0) > LayoutTree.greatestLength }
    case .length, .priority, .count, .axes, .alignment, .flag, .text, .font, .runs, .typesetting: nil
    }
  }

  /// Adds the guides that the value names, but for built-in ones: with those nothing is wrong.
  fileprivate func addGuides(to guides: inout [AlignmentKey]) {
    switch self {
    case .alignment, .function: guides += self.guides.lazy.filter { !$0.isBuiltIn }
    case .length, .ratio, .priority, .count, .axes, .flag, .text, .font, .runs, .typesetting: break
    }
  }
}

extension CGFloat {
  /// A length that opaque code gave; one beyond `LayoutTree.greatestLength` counts as infinite, as
  /// `greatestFiniteMagnitude` is meant.
  public var lengthOrInfinity: CGFloat {
    self > LayoutTree.greatestLength ? .infinity : self < -LayoutTree.greatestLength ? -.infinity : self
  }
}

extension AlignmentKey {
  /// What is wrong with the guide's default: a number that is not finite, or a default that depends on itself.
  fileprivate func defaultIssue(inside outer: [AlignmentKey]) -> String? {
    if outer.contains(self) { return "the default of guide \(self) depends on itself" }
    guard case .linear(let length) = defaultValue else { return nil }
    let numbers = [length.constant] + length.terms.map(\.coefficient)
    guard numbers.allSatisfy({ abs($0) <= LayoutTree.greatestLength }) else {
      return "the default of guide \(self) must be made of numbers that lengths can be made of"
    }
    for key in length.guides {
      if let issue = key.defaultIssue(inside: outer + [self]) { return issue }
    }
    return nil
  }
}

extension LayoutTree {
  /// A warning for each id that more than one of the views shown together has, said of the second of them.
  var namesakes: [(view: Index, text: String)] {
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

  /// Of some views the most that are shown at once: a `ViewThatFits` shows one of its candidates.
  private func shownTogether(_ views: [Index]) -> [Index] {
    guard compiled.elementTypes.contains(where: { $0 == ViewThatFitsElement.self }) else { return views }
    // Views by the nearest candidate that they are in; those in none are shown always.
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
    // What is chosen inside a candidate is decided before the candidate itself is.
    for choice in choices.sorted(by: >) {
      let most = children(of: choice).compactMap { candidates[$0] }.max { $0.count < $1.count }
      add(most ?? [], in: candidate(around: choice))
    }
    return always.sorted()
  }

  /// The view itself, or the nearest one around it, that is a candidate of a `ViewThatFits`.
  private func candidate(around view: Index) -> Index? {
    var inner = view
    while let outer = parent(of: inner) {
      if box(of: outer).type == ViewThatFitsElement.self { return inner }
      inner = outer
    }
    return nil
  }
}

/// The paths of a tree's nodes, made when the first of them is asked for.
final class PathTable: Sendable {
  /// The path of the outermost view.
  let rootPath: String
  private let paths = Mutex<[String]?>(nil)

  init(rootPath: String) { self.rootPath = rootPath }

  /// The path of a node of the tree that the table is of.
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
  /// A view's path is its parent view's path and its place there; a modifier's adds its count from the innermost.
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
    // The innermost view has depth 0; a modifier stands one above what it wraps.
    var depth = [Int](repeating: 0, count: views.count)
    for position in views.indices.reversed() where views[position].element.role == .modifier {
      depth[position] = (compiled.children(of: Index(position)).first.map { depth[$0.position] } ?? 0) + 1
    }
    return views.indices.map { depth[$0] == 0 ? base[$0] : "\(base[$0])/\(depth[$0])" }
  }
}
