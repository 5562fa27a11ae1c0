/// An element of some type behind a reference: what a tree says of all of them alike, without knowing their types.
public class AnyElementBox: @unchecked Sendable {
  // Only `ElementBox` comes from it, and holds nothing that changes.
  fileprivate init() {}

  /// The element; made anew at each call, so rules that are bound to a type read `ElementBox.element` instead.
  public var value: any LayoutElement { preconditionFailure("every box is of some type") }
  /// The type of the element.
  var type: any LayoutElement.Type { preconditionFailure("every box is of some type") }
  package var role: ElementRole { preconditionFailure("every box is of some type") }
  package var placesAllChildren: Bool { preconditionFailure("every box is of some type") }
  package var layoutIdentity: LayoutIdentity? { preconditionFailure("every box is of some type") }
  package var layoutShape: LayoutShape { preconditionFailure("every box is of some type") }
  var containerUse: ContainerUse { preconditionFailure("every box is of some type") }
  var issues: [ElementIssue] { preconditionFailure("every box is of some type") }
  /// What is asked of those parameters of its type of which something can be wrong.
  var checks: [ParameterCheck] { preconditionFailure("every box is of some type") }
  func traits(of children: [ViewTraits]) -> ViewTraits { preconditionFailure("every box is of some type") }
}

/// An element behind a reference: a rule that is bound to its type reads it in place, without a cast or a copy.
public final class ElementBox<Element: LayoutElement>: AnyElementBox, @unchecked Sendable {
  /// The element.
  public let element: Element

  init(_ element: Element) { self.element = element }

  public override var value: any LayoutElement { element }
  override var type: any LayoutElement.Type { Element.self }
  package override var role: ElementRole { element.role }
  package override var placesAllChildren: Bool { element.placesAllChildren }
  package override var layoutIdentity: LayoutIdentity? { element.layoutIdentity }
  package override var layoutShape: LayoutShape { element.layoutShape }
  override var containerUse: ContainerUse { element.containerUse }
  override var issues: [ElementIssue] { element.issues }
  override var checks: [ParameterCheck] {
    Element.parameters.lazy.filter { $0.isChecked }.map { parameter in
      ParameterCheck(title: parameter.title, accepts: parameter.accepts) {
        parameter.value(unsafeDowncast($0, to: ElementBox.self).element)
      }
    }
  }
  override func traits(of children: [ViewTraits]) -> ViewTraits { element.traits(of: children) }
}

extension LayoutElement {
  /// The element in a box of its type.
  package var boxed: AnyElementBox { ElementBox(self) }
}
