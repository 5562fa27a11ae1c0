import LayoutCore
import LinearProgramming

/// One or more layouts of a tree: the rules, the solver, and every piece found so far.
///
/// Pieces outlive a layout: the next size that lies in their regions needs no solver.
final class ConstraintSession {
  private(set) var tree: LayoutTree
  let solver: any LinearSolver
  let start: StartingBasis
  /// Whether written lengths stay parameters, so that pieces know what a change of each would do.
  let keepsPrices: Bool
  var statistics = LayoutStatistics()
  private var rules: [any ConstraintRule]
  private var depths: [Int]
  private var wanted: Set<AlignmentKey>?
  private var known: Set<AlignmentKey>
  private let allRules: ConstraintRules
  /// What custom layouts remember, by view.
  var caches: [LayoutTree.Index: LayoutCache] = [:]
  /// What custom layouts hand on to layouts that the engine knows.
  private var delegates: [DelegatedLayout.Key: LayoutTree.Index] = [:]
  private var pieces: [Key: [Piece]] = [:]
  private var placed: [Key: [PlacedPiece]] = [:]
  private var last: [Key: Piece] = [:]
  /// How often each view's rule was asked for a size, in any block or by itself.
  var measures: [Int]
  /// The proposals received so far, in a session that notes them.
  private(set) var record: ProposalRecord?

  /// How many levels of views one block takes in before it cuts.
  static let inlinedLevels = 12

  private struct Key: Hashable {
    var view: LayoutTree.Index
    var pattern: ExactProposal.Pattern
    /// In a session that notes proposals, the one at which the piece was found: it serves no other.
    var proposal: ExactProposal?
  }

  init(
    tree: LayoutTree, rules: ConstraintRules, solver: any LinearSolver, start: StartingBasis,
    everyGuide: Bool = false, keepsPrices: Bool = false, notesProposals: Bool = false
  ) throws(LayoutError) {
    self.tree = tree
    self.solver = solver
    self.start = start
    self.keepsPrices = keepsPrices
    record = notesProposals ? ProposalRecord(viewCount: tree.nodes.count) : nil
    measures = Array(repeating: 0, count: tree.nodes.count)
    var resolved: [any ConstraintRule] = []
    for node in tree.nodes {
      guard let rule = rules.rule(for: node.element) else {
        throw .missingRule(engine: "constraints", ViewReference(node))
      }
      resolved.append(rule)
    }
    self.rules = resolved
    var depths = Array(repeating: 0, count: tree.nodes.count)
    for (position, node) in tree.nodes.enumerated() {
      if let parent = node.parent { depths[position] = depths[parent.position] + 1 }
    }
    self.depths = depths
    wanted = everyGuide ? nil : tree.wantedGuides
    known = tree.knownGuides
    allRules = rules
  }

  func rule(of view: LayoutTree.Index) -> any ConstraintRule { rules[view.position] }
  func beginsBlock(_ view: LayoutTree.Index) -> Bool { rules[view.position].beginsBlock }
  func depth(of view: LayoutTree.Index) -> Int { depths[view.position] }

  /// The value of a written length, exactly.
  func writtenValue(of input: LengthInput) -> Rational {
    Rational(finite: tree[input.view].element.length(input.parameter) ?? 0)
  }

  /// The explicit guides of a view that somebody in the tree may ask for.
  func wantedGuides(of view: LayoutTree.Index) -> [AlignmentKey] {
    let own = tree[view].traits.explicitGuides
    let candidates = wanted ?? known.union(own.keys)
    return candidates.filter(own.contains).sorted {
      ($0.axis.rawValue, $0.name) < ($1.axis.rawValue, $1.name)
    }
  }

  /// Makes sure that pieces have a guide that code of which nothing is known asks for.
  ///
  /// Throws `GuideWasNotWanted` where pieces were made without it: they are forgotten, and the layout begins anew.
  func provide(_ guide: AlignmentKey, of view: LayoutTree.Index) throws {
    guard tree[view].traits.explicitGuides.contains(guide), !(wanted ?? known).contains(guide) else { return }
    wanted?.insert(guide)
    known.insert(guide)
    (pieces, placed, last) = ([:], [:], [:])
    throw GuideWasNotWanted()
  }

  /// The container that stands for what a custom layout hands on; for the same thing the same one.
  func index(of delegated: DelegatedLayout) throws(LayoutError) -> LayoutTree.Index {
    if let key = delegated.key, let known = delegates[key] { return known }
    let index = try tree.add(delegated)
    guard let rule = allRules.rule(for: delegated.element) else {
      throw .missingRule(engine: "constraints", ViewReference(tree[index]))
    }
    rules.append(rule)
    measures.append(0)
    depths.append(depth(of: delegated.view))
    if let key = delegated.key { delegates[key] = index }
    return index
  }

  /// The piece of a view that holds at a proposal: one that is known, or a new one.
  func piece(of view: LayoutTree.Index, at proposal: ExactProposal) throws -> Piece {
    record?.note(proposal, to: view)
    let key = key(view, proposal)
    if let known = pieces[key]?.last(where: { $0.region.contains(proposal) }) {
      statistics.reusedPieces += 1
      return known
    }
    statistics.measures += 1
    let piece: Piece
    if let opaque = try rule(of: view).askOpaquePiece(OpaqueView(session: self, index: view), at: proposal) {
      measures[view.position] += 1
      piece = opaque
    } else {
      piece = try writeBlock(view, proposal) { try $0.measured() }
    }
    pieces[key, default: []].append(piece)
    return piece
  }

  /// Where a view's block puts its views at a proposal.
  func placed(_ view: LayoutTree.Index, at proposal: ExactProposal) throws -> PlacedPiece {
    let key = key(view, proposal)
    if let known = placed[key]?.last(where: { $0.region.contains(proposal) }) {
      statistics.reusedPieces += 1
      return known
    }
    let piece =
      try opaquePlacedPiece(view, at: proposal)
      ?? writeBlock(view, proposal) { try $0.placed(isRoot: view == tree.root) }
    placed[key, default: []].append(piece)
    return piece
  }

  private func key(_ view: LayoutTree.Index, _ proposal: ExactProposal) -> Key {
    Key(view: view, pattern: proposal.pattern, proposal: record == nil ? nil : proposal)
  }

  /// Writes and solves a block; without guesses where one had the wrong shape, or where proposals are noted: a
  /// guess that holds would spare its child a proposal.
  private func writeBlock<Result>(
    _ view: LayoutTree.Index, _ proposal: ExactProposal, _ write: (Block) throws -> Result
  ) throws -> Result {
    statistics.blocks += 1
    func written(guesses: Bool) throws -> Result {
      let block = Block(session: self, view: view, proposal: proposal, guesses: guesses)
      let result = try write(block)
      if record != nil { for asked in block.askedInNumbers { record?.note(asked.proposal, to: asked.view) } }
      return result
    }
    guard record == nil else { return try written(guesses: false) }
    do { return try written(guesses: true) } catch is GuessHadWrongShape {
      return try written(guesses: false)
    }
  }

  /// The piece that a view last settled on, for proposals of a pattern: the best guess for the next time.
  func lastPiece(of view: LayoutTree.Index, _ pattern: ExactProposal.Pattern) -> Piece? {
    last[Key(view: view, pattern: pattern)]
  }

  func remember(_ piece: Piece?, for view: LayoutTree.Index, _ pattern: ExactProposal.Pattern) {
    if let piece { last[Key(view: view, pattern: pattern)] = piece }
  }
}

/// A guide was asked for that pieces do not have: they are made anew with it.
struct GuideWasNotWanted: Error {}

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
      if let modifier = node.element as? AlignmentGuideElement { known.insert(modifier.guide) }
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
      if let modifier = node.element as? AlignmentGuideElement { read(modifier.value) }
    }
    return isAny ? nil : wanted
  }
}
