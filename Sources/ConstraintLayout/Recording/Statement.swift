import ElementTree
import LinearProgramming

/// A rule's statement about one length: its target and its bounds.
struct Statement {
  var label: VariableLabel
  /// The axis of the length; `nil` for neither.
  var axis: Axis?
  /// The target of the length times `count`.
  var target: LinearExpression
  /// The cause of the target.
  var cause: Cause
  /// The factor of the length in its target.
  var count = 1
  var limits: [Limit] = []

  struct Limit {
    /// The expression that the length is compared with.
    var expression: LinearExpression
    /// Whether the bound is a lower one, or else an upper one.
    var isLower: Bool
    var cause: Cause
  }

  /// The reason for the length's target.
  var wish: Reason { Reason(label.view, axis, cause) }

  /// Returns the reason for a bound.
  func reason(_ limit: Limit) -> Reason { Reason(label.view, axis, limit.cause) }
}

/// A view that a block takes in as a piece: its outputs are variables that the piece states.
struct Request {
  /// The view that is taken in.
  var view: LayoutTree.Index
  var proposal: ProposalExpression
  /// The size that the piece gives.
  var size: SizeExpression
  /// The explicit guides that the piece gives.
  var guides: [AlignmentKey: Extent]
  /// The piece of the outputs.
  var piece: Piece
}

/// A decision made from numbers while a block was written, which holds as long as its expression does not
/// change sign.
package struct Decision: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The stack sizes one child before another.
    case fittingOrder(stack: LayoutTree.Index, first: LayoutTree.Index, second: LayoutTree.Index)
    /// A flexible frame is, or is not, strictly between its limits.
    case betweenLimits(frame: LayoutTree.Index, Axis)
    /// A view does, or does not, begin a row of its own.
    case lineBreak(flow: LayoutTree.Index, child: LayoutTree.Index)
    /// A guide's closure was called with these dimensions.
    case opaqueGuide(view: LayoutTree.Index, String)
    /// A candidate does, or does not, fit in the proposal to a choice.
    case candidate(choice: LayoutTree.Index, child: LayoutTree.Index)
    /// A cell does, or does not, fill its slot as measured.
    case slot(grid: LayoutTree.Index, child: LayoutTree.Index)
    /// A number of tracks of an adaptive item of a lazy grid does, or does not, fit in its share.
    case trackCount(grid: LayoutTree.Index, item: Int, count: Int)
    /// The ratio of a view's ideal size, which its container determines, is as it was.
    case idealRatio(view: LayoutTree.Index)
    /// The piece of a child holds.
    case piece(view: LayoutTree.Index)
  }

  package var kind: Kind
  /// The expression that is not negative under the decision.
  package var expression: LinearExpression
  /// Whether the expression is not zero either.
  package var isStrict: Bool
}

/// The use of a block's program, which determines the rows that the rules' statements become.
enum ProgramUse {
  /// A template, evaluated with other numbers too: written lengths and the outputs of pieces are open.
  case template
  /// The lengths of this block, with their critical region.
  case lengths
  /// The lengths of this block, with a variable for each length that a rule states, as any of them may be
  /// asked for.
  case everyLength
  /// The reasons: of two for one value, the nearest one is kept.
  case reasons

  /// Whether rows that affect no result are left out: a length equal to another one or constant has no
  /// variable.
  var simplifies: Bool { self == .template || self == .lengths }

  /// Whether, of two reasons for a value, the one that also holds for larger proposals is kept.
  var looksAhead: Bool { self != .reasons }

  /// Whether everything that a template leaves open is a variable.
  var isTemplate: Bool { self == .template }
}

/// The numbers in which a block is evaluated while it is written.
enum ProgramNumbers {
  /// Fractions of 64 bits, as long as all numbers fit and no bounds contradict each other.
  case fractions
  /// Rationals of any size.
  case rationals
}
