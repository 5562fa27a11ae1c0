import ElementTree

extension ConstraintSession {
  /// Has the rule of a view speak in a program of its own, and settles it.
  func settled<Said>(
    _ view: LayoutTree.Index, at proposal: ExactProposal, _ write: (BlockWriter) throws -> Said
  ) throws -> (said: Said, reading: BlockReading) {
    statistics.blocks += 1
    let settler = BlockSettler(
      view, in: ruled, options, source: self, for: options.simplifies ? .lengths : .everyLength,
      .rationals)
    let writer = BlockWriter(view, at: proposal, writing: settler)
    let said = try write(writer)
    let reading = try settler.reading(at: proposal)
    finish(writer)
    return (said, reading)
  }
}
