/// An error because of which the theorem does not cover a program, or a program was not solved.
package enum ProgramError: Error, Hashable, Sendable {
  /// A relation contains a variable that is not the program's.
  case unknownVariable(index: Int)
  /// A variable has no preference.
  case preferenceMissing(variable: String)
  /// A variable has lower and upper bounds that are not all constants, and so could contradict each other.
  case movingBoundsOnBothSides(variable: String)
  /// A variable's lower bound is above its upper bound.
  case emptyInterval(variable: String, lower: Rational, upper: Rational)
  /// The solver found no optimum although the theorem guarantees one, which is a numerical failure.
  case noOptimum(LinearSolution.Status)
}

extension ProgramError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownVariable(let index):
      "the program has no variable \(index)"
    case .preferenceMissing(let variable):
      "'\(variable)' has no preference"
    case .movingBoundsOnBothSides(let variable):
      "'\(variable)' has both lower and upper bounds that are not constant; split it into two variables"
    case .emptyInterval(let variable, let lower, let upper):
      "'\(variable)' must be at least \(lower) and at most \(upper)"
    case .noOptimum(let status):
      "the solver found no optimum: \(status)"
    }
  }
}

/// A misuse of a program, in numbers; the program, which alone knows labels, puts it into words.
internal enum ProgramFault: Error {
  case unknownVariable(Int)
  case preferenceMissing(Int)
  case movingBoundsOnBothSides(Int)
  case emptyInterval(Int, lower: Rational, upper: Rational)
}

extension Program {
  /// Returns a misuse of a part that begins at a variable, in words.
  internal func describe(_ fault: ProgramFault, from first: Int = 0) -> ProgramError {
    func name(_ index: Int) -> String { labels[first + index].description }
    return switch fault {
    case .unknownVariable(let index): .unknownVariable(index: index)
    case .preferenceMissing(let index): .preferenceMissing(variable: name(index))
    case .movingBoundsOnBothSides(let index): .movingBoundsOnBothSides(variable: name(index))
    case .emptyInterval(let index, let lower, let upper):
      .emptyInterval(variable: name(index), lower: lower, upper: upper)
    }
  }
}
