import Synchronization

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
