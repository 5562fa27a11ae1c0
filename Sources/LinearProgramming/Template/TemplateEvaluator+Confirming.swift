extension TemplateEvaluator {
  /// Returns the program of the evaluated template with its optimum.
  ///
  /// - Parameters:
  ///   - program: The program that the template was created from.
  ///   - given: The rows of given variables that are not parameters, as sums of earlier variables.
  package func evaluated<Label, Reason>(
    _ template: ProgramTemplate, of program: Program<Label, Reason>,
    given: [(variable: Int, row: LinearExpression)]
  ) -> EvaluatedProgram<Label, Reason> {
    var program = program
    for index in 0..<count where program.core.statements[index].parameter != nil {
      program.core.statements[index].parameter = Rational(lengths[current.base + index].value)
    }
    for (variable, row) in given { program.core.restate(variable, as: row) }
    return EvaluatedProgram(
      program,
      ForwardOptimum(
        values: lengths[current.base...].map { Rational($0.value) }, entries: entries(template, program.core))
    )
  }

  /// Returns the entries of the variables, without ties.
  private func entries(_ template: ProgramTemplate, _ core: ProgramCore) -> [ActiveSet.Entry] {
    (0..<count).map { index in
      if core.statements[index].parameter != nil { return .parameter }
      let blocker = Int(blockers[current.base + index])
      guard blocker >= 0 else { return .met(ties: []) }
      let offset = blocker - Int(template.steps[index].firstBound)
      return template.bounds[blocker].isLower
        ? .blockedBelow(by: offset, ties: []) : .blockedAbove(by: offset, ties: [])
    }
  }
}
