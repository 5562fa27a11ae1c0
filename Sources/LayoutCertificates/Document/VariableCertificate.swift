import struct LinearProgramming.Rational

/// A variable of a block: its exact value, the rows that are about it, and what the value is due to.
///
/// The type can hold contradictions, a parameter with rows, say: it is for the checker to find them.
package struct VariableCertificate: Hashable, Sendable {
  /// Where a value comes from.
  package enum Kind: String, Hashable, Sendable {
    /// From outside of the program.
    case parameter
    /// From the program.
    case variable
  }

  /// Who gives a parameter its value.
  package enum Source: String, Hashable, Sendable, CaseIterable {
    /// The width that the block's view is proposed.
    case proposedWidth = "proposed.width"
    /// The height that the block's view is proposed.
    case proposedHeight = "proposed.height"
    /// The width that the nearest container of the block's view is proposed.
    case containerWidth = "container.width"
    /// The height that the nearest container of the block's view is proposed.
    case containerHeight = "container.height"
    /// A written length.
    case written
  }

  /// The place among the block's variables, from 0.
  package var index: Int
  /// What the variable is called.
  package var name: String
  /// Where the value comes from.
  package var kind: Kind
  /// The exact value; lengths are in points.
  package var value: Rational
  /// For a parameter: who gives it its value.
  package var source: Source?
  /// For a parameter: the value that it is given.
  package var given: Rational?
  /// For any other variable: what it should be.
  package var preference: PreferenceRow?
  /// The bounds of the variable.
  package var requirements: [RequirementRow]
  /// What the value is due to.
  package var active: ActiveEntry

  /// A parameter.
  package init(index: Int, name: String, parameter given: Rational, source: Source) {
    self.index = index
    self.name = name
    kind = .parameter
    value = given
    self.source = source
    self.given = given
    preference = nil
    requirements = []
    active = ActiveEntry(.parameter)
  }

  /// A variable that the program determines.
  package init(
    index: Int, name: String, value: Rational, preference: PreferenceRow?, requirements: [RequirementRow],
    active: ActiveEntry
  ) {
    self.index = index
    self.name = name
    kind = .variable
    self.value = value
    source = nil
    given = nil
    self.preference = preference
    self.requirements = requirements
    self.active = active
  }
}
