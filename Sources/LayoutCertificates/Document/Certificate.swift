import enum LinearProgramming.Extended
import struct LinearProgramming.Rational

/// A proof of a layout: every block's rows, the exact values of its variables, and the active row of each.
///
/// It may be wrong, as any document may be; `CertificateChecker` decides whether it proves the layout.
public struct Certificate: Decodable, Hashable, Sendable {
  /// The version of the document's format that this library reads and writes.
  public static let currentVersion = 1

  /// The version of the document's format.
  public var version: Int
  /// The name of the scene; `nil` for a scene without one.
  public var scene: String?
  /// The proposal to the root, in points.
  package var proposal: ProposedSides
  /// The path of the root, whose block is the first; `nil` if opaque code lays out the root.
  package var root: String?
  /// The number of blocks.
  public var blockCount: Int
  /// The blocks, each after the block that contains it.
  package var blocks: [BlockCertificate]

  /// Creates a certificate of blocks, in the current version of the format.
  package init(scene: String?, proposal: ProposedSides, root: String?, blocks: [BlockCertificate]) {
    version = Self.currentVersion
    self.scene = scene
    self.proposal = proposal
    self.root = root
    blockCount = blocks.count
    self.blocks = blocks
  }
}

/// A linear program of a layout, with its optimum and the proof of it.
package struct BlockCertificate: Decodable, Hashable, Sendable {
  /// The number of entries of each kind in a block, so that none can be removed from the end unnoticed.
  package struct Counts: Decodable, Hashable, Sendable {
    /// The number of variables, including parameters.
    package var variables: Int
    /// The number of rows: preferences and requirements.
    package var rows: Int
    package var decisions: Int
    package var sizes: Int
  }

  /// The path of the view whose block it is, such as `root.0`.
  package var view: String
  /// The proposal to that view, in points.
  package var proposed: ProposedSides
  /// The proposal of the nearest container, in points; `nil` if no view of the block reads it.
  package var container: ProposedSides?
  /// The number of entries of each kind.
  package var counts: Counts
  /// The variables, in the order in which they are determined.
  package var variables: [VariableCertificate]
  /// The decisions taken by the values of forms while the program was written.
  package var decisions: [DecisionCertificate]
  /// The sizes of views that the program determines.
  package var sizes: [SizeCertificate]

  /// Creates a block, and counts its entries.
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

  /// Returns the side that is the value of a parameter; `nil` if that is unspecified, and for a written
  /// length.
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

/// A variable of a block: its exact value, its rows, and its active row.
///
/// It may contradict itself, such as a parameter with rows, which the checker reports.
package struct VariableCertificate: Hashable, Sendable {
  /// The origin of a variable's value.
  package enum Kind: String, Hashable, Sendable {
    /// The value is given to the program.
    case parameter
    /// The program determines the value.
    case variable
  }

  /// The source of a parameter's value.
  package enum Source: String, Hashable, Sendable, CaseIterable {
    /// The width of the proposal to the block's view.
    case proposedWidth = "proposed.width"
    /// The height of the proposal to the block's view.
    case proposedHeight = "proposed.height"
    /// The width of the proposal of the nearest container.
    case containerWidth = "container.width"
    /// The height of the proposal of the nearest container.
    case containerHeight = "container.height"
    /// A written length of a view.
    case written
  }

  /// The index among the block's variables, from 0.
  package var index: Int
  package var name: String
  /// The origin of the value.
  package var kind: Kind
  /// The exact value; lengths are in points.
  package var value: Rational
  /// The source of a parameter's value; `nil` for any other variable.
  package var source: Source?
  /// The value that a parameter is given; `nil` for any other variable.
  package var given: Rational?
  /// The preference; `nil` for a parameter.
  package var preference: PreferenceRow?
  /// The bounds of the variable.
  package var requirements: [RequirementRow]
  /// The active row of the variable.
  package var active: ActiveEntry

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

  /// Creates a variable whose value the program determines.
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

/// The size of a view that a block determines.
///
/// A view that begins a block has two: one in that block, and one in the block that contains it.
package struct SizeCertificate: Hashable, Sendable {
  /// A side of a size, in points: a form of the block's variables, or infinite.
  package typealias Side = Extended<LinearForm>

  /// The number of the size in its block.
  package var number: Int
  package var view: String
  package var width: Side
  package var height: Side

  package init(number: Int, view: String, width: Side, height: Side) {
    self.number = number
    self.view = view
    self.width = width
    self.height = height
  }
}

/// A decision taken by the value of a form while a block was written, with the inequality that justifies it.
package struct DecisionCertificate: Hashable, Sendable {
  /// The number of the decision in its block.
  package var number: Int
  /// The kind of the decision, in words.
  package var kind: String
  /// The form that the decision requires not to be negative.
  package var form: LinearForm
  /// Whether the form must not be zero either.
  package var isStrict: Bool

  package init(number: Int, kind: String, form: LinearForm, isStrict: Bool) {
    self.number = number
    self.kind = kind
    self.form = form
    self.isStrict = isStrict
  }
}

/// The active row of a variable, with its ties.
///
/// Rows are referred to by their numbers.
package struct ActiveEntry: Decodable, Hashable, Sendable {
  /// The kinds of active rows.
  package enum State: String, Hashable, Sendable {
    /// The variable is a parameter, whose value is given.
    case parameter
    /// The preference is met exactly.
    case met
    /// The preference is below a lower bound, and the value is that bound.
    case blockedBelow
    /// The preference is above an upper bound, and the value is that bound.
    case blockedAbove
  }

  /// The kind of the active row.
  package var state: State
  /// The number of the blocking row; `nil` if none blocks.
  package var by: Int?
  /// The numbers of the variable's other tight requirements, in ascending order.
  package var ties: [Int]

  package init(_ state: State, by: Int? = nil, ties: [Int] = []) {
    self.state = state
    self.by = by
    self.ties = ties
  }
}

/// A proposal to a view, in exact points.
package struct ProposedSides: Hashable, Sendable {
  /// The proposed width; `nil` if unspecified.
  package var width: Extended<Rational>?
  /// The proposed height; `nil` if unspecified.
  package var height: Extended<Rational>?

  package init(width: Extended<Rational>?, height: Extended<Rational>?) {
    self.width = width
    self.height = height
  }
}
