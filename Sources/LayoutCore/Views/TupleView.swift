/// Several views side by side, as a builder makes them from a block.
///
/// `Elements` is the tuple of the views' types. The place of the k-th view is `.k`, from 0.
public struct TupleView<Elements>: View, PassingView {
  private let elements: [any View]

  /// Makes a tuple of views.
  public init<each Element: View>(_ element: repeat each Element) where Elements == (repeat each Element) {
    var elements: [any View] = []
    repeat elements.append(each element)
    self.elements = elements
  }

  /// Adds the nodes of every element, in order.
  func passLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode]) {
    if nodes.isEmpty { nodes.reserveCapacity(elements.count) }
    for place in elements.indices {
      let first = nodes.count
      environment.at(.place(place)) { elements[place].addLayoutNodes(in: environment, to: &nodes) }
      nodes.enter(place, from: first)
    }
  }
}
