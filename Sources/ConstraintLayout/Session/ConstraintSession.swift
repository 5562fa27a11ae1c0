import LayoutCore
import LinearProgramming

/// One or more layouts of a tree: it finds the pieces of views, each by its rule, and keeps them.
///
/// A session writes blocks, and a block that is being written asks it for the pieces of the views that it takes in.
final class ConstraintSession: PieceSource {
  /// The tree and its rules.
  @exclusivity(unchecked) private(set) var ruled: RuledTree
  private let rules: ConstraintRules
  /// How programs are solved.
  let options: SolvingOptions
  /// The guides that pieces have to answer.
  @exclusivity(unchecked) private(set) var guides: WantedGuides
  /// The pieces found so far.
  @exclusivity(unchecked) private var store = PieceStore()
  /// Pieces that depend on written lengths, by the shape of the subtree.
  @exclusivity(unchecked) private var templates = PieceStore()
  /// What a solver has found optimal so far.
  @exclusivity(unchecked) var provenActiveSets = ProvenActiveSets()
  /// The sorts of blocks that were written with their programs.
  @exclusivity(unchecked) private var sortsWritten: Set<BlockSort> = []
  /// The work done since somebody set it back.
  @exclusivity(unchecked) var statistics = LayoutStatistics()
  /// How often each view's rule was asked for a size, in any block or by itself.
  @exclusivity(unchecked) private(set) var measures: [Int]
  /// The proposals received so far, in a session that notes them.
  @exclusivity(unchecked) private(set) var record: ProposalRecord?
  /// What custom layouts remember.
  var customLayouts = CustomLayoutMemory()

  init(
    tree: LayoutTree, rules: ConstraintRules, options: SolvingOptions, top: LayoutTree.Index? = nil,
    everyGuide: Bool = false, notesProposals: Bool = false
  ) throws(LayoutError) {
    // A proposal that one view receives says nothing of the views that are like it.
    ruled = try RuledTree(
      tree, rules: rules, top: top, SubtreeTable(isSharing: options.sharesWork && !notesProposals))
    self.rules = rules
    self.options = options
    guides = WantedGuides(of: ruled, every: everyGuide)
    record = notesProposals ? ProposalRecord(viewCount: tree.nodes.count) : nil
    measures = Array(repeating: 0, count: tree.nodes.count)
    makeRoom()
  }

  /// The piece of a view that holds at a proposal: one that is known, or a new one.
  func piece(of view: LayoutTree.Index, at proposal: ExactProposal) throws -> Piece {
    record?.note(proposal, to: view)
    let key = key(view, proposal)
    if let known = store.piece(key, at: proposal) {
      statistics.reusedPieces += 1
      return known
    }
    guard !options.keepsPrices, hasTemplates(view) else {
      return try newPiece(of: view, at: proposal, key, keepsInputs: options.keepsPrices)
    }
    let wantedGuideCount = guides.count
    let piece = try parametricPiece(of: view, at: proposal).withoutInputs
    if wantedGuideCount == guides.count { store.insert(piece, for: key) }
    return piece
  }

  func parametricPiece(of view: LayoutTree.Index, at proposal: ExactProposal) throws -> Piece {
    if options.keepsPrices { return try piece(of: view, at: proposal) }
    let key = templateKey(view, proposal)
    if let known = templates.piece(
      key, where: { $0.region.contains(proposal, after: change(from: $0.home, to: view)) })
    {
      statistics.sharedShapes += 1
      return known.rebased(to: change(from: known.home, to: view))
    }
    return try newPiece(of: view, at: proposal, key, keepsInputs: true)
  }

  private func newPiece(
    of view: LayoutTree.Index, at proposal: ExactProposal, _ key: PieceStore.Key, keepsInputs: Bool
  ) throws -> Piece {
    statistics.measures += 1
    let wantedGuideCount = guides.count
    var piece =
      switch ruled.rule(of: view) {
      case .opaque(let rule): try opaquePiece(rule, of: view, at: proposal)
      case .linear:
        try write(view, at: proposal, keepsInputs: keepsInputs) {
          try $0.piece(with: guides.wanted(of: ruled.traits(of: view)))
        }
      }
    piece.wantedGuideCount = wantedGuideCount
    piece.home = Home(view: view, subtree: ruled.subtree(of: view))
    // A guide that was asked for meanwhile may be missing: the next one to ask finds the piece anew.
    guard wantedGuideCount == guides.count else { return piece }
    if keepsInputs, !options.keepsPrices {
      templates.insert(piece, for: key)
    } else {
      store.insert(piece, for: key)
    }
    return piece
  }

  /// Where a view's block puts its views at a proposal.
  func placed(_ view: LayoutTree.Index, at proposal: ExactProposal) throws -> PlacedPiece {
    var key = key(view, proposal)
    key.isRoot = view == ruled.tree.root
    if let known = store.placed(key, at: proposal) {
      statistics.reusedPieces += 1
      return known
    }
    let usesTemplate = hasTemplates(view)
    if usesTemplate,
      let known = templates.placed(
        templateKey(view, proposal),
        where: { $0.region.contains(proposal, after: change(from: $0.home, to: view)) })
    {
      statistics.sharedShapes += 1
      let piece = known.rebased(to: change(from: known.home, to: view)).withoutInputs
      store.insert(piece, for: key)
      return piece
    }
    var piece =
      switch ruled.rule(of: view) {
      case .opaque(let rule) where ruled.childCount(of: view) > 0:
        try opaquePlacedPiece(rule, view, at: proposal)
      case .opaque, .linear:
        try write(
          view, at: proposal, keepsInputs: usesTemplate || options.keepsPrices,
          keepsBlock: options.keepsBlocks
        ) {
          try $0.placed(isRoot: view == ruled.tree.root, keepsBlock: options.keepsBlocks)
        }
      }
    piece.home = Home(view: view, subtree: ruled.subtree(of: view))
    if usesTemplate {
      templates.insert(piece, for: templateKey(view, proposal))
      piece = piece.withoutInputs
    }
    store.insert(piece, for: key)
    return piece
  }

  // MARK: - Templates

  /// How many written lengths a piece may depend on: beyond that, what they do is worked out no faster than anew.
  private static let greatestLengthCount = 8

  /// Whether pieces of a view are found for all views of its shape: with written lengths left open.
  private func hasTemplates(_ view: LayoutTree.Index) -> Bool {
    guard options.usesTemplates, record == nil, view != ruled.tree.root, case .linear = ruled.rule(of: view)
    else { return false }
    let subtree = ruled.subtree(of: view)
    let count = ruled.table.lengthCount(of: subtree)
    return count > 0 && count <= Self.greatestLengthCount && ruled.table.classCount(ofShapeOf: subtree) > 1
  }

  private func templateKey(_ view: LayoutTree.Index, _ proposal: ExactProposal) -> PieceStore.Key {
    PieceStore.Key(
      subtree: ruled.table.shape(of: ruled.subtree(of: view)), pattern: proposal.pattern)
  }

  /// By how much the written lengths of a view's subtree differ from those where a template was found.
  private func change(from home: Home, to view: LayoutTree.Index) -> [LengthInput: Rational] {
    let subtree = ruled.subtree(of: view)
    if home.subtree == subtree { return [:] }
    var change: [LengthInput: Rational] = [:]
    for (old, new) in zip(ruled.table.lengths(of: home.subtree), ruled.table.lengths(of: subtree))
    where old.value != new.value {
      change[LengthInput(home.view.shifted(by: old.place), old.name)] = new.value - old.value
    }
    return change
  }

  private func opaquePiece(
    _ rule: any OpaqueRule, of view: LayoutTree.Index, at proposal: ExactProposal
  ) throws -> Piece {
    let piece = try rule.askPiece(
      at: proposal, in: OpaqueView(session: self, index: view, container: proposal.container))
    count(view)
    return piece
  }

  private func key(_ view: LayoutTree.Index, _ proposal: ExactProposal) -> PieceStore.Key {
    PieceStore.Key(
      subtree: ruled.subtree(of: view), pattern: proposal.pattern, proposal: record == nil ? nil : proposal)
  }

  /// Writes and settles a block.
  ///
  /// Where one of its sort was written before, first without a program: most active sets recur.
  private func write<Result>(
    _ view: LayoutTree.Index, at proposal: ExactProposal, keepsInputs: Bool, keepsBlock: Bool = false,
    _ read: (BlockWriter) throws -> Result
  ) throws -> Result {
    statistics.blocks += 1
    let sort = BlockSort(ruled, view, proposal)
    if options.sharesWork, !keepsBlock, !sortsWritten.insert(sort).inserted {
      do {
        return try write(view, at: proposal, keepsInputs: keepsInputs, keepsProgram: false, read)
      } catch is UnconfirmedBlock {}
    }
    return try write(
      view, at: proposal, keepsInputs: keepsInputs, keepsProgram: true, looksAhead: !keepsBlock, read)
  }

  private func write<Result>(
    _ view: LayoutTree.Index, at proposal: ExactProposal, keepsInputs: Bool, keepsProgram: Bool,
    looksAhead: Bool = true, _ read: (BlockWriter) throws -> Result
  ) throws -> Result {
    let settler = BlockSettler(
      view, in: ruled, options, source: self, keepsInputs: keepsInputs, keepsProgram: keepsProgram,
      looksAhead: looksAhead, simplifies: options.usesTemplates && record == nil)
    let writer = BlockWriter(view, at: proposal, writing: settler)
    let result = try read(writer)
    statistics += settler.statistics
    writer.measured.forEach(count)
    if record != nil {
      for asked in try writer.askedInNumbers() { record?.note(asked.proposal, to: asked.view) }
    }
    return result
  }

  private func count(_ view: LayoutTree.Index) {
    // Containers that stand for what a custom layout hands on are no views of the tree.
    if measures.indices.contains(view.position) { measures[view.position] += 1 }
  }

  func want(_ guide: AlignmentKey, of view: LayoutTree.Index) {
    if guides.insert(guide, of: ruled.traits(of: view)) {
      store.forgetMeasured()
      templates.forgetMeasured()
    }
  }

  var wantedGuideCount: Int { guides.count }

  /// Adds a container that a custom layout hands on.
  func add(_ delegated: DelegatedLayout) throws(LayoutError) -> LayoutTree.Index {
    let index = try ruled.add(delegated)
    makeRoom()
    return index
  }

  private func makeRoom() {
    store.reserve(ruled.table.count)
    templates.reserve(ruled.table.count)
  }

  /// How many classes of subtrees a session remembers at most, for each view that its tree has now.
  private static let greatestClassShare = 8

  /// Takes over a changed tree and keeps what still holds; says whether it can.
  ///
  /// Where custom layouts have run it cannot: nobody knows what they remember.
  func update(to tree: LayoutTree, _ edit: TreeEdit) throws(LayoutError) -> Bool {
    guard canUpdate(to: tree) else { return false }
    let old = ruled.tree[edit.view].element
    let isUpdated = edit.replacesViews ? false : try ruled.update(to: tree, at: edit.view)
    if !isUpdated { return try update(to: tree) }
    makeRoom()
    measures = Array(repeating: 0, count: tree.nodes.count)
    if type(of: old).mayNameGuides || type(of: tree[edit.view].element).mayNameGuides { updateGuides() }
    return true
  }

  /// Takes over any other tree and keeps what still holds; says whether it can.
  func update(to tree: LayoutTree) throws(LayoutError) -> Bool {
    guard canUpdate(to: tree) else { return false }
    ruled = try RuledTree(tree, rules: rules, top: nil, ruled.table)
    makeRoom()
    measures = Array(repeating: 0, count: tree.nodes.count)
    updateGuides()
    return true
  }

  private func canUpdate(to tree: LayoutTree) -> Bool {
    !customLayouts.hasRun && record == nil
      && ruled.table.count < Self.greatestClassShare * (tree.nodes.count + 128)
  }

  private func updateGuides() {
    let wanted = WantedGuides(of: ruled, every: false)
    guard wanted != guides else { return }
    guides = wanted
    store.forgetMeasured()
    templates.forgetMeasured()
  }
}

/// What blocks have in common whose programs are often alike: the view's rule, its children's, and which sides are numbers.
private struct BlockSort: Hashable {
  private var types: [ObjectIdentifier]
  private var pattern: ExactProposal.Pattern

  init(_ ruled: RuledTree, _ view: LayoutTree.Index, _ proposal: ExactProposal) {
    types = [ruled.elementType(of: view)]
    for place in 0..<ruled.childCount(of: view) {
      types.append(ruled.elementType(of: ruled.child(place, of: view)))
    }
    pattern = proposal.pattern
  }
}
