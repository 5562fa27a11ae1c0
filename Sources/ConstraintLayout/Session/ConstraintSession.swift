import ElementTree
import LinearProgramming

/// One or more layouts of a tree: it finds the pieces of views, each by its rule, and keeps them.
///
/// A session writes blocks, and a block that is being written asks it for the pieces of the views that it takes in.
final class ConstraintSession {
  // Unchecked where each piece that is asked for looks: checks would take 4 to 8 % of a layout. No access lasts longer than one
  // expression, in which no block is written.
  /// The tree and its rules.
  @exclusivity(unchecked) private(set) var boundTree: BoundTree
  private let rules: ConstraintRules
  /// How programs are solved.
  @exclusivity(unchecked) private(set) var options: SolvingOptions
  /// The guides that pieces have to answer.
  @exclusivity(unchecked) private(set) var guides: WantedGuides
  /// The pieces found so far.
  @exclusivity(unchecked) private var store = PieceStore()
  /// What the rules said of blocks, by their shapes.
  let measuredTemplates = TemplateStore<MeasuredAnswer>()
  let placedTemplates = TemplateStore<PlacedAnswer>()
  /// Where templates are evaluated.
  let evaluator: TemplateEvaluator
  /// What a solver has found optimal so far.
  var confirmedBases = ConfirmedBases()
  /// The work done since somebody set it back.
  @exclusivity(unchecked) var statistics = LayoutStatistics()
  /// How often each view's rule was asked for a size, in any block or by itself.
  private(set) var measures: [Int]
  /// The proposals received so far, in a session that notes them.
  @exclusivity(unchecked) var record: ProposalRecord?
  /// The latest layout, block by block, and which of its container's sides were numbers.
  var composed: ComposedBlock?
  var composedPattern: ExactProposal.Pattern?
  /// Whether nothing has been laid out before: what is found now may be asked for again at another size.
  var isFirstLayout = true
  /// What a solver confirms while the first layout is under way.
  var pendingConfirmations: PendingConfirmations?
  /// What custom layouts remember.
  var customLayouts = CustomLayoutMemory()

  init(
    tree: LayoutTree, rules: ConstraintRules, options: SolvingOptions, top: LayoutTree.Index? = nil,
    everyGuide: Bool = false, notesProposals: Bool = false
  ) throws(LayoutError) {
    // A proposal that one view receives says nothing of the views that are like it.
    boundTree = try BoundTree(
      tree, rules: rules, top: top, SubtreeTable(isSharing: options.sharesWork && !notesProposals),
      longestStack: notesProposals ? .max : options.longestStack)
    self.rules = rules
    self.options = options
    evaluator = TemplateEvaluator(keepsConstants: options.keepsPrices)
    guides = WantedGuides(of: boundTree, every: everyGuide)
    record = notesProposals ? ProposalRecord(viewCount: tree.nodes.count) : nil
    measures = Array(repeating: 0, count: tree.nodes.count)
    makeRoom()
  }

  /// The piece of a view that holds at a proposal: one that is known, or a new one.
  ///
  /// In numbers, at so many proposals; a view that is asked at more of them, as one deep in the tree may be, is worth a form.
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
    // A guide that was asked for meanwhile may be missing: the next one to ask finds the piece anew.
    if wantedGuideCount == guides.count { store.insert(piece, for: key) }
    return piece
  }

  /// Where a view's block puts its views at a proposal.
  ///
  /// - Parameter inNumbers: whether it will do that it holds there alone.
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

  /// Whether nobody will ask for what holds of a view at another proposal: it is like no other, and laid out once.
  func isAskedOnce(_ view: LayoutTree.Index) -> Bool {
    options.keeping.isOnce && options.sharesWork && !options.keepsPrices && !boundTree.isShared(view)
  }

  private func opaquePiece(
    _ rule: any OpaqueRule, of view: LayoutTree.Index, at proposal: ExactProposal
  ) throws -> Piece {
    let wantedGuideCount = guides.count
    let piece = try rule.askPiece(
      at: proposal, in: OpaqueView(session: self, index: view, container: proposal.container))
    count(view)
    return piece.found(at: view, wantedGuideCount: wantedGuideCount)
  }

  private func key(_ view: LayoutTree.Index, _ proposal: ExactProposal) -> PieceStore.Key {
    PieceStore.Key(
      subtree: boundTree.subtree(of: view), pattern: proposal.pattern,
      proposal: record == nil ? nil : proposal)
  }

  /// Forgets what was found by programs that no solver has confirmed after all.
  func forgetFindings() {
    confirmedBases.removeAll()
    store = PieceStore()
    makeRoom()
    (composed, composedPattern) = (nil, nil)
  }

  /// Keeps no solved blocks of what is placed from now on.
  func stopKeepingBlocks() { options.keeping.kept = .forms }

  func count(_ view: LayoutTree.Index) {
    // Containers that stand for what a custom layout hands on are no views of the tree.
    if measures.indices.contains(view.position) { measures[view.position] += 1 }
  }

  /// Makes sure that pieces found from now on have a guide of a view that opaque code asks for.
  func want(_ guide: AlignmentKey, of view: LayoutTree.Index) {
    if guides.insert(guide, of: boundTree.traits(of: view)) {
      store.forgetMeasured()
    }
  }

  /// How many guides are wanted so far: a piece that was found when there were fewer may lack one.
  var wantedGuideCount: Int { guides.count }

  /// Adds a container that a custom layout hands on.
  func add(_ delegated: DelegatedLayout) throws(LayoutError) -> LayoutTree.Index {
    let index = try boundTree.add(delegated)
    makeRoom()
    return index
  }

  private func makeRoom() {
    store.reserve(boundTree.table.count)
  }

  /// Takes over a changed tree and keeps what still holds; says whether it can.
  ///
  /// Where custom layouts have run it cannot: nobody knows what they remember.
  func update(to tree: LayoutTree, _ edit: TreeEdit) throws(LayoutError) -> Bool {
    guard canUpdate(to: tree) else { return false }
    let old = boundTree.tree[edit.view].element
    let isUpdated = edit.replacesViews ? false : try boundTree.update(to: tree, at: edit.view)
    if !isUpdated { return try update(to: tree) }
    makeRoom()
    measures = Array(repeating: 0, count: tree.nodes.count)
    if type(of: old).mayNameGuides || type(of: tree[edit.view].element).mayNameGuides { updateGuides() }
    return true
  }

  /// Takes over any other tree and keeps what still holds; says whether it can.
  func update(to tree: LayoutTree) throws(LayoutError) -> Bool {
    guard canUpdate(to: tree) else { return false }
    boundTree = try BoundTree(
      tree, rules: rules, top: nil, boundTree.table, longestStack: options.longestStack)
    makeRoom()
    measures = Array(repeating: 0, count: tree.nodes.count)
    updateGuides()
    return true
  }

  /// Takes over a tree that differs from the present one in the numbers of one view, and leaves one of its lengths open, or
  /// none; says whether it can.
  func open(_ parameter: ParameterName?, of view: LayoutTree.Index, in tree: LayoutTree) throws(LayoutError)
    -> Bool
  {
    guard canUpdate(to: tree), try boundTree.update(to: tree, at: view, opening: parameter) else {
      return false
    }
    // Numbers name no guides: those that are wanted stay the same.
    makeRoom()
    return true
  }

  /// Whether another tree can be taken over: not where custom layouts remember something, or too many subtrees are known.
  func canUpdate(to tree: LayoutTree) -> Bool {
    !customLayouts.hasRun && record == nil
      && boundTree.table.count < SharingPolicy.mostSubtrees(of: tree.nodes.count)
  }

  private func updateGuides() {
    let wanted = WantedGuides(of: boundTree, every: false)
    guard wanted != guides else { return }
    guides = wanted
    store.forgetMeasured()
    // Their answers have the guides that were wanted: others may be as many.
    measuredTemplates.removeAll()
  }
}
