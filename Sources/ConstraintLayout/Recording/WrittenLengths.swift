import ElementTree
import LinearProgramming

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
