extension EnvironmentValues {
  /// How many levels of views are resolved on one stack.
  private static let levelsPerStack = 128

  /// Resolves something one level further in; every so many levels it gets a stack of its own.
  func oneLevelDeeper(_ resolve: (EnvironmentValues) -> [LayoutNode]) -> [LayoutNode] {
    var inner = self
    inner.depth += 1
    guard inner.depth.isMultiple(of: Self.levelsPerStack) else { return resolve(inner) }
    return DeepStack.runElsewhere(levels: Self.levelsPerStack) { resolve(inner) }
  }
}
