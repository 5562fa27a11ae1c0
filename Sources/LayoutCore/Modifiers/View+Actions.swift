extension View {
  /// What to do while the view is shown; a layout does not do it.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("task", [:], fileID, line)
  }

  /// What to do whenever a value changes while the view is shown; a layout does not do it.
  public func task(
    id value: some Equatable, priority: TaskPriority = .userInitiated,
    _ action: @escaping () async -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("task", ["id": "\(value)"], fileID, line)
  }

  /// What to do when the view comes; a layout does not do it.
  public func onAppear(
    perform action: (() -> Void)? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("onAppear", [:], fileID, line)
  }

  /// What to do when the view is tapped; the layout stays.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("onTapGesture", ["count": "\(count)"], fileID, line)
  }
}
