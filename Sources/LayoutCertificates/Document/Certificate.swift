import enum LinearProgramming.Extended
import struct LinearProgramming.Rational

/// What proves a layout: every block's rows, the exact values of its variables, and what each is due to.
///
/// A certificate claims nothing by being there: `CertificateChecker` finds out whether it is true.
public struct Certificate: Decodable, Hashable, Sendable {
  /// The version of the document's format that is written and read.
  public static let currentVersion = 1

  /// The version of the document's format.
  public var version: Int
  /// The name of the scene; `nil` where it has none.
  public var scene: String?
  /// What the root was proposed, in points.
  package var proposal: ProposedSides
  /// The path of the root, whose block is the first; `nil` where opaque code lays the root out.
  package var root: String?
  /// How many blocks there are.
  public var blockCount: Int
  /// The blocks, each after the block that contains it.
  package var blocks: [BlockCertificate]

  /// A certificate of blocks, in the current version of the format.
  package init(scene: String?, proposal: ProposedSides, root: String?, blocks: [BlockCertificate]) {
    version = Self.currentVersion
    self.scene = scene
    self.proposal = proposal
    self.root = root
    blockCount = blocks.count
    self.blocks = blocks
  }
}

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

/// The size that a block gives to a view.
///
/// A view that begins a block is sized twice: there, and in the block that contains it.
package struct SizeCertificate: Hashable, Sendable {
  /// A side of a size, in points: a form of the block's variables, or infinity.
  package typealias Side = Extended<LinearForm>

  /// The size's number in its block.
  package var number: Int
  /// The path of the view.
  package var view: String
  /// The width.
  package var width: Side
  /// The height.
  package var height: Side

  /// The size of a view.
  package init(number: Int, view: String, width: Side, height: Side) {
    self.number = number
    self.view = view
    self.width = width
    self.height = height
  }
}

/// Something decided from numbers while a block was written, and the inequality that makes it right.
package struct DecisionCertificate: Hashable, Sendable {
  /// The decision's number in its block.
  package var number: Int
  /// What was decided, in words.
  package var kind: String
  /// What is not negative because of it.
  package var form: LinearForm
  /// Whether that is not zero either.
  package var isStrict: Bool

  /// A decision.
  package init(number: Int, kind: String, form: LinearForm, isStrict: Bool) {
    self.number = number
    self.kind = kind
    self.form = form
    self.isStrict = isStrict
  }
}

/// What the value of a variable is due to.
///
/// Rows are named by their numbers.
package struct ActiveEntry: Decodable, Hashable, Sendable {
  /// The kinds of causes.
  package enum State: String, Hashable, Sendable {
    /// The value is given from outside.
    case parameter
    /// The preference is met exactly.
    case met
    /// The preference is below a lower bound, and the value is that bound.
    case blockedBelow
    /// The preference is above an upper bound, and the value is that bound.
    case blockedAbove
  }

  /// The kind of cause.
  package var state: State
  /// The row that blocks, where one does.
  package var by: Int?
  /// The other requirements of the variable that are tight, in rising order.
  package var ties: [Int]

  /// A cause.
  package init(_ state: State, by: Int? = nil, ties: [Int] = []) {
    self.state = state
    self.by = by
    self.ties = ties
  }
}

/// What a view is proposed, in exact points.
package struct ProposedSides: Hashable, Sendable {
  /// The proposed width; `nil` is unspecified.
  package var width: Extended<Rational>?
  /// The proposed height; `nil` is unspecified.
  package var height: Extended<Rational>?

  /// A proposal of two sides.
  package init(width: Extended<Rational>?, height: Extended<Rational>?) {
    self.width = width
    self.height = height
  }
}
