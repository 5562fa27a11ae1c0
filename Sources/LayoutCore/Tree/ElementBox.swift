/// An element of some type behind a reference: what a tree says of all of them alike, without knowing their types.
public class AnyElementBox: @unchecked Sendable {
  // Only `ElementBox` comes from it, and holds nothing that changes.
  fileprivate init() {}

  /// The element; made anew at each call, so rules that are bound to a type read `ElementBox.element` instead.
  public var value: any LayoutElement { preconditionFailure("every box is of some type") }
  /// The type of the element.
  var type: any LayoutElement.Type { preconditionFailure("every box is of some type") }
  var role: ElementRole { preconditionFailure("every box is of some type") }
  var containerUse: ContainerUse { preconditionFailure("every box is of some type") }
  var findings: [ElementIssue] { preconditionFailure("every box is of some type") }
  func traits(of children: [ViewTraits]) -> ViewTraits { preconditionFailure("every box is of some type") }
}

/// An element behind a reference: a rule that is bound to its type reads it in place, without a cast or a copy.
public final class ElementBox<Element: LayoutElement>: AnyElementBox, @unchecked Sendable {
  /// The element.
  public let element: Element

  init(_ element: Element) { self.element = element }

  public override var value: any LayoutElement { element }
  override var type: any LayoutElement.Type { Element.self }
  override var role: ElementRole { element.role }
  override var containerUse: ContainerUse { element.containerUse }
  override var findings: [ElementIssue] { element.findings }
  override func traits(of children: [ViewTraits]) -> ViewTraits { element.traits(of: children) }
}

extension LayoutElement {
  /// The element in a box of its type.
  package var boxed: AnyElementBox { ElementBox(self) }
}
