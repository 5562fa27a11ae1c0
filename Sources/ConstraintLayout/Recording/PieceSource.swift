import ElementTree
import LinearProgramming

/// Where a block gets the answers of views that begin blocks of their own, and what others have proven.
protocol PieceSource: AnyObject {
  /// The piece of a view that holds at a proposal: a known one, or a new one.
  ///
  /// - Parameter inNumbers: whether it will do that it holds there alone.
  func piece(of view: LayoutTree.Index, at proposal: ExactProposal, inNumbers: Bool) throws -> Piece

  /// Makes sure that pieces found from now on have a guide of a view that opaque code asks for.
  func want(_ guide: AlignmentKey, of view: LayoutTree.Index)

  /// How many guides are wanted so far: a piece that was found when there were fewer may lack one.
  var wantedGuideCount: Int { get }

  /// Where what is recorded is evaluated.
  var evaluator: TemplateEvaluator { get }
  /// The bases that a solver has confirmed.
  var confirmedBases: ConfirmedBases { get set }
  /// Has a solver find the optimum of a program that was evaluated, unless it has confirmed its basis before.
  ///
  /// - Parameter basis: the basis; `nil` for one that is confirmed by itself.
  func confirm(
    _ basis: ConfirmedBases.Basis?, _ evaluated: () -> EvaluatedProgram<VariableLabel, Reason>) throws

}
