import Foundation

/// Runs the tasks of views, each until it first waits for something; what comes after that runs when somebody asks.
///
/// Nothing of a task runs by itself, so that no state changes while a layout is made. Tasks of the main actor, or of another
/// one, are the exception: the actor runs what comes after the first wait.
final class TaskRunner: TaskExecutor, @unchecked Sendable {
  // Unchecked: the lock guards what is waiting.
  private let lock = NSLock()
  private var waiting: [UnownedJob] = []
  /// The thread that begins a task, and the task's first part once it is there.
  private var beginning: (thread: Thread, first: UnownedJob?)?
  private var tasks: [ViewIdentity: Task<Void, Never>] = [:]

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let thread = Thread.current
    lock.withLock {
      // Another thread may say just now that an earlier task need no longer wait.
      if let beginning, beginning.thread === thread, beginning.first == nil {
        self.beginning?.first = job
      } else {
        waiting.append(job)
      }
    }
  }

  /// Begins a task for a view, in place of an earlier one, and runs it until it waits.
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

  /// Runs what no longer waits.
  func run() {
    while let job = lock.withLock({ waiting.isEmpty ? nil : waiting.removeFirst() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// Ends all tasks; what is left of them never runs.
  func cancel() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }
}

/// The code of a view's task.
private struct UncheckedAction: @unchecked Sendable {
  // Unchecked: views need not be sendable, and whoever lays them out runs their tasks meanwhile.
  let action: @isolated(any) () async -> Void

  init(_ action: @escaping @isolated(any) () async -> Void) { self.action = action }

  var sendable: @isolated(any) @Sendable () async -> Void {
    unsafeBitCast(action, to: (@isolated(any) @Sendable () async -> Void).self)
  }
}
