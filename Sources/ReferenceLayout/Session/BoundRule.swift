import LayoutCore

/// A rule bound to a type of number: closures made where the compiler knows both, so that it specialises the rule.
///
/// Called through `any ReferenceRule`, a rule's functions stay generic, and every operation on a number begins by
/// looking up what the number is.
public struct BoundRule<Number: LayoutNumber> {
  /// An element, which its tree holds while its rule is asked: no reference is counted.
  typealias Element = Unmanaged<AnyElementBox>

  let size: (Element, Proposal<Number>, Children<Number>) throws -> Size<Number>
  let placements: (Element, Proposal<Number>, Children<Number>) throws -> [Placement<Number>]
  let explicitGuide: (AlignmentKey, Element, Proposal<Number>, Children<Number>) throws -> Number?

  /// Binds a rule; each element that it is asked about comes in an `ElementBox` of the rule's type.
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
  /// The rule bound to lines.
  public var boundToLines: BoundRule<ShortLine> { BoundRule(self) }
}

extension LayoutNumber {
  /// A rule bound to this type of number.
  public static func binding(_ rule: any ReferenceRule) -> BoundRule<Self> {
    func bound<Rule: ReferenceRule>(_ rule: Rule) -> BoundRule<Self> { BoundRule(rule) }
    return bound(rule)
  }
}

extension Double {
  /// A rule bound to doubles.
  public static func binding(_ rule: any ReferenceRule) -> BoundRule<Double> { rule.boundToDoubles }
}
