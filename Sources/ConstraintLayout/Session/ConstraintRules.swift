import ElementTree

/// The rules of the constraint engine, one for each type of element.
package struct ConstraintRules: Sendable {
  private let rooms: RuleRegistry<any EngineRule>

  private init(_ rooms: RuleRegistry<any EngineRule>) { self.rooms = rooms }

  /// Lists rules; of two for the same type of element the later one counts.
  package init(_ rules: [any EngineRule]) { self.init(RuleRegistry(rules) { $0.elementType }) }

  /// The same list with one rule in place of the one for its type of element.
  package func replacing(_ rule: any EngineRule) -> ConstraintRules {
    ConstraintRules(rooms.replacing(rule, for: rule.elementType))
  }

  /// The types of element that the list has a rule for, by name.
  package var elementTypes: [any LayoutElement.Type] { rooms.elementTypes }

  /// The rule for a type of element; `nil` where the list has none.
  subscript(type: any LayoutElement.Type) -> EngineRuleKind? { rooms[type]?.kind }

  /// Every rule of the page *Rules*.
  package static let standard = ConstraintRules([
    ImageRule(), ShapeRule(), CircleRule(), SpacerRule(), DividerRule(), MeasuredRule(), StackRule(),
    ZStackRule(), GeometryReaderRule(), ScrollViewRule(), FrameRule(), FlexibleFrameRule(), FixedSizeRule(),
    PaddingRule(), AspectRatioRule(), PositionRule(), OffsetRule(), OverlayRule(), LayoutPriorityRule(),
    AlignmentGuideRule(), AppearanceRule(), LayoutValueRule(), FlowRule(), CustomLayoutRule(),
    ContainerRelativeFrameRule(), ViewThatFitsRule(), GridRule(), GridCellRule(), LazyGridRule(),
    IgnoresSafeAreaRule(), EffectFrameRule(),
  ])
}

/// What the constraint engine says of one type of element: a `ConstraintRule`, or an `OpaqueRule`.
package protocol EngineRule<Element>: ElementRule {
  /// Which of the two it is.
  var kind: EngineRuleKind { get }
}

/// The two kinds of the engine's rules.
package enum EngineRuleKind: Sendable {
  /// States constraints.
  case linear(any ConstraintRule)
  /// Answers with pieces.
  case opaque(any OpaqueRule)
}
