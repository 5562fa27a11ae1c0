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
