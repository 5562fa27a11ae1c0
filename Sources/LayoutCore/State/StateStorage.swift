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
