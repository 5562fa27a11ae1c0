// For whoever reads views from elsewhere: the actions by the names that stand there.
extension View {
  /// Runs code when a value has changed since the last layout, and where `isInitial` is true also when the view comes.
  package func acting<Value: Equatable>(
    _ kind: String, onChangeOf value: Value, isInitial: Bool, fileID: String, line: Int,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    behaving(kind, ChangeBehavior(value: value, isInitial: isInitial, action: action), [:], fileID, line)
  }

  /// Runs code when a part of what the views inside say for a key has changed, and when the view comes.
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
