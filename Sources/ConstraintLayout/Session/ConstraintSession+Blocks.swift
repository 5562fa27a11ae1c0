import ElementTree
import LinearProgramming

extension ConstraintSession {
  /// Returns the result of a block at a proposal: by a template of its shape, or by its rules.
  ///
  /// - Parameter inNumbers: Whether a result valid only at this proposal is acceptable.
  func answer<Answer: BlockAnswer>(
    _ kind: Answer.Type, of view: LayoutTree.Index, at proposal: ExactProposal, inNumbers: Bool
  ) throws -> Answer.Result {
    if let stack = PartitionedStack(view, at: proposal, in: self) { return try kind.result(of: stack) }
    guard isRecordable(view, proposal, kind) else {
      return try written(kind, view, proposal, for: closedUse(kind), .rationals, inNumbers).result
    }
    let key = templateKey(view, proposal, kind)
    if let key {
      switch try kind.templates(of: self).shelf(for: key).evaluate(
        view, at: proposal, inNumbers: inNumbers, in: self)
      {
      case .lost: return try written(kind, view, proposal, for: closedUse(kind), .rationals, inNumbers).result
      case .answer(let result):
        statistics.sharedShapes += 1
        return result
      case .doesNotApply: break
      }
    }
    return try recorded(kind, view, proposal, for: key, inNumbers)
  }

  /// Records a block without a template, and keeps the template if other blocks may have the same shape.
  func recorded<Answer: BlockAnswer>(
    _ kind: Answer.Type, _ view: LayoutTree.Index, _ proposal: ExactProposal,
    for key: TemplateStore<Answer>.Key?, _ inNumbers: Bool
  ) throws -> Answer.Result {
    // Where no more templates of the shape are kept, none is prepared: that took a quarter of a proof's time.
    let kept = key.flatMap { kind.templates(of: self).shelf(for: $0).isFull ? nil : $0 }
    let use: ProgramUse = kept != nil || engine.keepsPrices ? .template : .lengths
    let (result, template) = try written(kind, view, proposal, for: use, .fractions, inNumbers)
    if let kept, let template { kind.templates(of: self).insert(template, for: kept) }
    return result
  }

  /// Returns the key of the templates that may apply to a block; `nil` if none can.
  func templateKey<Answer: BlockAnswer>(
    _ view: LayoutTree.Index, _ proposal: ExactProposal, _ kind: Answer.Type
  ) -> TemplateStore<Answer>.Key? {
    // No other block has the root's shape, so its template pays off only if the root is laid out again.
    guard isRecordable(view, proposal, kind), !(isFirstLayout && view == boundTree.tree.root),
      let shape = boundTree.blockShape(of: view)
    else { return nil }
    return TemplateStore<Answer>.Key(
      shape: shape, pattern: proposal.pattern, isRoot: view == boundTree.tree.root)
  }

  /// Returns whether a block is recorded as a template.
  ///
  /// A block whose reasons are needed is written with a variable for each length, and so is one that reads
  /// its container.
  private func isRecordable<Answer: BlockAnswer>(
    _ view: LayoutTree.Index, _ proposal: ExactProposal, _ kind: Answer.Type
  ) -> Bool {
    guard engine.sharesWork, !(keeping.keepsBlocks && kind.hasReasons), record == nil,
      proposal.container == nil, case .linear = boundTree.rule(of: view)
    else { return false }
    return true
  }

  /// Returns the use of a block's program that leaves only its proposal open.
  private func closedUse<Answer: BlockAnswer>(_ kind: Answer.Type) -> ProgramUse {
    if keeping.keepsBlocks && kind.hasReasons { return .reasons }
    return engine.simplifies && record == nil ? .lengths : .everyLength
  }

  /// Writes a block by its rules, and reads the result.
  ///
  /// - Returns: The result of the block, and its template if all numbers fit 64 bits.
  private func written<Answer: BlockAnswer>(
    _ kind: Answer.Type, _ view: LayoutTree.Index, _ proposal: ExactProposal, for use: ProgramUse,
    _ numbers: ProgramNumbers, _ inNumbers: Bool
  ) throws -> (result: Answer.Result, template: BlockTemplate<Answer>?) {
    statistics.blocks += 1
    let wantedGuideCount = guides.count
    let left = evaluator.begin(inNumbers: inNumbers)
    defer { evaluator.end(left) }
    let recorder = BlockRecorder(view, in: self, for: use, numbers, inNumbers: inNumbers)
    let writer = BlockWriter(view, at: proposal, writing: recorder)
    let answer = try kind.written(
      in: writer, isRoot: view == boundTree.tree.root, guides: guides.wanted(of: boundTree.traits(of: view)))
    let members = boundTree.members(inBlockOf: view)
    if let template = BlockTemplate(recorder, answer, members: members),
      case .answer(let result) = try template.outcome(
        view, at: proposal, members, recorder.requests.map(\.piece), in: self)
    {
      return (result, wantedGuideCount == guides.count ? template : nil)
    }
    // No program contains the open written lengths inside a template's pieces.
    if use.isTemplate, recorder.tellsInputs {
      return try written(kind, view, proposal, for: closedUse(kind), .rationals, inNumbers)
    }
    let reading = try recorder.reading(at: proposal)
    if record != nil {
      for asked in try writer.askedInNumbers() { record?.note(asked.proposal, to: asked.view) }
    }
    let result = answer.result(
      in: reading.region, inNumbers: inNumbers, of: view,
      use == .reasons ? try answer.solvedBlock(writer) : nil, at: { $0 }, reading.extent)
    return (result, nil)
  }
}
