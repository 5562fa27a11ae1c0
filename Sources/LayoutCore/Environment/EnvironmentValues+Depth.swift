extension EnvironmentValues {
  /// How many levels of views are resolved on one stack.
  private static let levelsPerStack = 1_024

  /// Resolves the body of a view of a type one level further in.
  ///
  /// In as many bodies as a tree may be deep, the view stands for an error that names those around it: only a body can
  /// contain itself, as any other view holds what is in it.
  func inBody(of type: Any.Type, _ resolve: (EnvironmentValues) -> [LayoutNode]) -> [LayoutNode] {
    var inner = self
    inner.bodies += 1
    guard inner.bodies <= Self.mostBodies else {
      return [LayoutNode(EndlessViewElement(type, inside: trail))]
    }
    // Only the last views are worth a name: a cycle is seen in them.
    if inner.bodies > Self.mostBodies - ViewTrail.length { inner.trail = ViewTrail(type, inside: trail) }
    return inner.oneLevelDeeper(resolve)
  }

  /// How many bodies may lie in each other: each may add several levels to the tree.
  private static let mostBodies = LayoutTree.greatestDepth / 2

  /// Resolves something one level further in; every so many levels it gets a stack of its own.
  func oneLevelDeeper<Nodes>(_ resolve: (EnvironmentValues) -> Nodes) -> Nodes {
    var inner = self
    inner.depth += 1
    guard inner.depth.isMultiple(of: Self.levelsPerStack) else { return resolve(inner) }
    return DeepStack.runElsewhere(levels: Self.levelsPerStack) { resolve(inner) }
  }
}

/// The types of the views around a view, the innermost first.
final class ViewTrail: Sendable {
  /// How many levels before the greatest depth are remembered.
  static let length = 64

  let type: Any.Type
  let outer: ViewTrail?

  init(_ type: Any.Type, inside outer: ViewTrail?) {
    self.type = type
    self.outer = outer
  }

  /// The types, the innermost first.
  var types: [Any.Type] { Array(sequence(first: self, next: \.outer).map(\.type)) }
}

/// What stands for a view that is nested deeper than any tree may be; no engine ever lays it out.
struct EndlessViewElement: LeafElement {
  static let parameters: [Parameter<Self>] = []
  let issues: [ElementIssue]

  init(_ type: Any.Type, inside trail: ViewTrail?) {
    let names = (trail?.types ?? []).reversed().map { "\($0)" } + ["\(type)"]
    // From the last time that the innermost type came before: the cycle, where there is one.
    let start = names.dropLast().lastIndex(of: "\(type)")
    let words =
      start.map { "the body of \(names[$0]) contains itself: \(names[$0...].joined(separator: " > "))" }
      ?? "the body of \(type) is nested too deep"
    issues = [
      .error("\(words); no more than \(LayoutTree.greatestDepth / 2) bodies may lie in each other")
    ]
  }

  var kind: String { "View" }
}
