import ConstraintLayout
import Foundation
import LayoutCore
import LayoutDocuments
import LinearProgramming

/// The explanation of one type of element: it holds an element and provides the parts of sentences about it.
///
/// A rule is a `LeafExplanation` or a `ParentExplanation`.
protocol ExplanationRule<Element>: ElementRule {
  associatedtype Element

  /// Creates the rule of an element.
  init(element: Element)
  var element: Element { get }

  /// Whether the element's answer along one axis may depend on lengths along the other.
  var couplesAxes: Bool { get }
  /// Whether the element can be removed by itself: a leaf with its modifiers, a modifier from its view.
  var isRemovable: Bool { get }
  /// The element as it is written, such as `frame(maxWidth: 198.7)`; of two alignments the one along the
  /// axis.
  func call(along axis: Axis) -> String
  /// A parameter with its value, such as `padding(.top, 3)`, with the name of its view if one is given.
  func phrase(for parameter: ParameterName, of owner: String?) -> String

  /// The intrinsic size of a leaf that no parameter gives, in points; `nil` for any other element.
  var naturalSize: CGSize? { get }
  /// The parameter by which a leaf is named along an axis; `nil` where only its presence can be named.
  func content(along axis: Axis) -> ParameterName?
  /// The breaking of a text into lines at a proposal; `nil` for any other element.
  func lines(at proposal: ProposedViewSize) -> LineBreaks?

  /// The reason for a child's position along an axis; `nil` for a modifier that leaves it in its place.
  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason?
  /// The reason for a side that a modifier decides itself although it takes its child's answer; `nil` for
  /// most.
  func deciding(along axis: Axis, in view: ExplainedView) -> String?
  /// The ideal lengths as far as they are written; `nil` where they are not.
  func idealSize(in view: ExplainedView) -> [Rational]?
  /// The name of the element as one that proposes to its children: `row`, or `frame(width: 30), line 12,`.
  func proposer(along axis: Axis, in view: ExplainedView) -> String
  /// The proposal to the children, as a sentence: `row offers 200`.
  func offering(_ offer: String, along axis: Axis, in view: ExplainedView) -> String
  /// The proposal to the children, as they see it: `the 200 that row offers`.
  func offered(_ offer: String, along axis: Axis, in view: ExplainedView) -> String
  /// The name of the element's own length where it proposes that to its children; `nil` where it is evident.
  func ownLength(along axis: Axis, in view: ExplainedView) -> String?
  /// The name of an intrinsic length: `its own width` for most.
  func naturalLength(along axis: Axis, in view: ExplainedView) -> String
  /// The sum that makes up the length along an axis, where it consists of more than the children; `nil` for
  /// most.
  func sum(along axis: Axis, in view: ExplainedView) -> String?
  /// The parameters whose lengths place views and size none.
  var placing: Set<ParameterName> { get }
  /// The truncated part of a text at a proposal, in points of height, where the text has the given width;
  /// zero where it is whole, and for any other element.
  func missingHeight(at proposal: ExactProposal, width: CGFloat) -> Rational
  /// The number of words of a text that are broken across lines at a proposal, where the text has the given
  /// width; zero for any other element.
  func brokenWords(at proposal: ExactProposal, width: CGFloat) -> Int
  /// The axes along which contents may extend beyond the element: scrolled, moved on purpose, or drawn around
  /// a view.
  ///
  /// `isWrapped` is whether the view that a modifier wraps is meant, or the ones beside it.
  func overhang(ofWrapped isWrapped: Bool) -> Axis.Set
  /// Whether the element proposes no length to its view, and so gets its ideal size.
  var fixesSize: Bool { get }
  /// The axis along which a stack shares its length; `nil` for any other element.
  var stackAxis: Axis? { get }
  /// The stack along the other axis; `nil` for any other element.
  var turned: (any LayoutElement)? { get }
  /// The sentence for a length that the proposal bounds; `called` is the name of the proposal.
  func held(by offer: Offer?, called: String, along axis: Axis, in view: ExplainedView) -> String
}

/// The explanation of a leaf.
protocol LeafExplanation: ExplanationRule {}

extension LeafExplanation {
  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    nil
  }
}

/// The explanation of a container or a modifier.
protocol ParentExplanation: ExplanationRule {}

// A parent has no size or content except that of its children.
extension ParentExplanation {
  var naturalSize: CGSize? { nil }
  func content(along axis: Axis) -> ParameterName? { nil }
}

// Defaults for members that only a few elements implement.
extension ExplanationRule {
  func deciding(along axis: Axis, in view: ExplainedView) -> String? { nil }
  func idealSize(in view: ExplainedView) -> [Rational]? { nil }
  func proposer(along axis: Axis, in view: ExplainedView) -> String { view.called }
  func offering(_ offer: String, along axis: Axis, in view: ExplainedView) -> String {
    "\(proposer(along: axis, in: view)) offers \(offer)"
  }
  func offered(_ offer: String, along axis: Axis, in view: ExplainedView) -> String {
    let isOwn = ownLength(along: axis, in: view) != nil && view.length(axis).map { Words.points($0) } == offer
    let verb = isOwn ? "is \(Words.adjective(axis))" : "offers"
    return "the \(offer) that \(proposer(along: axis, in: view)) \(verb)"
  }
  func ownLength(along axis: Axis, in view: ExplainedView) -> String? { nil }
  func naturalLength(along axis: Axis, in view: ExplainedView) -> String { "its own \(Words.side(axis))" }
  func sum(along axis: Axis, in view: ExplainedView) -> String? { nil }
  func lines(at proposal: ProposedViewSize) -> LineBreaks? { nil }
  var placing: Set<ParameterName> { [] }
  func missingHeight(at proposal: ExactProposal, width: CGFloat) -> Rational { 0 }
  func brokenWords(at proposal: ExactProposal, width: CGFloat) -> Int { 0 }
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

  /// The lengths that are set, such as `width: 50, height: 20`.
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

  /// A thing with the view that owns it: `title's maxWidth 50`, or `the maxWidth 50 of Color at root.2`.
  func owned(_ thing: String, by owner: String?) -> String {
    guard let owner else { return thing }
    // A kind with its path, or a text, is too long for a possessive.
    guard owner.contains(" ") || owner.hasPrefix("\"") else { return "\(Words.possessive(owner)) \(thing)" }
    return "\(thing.contains("(") ? "" : "the ")\(thing) of \(owner)"
  }

  /// The alignment as the last argument of a frame, unless it is the default.
  func aligned(_ alignment: Alignment) -> String {
    guard alignment != .center else { return "" }
    if let known = GuideNames.pairs.first(where: { $0.1 == alignment }) { return ", alignment: .\(known.0)" }
    let guides = [Axis.horizontal, .vertical].map { ".\(alignment[$0].name)" }
    return ", alignment: Alignment(horizontal: \(guides[0]), vertical: \(guides[1]))"
  }
}

/// The explanation rules, one for each type of element.
package struct ExplanationRules: Sendable {
  private let registry: RuleRegistry<any ExplanationRule.Type>

  private init(_ rules: [any ExplanationRule.Type]) {
    registry = RuleRegistry(rules) { $0.elementType }
  }

  /// The types of element that have a rule, by name.
  package var elementTypes: [any LayoutElement.Type] { registry.elementTypes }

  /// Returns the rule of an element of a tree that was checked.
  func rule(for element: any LayoutElement) -> any ExplanationRule {
    guard let rule = registry[element] else {
      preconditionFailure("a tree is checked for rooms before it is explained")
    }
    return rule.init(erased: element)
  }

  /// Checks that every view of a tree has a rule.
  ///
  /// - Throws: `LayoutError.missingRule`.
  func check(_ tree: LayoutTree) throws(LayoutError) {
    for node in tree.nodes where registry[node.element] == nil {
      throw .missingRule(engine: "explanations", ViewReference(node))
    }
  }

  /// The rules for every type of element.
  package static let standard = ExplanationRules(
    leaves + frames + containers + wrappingModifiers)
}

extension ExplanationRule {
  fileprivate static var elementType: any LayoutElement.Type { Element.self }
  // The registry guarantees that the element is of the rule's type.
  fileprivate init(erased element: any LayoutElement) { self.init(element: element as! Element) }
}

/// A tree that is explained at several sizes; results that hold for more than one are reused.
///
/// Holds state, as `ResizableLayout` does, and must not be used from several threads at once.
package final class ResizableExplanation {
  private let tree: LayoutTree
  private let engine: ConstraintEngine
  private let layout: ResizableLayout
  /// The layouts from which prices are computed.
  package let layouts: RelatedLayouts

  /// Prepares a tree; without `keepsPrices` no price can be computed.
  ///
  /// - Throws: The errors of `LayoutExplanation`.
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
  /// - Throws: as `ConstraintEngine.layout` does.
  package func explanation(in proposal: ProposedViewSize) throws -> LayoutExplanation {
    var solution = try layout.solve(in: proposal)
    // A reused block has the numbers of the size it was solved at.
    let proposals = solution.proposals(in: layout.tree)
    solution.root.blocks = try solution.root.blocks.map { block in
      try block.evaluated(at: proposals[block.view] ?? block.proposal)
    }
    return LayoutExplanation(tree, layout.tree, engine, in: proposal, solution)
  }
}
