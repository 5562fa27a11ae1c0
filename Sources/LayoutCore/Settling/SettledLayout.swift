/// A layout of a view after which nothing is left to do: what its actions set is in it.
///
/// ```swift
/// let settled = try ReferenceEngine().settled(row, in: ProposedViewSize(width: 200, height: 50))
/// print(settled.result.views.count, settled.rounds)
/// ```
public struct SettledLayout: Sendable {
  /// The tree that was laid out last, with the content of its geometry readers; good for this one container size.
  public var tree: LayoutTree
  /// The same tree before its geometry readers were given their content.
  public var unread: LayoutTree
  /// Every view of that tree in its place; the costs are those of all rounds together.
  public var result: LayoutResult
  /// Whether some view does something after a layout: another size may then have another tree.
  package var hasActions: Bool
  /// How many times the views were made and laid out: 1 where no action changed anything.
  public var rounds: Int { result.rounds }
}

extension LayoutEngine {
  /// Lays out a view in a container of a size, in points, until nothing changes: geometry readers have their content, and
  /// what `onAppear`, `task`, `onChange`, `onPreferenceChange` and `onGeometryChange` set is in the layout.
  ///
  /// Throws as `settled(_:in:)` does.
  public func layout(
    _ view: some View, in proposal: ProposedViewSize, environment: EnvironmentValues = EnvironmentValues()
  ) throws -> LayoutResult {
    try settled(view, in: proposal, environment: environment).result
  }

  /// Lays out a view in a container of a size, in points, until nothing changes, and gives the last tree as well.
  ///
  /// After a layout, actions run; if they set a state to another value, the bodies are made anew with it and laid out
  /// again. The view's own states are what they were before once this returns. Throws as `expanded(_:in:)` does, and
  /// `LayoutError.changesWithoutEnd` where the actions still change something after 100 rounds.
  public func settled(
    _ view: some View, in proposal: ProposedViewSize, environment: EnvironmentValues = EnvironmentValues()
  ) throws -> SettledLayout {
    let memory = ViewMemory()
    defer { memory.disconnect() }
    return try settled(view, in: proposal, environment, memory)
  }
}
