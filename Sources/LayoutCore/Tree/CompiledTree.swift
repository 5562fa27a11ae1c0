/// A tree as an engine reads it while it measures: what is hot, contiguous and in preorder.
///
/// What is read once in a while (names, paths, sources) stays in `LayoutTree`.
public struct CompiledTree: Sendable {
  /// What an engine reads of one view.
  public struct View: Sendable {
    /// The view's element, in an `ElementBox` of its type.
    public let element: any AnyObject & Sendable
    /// Which of `elementTypes` it is of.
    public let type: Int
    /// Its priority, spacing and explicit guides.
    public let traits: ViewTraits
    /// Whether its children's places are mirrored.
    public let isRightToLeft: Bool
    @usableFromInline let children: Range<Int>
  }

  /// The different types of element, in the order in which they first occur.
  public private(set) var elementTypes: [any LayoutElement.Type] = []
  /// The views, in preorder.
  public private(set) var views: [View] = []
  private var typeIdentifiers: [ObjectIdentifier] = []
  @usableFromInline private(set) var children: [LayoutTree.Index] = []

  /// Compiles a tree.
  public init(_ tree: LayoutTree) {
    views.reserveCapacity(tree.nodes.count)
    children.reserveCapacity(tree.nodes.count)
    for node in tree.nodes { append(node) }
  }

  /// Adds a node after the others.
  public mutating func append(_ node: LayoutTree.Node) {
    let first = children.count
    children += node.children
    views.append(
      View(
        element: node.element.boxed, type: number(of: type(of: node.element)),
        traits: node.traits, isRightToLeft: node.direction == .rightToLeft, children: first..<children.count))
  }

  private mutating func number(of type: any LayoutElement.Type) -> Int {
    let identifier = ObjectIdentifier(type)
    if let known = typeIdentifiers.firstIndex(of: identifier) { return known }
    typeIdentifiers.append(identifier)
    elementTypes.append(type)
    return elementTypes.count - 1
  }

  /// How many children a view has.
  @inlinable
  public func childCount(of view: LayoutTree.Index) -> Int { views[view.position].children.count }

  /// The child of a view at a place among its children, from 0.
  @inlinable
  public func child(_ place: Int, of view: LayoutTree.Index) -> LayoutTree.Index {
    children[views[view.position].children.lowerBound + place]
  }
}
