extension LayoutTree {
  /// Resolves a view in an environment and lays its tree flat.
  ///
  /// Several views at the root are first a centred `VStack` with the environment's spacing, and spacers and
  /// dividers among them lie along it; no view at all is an empty `ZStack`. Throws
  /// `LayoutError.invalidParameter` where no rule gives a parameter a meaning.
  public init(
    _ view: some View, environment: EnvironmentValues = EnvironmentValues()
  ) throws(LayoutError) {
    let root = view.singleNode(in: environment, combiningAlong: .vertical) {
      StackElement.centered(along: .vertical, defaultSpacing: $0.spacing)
    }
    try self.init(root ?? LayoutNode(ZStackElement(), direction: environment.layoutDirection))
  }
}
