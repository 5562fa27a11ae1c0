import ElementTree

/// Runs code when a view appears.
struct AppearBehavior: ViewBehavior {
  let action: () -> Void

  var runsAfterLayout: Bool { true }

  func run(_ moment: BehaviorMoment) -> Any? {
    if moment.isFirst { action() }
    return nil
  }
}

/// Runs code when a view has disappeared.
struct DisappearBehavior: ViewBehavior {
  let action: () -> Void

  var runsAfterLayout: Bool { true }
  func end() { action() }
}

/// Begins a task when a view appears, and again when a value has changed.
struct TaskBehavior<ID: Equatable>: ViewBehavior {
  let id: ID
  let action: @isolated(any) () async -> Void

  var runsAfterLayout: Bool { true }

  func run(_ moment: BehaviorMoment) -> Any? {
    if moment.past(ID.self) != id { moment.memory.tasks.begin(action, for: moment.identity) }
    return id
  }
}

/// Runs code when a value that a view was made with has changed.
struct ChangeBehavior<Value: Equatable>: ViewBehavior {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  var runsAfterLayout: Bool { true }

  func run(_ moment: BehaviorMoment) -> Any? {
    let past = moment.past(Value.self)
    if let past, past != value { action(past, value) }
    if past == nil, isInitial { action(value, value) }
    return value
  }
}

/// Runs code when a value read from a view's geometry has changed.
struct GeometryBehavior<Value: Equatable>: ViewBehavior {
  let reading: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  var runsAfterLayout: Bool { true }
  var readsLayout: Bool { true }

  func run(_ moment: BehaviorMoment) -> Any? {
    let value = reading(moment.geometry)
    let past = moment.past(Value.self)
    if past != value { action(past ?? value, value) }
    return value
  }
}

/// Runs code when a preference of the views inside has changed.
struct PreferenceBehavior<Key: PreferenceKey>: ViewBehavior where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  var runsAfterLayout: Bool { true }
  var readsLayout: Bool { true }

  func run(_ moment: BehaviorMoment) -> Any? {
    let value = moment.tree.preference(Key.self, of: moment.view, moment.frames)
    if moment.past(Key.Value.self) != value { action(value) }
    return value
  }
}

/// Runs an action when a view is tapped.
struct TapBehavior: ViewBehavior {
  let action: () -> Void
  var tap: (() -> Void)? { action }
}

/// Stores a value that the user picks.
struct ChoiceBehavior<Value>: ViewBehavior {
  let value: Binding<Value>

  var canChoose: Bool { true }

  func choose(_ choice: Any) -> Bool {
    guard let choice = choice as? Value else { return false }
    value.wrappedValue = choice
    return true
  }
}

/// Toggles a value with every tap, and stores one that the user picks.
struct ToggleBehavior: ViewBehavior {
  let isOn: Binding<Bool>

  var tap: (() -> Void)? { { isOn.wrappedValue.toggle() } }
  var canChoose: Bool { true }
  func choose(_ choice: Any) -> Bool { ChoiceBehavior(value: isOn).choose(choice) }
}

/// Disables the controls inside.
struct DisablingBehavior: ViewBehavior {
  let isDisabling: Bool
}

/// Does nothing: most stand-ins do not react.
struct NoBehavior: ViewBehavior {}

// For readers of views from other sources: the actions by the names that are written there.
extension View {
  /// Runs an action when a value has changed since the last layout, and where `isInitial` is true also when
  /// the view appears.
  package func acting<Value: Equatable>(
    _ kind: String, onChangeOf value: Value, isInitial: Bool, fileID: String, line: Int,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    behaving(kind, ChangeBehavior(value: value, isInitial: isInitial, action: action), [:], fileID, line)
  }

  /// Runs an action when a part of a preference of the views inside has changed, and when the view appears.
  package func acting<Key: PreferenceKey, Part: Equatable>(
    onChangeOf key: Key.Type, fileID: String, line: Int, part: @escaping (Key.Value) -> Part,
    _ action: @escaping (Part) -> Void
  ) -> some View {
    behaving(
      "onPreferenceChange", PreferencePartBehavior<Key, Part>(part: part, action: action), [:], fileID, line)
  }
}

/// Runs code when a part of a preference of the views inside has changed.
private struct PreferencePartBehavior<Key: PreferenceKey, Part: Equatable>: ViewBehavior {
  let part: (Key.Value) -> Part
  let action: (Part) -> Void

  var runsAfterLayout: Bool { true }
  var readsLayout: Bool { true }

  func run(_ moment: BehaviorMoment) -> Any? {
    let value = part(moment.tree.preference(Key.self, of: moment.view, moment.frames))
    if moment.past(Part.self) != value { action(value) }
    return value
  }
}
