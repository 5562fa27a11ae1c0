extension View {
  /// Begins a task when the view comes.
  ///
  /// It runs until it first waits for something; what comes after that runs where a ``ViewSession`` is asked to.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @isolated(any) () async -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    behaving("task", TaskBehavior(id: 0, action: action), [:], fileID, line)
  }

  /// Begins a task when the view comes, and again when a value has changed.
  ///
  /// It runs until it first waits for something; what comes after that runs where a ``ViewSession`` is asked to.
  public func task(
    id value: some Equatable, priority: TaskPriority = .userInitiated,
    _ action: @escaping @isolated(any) () async -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    behaving("task", TaskBehavior(id: value, action: action), ["id": "\(value)"], fileID, line)
  }

  /// Runs code when the view comes, after the layout.
  public func onAppear(
    perform action: (() -> Void)? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    behaving("onAppear", AppearBehavior { action?() }, [:], fileID, line)
  }

  /// Runs code when the view has gone, after the layout without it.
  public func onDisappear(
    perform action: (() -> Void)? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    behaving("onDisappear", DisappearBehavior { action?() }, [:], fileID, line)
  }

  /// Runs code when a value has changed since the last layout, and where `initial` is true also when the view comes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    let behavior = ChangeBehavior(value: value, isInitial: initial, action: action)
    return behaving("onChange", behavior, ["value": "\(value)"], fileID, line)
  }

  /// Runs code when a value has changed since the last layout, and where `initial` is true also when the view comes.
  public func onChange(
    of value: some Equatable, initial: Bool = false, _ action: @escaping () -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    onChange(of: value, initial: initial, { _, _ in action() }, fileID: fileID, line: line)
  }

  /// Runs code with the new value when a value has changed since the last layout.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    onChange(of: value, { _, new in action(new) }, fileID: fileID, line: line)
  }

  /// Runs code when what is read of the view's geometry has changed since the last layout, and when the view comes.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    onGeometryChange(for: type, of: transform, action: { _, new in action(new) }, fileID: fileID, line: line)
  }

  /// Runs code when what is read of the view's geometry has changed since the last layout, and when the view comes.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    behaving("onGeometryChange", GeometryBehavior(reading: transform, action: action), [:], fileID, line)
  }

  /// What to do when the view is tapped, as ``ViewSession/tap(_:)`` does.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    behaving("onTapGesture", TapBehavior(action: action), ["count": "\(count)"], fileID, line)
  }
}
