import ElementTree

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
