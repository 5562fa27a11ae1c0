import Foundation

/// The content of one node of a resolved tree: a leaf, a container or a modifier, with its parameters.
///
/// An element does not know how it is laid out: each engine has a rule for each type of element.
public protocol LayoutElement: Sendable {
  /// The name of the element's kind, such as `HStack` or `frame`; SwiftUI's name if there is one.
  var kind: String { get }
  /// The role of the element in the tree.
  var role: ElementRole { get }
  /// The issues with the element beyond the values that its parameters accept; an error among them stops the
  /// layout.
  var issues: [ElementIssue] { get }
  /// The parameters that the layout depends on, in SwiftUI's order of arguments.
  static var parameters: [Parameter<Self>] { get }
  /// Whether every child is placed; a choice such as `ViewThatFits` leaves some out.
  var placesAllChildren: Bool { get }
  /// The element's use of the container that some views are sized by.
  var containerUse: ContainerUse { get }
  /// The identity of elements that lay out alike around the same views; `nil` if the element cannot be
  /// compared because it runs code.
  var layoutIdentity: LayoutIdentity? { get }
  /// The identity of elements that differ in finite lengths alone, and those lengths.
  var layoutShape: LayoutShape { get }
  /// The finite lengths that are written in the element, in points.
  var lengths: [(name: ParameterName, value: CGFloat)] { get }
  /// Returns the properties of the view that its parent can know before any size is known.
  func traits(of children: [ViewTraits]) -> ViewTraits
}

/// An element's use of the container, a scroll view or the root, that some views are sized by.
public enum ContainerUse: Hashable, Sendable {
  /// The element has nothing to do with the container.
  case none
  /// The element is sized by the nearest container.
  case reads
  /// The element is the container of the views inside it.
  case provides
}

/// The role of an element in the tree.
public enum ElementRole: Hashable, Sendable {
  case leaf
  case container
  /// A modifier wraps one view; the view that it overlays, if any, follows that view.
  case modifier
}

/// An element without children.
public protocol LeafElement: LayoutElement {}

/// An element that places its children.
public protocol ContainerElement: LayoutElement {}

/// An element that wraps one view.
public protocol ModifierElement: LayoutElement {}

/// A modifier whose purpose is layout: one that changes no frame can be removed.
public protocol SizingElement: ModifierElement {}

extension LeafElement {
  /// The role of a leaf, which has no children.
  public var role: ElementRole { .leaf }
}

extension ContainerElement {
  /// The role of a container, which places its children.
  public var role: ElementRole { .container }
}

extension ModifierElement {
  /// The role of a modifier, which wraps one view.
  public var role: ElementRole { .modifier }
}

/// An issue with an element's parameters.
public enum ElementIssue: Hashable, Sendable {
  /// The parameters were corrected as the rules require; SwiftUI prints the same text.
  case warning(String)
  /// The parameters have no meaning under any rule.
  case error(String)
}

/// The properties of a view that its parent can know before any size is known.
public struct ViewTraits: Hashable, Sendable {
  /// The layout priority; never NaN.
  public var priority: Double
  /// The kinds of content at the view's edges, which determine default spacing.
  public var spacing: ViewSpacing
  /// The guides that have an explicit value, or may have one.
  public var explicitGuides: GuideSet
  /// Whether the view, or a view inside it, is sized by the nearest container; set by the tree.
  public var readsContainer = false
  private var gridCellBox: GridCellBox?

  /// Creates traits, by default those of an ordinary view.
  public init(
    priority: Double = 0, spacing: ViewSpacing = .ordinary, explicitGuides: GuideSet = []
  ) {
    self.priority = priority
    self.spacing = spacing
    self.explicitGuides = explicitGuides
  }

  /// The attributes that the grid around the view reads.
  public var gridCell: GridCell {
    get { gridCellBox?.cell ?? GridCell() }
    set { gridCellBox = newValue == GridCell() ? nil : GridCellBox(newValue) }
  }
}

extension LayoutElement {
  /// Empty, as an element has no issues by default.
  public var issues: [ElementIssue] { [] }

  /// True, as most elements place all children.
  public var placesAllChildren: Bool { true }

  /// None, as most elements have nothing to do with the container.
  public var containerUse: ContainerUse { .none }

  /// `nil`, as an element cannot be compared by default.
  public var layoutIdentity: LayoutIdentity? { nil }

  /// The identity of the element with each written length replaced by one point, and those lengths.
  public var layoutShape: LayoutShape {
    var (element, takesOnePoint) = (self, true)
    var lengths: [(name: ParameterName, value: CGFloat)] = []
    for parameter in Self.parameters {
      guard let length = parameter.writtenLength(of: self) else { continue }
      lengths.append((parameter.name, length))
      if parameter.accepts.issue(with: .length(1), of: parameter.title) == nil {
        parameter.set(&element, .length(1))
      } else {
        takesOnePoint = false
      }
    }
    return LayoutShape(identity: takesOnePoint ? element.layoutIdentity : nil, lengths: lengths)
  }

  /// Returns the child's traits for a modifier, combined guides for a container, and those of an ordinary
  /// view for a leaf.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    switch role {
    case .leaf: ViewTraits()
    case .modifier: children.first ?? ViewTraits()
    case .container: ViewTraits(explicitGuides: Self.combinedGuides(children))
    }
  }

  /// Returns the guides that a container combines from its children's explicit ones.
  public static func combinedGuides(_ children: [ViewTraits]) -> GuideSet {
    var guides: GuideSet = []
    for index in children.indices { guides.formCombination(children[index].explicitGuides) }
    return guides
  }

  /// Returns the traits of a modifier's child with priority 0.
  public func traitsHidingPriority(_ children: [ViewTraits]) -> ViewTraits {
    var traits = children.first ?? ViewTraits()
    traits.priority = 0
    return traits
  }
}

extension LayoutElement where Self: Hashable {
  /// The identity of the element's own value.
  public var layoutIdentity: LayoutIdentity? { LayoutIdentity(self) }
}

/// An element of any type behind a reference, with the members that a tree reads without knowing the type.
public class AnyElementBox: @unchecked Sendable {
  // Unchecked: `ElementBox` is the only subclass, and it is immutable.
  @usableFromInline
  init() {}

  /// The element; boxed anew at each access, so rules bound to a type read `ElementBox.element` instead.
  public var value: any LayoutElement { preconditionFailure("every box is of some type") }
  /// The type of the boxed element.
  var type: any LayoutElement.Type { preconditionFailure("every box is of some type") }
  package var role: ElementRole { preconditionFailure("every box is of some type") }
  package var placesAllChildren: Bool { preconditionFailure("every box is of some type") }
  package var layoutIdentity: LayoutIdentity? { preconditionFailure("every box is of some type") }
  package var layoutShape: LayoutShape { preconditionFailure("every box is of some type") }
  var containerUse: ContainerUse { preconditionFailure("every box is of some type") }
  var issues: [ElementIssue] { preconditionFailure("every box is of some type") }
  /// The checks of those parameters of the type that can be invalid.
  var checks: [ParameterCheck] { preconditionFailure("every box is of some type") }
  func traits(of children: [ViewTraits]) -> ViewTraits { preconditionFailure("every box is of some type") }
}

/// An element behind a reference, which a rule bound to its type reads without a cast or a copy.
public final class ElementBox<Element: LayoutElement>: AnyElementBox, @unchecked Sendable {
  /// The element itself, unboxed.
  public let element: Element

  @inlinable
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
      ParameterCheck(
        title: parameter.title, accepts: parameter.accepts,
        length: parameter.length.map { length in { length(unsafeDowncast($0, to: ElementBox.self).element) }
        },
        value: { parameter.value(unsafeDowncast($0, to: ElementBox.self).element) })
    }
  }
  override func traits(of children: [ViewTraits]) -> ViewTraits { element.traits(of: children) }
}

extension LayoutElement {
  /// The element in a box of its type.
  package var boxed: AnyElementBox { ElementBox(self) }
}

/// An element's finite lengths, apart from everything else that its layout depends on.
///
/// ```swift
/// let (narrow, wide) = (FrameElement(width: 10, height: nil), FrameElement(width: 200, height: nil))
/// print(narrow.layoutShape.identity == wide.layoutShape.identity)  // true
/// print(wide.layoutShape.lengths.map { $0.value })  // [200.0]
/// ```
public struct LayoutShape: Sendable {
  /// The identity of elements that differ in finite lengths alone; `nil` if the element cannot be compared.
  public let identity: LayoutIdentity?
  /// The written finite lengths in points, in the order of the element's parameters.
  public let lengths: [(name: ParameterName, value: CGFloat)]

  /// Creates a shape from an element's lengths and the identity of elements that differ in lengths alone.
  public init(identity: LayoutIdentity?, lengths: [(name: ParameterName, value: CGFloat)]) {
    (self.identity, self.lengths) = (identity, lengths)
  }
}

/// The element types of Taut.
///
/// Each module with rules has one rule for each of them.
public enum LayoutElements {
  /// All element types: leaves, containers and modifiers.
  public static let all: [any LayoutElement.Type] =
    leaves + containers + frames + wrappingModifiers
    + [
      MeasuredElement.self, CustomLayoutElement.self, GridElement.self, GridCellElement.self,
      LazyGridElement.self, LayoutValueElement.self, EffectFrameElement.self,
    ]
}
