import ElementTree
import LinearProgramming

/// What a rule says of one length: what it should be, and what bounds it.
struct Statement {
  /// What the length is.
  var label: VariableLabel
  /// The axis along which it lies; `nil` where it lies along neither.
  var axis: Axis?
  /// What so many times the length should be.
  var target: LinearExpression
  /// Why.
  var cause: Cause
  /// How many times.
  var count = 1
  /// What bounds the length.
  var limits: [Limit] = []

  /// A bound.
  struct Limit {
    /// What the length is compared with.
    var expression: LinearExpression
    /// Whether the length is no less, or else no more.
    var isLower: Bool
    /// Why.
    var cause: Cause
  }

  /// Why the length is what it is wished to be.
  var wish: Reason { Reason(label.view, axis, cause) }

  /// Why a bound is there.
  func reason(_ limit: Limit) -> Reason { Reason(label.view, axis, limit.cause) }
}

/// A view that a block takes in as a piece: its outputs are variables, stated by the piece.
struct Request {
  /// The view.
  var view: LayoutTree.Index
  /// What it is asked for.
  var proposal: ProposalExpression
  /// The size that the piece answers.
  var size: SizeExpression
  /// The explicit guides that the piece answers.
  var guides: [AlignmentKey: Extent]
  /// The piece behind the outputs.
  var piece: Piece
}

/// Something decided from numbers while a block was written: it holds as long as its expression does not change sign.
package struct Decision: Hashable, Sendable {
  /// What is decided.
  package enum Kind: Hashable, Sendable {
    /// The stack serves one child before another.
    case fittingOrder(stack: LayoutTree.Index, first: LayoutTree.Index, second: LayoutTree.Index)
    /// A flexible frame is, or is not, strictly between its limits.
    case betweenLimits(frame: LayoutTree.Index, Axis)
    /// A view does, or does not, begin a row of its own.
    case lineBreak(flow: LayoutTree.Index, child: LayoutTree.Index)
    /// A closure was asked at these dimensions.
    case opaqueGuide(view: LayoutTree.Index, String)
    /// A candidate does, or does not, fit in what is proposed to a choice.
    case candidate(choice: LayoutTree.Index, child: LayoutTree.Index)
    /// A cell does, or does not, fill its slot as it was measured.
    case slot(grid: LayoutTree.Index, child: LayoutTree.Index)
    /// So many tracks of an adaptive item of a lazy grid do, or do not, fit in its share.
    case trackCount(grid: LayoutTree.Index, item: Int, count: Int)
    /// The ratio of a view's ideal size, which its container decides.
    case idealRatio(view: LayoutTree.Index)
    /// A child's piece holds.
    case piece(view: LayoutTree.Index)
  }

  /// What is decided.
  package var kind: Kind
  /// What is not negative because of it.
  package var expression: LinearExpression
  /// Whether it is not zero either.
  package var isStrict: Bool
}

/// The written lengths that are parameters of a block's program.
struct WrittenLengths {
  /// What each parameter stands for.
  private(set) var inputs: [Variable: LengthInput] = [:]
  private var variables: [LengthInput: Variable] = [:]

  /// The parameter that stands for a written length; `nil` where the block has none for it.
  subscript(input: LengthInput) -> Variable? { variables[input] }

  /// Notes the parameter that stands for a written length.
  mutating func add(_ variable: Variable, for input: LengthInput) {
    variables[input] = variable
    inputs[variable] = input
  }
}

/// What the program of a block is read for: it decides what the rules' statements become rows of.
enum ProgramUse {
  /// A template, evaluated with other numbers too: written lengths and the answers of pieces are open.
  case template
  /// Lengths of this block, and where they hold.
  case lengths
  /// The same with a variable for each length that a rule states, as somebody asks about any of them.
  case everyLength
  /// Reasons: of two for one value the nearest one is told.
  case reasons

  /// Whether what changes no answer is left out: a length that is another one, or a constant, has no variable of its own.
  var simplifies: Bool { self == .template || self == .lengths }

  /// Whether of two reasons for a value the one is told that holds for larger proposals too.
  var looksAhead: Bool { self != .reasons }

  /// Whether all that a template leaves open is a variable.
  var isTemplate: Bool { self == .template }
}

/// The numbers in which a block is evaluated while its rules speak.
enum ProgramNumbers {
  /// Fractions of 64 bits, as long as they hold all of its numbers and no bounds contradict each other.
  case fractions
  /// Rationals of any length.
  case rationals
}
