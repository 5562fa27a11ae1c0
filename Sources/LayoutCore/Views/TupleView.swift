/// Several views side by side, as a builder makes them from a block.
///
/// `Elements` is the tuple of the views' types. The place of the k-th view is `.k`, from 0.
public struct TupleView<Elements>: View, PrimitiveView {
  private let elements: [any View]

  /// Makes a tuple of views.
  public init<each Element: View>(_ element: repeat each Element) where Elements == (repeat each Element) {
    var elements: [any View] = []
    repeat elements.append(each element)
    self.elements = elements
  }

  /// The nodes of every element, in order.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    nodes.reserveCapacity(elements.count)
    for place in elements.indices {
      nodes.append(
        environment.at(.place(place)) { elements[place].layoutNodes(in: environment) }, under: place)
    }
    return nodes
  }
}
