import Foundation

extension LayoutTree {
  /// Resolves a view in an environment and lays its tree flat.
  ///
  /// Several views at the root are first a centred `VStack` with the environment's spacing, and spacers and
  /// dividers among them lie along it; no view at all is an empty `ZStack`. All of it lies within what the environment's
  /// `containerSafeArea` leaves of the container. Throws
  /// `LayoutError.invalidParameter` where no rule gives a parameter a meaning.
  public init(
    _ view: some View, environment: EnvironmentValues = EnvironmentValues()
  ) throws(LayoutError) {
    let insets = environment.containerSafeArea
    let environment = environment.insideContainer
    let root = view.singleNode(in: environment, combiningAlong: .vertical) {
      StackElement.centered(along: .vertical, defaultSpacing: $0.spacing)
    }
    let tree = root ?? LayoutNode(ZStackElement(), direction: environment.layoutDirection)
    try self.init(tree.inSafeArea(insets))
  }
}

extension EnvironmentValues {
  /// The environment inside the container, what is not safe of that taken off.
  package var insideContainer: EnvironmentValues {
    guard containerSafeArea != EdgeInsets() else { return self }
    var inside = self
    inside.containerSafeArea = EdgeInsets()
    inside.isInSafeArea = true
    return inside
  }
}
