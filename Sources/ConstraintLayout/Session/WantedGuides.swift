import ElementTree

/// The explicit guides that pieces have to include: those that a view of the tree may ask for.
struct WantedGuides: Equatable {
  /// The guides that a view aligns by or computes with; `nil` if a closure may ask for any.
  private var wanted: Set<AlignmentKey>?
  /// The guides that occur in the tree, and the built-in ones.
  private var known: Set<AlignmentKey>

  /// Creates the wanted guides of a tree; all known ones if `every` is set.
  init(of boundTree: BoundTree, every: Bool) {
    let named = boundTree.namedGuides
    wanted = every ? nil : named.wanted
    known = named.known
  }

  /// The number of wanted guides.
  var count: Int { wanted?.count ?? known.count }

  /// Returns whether a view's explicit value for a guide is wanted.
  func contains(_ guide: AlignmentKey) -> Bool { wanted?.contains(guide) ?? true }

  /// Returns the wanted explicit guides of a view.
  func wanted(of view: ViewTraits) -> [AlignmentKey] {
    let own = view.explicitGuides
    if own.isEmpty { return [] }
    return (wanted ?? known.union(own.keys)).filter(own.contains).sorted {
      ($0.axis.rawValue, $0.name) < ($1.axis.rawValue, $1.name)
    }
  }

  /// Adds a guide that opaque code asks a view for; returns whether it is new.
  mutating func insert(_ guide: AlignmentKey, of view: ViewTraits) -> Bool {
    guard view.explicitGuides.contains(guide), !(wanted ?? known).contains(guide) else { return false }
    wanted?.insert(guide)
    known.insert(guide)
    return true
  }
}

/// The guides that occur in the elements of a tree.
private struct NamedGuides {
  /// The guides that a view aligns by.
  var aligning: Set<AlignmentKey> = []
  /// The guides to which a modifier gives a value.
  var given: Set<AlignmentKey> = []
  /// The linear values that are given.
  var values: [LinearLength] = []
  /// Whether a closure computes a value.
  var hasClosures = false

  /// Reads the guides of an element whose type has parameters of the given names.
  mutating func read(_ element: any LayoutElement, _ names: Set<ParameterName>) {
    if names.contains(.alignment) { for key in element.alignmentKeys { aligning.insert(key) } }
    var isGiven = false
    if names.contains(.guideKey), case .alignment(let keys)? = element[.guideKey] {
      given.formUnion(keys)
      isGiven = true
    }
    if names.contains(.guideFunction), case .function(let length)? = element[.guideFunction] {
      values.append(length)
    } else if isGiven {
      hasClosures = true
    }
  }

  /// The guides that occur in the tree, and the built-in ones.
  var known: Set<AlignmentKey> {
    let builtIn = [
      HorizontalAlignment.leading.key, HorizontalAlignment.center.key, HorizontalAlignment.trailing.key,
      VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key,
      VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
    ]
    return aligning.union(given).union(builtIn)
  }

  /// The guides that a view aligns by or computes with; `nil` if a closure may ask for any.
  var wanted: Set<AlignmentKey>? {
    var wanted: Set<AlignmentKey> = []
    var isAny = hasClosures
    func want(_ key: AlignmentKey) {
      guard wanted.insert(key).inserted else { return }
      switch key.defaultValue {
      case .opaque: isAny = true
      case .linear(let length): read(length)
      }
    }
    func read(_ length: LinearLength) {
      for term in length.terms { if case .guide(let key) = term.dimension { want(key) } }
    }
    for key in aligning { want(key) }
    for value in values { read(value) }
    return isAny ? nil : wanted
  }
}

extension BoundTree {
  /// The guides in the elements; empty if no view has an explicit guide.
  ///
  /// Of equal subtrees, one is read.
  fileprivate var namedGuides: NamedGuides {
    guard tree.indices.contains(where: { !traits(of: $0).explicitGuides.isEmpty }) else {
      return NamedGuides()
    }
    var names: [ObjectIdentifier: Set<ParameterName>] = [:]
    var seen = [Bool](repeating: false, count: table.count)
    var guides = NamedGuides()
    for view in tree.indices {
      let subtree = subtree(of: view)
      guard !seen[subtree] else { continue }
      seen[subtree] = true
      let element = tree[view].element
      let type = ObjectIdentifier(type(of: element))
      let own = names[type] ?? Swift.type(of: element).guideParameters
      names[type] = own
      if !own.isEmpty { guides.read(element, own) }
    }
    return guides
  }
}

extension LayoutElement {
  /// The names of the parameters that refer to guides.
  fileprivate static var guideParameters: Set<ParameterName> {
    Set(parameters.map(\.name)).intersection([.alignment, .guideKey, .guideFunction])
  }

  static var mayNameGuides: Bool { !guideParameters.isEmpty }
}
