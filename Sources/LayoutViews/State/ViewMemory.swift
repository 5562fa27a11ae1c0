import ElementTree

/// The memory of views while their bodies are evaluated again and again: states, and the actions that have
/// run.
///
/// It is used by one thread at a time: where a deep tree is made on another thread, the first one waits.
final class ViewMemory: @unchecked Sendable {
  // Unchecked: environments carry it, and are sendable.

  /// The path from the root to the view that is being made.
  var path: [ViewIdentity.Step] = []
  /// Whether some view acts after a layout.
  private(set) var hasActions = false
  /// Whether the actions of some view depend on views' frames.
  private(set) var readsLayout = false
  /// Whether a state was set since the actions began.
  var isChanged: Bool { changes > 0 }
  /// The number of changes of values since the actions began.
  private(set) var changes = 0
  /// The runner of the views' tasks.
  let tasks = TaskRunner()

  private var storages: [PropertyKey: AnyStateStorage] = [:]
  private var used: Set<PropertyKey> = []
  private var boxes: [WeakBox] = []
  private var plainTypes: Set<ObjectIdentifier> = []
  private var past: [ViewIdentity: PastAction] = [:]

  private struct WeakBox {
    weak var box: AnyStateBox?
  }

  /// An action that ran for a view, and the way to end it.
  struct PastAction {
    var behavior: any ViewBehavior
    /// The value that the behaviour read when it last ran.
    var value: Any?
  }

  /// Begins to evaluate all bodies anew.
  func beginRound() {
    hasActions = false
    readsLayout = false
    path = []
    used = []
    boxes.removeAll { $0.box == nil }
  }

  /// Begins to count changes: values that are set while bodies are evaluated cause no further layout.
  func beginActions() {
    changes = 0
    storages = storages.filter { used.contains($0.key) }
  }

  /// Records that a state was set to another value.
  func noteChange() { changes += 1 }

  /// Disconnects from the views, whose states are restored.
  func disconnect() {
    for box in boxes { box.box?.disconnect(from: self) }
    boxes = []
    tasks.cancel()
  }
}

extension ViewMemory {
  /// Returns the storage of a property, made where there is none.
  func storage<Value>(for key: PropertyKey, make: () -> StateStorage<Value>) -> StateStorage<Value> {
    used.insert(key)
    if let known = storages[key] as? StateStorage<Value> { return known }
    let made = make()
    storages[key] = made
    return made
  }

  /// Returns whether a property was connected since the round began.
  func isInUse(_ key: PropertyKey?) -> Bool { key.map { used.contains($0) } ?? false }

  func remember(_ box: AnyStateBox) { boxes.append(WeakBox(box: box)) }

  /// Returns whether values of a type may have dynamic properties.
  func mayHaveProperties(_ type: Any.Type) -> Bool { !plainTypes.contains(ObjectIdentifier(type)) }

  func notePlain(_ type: Any.Type) { plainTypes.insert(ObjectIdentifier(type)) }
}

extension ViewMemory {
  /// Records a behaviour of the view that is being made, and returns the view's identity.
  func note(_ behavior: some ViewBehavior) -> ViewIdentity {
    hasActions = hasActions || behavior.runsAfterLayout
    readsLayout = readsLayout || behavior.readsLayout
    return ViewIdentity(steps: path)
  }

  /// Returns the value that a view's behaviour read when it last ran; `nil` where it never ran.
  func past(_ view: ViewIdentity) -> PastAction? { past[view] }

  /// Stores the value that a behaviour of a view read.
  func setPast(_ action: PastAction, of view: ViewIdentity) { past[view] = action }

  /// Whether an action ran for some view.
  var hasPast: Bool { !past.isEmpty }

  /// Forgets all views except some; returns the behaviours of those that have gone.
  func keepPast(of views: Set<ViewIdentity>) -> [ViewIdentity: any ViewBehavior] {
    let removed = past.filter { !views.contains($0.key) }
    for view in removed.keys { past[view] = nil }
    return removed.mapValues(\.behavior)
  }
}

/// The identity of a view in a view tree: the path from the root, through the views that contain it.
///
/// It stays the same from one evaluation of the bodies to the next, whatever the values in them.
struct ViewIdentity: Hashable {
  /// A step on the path from the root to a view.
  enum Step: Hashable {
    /// The k-th of several views side by side.
    case index(Int)
    /// The view of an element of a collection, or one with an id.
    case id(AnyHashable)
    /// The first branch of an `if` or `switch`, or the second.
    case branch(isFirst: Bool)
    /// The body of a view or modifier of a type.
    case body(ObjectIdentifier)
    /// The view that a modifier wraps.
    case modified
    /// A layer over or under a view.
    case layer
  }

  /// The path from the root.
  var steps: [Step]
  /// The number of earlier views with the same path: several nodes may share the modifier that was written
  /// once.
  var occurrence = 0
}

extension EnvironmentValues {
  /// Runs a closure one step further from the root.
  func at<Result>(_ step: @autoclosure () -> ViewIdentity.Step, _ make: () -> Result) -> Result {
    guard let memory else { return make() }
    memory.path.append(step())
    defer { memory.path.removeLast() }
    return make()
  }

  /// Runs a closure at a path that was kept.
  func at<Result>(_ path: [ViewIdentity.Step]?, _ make: () -> Result) -> Result {
    guard let memory, let path else { return make() }
    let current = memory.path
    memory.path = path
    defer { memory.path = current }
    return make()
  }
}

/// The storage of a state's value while a layout is made, which the memory of that layout owns.
final class StateStorage<Value>: AnyStateStorage {
  private(set) var value: Value

  init(_ value: Value, _ memory: ViewMemory) {
    self.value = value
    super.init(memory)
  }

  /// Sets another value; an equal one is no change.
  func set(_ newValue: Value) {
    let isSame = Equality.areEqual(value, newValue)
    value = newValue
    if !isSame { memory?.noteChange() }
  }
}

/// A storage whose value's type is erased.
class AnyStateStorage {
  fileprivate(set) weak var memory: ViewMemory?

  fileprivate init(_ memory: ViewMemory) { self.memory = memory }
}

/// The value of a state, shared by all copies of the view that declares it.
final class StateBox<Value>: AnyStateBox {
  private lazy var own: Value = initial()
  private let initial: () -> Value
  private var storage: StateStorage<Value>?

  init(_ initial: @escaping () -> Value) { self.initial = initial }

  /// The current value: the memory's while there is one.
  var value: Value {
    get { storage?.value ?? own }
    set { if let storage { storage.set(newValue) } else { own = newValue } }
  }

  /// Takes the value from a memory; a view that occurs in two places keeps one value for both.
  func connect(_ place: PropertyPlace) {
    let memory = place.memory
    guard connection !== memory || !memory.isInUse(key) else { return }
    attach(place)
    storage = memory.storage(for: place.key) { StateStorage(own, memory) }
  }

  override func disconnect(from memory: ViewMemory) {
    if connection === memory { storage = nil }
    super.disconnect(from: memory)
  }
}

/// A box with its value's type erased, so that a memory can disconnect it.
class AnyStateBox {
  private(set) weak var connection: ViewMemory?
  private(set) var key: PropertyKey?

  /// Attaches the box to a memory.
  final func attach(_ place: PropertyPlace) {
    if connection !== place.memory { place.memory.remember(self) }
    connection = place.memory
    key = place.key
  }

  /// Disconnects from a memory, if it is the connected one.
  func disconnect(from memory: ViewMemory) {
    guard connection === memory else { return }
    connection = nil
    key = nil
  }
}

/// The equality of two values of one type, where the type is equatable.
enum Equality {
  static func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    guard let one = one as? any Equatable else { return false }
    return one.isEqual(to: other)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

// For readers that make views by other means than types: the memory of such a view, and its identity.
extension EnvironmentValues {
  /// Runs a closure one step further from the root of the view tree, under a name among its siblings.
  package func entering<Result>(_ name: AnyHashable, _ make: () -> Result) -> Result { at(.id(name), make) }

  /// Returns the object that is kept for the view being made, from one evaluation to the next; creates it at
  /// first.
  ///
  /// `nil` where nothing is kept. The object calls `noteChange` when a value in it was set.
  package func kept<Object: AnyObject>(_ make: (_ noteChange: @escaping () -> Void) -> Object) -> Object? {
    guard let memory else { return nil }
    let key = PropertyKey(owner: memory.path, name: ObjectIdentifier(Object.self))
    return memory.storage(for: key) {
      StateStorage(make { [weak memory] in memory?.noteChange() }, memory)
    }.value
  }

  /// Notes that a value was set on which the views depend; `nil` where nothing is kept.
  package var noteChange: (() -> Void)? {
    guard let memory else { return nil }
    return { [weak memory] in memory?.noteChange() }
  }
}
