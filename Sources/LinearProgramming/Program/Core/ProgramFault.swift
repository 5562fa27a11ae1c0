/// A misuse of a program, in numbers: the words come from the program, which alone knows labels.
internal enum ProgramFault: Error {
  case unknownVariable(Int)
  case preferenceMissing(Int)
  case movingBoundsOnBothSides(Int)
  case emptyInterval(Int, lower: Rational, upper: Rational)
}

extension Program {
  /// Puts a misuse of a part that begins at a variable into words.
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
