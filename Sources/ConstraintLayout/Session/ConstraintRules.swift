import ElementTree

/// The rules of the constraint engine, one for each type of element.
package struct ConstraintRules: Sendable {
  private let registry: RuleRegistry<any EngineRule>

  private init(_ registry: RuleRegistry<any EngineRule>) { self.registry = registry }

  /// Creates a list of rules; the later of two for one type of element replaces the earlier.
  package init(_ rules: [any EngineRule]) { self.init(RuleRegistry(rules) { $0.elementType }) }

  /// Returns the rules with the one for an element type replaced.
  package func replacing(_ rule: any EngineRule) -> ConstraintRules {
    ConstraintRules(registry.replacing(rule, for: rule.elementType))
  }

  /// The types of element that have a rule, sorted by name.
  package var elementTypes: [any LayoutElement.Type] { registry.elementTypes }

  /// The rule for a type of element; `nil` if there is none.
  subscript(type: any LayoutElement.Type) -> EngineRuleKind? { registry[type]?.kind }

  /// All rules of the page *Rules*.
  package static let standard = ConstraintRules([
    ImageRule(), ShapeRule(), CircleRule(), SpacerRule(), DividerRule(), MeasuredRule(), StackRule(),
    ZStackRule(), GeometryReaderRule(), ScrollViewRule(), FrameRule(), FlexibleFrameRule(), FixedSizeRule(),
    PaddingRule(), AspectRatioRule(), PositionRule(), OffsetRule(), OverlayRule(), LayoutPriorityRule(),
    AlignmentGuideRule(), AppearanceRule(), LayoutValueRule(), FlowRule(), CustomLayoutRule(),
    ContainerRelativeFrameRule(), ViewThatFitsRule(), GridRule(), GridCellRule(), LazyGridRule(),
    IgnoresSafeAreaRule(), EffectFrameRule(),
  ])
}

/// A rule of the constraint engine for one type of element: a `ConstraintRule`, or an `OpaqueRule`.
package protocol EngineRule<Element>: ElementRule {
  /// The kind of the rule, linear or opaque.
  var kind: EngineRuleKind { get }
}

/// The two kinds of the engine's rules.
package enum EngineRuleKind: Sendable {
  /// A rule that states constraints.
  case linear(any ConstraintRule)
  /// A rule that returns pieces.
  case opaque(any OpaqueRule)

  /// Whether each view of the rule begins a block of its own, wherever it is.
  var beginsBlock: Bool {
    switch self {
    case .linear(let rule): rule.beginsBlock
    case .opaque: true
    }
  }
}
