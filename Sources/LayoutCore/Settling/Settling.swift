import Foundation
import Observation

extension LayoutEngine {
  /// Lays out a view, with what a memory knows of it, until its actions change nothing.
  func settled(
    _ view: some View, in proposal: ProposedViewSize, _ environment: EnvironmentValues, _ memory: ViewMemory
  ) throws -> SettledLayout {
    var environment = environment
    environment.memory = memory
    var past = LayoutStatistics()
    var culprits: [ViewReference] = []
    for round in 1...Settling.mostRounds {
      memory.beginRound()
      let (unread, layout) = try memory.noticingModels {
        let tree = try LayoutTree(view, environment: environment)
        return (tree, try expanded(tree, in: proposal))
      }
      var result = layout.result
      past += result.statistics
      result.statistics = past
      result.rounds = round
      let changed = Settling(tree: layout.tree, result: result, memory: memory).run()
      guard memory.isChanged else {
        return SettledLayout(
          tree: layout.tree, unread: unread, result: result, hasActions: memory.hasActions)
      }
      // What every round of the last few changed is the cycle; earlier rounds may only have led there.
      if round > Settling.mostRounds / 2 { culprits += changed.filter { !culprits.contains($0) } }
    }
    throw LayoutError.changesWithoutEnd(rounds: Settling.mostRounds, culprits)
  }
}

/// The actions of one round: what is done once all views are in their places.
struct Settling {
  /// How many rounds may change something.
  static let mostRounds = 100

  private let tree: LayoutTree
  private let result: LayoutResult
  private let memory: ViewMemory

  init(tree: LayoutTree, result: LayoutResult, memory: ViewMemory) {
    self.tree = tree
    self.result = result
    self.memory = memory
  }

  /// Runs the actions, and gives the views whose actions changed something.
  ///
  /// A view's actions run after those of the views in it, and in the order in which modifiers are written.
  func run() -> [ViewReference] {
    memory.beginActions()
    // Most views do nothing, and cost nothing here.
    guard memory.hasActions || memory.hasPast else { return [] }
    let frames = result.framesByView
    var counts: [[ViewIdentity.Step]: Int] = [:]
    var moments: [(ViewIdentity, any ViewBehavior, LayoutTree.Index)] = []
    for view in tree.innermostFirst where frames[view] != nil {
      guard let attached = tree.behavior(of: view), attached.behavior.runsAfterLayout,
        var identity = attached.identity
      else { continue }
      identity.occurrence = counts[identity.steps, default: 0]
      counts[identity.steps] = identity.occurrence + 1
      moments.append((identity, attached.behavior, view))
    }
    for (identity, behavior) in memory.keepPast(of: Set(moments.map(\.0))) {
      memory.tasks.end(for: identity)
      behavior.end()
    }
    var culprits: [ViewReference] = []
    for (identity, behavior, view) in moments {
      let before = memory.changes
      let moment = BehaviorMoment(tree: tree, frames: frames, view: view, identity: identity, memory: memory)
      let value = behavior.run(moment)
      memory.setPast(ViewMemory.PastAction(behavior: behavior, value: value), of: identity)
      if memory.changes != before { culprits.append(ViewReference(tree[view])) }
    }
    return culprits
  }
}

extension LayoutTree {
  /// The views, each after those in it, and siblings in order.
  fileprivate var innermostFirst: [Index] {
    var order: [Index] = []
    var pending = [root]
    // Outermost first and siblings from the last to the first, and then the other way round.
    while let view = pending.popLast() {
      order.append(view)
      pending += children(of: view)
    }
    return order.reversed()
  }
}

extension ViewMemory {
  /// Makes something, and takes note when a model of the standard library's `Observable` changes that was read meanwhile.
  func noticingModels<Result>(_ make: () throws -> Result) throws -> Result {
    let outcome = withObservationTracking {
      Swift.Result { try make() }
    } onChange: { [self] in
      noteChange()
    }
    return try outcome.get()
  }
}
