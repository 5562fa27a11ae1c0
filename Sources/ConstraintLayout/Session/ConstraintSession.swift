import ElementTree
import LinearProgramming

/// The state of one or more layouts of a tree: it finds the pieces of views, each by its rule, and keeps
/// them.
///
/// A session writes blocks, and a block that is being written asks it for the pieces of the views that it
/// takes in.
final class ConstraintSession {
  /// The tree with its rules.
  private(set) var boundTree: BoundTree
  /// The engine with its rules, its solver and its options.
  let engine: ConstraintEngine
  /// The parts of a layout that are kept.
  private(set) var keeping: Keeping
  /// The greatest number of children of a stack that is one program.
  let longestStack: Int
  /// The guides that pieces have to give.
  private(set) var guides: WantedGuides
  /// The pieces found so far.
  private var store = PieceStore()
  /// The templates of blocks' sizes and places, by shape.
  let measuredTemplates = TemplateStore<MeasuredAnswer>()
  let placedTemplates = TemplateStore<PlacedAnswer>()
  let evaluator: TemplateEvaluator
  /// The bases that a solver has confirmed so far.
  var confirmedBases = ConfirmedBases()
  /// The work since the statistics were last reset.
  var statistics = LayoutStatistics()
  /// The proposals so far, in a session that records them.
  var record: ProposalRecord?
  /// The blocks of the latest layout, and the pattern of its container.
  var composed: ComposedBlock?
  var composedPattern: ExactProposal.Pattern?
  /// Whether nothing has been laid out before; results of the first layout may be needed again at another
  /// size.
  var isFirstLayout = true
  /// The programs that a solver confirms during the first layout.
  var pendingConfirmations: PendingConfirmations?
  /// The state that custom layouts leave behind.
  var customLayouts = CustomLayoutMemory()

  init(
    tree: LayoutTree, engine: ConstraintEngine, keeping: Keeping, top: LayoutTree.Index? = nil,
    everyGuide: Bool = false, notesProposals: Bool = false
  ) throws(LayoutError) {
    // Reasons, prices and proposals are asked of the stack as a whole, whatever its length.
    longestStack = keeping.keepsBlocks || engine.keepsPrices || notesProposals ? .max : engine.longestStack
    // A proposal to one view is not one to the views that are equal to it.
    boundTree = try BoundTree(
      tree, rules: engine.rules, top: top, SubtreeTable(isSharing: engine.sharesWork && !notesProposals),
      longestStack: longestStack)
    (self.engine, self.keeping) = (engine, keeping)
    evaluator = TemplateEvaluator(keepsConstants: engine.keepsPrices)
    guides = WantedGuides(of: boundTree, every: everyGuide)
    record = notesProposals ? ProposalRecord(viewCount: tree.nodes.count) : nil
    makeRoom()
  }

  /// Returns the piece of a view that holds at a proposal: a known one, or a new one.
  ///
  /// In numbers, only a few proposals are answered; a view with more of them, such as one deep in the tree,
  /// gets a form.
  func piece(of view: LayoutTree.Index, at proposal: ExactProposal, inNumbers: Bool) throws -> Piece {
    record?.note(proposal, to: view)
    let key = key(view, proposal)
    let isAskedOnce = inNumbers && isAskedOnce(view)
    if let known = store.piece(key, at: proposal, inNumbers: isAskedOnce) {
      statistics.reusedPieces += 1
      return known
    }
    let inNumbers = isAskedOnce && store.hasRoomInNumbers(key)
    statistics.measures += 1
    let wantedGuideCount = guides.count
    let piece =
      switch boundTree.rule(of: view) {
      case .opaque(let rule): try opaquePiece(rule, of: view, at: proposal)
      case .linear: try answer(MeasuredAnswer.self, of: view, at: proposal, inNumbers: inNumbers)
      }
    // A guide that was asked for meanwhile may be missing: the next request finds the piece anew.
    if wantedGuideCount == guides.count { store.insert(piece, for: key) }
    return piece
  }

  /// Returns the places of a view's block at a proposal.
  ///
  /// - Parameter inNumbers: Whether places valid only at this proposal are acceptable.
  func placed(
    _ view: LayoutTree.Index, at proposal: ExactProposal, inNumbers: Bool = false
  ) throws -> PlacedPiece {
    var key = key(view, proposal)
    key.isRoot = view == boundTree.tree.root
    if let known = store.placed(key, at: proposal) {
      statistics.reusedPieces += 1
      return known
    }
    let piece =
      switch boundTree.rule(of: view) {
      case .opaque(let rule) where boundTree.childCount(of: view) > 0:
        try opaquePlacedPiece(rule, view, at: proposal)
      case .opaque, .linear: try answer(PlacedAnswer.self, of: view, at: proposal, inNumbers: inNumbers)
      }
    store.insert(piece, for: key)
    return piece
  }

  /// Returns whether a view's results at other proposals are not needed: it is like no other, and laid out
  /// once.
  func isAskedOnce(_ view: LayoutTree.Index) -> Bool {
    keeping.isOnce && engine.simplifies && !boundTree.isShared(view)
  }

  private func opaquePiece(
    _ rule: any OpaqueRule, of view: LayoutTree.Index, at proposal: ExactProposal
  ) throws -> Piece {
    let wantedGuideCount = guides.count
    let piece = try rule.askPiece(
      at: proposal, in: OpaqueView(session: self, index: view, container: proposal.container))
    return piece.found(at: view, wantedGuideCount: wantedGuideCount)
  }

  private func key(_ view: LayoutTree.Index, _ proposal: ExactProposal) -> PieceStore.Key {
    PieceStore.Key(
      subtree: boundTree.subtree(of: view), pattern: proposal.pattern,
      proposal: record == nil ? nil : proposal)
  }

  /// Removes all results of programs that no solver has confirmed after all.
  func forgetFindings() {
    confirmedBases.removeAll()
    store = PieceStore()
    makeRoom()
    (composed, composedPattern) = (nil, nil)
  }

  /// Stops keeping the solved blocks of placed pieces.
  func stopKeepingBlocks() { keeping.kept = .forms }

  /// Ensures that pieces found from now on have a guide of a view that opaque code asks for.
  func want(_ guide: AlignmentKey, of view: LayoutTree.Index) {
    if guides.insert(guide, of: boundTree.traits(of: view)) {
      store.forgetMeasured()
    }
  }

  /// The number of guides that are wanted so far; a piece found with fewer may lack one.
  var wantedGuideCount: Int { guides.count }

  /// Adds a container that a custom layout delegates to.
  func add(_ delegated: DelegatedLayout) throws(LayoutError) -> LayoutTree.Index {
    let index = try boundTree.add(delegated)
    makeRoom()
    return index
  }

  private func makeRoom() {
    store.reserve(boundTree.table.count)
  }

  /// Adopts a changed tree and keeps the results that still hold; returns whether it did.
  ///
  /// It does not once custom layouts have run, as their caches are unknown.
  func update(to tree: LayoutTree, _ edit: TreeEdit) throws(LayoutError) -> Bool {
    guard canUpdate(to: tree) else { return false }
    let old = boundTree.tree[edit.view].element
    let isUpdated = edit.replacesViews ? false : try boundTree.update(to: tree, at: edit.view)
    if !isUpdated { return try update(to: tree) }
    makeRoom()
    if type(of: old).mayNameGuides || type(of: tree[edit.view].element).mayNameGuides { updateGuides() }
    return true
  }

  /// Adopts any other tree and keeps the results that still hold; returns whether it did.
  func update(to tree: LayoutTree) throws(LayoutError) -> Bool {
    guard canUpdate(to: tree) else { return false }
    boundTree = try BoundTree(
      tree, rules: engine.rules, top: nil, boundTree.table, longestStack: longestStack)
    makeRoom()
    updateGuides()
    return true
  }

  /// Adopts a tree that differs in the numbers of one view, and opens one of its lengths, or none; returns
  /// whether it did.
  func open(_ parameter: ParameterName?, of view: LayoutTree.Index, in tree: LayoutTree) throws(LayoutError)
    -> Bool
  {
    guard canUpdate(to: tree), try boundTree.update(to: tree, at: view, opening: parameter) else {
      return false
    }
    // Numbers refer to no guides, so the wanted ones stay the same.
    makeRoom()
    return true
  }

  /// Returns whether another tree can be adopted: not with caches of custom layouts, or with too many known
  /// subtrees.
  func canUpdate(to tree: LayoutTree) -> Bool {
    !customLayouts.hasRun && record == nil
      && boundTree.table.count < SharingPolicy.mostSubtrees(of: tree.nodes.count)
  }

  private func updateGuides() {
    let wanted = WantedGuides(of: boundTree, every: false)
    guard wanted != guides else { return }
    guides = wanted
    store.forgetMeasured()
    // Their answers have the guides that were wanted, and others may be as many.
    measuredTemplates.removeAll()
  }
}
