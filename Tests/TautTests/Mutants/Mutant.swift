import ConstraintLayout
import Foundation
import LayoutCore
import ReferenceLayout

/// A broken rule, for either engine.
struct Mutant: Sendable {
  /// The type of element whose rule is broken.
  var element: any LayoutElement.Type
  /// What is broken, in a few words.
  var name: String
  /// The broken rule of the reference engine.
  var reference: any ReferenceRule
  /// The broken rule of the constraint engine.
  var constraint: any EngineRule

  /// The rule's name: its element's.
  var rule: String { "\(element)" }
}

/// How parameters of an element are changed, and what to call it.
struct Change<Element: LayoutElement>: Sendable {
  var name: String
  var change: @Sendable (Element) -> Element

  init(_ name: String, _ change: @escaping @Sendable (Element) -> Element) {
    self.name = name
    self.change = change
  }

  /// Changes an element in place.
  static func changing(_ name: String, _ change: @escaping @Sendable (inout Element) -> Void) -> Self {
    Self(name) { element in
      var changed = element
      change(&changed)
      return changed
    }
  }

  /// Changes a length, or leaves the element as it is where that length is not accepted.
  static func setting(
    _ name: String, _ parameter: ParameterName, _ change: @escaping @Sendable (CGFloat?) -> CGFloat?
  ) -> Self {
    Self(name) { (try? $0.setting(parameter, to: change($0.length(parameter)))) ?? $0 }
  }

  /// Aligns otherwise.
  static func aligning(_ name: String, _ alignment: Alignment) -> Self {
    Self(name) { (try? $0.setting(.alignment, to: .alignment(alignment.keys))) ?? $0 }
  }
}

extension Mutant {
  /// One linear rule's mutants: its faults from outside, and its parameters changed.
  static func of<Reference: ReferenceRule, Constraint: ConstraintRule>(
    _ reference: Reference, _ constraint: Constraint, _ faults: [Fault],
    _ changes: [Change<Reference.Element>] = []
  ) -> [Mutant] where Reference.Element == Constraint.Element {
    of(reference, faults, changes) { ConstraintMutant(base: constraint, fault: $0, change: $1) }
  }

  /// One opaque rule's mutants.
  static func of<Reference: ReferenceRule, Constraint: OpaqueRule>(
    _ reference: Reference, _ constraint: Constraint, _ faults: [Fault],
    _ changes: [Change<Reference.Element>] = []
  ) -> [Mutant] where Reference.Element == Constraint.Element {
    of(reference, faults, changes) { OpaqueMutant(base: constraint, fault: $0, change: $1) }
  }

  private static func of<Reference: ReferenceRule>(
    _ reference: Reference, _ faults: [Fault], _ changes: [Change<Reference.Element>],
    _ constraint: (Fault, @escaping @Sendable (Reference.Element) -> Reference.Element) -> any EngineRule
  ) -> [Mutant] {
    faults.map { fault in
      Mutant(
        element: Reference.Element.self, name: "\(fault)",
        reference: ReferenceMutant(base: reference, fault: fault), constraint: constraint(fault) { $0 })
    }
      + changes.map { change in
        Mutant(
          element: Reference.Element.self, name: change.name,
          reference: ReferenceMutant(base: reference, fault: .none, change: change.change),
          constraint: constraint(.none, change.change))
      }
  }
}
