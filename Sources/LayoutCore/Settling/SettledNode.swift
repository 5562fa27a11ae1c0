/// What views are made of once their actions leave nothing to do, for whoever keeps the nodes and not the views.
package struct SettledNode {
  /// The root, with geometry readers that are still without content.
  package var root: LayoutNode
  /// How many times the views were made: 1 where no action changed anything.
  package var rounds: Int
  /// Whether what the actions changed may follow from where views lie, and so hold in one container size alone.
  package var isMadeForOneSize: Bool
}

extension LayoutEngine {
  /// Makes nodes, and makes them anew until what their actions set in a container of a size, in points, changes nothing.
  ///
  /// Nothing is laid out where no view does anything after a layout. Throws as `settled(_:in:)` does.
  package func settledNode(
    in proposal: ProposedViewSize, environment: EnvironmentValues,
    _ make: (EnvironmentValues) throws -> LayoutNode
  ) throws -> SettledNode {
    let memory = ViewMemory()
    defer { memory.disconnect() }
    var environment = environment
    environment.memory = memory
    var culprits: [ViewReference] = []
    for round in 1...Settling.mostRounds {
      memory.beginRound()
      let root = try make(environment)
      let unread = try LayoutTree(root)
      let isOpen = !unread.pendingReaders.isEmpty
      guard memory.hasActions || isOpen else {
        return SettledNode(root: root, rounds: round, isMadeForOneSize: false)
      }
      let layout = try expanded(unread, in: proposal)
      let changed = Settling(tree: layout.tree, result: layout.result, memory: memory).run()
      guard memory.isChanged else {
        return SettledNode(
          root: root, rounds: round, isMadeForOneSize: round > 1 && (isOpen || memory.readsLayout))
      }
      if round > Settling.mostRounds / 2 { culprits += changed.filter { !culprits.contains($0) } }
    }
    throw LayoutError.changesWithoutEnd(rounds: Settling.mostRounds, culprits)
  }
}
