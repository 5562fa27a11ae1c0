import enum LinearProgramming.Extended
import struct LinearProgramming.Rational

/// One linear program of a layout, with its optimum and what proves it.
package struct BlockCertificate: Decodable, Hashable, Sendable {
  /// How many entries of each kind a block has, so that none can be dropped from the end unnoticed.
  package struct Counts: Decodable, Hashable, Sendable {
    /// How many variables, parameters among them.
    package var variables: Int
    /// How many rows: preferences and requirements.
    package var rows: Int
    /// How many decisions.
    package var decisions: Int
    /// How many sizes.
    package var sizes: Int
  }

  /// The path of the view whose block it is, such as `root.0`.
  package var view: String
  /// What that view was proposed, in points.
  package var proposed: ProposedSides
  /// What the nearest container was proposed, in points; `nil` where no view of the block reads it.
  package var container: ProposedSides?
  /// How many entries there are.
  package var counts: Counts
  /// The variables, in the order in which they are determined.
  package var variables: [VariableCertificate]
  /// What was decided from numbers while the program was written.
  package var decisions: [DecisionCertificate]
  /// The sizes that the program gives to views.
  package var sizes: [SizeCertificate]

  /// A block; its entries are counted.
  package init(
    view: String, proposed: ProposedSides, container: ProposedSides? = nil,
    variables: [VariableCertificate], decisions: [DecisionCertificate], sizes: [SizeCertificate]
  ) {
    self.view = view
    self.proposed = proposed
    self.container = container
    self.variables = variables
    self.decisions = decisions
    self.sizes = sizes
    counts = Counts(
      variables: variables.count,
      rows: variables.reduce(0) { $0 + $1.requirements.count + ($1.preference == nil ? 0 : 1) },
      decisions: decisions.count, sizes: sizes.count)
  }

  /// The side that gives a parameter its value; `nil` where that side is unspecified, and for written lengths.
  func side(of source: VariableCertificate.Source) -> Extended<Rational>? {
    switch source {
    case .proposedWidth: proposed.width
    case .proposedHeight: proposed.height
    case .containerWidth: container?.width
    case .containerHeight: container?.height
    case .written: nil
    }
  }
}
