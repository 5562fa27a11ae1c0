import ElementTree

extension ConstraintSession {
  /// Has the rule of a view speak in a program of its own, and settles it.
  func settled<Said>(
    _ view: LayoutTree.Index, at proposal: ExactProposal, _ write: (BlockWriter) throws -> Said
  ) throws -> (said: Said, reading: BlockReading) {
    statistics.blocks += 1
    let recorder = BlockRecorder(
      view, in: boundTree, options, source: self, for: options.simplifies ? .lengths : .everyLength,
      .rationals)
    let writer = BlockWriter(view, at: proposal, writing: recorder)
    let said = try write(writer)
    let reading = try recorder.reading(at: proposal)
    finish(writer)
    return (said, reading)
  }
}
