/// Why a model in GNU MathProg has no optimum.
///
/// Lines are counted from 1; messages are the translator's own.
enum MathProgError: Error, Hashable, Sendable {
  /// There is no such file, or it may not be read.
  case unreadable(path: String)
  /// The model section breaks the language's rules at a line of the file.
  case model(path: String, line: Int, message: String)
  /// The data breaks the language's rules at a line of the data, or names what the model has not.
  case data(line: Int, message: String)
  /// The model cannot be generated with this data: a value is missing, fails a check, or cannot be computed.
  ///
  /// The line is that of the model's statement.
  case generation(path: String, line: Int, message: String)
  /// The requirements contradict each other.
  case infeasible(path: String)
  /// The objective falls for ever.
  case unbounded(path: String)
  /// The simplex method came to no answer.
  case numericalFailure(path: String)
  /// The library reported a fatal error, in these words.
  case library(message: String)
  /// The data could not be handed over: no temporary file could be written.
  case unwritableData
  /// Memory ran out.
  case outOfMemory
}
