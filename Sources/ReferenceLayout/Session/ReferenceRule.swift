import ElementTree

/// The reference engine's rule for one type of element, as plain code that reads like the page *Rules*.
///
/// An app can add elements of its own, each with its rule:
///
/// ```swift
/// struct SquareElement: LeafElement {
///   static let parameters: [Parameter<Self>] = []
///   var kind: String { "Square" }
/// }
///
/// struct SquareRule: ReferenceRule {
///   func size<Number: LayoutNumber>(
///     of square: SquareElement, at proposal: Proposal<Number>, _ children: Children<Number>
///   ) -> Size<Number> {
///     let side = proposal.width ?? Number(10)
///     return Size(side, side)
///   }
/// }
///
/// let engine = ReferenceEngine(rules: ReferenceRules.standard.replacing(SquareRule()))
/// let tree = try LayoutTree(LayoutNode(SquareElement()))
/// let layout = try engine.layout(tree, in: ProposedViewSize(width: 30, height: nil))  // 30 by 30
/// ```
public protocol ReferenceRule<Element>: ElementRule {
  /// The type of element that the rule lays out.
  associatedtype Element

  /// Returns the size of the view at a proposal.
  ///
  /// - Throws: The errors of measuring a child.
  func size<Number: LayoutNumber>(
    of element: Element, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number>

  /// Returns the places of the view's children and the proposals to them, before any mirroring.
  func placements<Number: LayoutNumber>(
    of element: Element, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>]

  /// Returns the explicit value of a guide that the view's traits list; `nil` if it has none after all.
  func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of element: Element, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Number?

  /// The rule bound to doubles; the default is sufficient, and specialised for each rule of this module.
  var boundToDoubles: BoundRule<Double> { get }

  /// The rule bound to 64-bit functions; the default is sufficient, and specialised for each rule of this
  /// module.
  var boundToLines: BoundRule<ShortLine> { get }
}

extension ReferenceRule {
  /// Returns no placement, as a leaf has no children.
  public func placements<Number: LayoutNumber>(
    of element: Element, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] { [] }

  /// Returns a modifier's child's value moved by the child's place, or the combined values of a container's
  /// children.
  public func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of element: Element, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Number? {
    try combinedGuide(guide, element.role, at: proposal, children)
  }

  func combinedGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, _ role: ElementRole, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Number? {
    let placements = try children.placements(at: proposal)
    let considered = role == .modifier ? Array(placements.prefix(1)) : placements
    let values = try considered.compactMap { placement in
      try children[placement.child].explicitGuide(guide, at: placement.proposal).map {
        $0.adding(placement.origin[guide.axis])
      }
    }
    guard role == .container else { return values.first }
    switch guide.combination {
    case .none: return nil
    case .smallest: return values.min()
    case .largest: return values.max()
    case .average:
      guard let first = values.first else { return nil }
      return values.dropFirst().reduce(first) { $0.adding($1) } / Number(values.count)
    }
  }
}

/// The rules of the reference engine, one for each type of element.
public struct ReferenceRules: Sendable {
  private let registry: RuleRegistry<any ReferenceRule>

  private init(_ registry: RuleRegistry<any ReferenceRule>) { self.registry = registry }

  /// Creates a list of rules; the later of two for one type of element replaces the earlier.
  public init(_ rules: [any ReferenceRule]) { self.init(RuleRegistry(rules) { $0.elementType }) }

  /// Returns the rules with the one for an element type replaced.
  public func replacing(_ rule: any ReferenceRule) -> ReferenceRules {
    ReferenceRules(registry.replacing(rule, for: rule.elementType))
  }

  /// The types of element that have a rule, sorted by name.
  public var elementTypes: [any LayoutElement.Type] { registry.elementTypes }

  /// Returns the rule for a type of element; `nil` if there is none.
  func rule(for type: any LayoutElement.Type) -> (any ReferenceRule)? { registry[type] }

  /// All rules of the page *Rules*.
  public static let standard = ReferenceRules(
    leaves + frames + containers + wrappingModifiers
      + [
        AspectRatioRule(), CustomLayoutRule(), GridRule(), GridCellRule(), LazyGridRule(), MeasuredRule(),
        StackRule(),
      ])
}

/// A rule bound to a type of number: closures that the compiler specialises, as it knows both types.
///
/// Called through `any ReferenceRule`, a rule's functions stay generic, and every operation on a number
/// begins with a lookup of its type.
public struct BoundRule<Number: LayoutNumber> {
  /// An element that its tree retains while the rule is called, so that no reference is counted.
  typealias Element = Unmanaged<AnyElementBox>

  let size: (Element, Proposal<Number>, Children<Number>) throws -> Size<Number>
  let placements: (Element, Proposal<Number>, Children<Number>) throws -> [Placement<Number>]
  let explicitGuide: (AlignmentKey, Element, Proposal<Number>, Children<Number>) throws -> Number?

  /// Binds a rule; each element passed to it must be in an `ElementBox` of the rule's type.
  init<Rule: ReferenceRule>(_ rule: Rule) {
    typealias Box = ElementBox<Rule.Element>
    size = { element, proposal, children in
      try element._withUnsafeGuaranteedRef {
        try rule.size(of: unsafeDowncast($0, to: Box.self).element, at: proposal, children)
      }
    }
    placements = { element, proposal, children in
      try element._withUnsafeGuaranteedRef {
        try rule.placements(of: unsafeDowncast($0, to: Box.self).element, at: proposal, children)
      }
    }
    explicitGuide = { guide, element, proposal, children in
      try element._withUnsafeGuaranteedRef {
        try rule.explicitGuide(guide, of: unsafeDowncast($0, to: Box.self).element, at: proposal, children)
      }
    }
  }
}

extension ReferenceRule {
  /// The rule bound to doubles.
  public var boundToDoubles: BoundRule<Double> { BoundRule(self) }
  /// The rule bound to 64-bit functions.
  public var boundToLines: BoundRule<ShortLine> { BoundRule(self) }
}

extension Double {
  /// Returns a rule bound to doubles.
  public static func binding(_ rule: any ReferenceRule) -> BoundRule<Double> { rule.boundToDoubles }
}
