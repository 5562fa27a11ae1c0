/// A view for each element of a collection, given to the container one by one.
///
/// The place of the views of the i-th element is `.i`, from 0: the elements' ids have no part in
/// layout, but states go with them.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, PassingView {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID
  // Where the collection's type is known, its elements are visited by code that is made for it.
  private let visit: (Data, (Data.Element) -> Void) -> Void

  /// Makes a view for each element; `id` names what tells elements apart.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
    visit = { $0.forEach($1) }
  }

  /// Makes a view for each element of a collection of identifiable ones.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, Data.Element.ID == ID {
    self.data = data
    self.content = content
    id = { $0.id }
    visit = { $0.forEach($1) }
  }

  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    id = { $0 }
    visit = { for number in $0 { $1(number) } }
  }

  /// Adds the nodes of every element, in order.
  func passLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode]) {
    if nodes.isEmpty { nodes.reserveCapacity(data.count) }
    // Taken out of the view once: to find them in it, its type is asked for at each element.
    let (content, id) = (content, id)
    var place = 0
    visit(data) { element in
      let first = nodes.count
      environment.at(.id(AnyHashable(id(element)))) {
        content(element).addLayoutNodes(in: environment, to: &nodes)
      }
      nodes.enter(place, from: first)
      place += 1
    }
  }
}
