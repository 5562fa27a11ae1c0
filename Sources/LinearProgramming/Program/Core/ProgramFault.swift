/// A misuse of a program, in numbers: the words come from the program, which alone knows labels.
internal enum ProgramFault: Error {
  case relationWithoutVariable(String)
  case unknownVariable(Int)
  case parameterStated(Int)
  case equalityRequired(Int)
  case inequalityPreferred(Int)
  case secondPreference(Int)
  case preferenceMissing(Int)
  case movingBoundsOnBothSides(Int)
  case emptyInterval(Int, lower: Rational, upper: Rational)
}

extension Program {
  /// Puts a misuse of a part that begins at a variable into words.
  internal func describe(_ fault: ProgramFault, from first: Int = 0) -> ProgramError {
    func name(_ index: Int) -> String { labels[first + index].description }
    return switch fault {
    case .relationWithoutVariable(let relation): .relationWithoutVariable(relation)
    case .unknownVariable(let index): .unknownVariable(index: index)
    case .parameterStated(let index): .parameterStated(variable: name(index))
    case .equalityRequired(let index): .equalityRequired(variable: name(index))
    case .inequalityPreferred(let index): .inequalityPreferred(variable: name(index))
    case .secondPreference(let index): .secondPreference(variable: name(index))
    case .preferenceMissing(let index): .preferenceMissing(variable: name(index))
    case .movingBoundsOnBothSides(let index): .movingBoundsOnBothSides(variable: name(index))
    case .emptyInterval(let index, let lower, let upper):
      .emptyInterval(variable: name(index), lower: lower, upper: upper)
    }
  }
}
