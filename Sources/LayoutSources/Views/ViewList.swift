import LayoutCore

/// Several views side by side, from a builder or `ForEach`: the place of the k-th is `.k`, from 0.
struct ViewList: View {
  typealias Body = Never
  var views: [any View]

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    for (index, view) in views.enumerated() {
      for var node in environment.entering(index, { view.layoutNodes(in: environment) }) {
        node.place = ".\(index)\(node.place)"
        nodes.append(node)
      }
    }
    return nodes
  }
}

/// The view of one of the branches of a choice.
struct BranchView: View {
  typealias Body = Never
  var content: any View
  /// The branch among those of the choice.
  var branch: AnyHashable

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    environment.entering(branch) { content.layoutNodes(in: environment) }
  }
}
