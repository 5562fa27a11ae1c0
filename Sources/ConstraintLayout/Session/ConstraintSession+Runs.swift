import ElementTree

extension ConstraintSession {
  /// Has the rule of a view speak in a program of its own, and settles it.
  ///
  /// - Parameter isLikeOthers: whether it is tried without a program first, as a solver may have confirmed one like it.
  func settled<Said>(
    _ view: LayoutTree.Index, at proposal: ExactProposal, isLikeOthers: Bool,
    _ write: (BlockWriter) throws -> Said
  ) throws -> (said: Said, reading: BlockReading) {
    if options.sharesWork, isLikeOthers {
      do { return try settled(view, at: proposal, keepsProgram: false, write) } catch is UnconfirmedBlock {}
    }
    return try settled(view, at: proposal, keepsProgram: true, write)
  }

  private func settled<Said>(
    _ view: LayoutTree.Index, at proposal: ExactProposal, keepsProgram: Bool,
    _ write: (BlockWriter) throws -> Said
  ) throws -> (said: Said, reading: BlockReading) {
    statistics.blocks += 1
    let settler = BlockSettler(
      view, in: ruled, options, source: self, keepsInputs: false, keepsProgram: keepsProgram,
      looksAhead: true, simplifies: options.simplifies(keepsBlock: false))
    let writer = BlockWriter(view, at: proposal, writing: settler)
    let said = try write(writer)
    let reading = try settler.reading(at: proposal)
    finish(writer)
    return (said, reading)
  }
}
