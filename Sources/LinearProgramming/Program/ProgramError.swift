/// Why a program is not one that the theorem covers, or was not solved.
package enum ProgramError: Error, Hashable, Sendable {
  /// A relation contains a variable that the program did not make.
  case unknownVariable(index: Int)
  /// A variable has no preference.
  case preferenceMissing(variable: String)
  /// A variable has lower and upper bounds and not all are constants, so that they could contradict.
  case movingBoundsOnBothSides(variable: String)
  /// A variable's lower bound is above its upper bound.
  case emptyInterval(variable: String, lower: Rational, upper: Rational)
  /// The solver found no optimum, although by the theorem there is one: a numerical failure.
  case noOptimum(LinearSolution.Status)
}
