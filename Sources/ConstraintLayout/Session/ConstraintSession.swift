import LayoutCore
import LinearProgramming

/// One or more layouts of a tree: it finds the pieces of views, each by its rule, and keeps them.
///
/// A session writes blocks, and a block that is being written asks it for the pieces of the views that it takes in.
final class ConstraintSession: PieceSource {
  /// The tree and its rules.
  let ruled: RuledTree
  /// How programs are solved.
  let options: SolvingOptions
  /// The guides that pieces have to answer.
  private(set) var guides: WantedGuides
  /// The pieces found so far.
  private var store = PieceStore()
  /// The work done since somebody set it back.
  var statistics = LayoutStatistics()
  /// How often each view's rule was asked for a size, in any block or by itself.
  private(set) var measures: [Int]
  /// The proposals received so far, in a session that notes them.
  private(set) var record: ProposalRecord?
  /// What custom layouts remember.
  var customLayouts = CustomLayoutMemory()

  init(
    tree: LayoutTree, rules: ConstraintRules, options: SolvingOptions, everyGuide: Bool = false,
    notesProposals: Bool = false
  ) throws(LayoutError) {
    ruled = try RuledTree(tree, rules: rules)
    self.options = options
    guides = WantedGuides(of: tree, every: everyGuide)
    record = notesProposals ? ProposalRecord(viewCount: tree.nodes.count) : nil
    measures = Array(repeating: 0, count: tree.nodes.count)
  }

  /// The piece of a view that holds at a proposal: one that is known, or a new one.
  func piece(of view: LayoutTree.Index, at proposal: ExactProposal) throws -> Piece {
    record?.note(proposal, to: view)
    let key = key(view, proposal)
    if let known = store.piece(key, at: proposal) {
      statistics.reusedPieces += 1
      return known
    }
    statistics.measures += 1
    let wantedGuideCount = guides.count
    var piece =
      switch ruled.rule(of: view) {
      case .opaque(let rule): try opaquePiece(rule, of: view, at: proposal)
      case .linear:
        try write(view, at: proposal) { try $0.piece(with: guides.wanted(of: ruled.tree[view])) }
      }
    piece.wantedGuideCount = wantedGuideCount
    // A guide that was asked for meanwhile may be missing: the next one to ask finds the piece anew.
    if wantedGuideCount == guides.count { store.insert(piece, for: key) }
    return piece
  }

  /// Where a view's block puts its views at a proposal.
  func placed(_ view: LayoutTree.Index, at proposal: ExactProposal) throws -> PlacedPiece {
    let key = key(view, proposal)
    if let known = store.placed(key, at: proposal) {
      statistics.reusedPieces += 1
      return known
    }
    let piece =
      switch ruled.rule(of: view) {
      case .opaque(let rule) where !ruled.tree[view].children.isEmpty:
        try opaquePlacedPiece(rule, view, at: proposal)
      case .opaque, .linear:
        try write(view, at: proposal) { try $0.placed(isRoot: view == ruled.tree.root) }
      }
    store.insert(piece, for: key)
    return piece
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
    PieceStore.Key(view: view, pattern: proposal.pattern, proposal: record == nil ? nil : proposal)
  }

  /// Writes and settles a block; without guesses where one had the wrong shape, or where proposals are noted: a guess
  /// that holds would spare its view a proposal.
  private func write<Result>(
    _ view: LayoutTree.Index, at proposal: ExactProposal, _ read: (BlockWriter) throws -> Result
  ) throws -> Result {
    statistics.blocks += 1
    guard record == nil else { return try write(view, at: proposal, guesses: false, read) }
    do { return try write(view, at: proposal, guesses: true, read) } catch is GuessHadWrongShape {
      return try write(view, at: proposal, guesses: false, read)
    }
  }

  private func write<Result>(
    _ view: LayoutTree.Index, at proposal: ExactProposal, guesses: Bool,
    _ read: (BlockWriter) throws -> Result
  ) throws -> Result {
    let settler = BlockSettler(view, in: ruled, options, source: self, guesses: guesses)
    let writer = BlockWriter(view, at: proposal, writing: settler)
    defer {
      statistics += settler.statistics
      writer.measured.forEach(count)
    }
    let result = try read(writer)
    if record != nil { for asked in writer.askedInNumbers { record?.note(asked.proposal, to: asked.view) } }
    return result
  }

  private func count(_ view: LayoutTree.Index) {
    // Containers that stand for what a custom layout hands on are no views of the tree.
    if measures.indices.contains(view.position) { measures[view.position] += 1 }
  }

  func lastPiece(of view: LayoutTree.Index, _ pattern: ExactProposal.Pattern) -> Piece? {
    store[last: PieceStore.Key(view: view, pattern: pattern)]
  }

  func remember(_ piece: Piece, for view: LayoutTree.Index, _ pattern: ExactProposal.Pattern) {
    store[last: PieceStore.Key(view: view, pattern: pattern)] = piece
  }

  func want(_ guide: AlignmentKey, of view: LayoutTree.Index) {
    if guides.insert(guide, of: ruled.tree[view]) { store.forgetMeasured() }
  }

  var wantedGuideCount: Int { guides.count }
}
