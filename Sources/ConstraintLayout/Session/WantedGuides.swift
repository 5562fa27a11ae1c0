import LayoutCore

/// The explicit guides that pieces have to answer: those that somebody in the tree may ask for.
struct WantedGuides: Equatable {
  /// The guides that some view aligns by or computes with; `nil` where a closure may ask for any.
  private var wanted: Set<AlignmentKey>?
  /// The guides that have a name in the tree, and the built-in ones.
  private var known: Set<AlignmentKey>

  /// The guides that a tree wants; every one that is known, if so told.
  init(of ruled: RuledTree, every: Bool) {
    let elements = ruled.elementsWithGuides
    wanted = every ? nil : WantedGuides.wanted(by: elements)
    known = WantedGuides.known(to: elements)
  }

  /// How many guides are wanted.
  var count: Int { wanted?.count ?? known.count }

  /// The explicit guides of a view that are wanted.
  func wanted(of view: ViewTraits) -> [AlignmentKey] {
    let own = view.explicitGuides
    if own.isEmpty { return [] }
    return (wanted ?? known.union(own.keys)).filter(own.contains).sorted {
      ($0.axis.rawValue, $0.name) < ($1.axis.rawValue, $1.name)
    }
  }

  /// Adds a guide that opaque code asks a view for, and says whether that is news.
  mutating func insert(_ guide: AlignmentKey, of view: ViewTraits) -> Bool {
    guard view.explicitGuides.contains(guide), !(wanted ?? known).contains(guide) else { return false }
    wanted?.insert(guide)
    known.insert(guide)
    return true
  }
}

extension RuledTree {
  /// The elements that may name guides; of equal subtrees those of one.
  fileprivate var elementsWithGuides: [any LayoutElement] {
    var types: [ObjectIdentifier: Bool] = [:]
    var seen = [Bool](repeating: false, count: table.count)
    return tree.indices.compactMap { view in
      let subtree = subtree(of: view)
      guard !seen[subtree] else { return nil }
      seen[subtree] = true
      let element = tree[view].element
      let type = ObjectIdentifier(type(of: element))
      let hasGuides = types[type] ?? Swift.type(of: element).mayNameGuides
      types[type] = hasGuides
      return hasGuides ? element : nil
    }
  }
}

extension LayoutElement {
  static var mayNameGuides: Bool {
    parameters.contains { [.alignment, .guideKey, .guideFunction].contains($0.name) }
  }
}

extension WantedGuides {
  /// The guides that are named somewhere, and the built-in ones.
  private static func known(to elements: [any LayoutElement]) -> Set<AlignmentKey> {
    let builtIn = [
      HorizontalAlignment.leading.key, HorizontalAlignment.center.key, HorizontalAlignment.trailing.key,
      VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key,
      VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
    ]
    return elements.reduce(into: Set(builtIn)) { known, element in
      known.formUnion(element.alignmentKeys)
      if case .alignment(let keys)? = element[.guideKey] { known.formUnion(keys) }
    }
  }

  /// The guides that some view aligns by or computes with; `nil` where a closure may ask for any.
  private static func wanted(by elements: [any LayoutElement]) -> Set<AlignmentKey>? {
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
    for element in elements {
      for key in element.alignmentKeys { want(key) }
      if case .function(let length)? = element[.guideFunction] {
        read(.linear(length))
      } else if element[.guideKey] != nil {
        // A guide whose value is not stated is computed by a closure.
        isAny = true
      }
    }
    return isAny ? nil : wanted
  }
}
