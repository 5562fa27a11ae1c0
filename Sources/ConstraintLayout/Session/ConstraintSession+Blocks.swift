import ElementTree
import LinearProgramming

extension ConstraintSession {
  /// What a block answers at a proposal: by a template of its shape, or by its rules.
  ///
  /// - Parameter inNumbers: whether it will do that the answer holds there alone.
  func answer<Answer: BlockAnswer>(
    _ kind: Answer.Type, of view: LayoutTree.Index, at proposal: ExactProposal, inNumbers: Bool
  ) throws -> Answer.Result {
    if let stack = StackInRuns(view, at: proposal, in: self) { return try kind.result(of: stack) }
    guard let key = templateKey(view, proposal, kind) else {
      return try written(kind, view, proposal, inNumbers)
    }
    let templates = kind.templates(of: self)
    let shelf = templates.shelf(for: key)
    // No other block has the root's shape: a template is worth its while where the root is laid out once more.
    if !shelf.isAwaited, view == ruled.tree.root {
      shelf.isAwaited = true
      return try written(kind, view, proposal, inNumbers)
    }
    if isOfNoUse(shelf, to: key) { return try written(kind, view, proposal, inNumbers) }
    switch try shelf.evaluate(view, at: proposal, inNumbers: inNumbers, in: self) {
    case .lost: return try written(kind, view, proposal, inNumbers)
    case .answer(let result):
      statistics.sharedShapes += 1
      return result
    case .doesNotApply: if !shelf.isEmpty { shelf.missedCount += 1 }
    }
    guard shelf.hasRoom, !isOfNoUse(shelf, to: key),
      let template = try recorded(kind, view, proposal, inNumbers)
    else {
      return try written(kind, view, proposal, inNumbers)
    }
    // The pieces that it takes in have just been found, and are not found again.
    let reusedPieces = statistics.reusedPieces
    defer { statistics.reusedPieces = reusedPieces }
    guard
      case .answer(let result) = try TemplateShelf(template)
        .evaluate(view, at: proposal, inNumbers: inNumbers, in: self)
    else {
      return try written(kind, view, proposal, inNumbers)
    }
    templates.insert(template, for: key)
    return result
  }

  /// Whether templates are neither tried nor recorded.
  func isOfNoUse<Answer: BlockAnswer>(
    _ shelf: TemplateShelf<Answer>, to key: TemplateStore<Answer>.Key
  ) -> Bool {
    guard isFirstLayout else { return false }
    return Answer.templates(of: self).isOfNoUse(shelf, for: key, among: ruled.blockCount(ofShape: key.shape))
  }

  /// What blocks have in common that a template of this one may serve; `nil` where none does.
  ///
  /// What somebody is going to ask for reasons or prices is written by its rules.
  func templateKey<Answer: BlockAnswer>(
    _ view: LayoutTree.Index, _ proposal: ExactProposal, _ kind: Answer.Type
  ) -> TemplateStore<Answer>.Key? {
    guard options.sharesWork, !(options.keepsBlocks && kind.hasReasons), record == nil,
      proposal.container == nil, case .linear = ruled.rule(of: view),
      let shape = ruled.blockShape(of: view)
    else { return nil }
    return TemplateStore<Answer>.Key(
      shape: shape, pattern: proposal.pattern, isRoot: view == ruled.tree.root)
  }

  /// Has a block's rules speak, and a template read off what they say; `nil` where it cannot be.
  private func recorded<Answer: BlockAnswer>(
    _ kind: Answer.Type, _ view: LayoutTree.Index, _ proposal: ExactProposal, _ inNumbers: Bool
  ) throws -> BlockTemplate<Answer>? {
    statistics.blocks += 1
    let settler = BlockSettler(
      view, in: ruled, options, source: self, keepsInputs: true, keepsProgram: true, looksAhead: true,
      simplifies: true, records: true, inNumbers: inNumbers)
    let writer = BlockWriter(view, at: proposal, writing: settler)
    let wantedGuideCount = guides.count
    let answer = try kind.written(
      in: writer, isRoot: view == ruled.tree.root, guides: guides.wanted(of: ruled.traits(of: view)))
    finish(writer)
    guard wantedGuideCount == guides.count else { return nil }
    return BlockTemplate(settler, answer, members: ruled.members(inBlockOf: view))
  }

  /// Has a block's rules speak, for this block alone.
  ///
  /// Where one of its sort was written before, first without a program: most active sets recur.
  private func written<Answer: BlockAnswer>(
    _ kind: Answer.Type, _ view: LayoutTree.Index, _ proposal: ExactProposal, _ inNumbers: Bool
  ) throws -> Answer.Result {
    statistics.blocks += 1
    guard options.sharesWork, !(options.keepsBlocks && kind.hasReasons) else {
      return try written(kind, view, proposal, inNumbers, keepsProgram: true)
    }
    let sort = BlockSort(ruled, view, proposal)
    let luck = sortsWritten[sort]
    // A block inside this one may be of the same sort.
    if luck == nil { sortsWritten[sort] = SortLuck() }
    if let luck, !(isFirstLayout && luck.isHopeless) {
      do {
        let result = try written(kind, view, proposal, inNumbers, keepsProgram: false)
        sortsWritten[sort]?.confirmedCount += 1
        return result
      } catch is UnconfirmedBlock {
        sortsWritten[sort]?.unconfirmedCount += 1
      }
    }
    return try written(kind, view, proposal, inNumbers, keepsProgram: true)
  }

  private func written<Answer: BlockAnswer>(
    _ kind: Answer.Type, _ view: LayoutTree.Index, _ proposal: ExactProposal, _ inNumbers: Bool,
    keepsProgram: Bool
  ) throws -> Answer.Result {
    let keepsBlock = options.keepsBlocks && kind.hasReasons
    let settler = BlockSettler(
      view, in: ruled, options, source: self, keepsInputs: options.keepsPrices, keepsProgram: keepsProgram,
      looksAhead: !keepsBlock,
      simplifies: options.simplifies(keepsBlock: keepsBlock) && record == nil, inNumbers: inNumbers)
    let writer = BlockWriter(view, at: proposal, writing: settler)
    let answer = try kind.written(
      in: writer, isRoot: view == ruled.tree.root, guides: guides.wanted(of: ruled.traits(of: view)))
    let reading = try settler.reading(at: proposal)
    finish(writer)
    if record != nil {
      for asked in try writer.askedInNumbers() { record?.note(asked.proposal, to: asked.view) }
    }
    return answer.result(
      in: reading.region, inNumbers: inNumbers, of: Home(view: view),
      keepsBlock ? try answer.solvedBlock(writer) : nil, at: { $0 },
      reading.extent)
  }

  /// Counts what a block took.
  func finish(_ writer: BlockWriter) {
    statistics += writer.settler.statistics
    writer.measured.forEach(count)
  }
}

/// How often blocks of a sort could do without a program, as their active sets were known.
struct SortLuck {
  var confirmedCount = 0
  var unconfirmedCount = 0

  /// Whether each of the first few had another active set: where nothing is laid out again, so have the next ones.
  var isHopeless: Bool { confirmedCount == 0 && unconfirmedCount >= 2 }
}

/// What blocks have in common whose programs are often alike: the view's rule, its children's, and which sides are numbers.
struct BlockSort: Hashable {
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
