/// An element behind a reference: a rule that is bound to its type reads it in place, without a cast or a copy.
public final class ElementBox<Element: LayoutElement>: Sendable {
  /// The element.
  public let element: Element

  init(_ element: Element) { self.element = element }
}

extension LayoutElement {
  /// The element in a box of its type.
  var boxed: any AnyObject & Sendable { ElementBox(self) }
}
