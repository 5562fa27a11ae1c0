import LayoutCore
import LayoutExplanation

/// The views of all trees of an inspection in one list, in preorder: each once, though its content may differ.
struct ViewList {
  /// The views in the order of the document.
  let views: [InspectedView]
  private let root: Entry

  /// The key that identifies a view across trees.
  private struct Key: Hashable {
    var path: String
    var id: String?
    var kind: String
    var source: String?
  }

  /// A view with the views in it, in any of the trees.
  private final class Entry {
    let key: Key
    var view: InspectedView
    var children: [Entry] = []
    var place = 0

    init(_ key: Key, _ view: InspectedView) { (self.key, self.view) = (key, view) }
  }

  /// Lists the views of some trees; a tree that occurs several times counts once.
  init(_ trees: [LayoutTree]) {
    guard let first = trees.first else {
      (views, root) = (
        [], Entry(Key(path: "", kind: ""), InspectedView(path: "", name: "", kind: "", role: ""))
      )
      return
    }
    // Above the roots, which may differ as well.
    let top = Entry(
      Key(path: "", kind: ""), InspectedView(first, first.root))
    var last: LayoutTree?
    for tree in trees where last?.isIdentical(to: tree) != true {
      Self.merge([tree.root], of: tree, into: top)
      last = tree
    }
    var found: [InspectedView] = []
    func add(_ entry: Entry, under parent: Int?) {
      entry.place = found.count
      var view = entry.view
      view.parent = parent
      found.append(view)
      for child in entry.children { add(child, under: entry.place) }
    }
    // A tree has one root; if there are several, the first contains the others.
    for (index, entry) in top.children.enumerated() { add(entry, under: index == 0 ? nil : 0) }
    (views, root) = (found, top)
  }

  /// Returns the place of each view of a tree that was listed.
  func indices(of tree: LayoutTree) -> [Int] {
    var indices = Array(repeating: 0, count: tree.nodes.count)
    func find(_ views: some Sequence<LayoutTree.Index>, in entry: Entry) {
      var seen: [Key: Int] = [:]
      for view in views {
        let key = Self.key(of: view, in: tree)
        let number = seen[key, default: 0]
        seen[key] = number + 1
        guard let child = entry.children.lazy.filter({ $0.key == key }).dropFirst(number).first else {
          continue
        }
        indices[view.position] = child.place
        find(tree[view].children, in: child)
      }
    }
    find([tree.root], in: root)
    return indices
  }

  private static func merge(
    _ views: some Sequence<LayoutTree.Index>, of tree: LayoutTree, into entry: Entry
  ) {
    var seen: [Key: Int] = [:]
    var next = 0
    for view in views {
      let key = key(of: view, in: tree)
      let number = seen[key, default: 0]
      seen[key] = number + 1
      let known = entry.children.indices.filter { entry.children[$0].key == key }.dropFirst(number).first
      let index = known ?? next
      if known == nil {
        entry.children.insert(Entry(key, InspectedView(tree, view)), at: index)
      } else if entry.children[index].view.text != InspectedView(tree, view).text {
        // A text that differs between sizes cannot name its view.
        entry.children[index].view.text = nil
      }
      next = index + 1
      merge(tree[view].children, of: tree, into: entry.children[index])
    }
  }

  private static func key(of view: LayoutTree.Index, in tree: LayoutTree) -> Key {
    let node = tree[view]
    return Key(
      path: node.path, id: node.id, kind: node.element.kind, source: tree.locationInSentences(of: view))
  }
}

extension LayoutTree {
  /// Returns whether two trees have the same views in the same places, whatever their parameters.
  func isShapedLike(_ other: LayoutTree) -> Bool {
    guard nodes.count == other.nodes.count else { return false }
    return zip(indices, other.indices).allSatisfy { one, two in
      let (node, twin) = (self[one], other[two])
      return node.element.kind == twin.element.kind && node.id == twin.id && node.path == twin.path
        && node.parent == twin.parent && node.direction == twin.direction
        && locationInSentences(of: one) == other.locationInSentences(of: two)
    }
  }
}
