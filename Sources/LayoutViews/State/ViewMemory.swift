import ElementTree

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

/// Which view of a view tree something belongs to: the way to it from the root, in what views are made of.
///
/// It stays from one making of the bodies to the next, whatever the values in them.
struct ViewIdentity: Hashable {
  /// One step of the way.
  enum Step: Hashable {
    /// The k-th of several views side by side.
    case place(Int)
    /// The view of an element of a collection, or one that was given an id.
    case id(AnyHashable)
    /// The first branch of an `if` or `switch`, or the second.
    case branch(isFirst: Bool)
    /// What a view or modifier of a type is made of.
    case body(ObjectIdentifier)
    /// What a modifier wraps.
    case modified
    /// What is drawn over or under a view.
    case layer
  }

  /// The way from the root.
  var steps: [Step]
  /// How many views of the same way came before: several nodes may share the modifier that was written once.
  var occurrence = 0
}

extension EnvironmentValues {
  /// Makes something one step further from the root.
  func at<Result>(_ step: @autoclosure () -> ViewIdentity.Step, _ make: () -> Result) -> Result {
    guard let memory else { return make() }
    memory.path.append(step())
    defer { memory.path.removeLast() }
    return make()
  }

  /// Makes something at the place where the way led when it was remembered.
  func at<Result>(_ path: [ViewIdentity.Step]?, _ make: () -> Result) -> Result {
    guard let memory, let path else { return make() }
    let current = memory.path
    memory.path = path
    defer { memory.path = current }
    return make()
  }
}

/// Where the value of a state is while a layout is made: in the memory of that layout.
final class StateStorage<Value>: AnyStateStorage {
  private(set) var value: Value

  init(_ value: Value, _ memory: ViewMemory) {
    self.value = value
    super.init(memory)
  }

  /// Puts another value in its place; one that is equal is no change.
  func set(_ newValue: Value) {
    let isSame = Equality.areEqual(value, newValue)
    value = newValue
    if !isSame { memory?.noteChange() }
  }
}

/// A storage of any value.
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

  /// The value that counts: the memory's while there is one.
  var value: Value {
    get { storage?.value ?? own }
    set { if let storage { storage.set(newValue) } else { own = newValue } }
  }

  /// Takes the value from a memory; a view that stands in two places keeps one value for both.
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

/// A box of any value, so that a memory can let go of it.
class AnyStateBox {
  private(set) weak var connection: ViewMemory?
  private(set) var key: PropertyKey?

  /// Belongs to a memory from now on.
  final func attach(_ place: PropertyPlace) {
    if connection !== place.memory { place.memory.remember(self) }
    connection = place.memory
    key = place.key
  }

  /// Takes nothing from a memory any more.
  func disconnect(from memory: ViewMemory) {
    guard connection === memory else { return }
    connection = nil
    key = nil
  }
}

/// Whether two values of one type are equal, where the type can tell.
enum Equality {
  static func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    guard let one = one as? any Equatable else { return false }
    return one.isEqual(to: other)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

// For whoever makes views by other means than types: what is remembered of such a view, and which one it is.
extension EnvironmentValues {
  /// Makes something one step further from the root of the view tree, under a name among its siblings.
  package func entering<Result>(_ name: AnyHashable, _ make: () -> Result) -> Result { at(.id(name), make) }

  /// What is kept for the view that is being made, from one making of the views to the next; made where there is nothing.
  ///
  /// `nil` where nothing is remembered. The object says with `noteChange` that something was set in it.
  package func kept<Object: AnyObject>(_ make: (_ noteChange: @escaping () -> Void) -> Object) -> Object? {
    guard let memory else { return nil }
    let key = PropertyKey(owner: memory.path, name: ObjectIdentifier(Object.self))
    return memory.storage(for: key) {
      StateStorage(make { [weak memory] in memory?.noteChange() }, memory)
    }.value
  }

  /// Says that something was set on which the views depend; `nil` where nothing is remembered.
  package var noteChange: (() -> Void)? {
    guard let memory else { return nil }
    return { [weak memory] in memory?.noteChange() }
  }
}
