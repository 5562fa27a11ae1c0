/// What is remembered of views while their bodies are made again and again: states, and what was done for whom.
///
/// It is used by one thread at a time: where a deep tree is made on another thread, the first one waits.
final class ViewMemory: @unchecked Sendable {
  // Unchecked: environments carry it, and are sendable.

  /// The way from the root to the view that is being made.
  var path: [ViewIdentity.Step] = []
  /// Whether some view does something after a layout.
  private(set) var hasActions = false
  /// Whether what some view does then follows from where views lie.
  private(set) var readsLayout = false
  /// Whether something was set since the actions began.
  var isChanged: Bool { changes > 0 }
  /// How many times something was set since the actions began.
  private(set) var changes = 0
  /// What runs the tasks of views.
  let tasks = TaskRunner()

  private var storages: [PropertyKey: AnyStateStorage] = [:]
  private var used: Set<PropertyKey> = []
  private var boxes: [WeakBox] = []
  private var plainTypes: Set<ObjectIdentifier> = []
  private var past: [ViewIdentity: PastAction] = [:]

  private struct WeakBox {
    weak var box: AnyStateBox?
  }

  /// What was done for a view, and how it ends.
  struct PastAction {
    var behavior: any ViewBehavior
    /// What the behaviour looked at when it last ran.
    var value: Any?
  }

  /// Begins to make all bodies anew.
  func beginRound() {
    hasActions = false
    readsLayout = false
    path = []
    used = []
    boxes.removeAll { $0.box == nil }
  }

  /// Takes note of the changes from now on: what is set while bodies are made lays out nothing again.
  func beginActions() {
    changes = 0
    storages = storages.filter { used.contains($0.key) }
  }

  /// A state was set to another value.
  func noteChange() { changes += 1 }

  /// Lets go of the views: their states are what they were before.
  func disconnect() {
    for box in boxes { box.box?.disconnect(from: self) }
    boxes = []
    tasks.cancel()
  }
}

extension ViewMemory {
  /// The storage of a property, made where there is none.
  func storage<Value>(for key: PropertyKey, make: () -> StateStorage<Value>) -> StateStorage<Value> {
    used.insert(key)
    if let known = storages[key] as? StateStorage<Value> { return known }
    let made = make()
    storages[key] = made
    return made
  }

  /// Whether a property was connected since the round began.
  func isInUse(_ key: PropertyKey?) -> Bool { key.map { used.contains($0) } ?? false }

  func remember(_ box: AnyStateBox) { boxes.append(WeakBox(box: box)) }

  /// Whether values of a type may have dynamic properties.
  func mayHaveProperties(_ type: Any.Type) -> Bool { !plainTypes.contains(ObjectIdentifier(type)) }

  func notePlain(_ type: Any.Type) { plainTypes.insert(ObjectIdentifier(type)) }
}

extension ViewMemory {
  /// Takes note of a behaviour of the view that is being made, and says whose it is.
  func note(_ behavior: some ViewBehavior) -> ViewIdentity {
    hasActions = hasActions || behavior.runsAfterLayout
    readsLayout = readsLayout || behavior.readsLayout
    return ViewIdentity(steps: path)
  }

  /// What the behaviour of a view looked at when it last ran; `nil` where it never ran.
  func past(_ view: ViewIdentity) -> PastAction? { past[view] }

  /// Remembers what a behaviour of a view looked at.
  func setPast(_ action: PastAction, of view: ViewIdentity) { past[view] = action }

  /// Whether something was done for some view.
  var hasPast: Bool { !past.isEmpty }

  /// Forgets all views but some; gives the behaviours of those that have gone.
  func keepPast(of views: Set<ViewIdentity>) -> [ViewIdentity: any ViewBehavior] {
    let gone = past.filter { !views.contains($0.key) }
    for view in gone.keys { past[view] = nil }
    return gone.mapValues(\.behavior)
  }
}
