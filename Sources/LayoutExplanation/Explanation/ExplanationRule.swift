import ConstraintLayout
import Foundation
import LayoutCore
import LayoutDocuments
import LinearProgramming

/// How one type of element is explained: a room holds one element and says what sentences need to know about it.
///
/// A room is a `LeafExplanation` or a `ParentExplanation`.
protocol ExplanationRule<Element>: ElementRule {
  associatedtype Element

  /// The room of an element.
  init(element: Element)
  /// The element that is explained.
  var element: Element { get }

  /// Whether what it answers along one axis may depend on lengths along the other.
  var couplesAxes: Bool { get }
  /// Whether a person can take it away and leave the rest: a leaf with its modifiers, a modifier from its view.
  var isRemovable: Bool { get }
  /// The element as a person writes it, such as `frame(maxWidth: 198.7)`; of two alignments the one along the axis.
  func call(along axis: Axis) -> String
  /// A parameter with its value, such as `padding(.top, 3)`, and with the name of its view if one is given.
  func phrase(for parameter: ParameterName, of owner: String?) -> String

  /// The size in points of a leaf that has one by itself and that no parameter gives; `nil` for any other.
  var naturalSize: CGSize? { get }
  /// The parameter by which a leaf is named along an axis; `nil` where all there is to say is that it is there.
  func content(along axis: Axis) -> ParameterName?
  /// How a text is broken into lines at a proposal; `nil` for any other element.
  func lines(at proposal: ProposedViewSize) -> LineBreaks?

  /// Why a child lies along an axis where it does; `nil` for a modifier that leaves it in its place.
  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason?
  /// What decides a side where a modifier does so itself though it takes its child's answer; `nil` for most.
  func deciding(along axis: Axis, in view: ExplainedView) -> String?
  /// Its size where nothing is offered, as far as that is written; `nil` where it is not.
  func idealSize(in view: ExplainedView) -> [Rational]?
  /// What it is called where it offers something to its children: `row`, or `frame(width: 30), line 12,`.
  func offerer(along axis: Axis, in view: ExplainedView) -> String
  /// What it offers to its children, as a sentence: `row offers 200`.
  func offering(_ offer: String, along axis: Axis, in view: ExplainedView) -> String
  /// What it offers to its children, as they see it: `the 200 that row offers`.
  func offered(_ offer: String, along axis: Axis, in view: ExplainedView) -> String
  /// What its own length is called where it offers that to its children; `nil` where this goes without saying.
  func ownLength(along axis: Axis, in view: ExplainedView) -> String?
  /// What a length is called that it has by itself: `its own width` for most.
  func naturalLength(along axis: Axis, in view: ExplainedView) -> String
  /// What its length along an axis is the sum of, where that is more than its children; `nil` for most.
  func sum(along axis: Axis, in view: ExplainedView) -> String?
  /// The lengths that place views and size none.
  var placing: Set<ParameterName> { get }
  /// How much of a text is missing at a proposal, in points of height, where it is as wide as given: zero where it is
  /// whole, and for what is no text.
  func missingHeight(at proposal: ExactProposal, width: CGFloat) -> Rational
  /// Along which axes what is in it may reach beyond it: what scrolls, is moved on purpose, or is drawn around a view; of
  /// a modifier, the view that it wraps may be another case than what is beside it.
  func overhang(ofWrapped isWrapped: Bool) -> Axis.Set
  /// Whether it asks its view for the ideal size.
  var fixesSize: Bool { get }
  /// The axis along which its children share its length; `nil` for what is no stack.
  var stackAxis: Axis? { get }
  /// A stack along the other axis; `nil` for what is no stack.
  var turned: (any LayoutElement)? { get }
  /// How the offer holds its length, where the offer is a bound; `called` is what the offer is called.
  func held(by offer: Offer?, called: String, along axis: Axis, in view: ExplainedView) -> String
}

/// How a leaf is explained.
protocol LeafExplanation: ExplanationRule {}

extension LeafExplanation {
  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    nil
  }
}

/// How a container or a modifier is explained.
protocol ParentExplanation: ExplanationRule {}

// A parent has no size or content but that of what is in it.
extension ParentExplanation {
  var naturalSize: CGSize? { nil }
  func content(along axis: Axis) -> ParameterName? { nil }
}

// What only a few elements have anything to say about.
extension ExplanationRule {
  func deciding(along axis: Axis, in view: ExplainedView) -> String? { nil }
  func idealSize(in view: ExplainedView) -> [Rational]? { nil }
  func offerer(along axis: Axis, in view: ExplainedView) -> String { view.called }
  func offering(_ offer: String, along axis: Axis, in view: ExplainedView) -> String {
    "\(offerer(along: axis, in: view)) offers \(offer)"
  }
  func offered(_ offer: String, along axis: Axis, in view: ExplainedView) -> String {
    let isOwn = ownLength(along: axis, in: view) != nil && view.length(axis).map { Words.points($0) } == offer
    let verb = isOwn ? "is \(Words.adjective(axis))" : "offers"
    return "the \(offer) that \(offerer(along: axis, in: view)) \(verb)"
  }
  func ownLength(along axis: Axis, in view: ExplainedView) -> String? { nil }
  func naturalLength(along axis: Axis, in view: ExplainedView) -> String { "its own \(Words.side(axis))" }
  func sum(along axis: Axis, in view: ExplainedView) -> String? { nil }
  func lines(at proposal: ProposedViewSize) -> LineBreaks? { nil }
  var placing: Set<ParameterName> { [] }
  func missingHeight(at proposal: ExactProposal, width: CGFloat) -> Rational { 0 }
  func overhang(ofWrapped isWrapped: Bool) -> Axis.Set { [] }
  var fixesSize: Bool { false }
  var stackAxis: Axis? { nil }
  var turned: (any LayoutElement)? { nil }
  func held(by offer: Offer?, called: String, along axis: Axis, in view: ExplainedView) -> String {
    "limited by \(called)"
  }
}

extension ExplanationRule {
  /// A parameter's value in words.
  func value(_ parameter: ParameterName) -> String {
    element.parameters.first { $0.name == parameter }?.words ?? ""
  }

  /// The lengths that are given, such as `width: 50, height: 20`.
  var lengths: String {
    element.parameters.compactMap { parameter in
      guard case .length(_?) = parameter.value, !parameter.isInherited else { return nil }
      return "\(parameter.name): \(parameter.words ?? "")"
    }.joined(separator: ", ")
  }

  /// The element with its lengths, such as `offset(x: 10, y: 0)`.
  var plainCall: String { "\(element.kind)(\(lengths))" }

  /// A parameter as an argument of the element, such as `frame(width: 50) of title`.
  func plainPhrase(_ parameter: ParameterName, _ owner: String?) -> String {
    owned("\(element.kind)(\(parameter): \(value(parameter)))", by: owner)
  }

  /// A thing with the view that it belongs to: `title's maxWidth 50`, or `the maxWidth 50 of Color at root.2`.
  func owned(_ thing: String, by owner: String?) -> String {
    guard let owner else { return thing }
    // A kind with its path, or a text, is too long a name to be put before what it owns.
    guard owner.contains(" ") || owner.hasPrefix("\"") else { return "\(Words.possessive(owner)) \(thing)" }
    return "\(thing.contains("(") ? "" : "the ")\(thing) of \(owner)"
  }

  /// An alignment as the last argument of a frame, unless it is the default.
  func aligned(_ alignment: Alignment) -> String {
    guard alignment != .center else { return "" }
    if let known = GuideNames.pairs.first(where: { $0.1 == alignment }) { return ", alignment: .\(known.0)" }
    let guides = [Axis.horizontal, .vertical].map { ".\(alignment[$0].name)" }
    return ", alignment: Alignment(horizontal: \(guides[0]), vertical: \(guides[1]))"
  }
}

/// The rooms of this floor, one for each type of element.
package struct ExplanationRules: Sendable {
  private let rooms: RuleRegistry<any ExplanationRule.Type>

  private init(_ rules: [any ExplanationRule.Type]) {
    rooms = RuleRegistry(rules) { $0.elementType }
  }

  /// The types of element that have a room, by name.
  package var elementTypes: [any LayoutElement.Type] { rooms.elementTypes }

  /// The room of an element of a tree that was checked.
  func room(for element: any LayoutElement) -> any ExplanationRule {
    guard let room = rooms[element] else {
      preconditionFailure("a tree is checked for rooms before it is explained")
    }
    return room.init(erased: element)
  }

  /// Checks that every view of a tree has a room.
  ///
  /// - Throws: `LayoutError.missingRule`.
  func check(_ tree: LayoutTree) throws(LayoutError) {
    for node in tree.nodes where rooms[node.element] == nil {
      throw .missingRule(engine: "explanations", ViewReference(node))
    }
  }

  /// A room for every type of element.
  package static let standard = ExplanationRules(
    leaves + frames + containers + wrappingModifiers)
}

extension ExplanationRule {
  fileprivate static var elementType: any LayoutElement.Type { Element.self }
  // Only the registry knows that the element is of the room's type.
  fileprivate init(erased element: any LayoutElement) { self.init(element: element as! Element) }
}

/// A tree that is explained at one size after the other: what holds for more than one is worked out once.
///
/// An object with a memory, as `ResizableLayout` is. Not for several threads at once.
package final class ResizableExplanation {
  private let tree: LayoutTree
  private let engine: ConstraintEngine
  private let layout: ResizableLayout
  /// What lays out again where prices are asked for.
  package let layouts: RelatedLayouts

  /// Prepares a tree; without `keepsPrices` no price can be asked for.
  ///
  /// Throws as `LayoutExplanation` does.
  package init(_ tree: LayoutTree, keepsPrices: Bool) throws {
    try ExplanationRules.standard.check(tree)
    var engine = ConstraintEngine()
    engine.keepsPrices = keepsPrices
    self.tree = tree
    self.engine = engine
    layouts = RelatedLayouts(engine: engine)
    layout = try ResizableLayout(keepsPrices ? tree.writingImpliedLengths() : tree)
  }

  /// The explanation in a container, in points.
  ///
  /// Throws as `ConstraintEngine.layout` does.
  package func explanation(in proposal: ProposedViewSize) throws -> LayoutExplanation {
    var solution = try layout.solve(in: proposal)
    // Blocks that were kept have the numbers of the size that they were solved at.
    let proposals = solution.proposals(in: layout.tree)
    solution.root.blocks = try solution.root.blocks.map { block in
      try block.evaluated(at: proposals[block.view] ?? block.proposal)
    }
    return LayoutExplanation(tree, layout.tree, engine, in: proposal, solution)
  }
}
