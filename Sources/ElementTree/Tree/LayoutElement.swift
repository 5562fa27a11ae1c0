import Foundation

/// What one node of a resolved tree is: a leaf, a container or a modifier, with its parameters.
///
/// An element says nothing of how it is laid out: each engine has a rule for each type of element.
public protocol LayoutElement: Sendable {
  /// Its name in SwiftUI, such as `HStack` or `frame`.
  var kind: String { get }
  /// Which part it plays in the tree.
  var role: ElementRole { get }
  /// What is wrong with it beyond the values that its parameters take; an error among them stops the layout.
  var issues: [ElementIssue] { get }
  /// The parameters that its layout depends on, in the order of SwiftUI.
  static var parameters: [Parameter<Self>] { get }
  /// Whether each of its children is placed; a choice leaves some out.
  var placesAllChildren: Bool { get }
  /// What it has to do with the container that some views are sized by.
  var containerUse: ContainerUse { get }
  /// What it has in common with elements of its type that lay out alike around the same views; `nil` where nobody can
  /// tell, as it runs code.
  var layoutIdentity: LayoutIdentity? { get }
  /// What it has in common with elements of its type that differ from it in finite lengths alone, and those lengths.
  var layoutShape: LayoutShape { get }
  /// The finite lengths that were written, in points.
  var lengths: [(name: ParameterName, value: CGFloat)] { get }
  /// What its parent can know of it before any size is known.
  func traits(of children: [ViewTraits]) -> ViewTraits
}

/// What an element has to do with the container, a scroll view or the root, that some views are sized by.
public enum ContainerUse: Hashable, Sendable {
  /// Nothing.
  case none
  /// It is sized by the nearest one.
  case reads
  /// It is one to what is inside it.
  case provides
}

/// The part that an element plays in the tree.
public enum ElementRole: Hashable, Sendable {
  case leaf
  case container
  /// It wraps one view; what it overlays, if anything, comes after that view.
  case modifier
}

/// An element without children.
public protocol LeafElement: LayoutElement {}

/// An element that places its children.
public protocol ContainerElement: LayoutElement {}

/// An element that wraps one view.
public protocol ModifierElement: LayoutElement {}

/// A modifier that is written for what it does to the layout: one that changes no frame can be left out.
public protocol SizingElement: ModifierElement {}

extension LeafElement {
  /// A leaf.
  public var role: ElementRole { .leaf }
}

extension ContainerElement {
  /// A container.
  public var role: ElementRole { .container }
}

extension ModifierElement {
  /// A modifier.
  public var role: ElementRole { .modifier }
}

/// Something wrong with an element's parameters.
public enum ElementIssue: Hashable, Sendable {
  /// The parameters were corrected as the rules say; SwiftUI prints the text too.
  case warning(String)
  /// No rule gives the parameters a meaning.
  case error(String)
}

/// What a parent can know of a view before any size is known.
public struct ViewTraits: Hashable, Sendable {
  /// The layout priority; never NaN.
  public var priority: Double
  /// What stands at its edges, for the default spacing.
  public var spacing: ViewSpacing
  /// The guides that have an explicit value.
  public var explicitGuides: GuideSet
  /// Whether it, or a view inside it, is sized by the nearest container; the tree knows.
  public var readsContainer = false
  private var gridCellBox: GridCellBox?

  /// By default, the traits of an ordinary view.
  public init(
    priority: Double = 0, spacing: ViewSpacing = .ordinary, explicitGuides: GuideSet = []
  ) {
    self.priority = priority
    self.spacing = spacing
    self.explicitGuides = explicitGuides
  }

  /// What it says to the grid around it.
  public var gridCell: GridCell {
    get { gridCellBox?.cell ?? GridCell() }
    set { gridCellBox = newValue == GridCell() ? nil : GridCellBox(newValue) }
  }
}

extension LayoutElement {
  /// Nothing is wrong.
  public var issues: [ElementIssue] { [] }

  /// Every view inside has a frame.
  public var placesAllChildren: Bool { true }

  /// Nothing.
  public var containerUse: ContainerUse { .none }

  /// `nil`: nobody can tell.
  public var layoutIdentity: LayoutIdentity? { nil }

  /// The identity of the same element with each length that was written replaced by one point.
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

  /// A modifier shows what it wraps, a container the guides that containers combine, a leaf is an ordinary view.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    switch role {
    case .leaf: ViewTraits()
    case .modifier: children.first ?? ViewTraits()
    case .container: ViewTraits(explicitGuides: Self.combinedGuides(children))
    }
  }

  /// The guides that a container makes from its children's explicit ones.
  public static func combinedGuides(_ children: [ViewTraits]) -> GuideSet {
    var guides: GuideSet = []
    for place in children.indices { guides.formCombination(children[place].explicitGuides) }
    return guides
  }

  /// The traits of what a modifier wraps, with its layout priority hidden.
  public func traitsHidingPriority(_ children: [ViewTraits]) -> ViewTraits {
    var traits = children.first ?? ViewTraits()
    traits.priority = 0
    return traits
  }
}

extension LayoutElement where Self: Hashable {
  /// The element itself.
  public var layoutIdentity: LayoutIdentity? { LayoutIdentity(self) }
}

/// An element of some type behind a reference: what a tree says of all of them alike, without knowing their types.
public class AnyElementBox: @unchecked Sendable {
  // Only `ElementBox` comes from it, and holds nothing that changes.
  @usableFromInline
  init() {}

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

/// An element with its finite lengths apart from all else that its layout depends on.
///
/// ```swift
/// let (narrow, wide) = (FrameElement(width: 10, height: nil), FrameElement(width: 200, height: nil))
/// print(narrow.layoutShape.identity == wide.layoutShape.identity)  // true
/// print(wide.layoutShape.lengths.map { $0.value })  // [200.0]
/// ```
public struct LayoutShape: Sendable {
  /// What it has in common with elements of its type that differ from it in finite lengths alone; `nil` where nobody can
  /// tell.
  public let identity: LayoutIdentity?
  /// The finite lengths that were written, in points, in the order of the element's parameters.
  public let lengths: [(name: ParameterName, value: CGFloat)]

  /// An element's lengths, and what it has in common with elements of other lengths.
  public init(identity: LayoutIdentity?, lengths: [(name: ParameterName, value: CGFloat)]) {
    (self.identity, self.lengths) = (identity, lengths)
  }
}

/// The types of element that Taut knows: this floor's list of rooms.
///
/// Every floor above has a room for each of them.
public enum LayoutElements {
  /// All types: leaves, containers and modifiers.
  public static let all: [any LayoutElement.Type] =
    leaves + containers + frames + wrappingModifiers
    + [
      MeasuredElement.self, CustomLayoutElement.self, GridElement.self, GridCellElement.self,
      LazyGridElement.self, LayoutValueElement.self, EffectFrameElement.self,
    ]
}
