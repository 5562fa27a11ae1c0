import LayoutCore

/// The explicit guides that pieces have to answer: those that somebody in the tree may ask for.
struct WantedGuides {
  /// The guides that some view aligns by or computes with; `nil` where a closure may ask for any.
  private var wanted: Set<AlignmentKey>?
  /// The guides that have a name in the tree, and the built-in ones.
  private var known: Set<AlignmentKey>

  /// The guides that a tree wants; every one that is known, if so told.
  init(of tree: LayoutTree, every: Bool) {
    wanted = every ? nil : tree.wantedGuides
    known = tree.knownGuides
  }

  /// How many guides are wanted.
  var count: Int { wanted?.count ?? known.count }

  /// The explicit guides of a view that are wanted.
  func wanted(of node: LayoutTree.Node) -> [AlignmentKey] {
    let own = node.traits.explicitGuides
    return (wanted ?? known.union(own.keys)).filter(own.contains).sorted {
      ($0.axis.rawValue, $0.name) < ($1.axis.rawValue, $1.name)
    }
  }

  /// Adds a guide that opaque code asks a view for, and says whether that is news.
  mutating func insert(_ guide: AlignmentKey, of node: LayoutTree.Node) -> Bool {
    guard node.traits.explicitGuides.contains(guide), !(wanted ?? known).contains(guide) else { return false }
    wanted?.insert(guide)
    known.insert(guide)
    return true
  }
}

extension LayoutTree {
  /// The guides that are named somewhere in the tree, and the built-in ones.
  fileprivate var knownGuides: Set<AlignmentKey> {
    let builtIn = [
      HorizontalAlignment.leading.key, HorizontalAlignment.center.key, HorizontalAlignment.trailing.key,
      VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key,
      VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
    ]
    return nodes.reduce(into: Set(builtIn)) { known, node in
      known.formUnion(node.element.alignmentKeys)
      if case .alignment(let keys)? = node.element[.guideKey] { known.formUnion(keys) }
    }
  }

  /// The guides that some view of the tree aligns by or computes with; `nil` where a closure may ask for any.
  fileprivate var wantedGuides: Set<AlignmentKey>? {
    var wanted: Set<AlignmentKey> = []
    var isAny = false
    func want(_ key: AlignmentKey) {
      guard wanted.insert(key).inserted else { return }
      read(key.defaultValue)
    }
    func read(_ function: GuideFunction) {
      switch function {
      case .opaque: isAny = true
      case .linear(let length):
        for term in length.terms { if case .guide(let key) = term.dimension { want(key) } }
      }
    }
    for node in nodes {
      for key in node.element.alignmentKeys { want(key) }
      if case .function(let length)? = node.element[.guideFunction] {
        read(.linear(length))
      } else if node.element[.guideKey] != nil {
        // A guide whose value is not stated is computed by a closure.
        isAny = true
      }
    }
    return isAny ? nil : wanted
  }
}
