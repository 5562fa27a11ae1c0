import ElementTree
import Foundation
import Observation

/// A layout of a view whose actions leave nothing to do: it includes the states that they set.
///
/// ```swift
/// let settled = try ReferenceEngine().settled(row, in: ProposedViewSize(width: 200, height: 50))
/// print(settled.result.views.count, settled.rounds)
/// ```
public struct SettledLayout: Sendable {
  /// The tree that was laid out last, with the content of its geometry readers; good for this one container size.
  public var tree: LayoutTree
  /// The same tree before its geometry readers received their content.
  public var unread: LayoutTree
  /// Every view of that tree in its place; the costs include all rounds.
  public var result: LayoutResult
  /// Whether some view acts after a layout: another size may then have another tree.
  package var hasActions: Bool
  /// The number of times that the views were made and laid out: 1 where no action changed anything.
  public var rounds: Int { result.rounds }
}

extension LayoutEngine {
  /// Lays out a view in a container of a size, in points, until nothing changes: geometry readers have their
  /// content, and the layout includes the states that `onAppear`, `task`, `onChange`, `onPreferenceChange`
  /// and `onGeometryChange` set.
  ///
  /// - Throws: As `settled(_:in:)` does.
  public func layout(
    _ view: some View, in proposal: ProposedViewSize, environment: EnvironmentValues = EnvironmentValues()
  ) throws -> LayoutResult {
    try settled(view, in: proposal, environment: environment).result
  }

  /// Lays out a view in a container of a size, in points, until nothing changes, and returns the last tree as
  /// well.
  ///
  /// After a layout, actions run; if they change a state, the bodies are evaluated anew and laid out again.
  /// The view's own states are restored before this returns.
  ///
  /// - Throws: As `expanded(_:in:)` does, and `LayoutError.changesWithoutEnd` where the actions still change
  ///   a state after 100 rounds.
  public func settled(
    _ view: some View, in proposal: ProposedViewSize, environment: EnvironmentValues = EnvironmentValues()
  ) throws -> SettledLayout {
    let memory = ViewMemory()
    defer { memory.disconnect() }
    return try settled(view, in: proposal, environment, memory)
  }
}

/// The nodes of views whose actions leave nothing to do, for callers that keep the nodes and not the views.
package struct SettledNode {
  /// The root, with geometry readers whose content is still missing.
  package var root: LayoutNode
  /// The number of times that the views were made: 1 where no action changed anything.
  package var rounds: Int
  /// Whether the changes by actions may follow from views' frames, and so hold in one container size alone.
  package var isMadeForOneSize: Bool
}

extension LayoutEngine {
  /// Makes nodes, and repeats that until their actions change nothing in a container of a size, in points.
  ///
  /// Nothing is laid out where no view does anything after a layout.
  ///
  /// - Throws: As `settled(_:in:)` does.
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

extension LayoutEngine {
  /// Lays out a view, with the states of a memory, until its actions change nothing.
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
      // The views that change in each of the last few rounds are the cycle; earlier rounds may only have led
      // there.
      if round > Settling.mostRounds / 2 { culprits += changed.filter { !culprits.contains($0) } }
    }
    throw LayoutError.changesWithoutEnd(rounds: Settling.mostRounds, culprits)
  }
}

/// The actions of one round, which run once all views are in their places.
struct Settling {
  /// The greatest number of rounds that change a state.
  static let mostRounds = 100

  private let tree: LayoutTree
  private let result: LayoutResult
  private let memory: ViewMemory

  init(tree: LayoutTree, result: LayoutResult, memory: ViewMemory) {
    self.tree = tree
    self.result = result
    self.memory = memory
  }

  /// Runs the actions, and returns the views whose actions changed a state.
  ///
  /// A view's actions run after those of the views in it, and in the order in which modifiers are written.
  func run() -> [ViewReference] {
    memory.beginActions()
    // Most views have no actions, and cost nothing here.
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
  /// Runs a closure, and notes when a model of the standard library's `Observable` that it read changes.
  func noticingModels<Result>(_ make: () throws -> Result) throws -> Result {
    let outcome = withObservationTracking {
      Swift.Result { try make() }
    } onChange: { [self] in
      noteChange()
    }
    return try outcome.get()
  }
}

/// Runs the tasks of views, each until it first waits; the rest runs when a caller asks for it.
///
/// Nothing of a task runs by itself, so that no state changes while a layout is made. Tasks of the main
/// actor, or of another one, are the exception: the actor runs the part after the first wait.
final class TaskRunner: TaskExecutor, @unchecked Sendable {
  // Unchecked: the lock guards the waiting jobs.
  private let lock = NSLock()
  private var waiting: [UnownedJob] = []
  /// The thread that starts a task, and the task's first part once it exists.
  private var beginning: (thread: Thread, first: UnownedJob?)?
  private var tasks: [ViewIdentity: Task<Void, Never>] = [:]

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let thread = Thread.current
    lock.withLock {
      // Another thread may report at the same time that an earlier task need no longer wait.
      if let beginning, beginning.thread === thread, beginning.first == nil {
        self.beginning?.first = job
      } else {
        waiting.append(job)
      }
    }
  }

  /// Starts a task for a view, in place of an earlier one, and runs it until it waits.
  func begin(_ action: @escaping @isolated(any) () async -> Void, for view: ViewIdentity) {
    tasks.removeValue(forKey: view)?.cancel()
    if action.isolation != nil, #available(macOS 26, *) {
      // The actor's own thread runs it at once where it is this one.
      tasks[view] = Task.immediate(operation: UncheckedAction(action).sendable)
    } else {
      let code = UncheckedAction(action)
      let thread = Thread.current
      lock.withLock { beginning = (thread, nil) }
      tasks[view] = Task(executorPreference: self) { await code.action() }
      let first = lock.withLock {
        defer { beginning = nil }
        return beginning?.first
      }
      first?.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// Ends the task of a view that has gone.
  func end(for view: ViewIdentity) { tasks.removeValue(forKey: view)?.cancel() }

  /// Runs the jobs that no longer wait.
  func run() {
    while let job = lock.withLock({ waiting.isEmpty ? nil : waiting.removeFirst() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// Cancels all tasks; their remaining parts never run.
  func cancel() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }
}

/// The code of a view's task.
private struct UncheckedAction: @unchecked Sendable {
  // Unchecked: views need not be sendable, and the thread that lays them out runs their tasks meanwhile.
  let action: @isolated(any) () async -> Void

  init(_ action: @escaping @isolated(any) () async -> Void) { self.action = action }

  var sendable: @isolated(any) @Sendable () async -> Void {
    unsafeBitCast(action, to: (@isolated(any) @Sendable () async -> Void).self)
  }
}
