/// What a custom layout hands on to a layout that the engine knows: some of its views, and the element.
public struct DelegatedLayout {
  /// The view whose layout hands them on.
  public let view: LayoutTree.Index
  /// The views that are handed on.
  public let children: [LayoutTree.Index]
  /// The element that is to lay them out.
  public let element: any LayoutElement

  /// What tells a delegation apart from others of the same tree.
  public struct Key: Hashable {
    private let view: LayoutTree.Index
    private let children: [LayoutTree.Index]
    private let element: AnyHashable

    fileprivate init(_ delegated: DelegatedLayout, _ element: any Hashable) {
      view = delegated.view
      children = delegated.children
      self.element = AnyHashable(element)
    }
  }

  /// What tells it apart; `nil` for an element that cannot be told apart from others.
  public var key: Key? { (element as? any Hashable).map { Key(self, $0) } }
}
