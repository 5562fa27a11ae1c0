import LinearProgramming

// The product reads coefficients; a test compares expressions in the parameters of the program.

extension ParametricSolution {
  /// The value of each variable of a program as an expression in its parameters alone.
  func values<Label, Reason>(of program: Program<Label, Reason>) -> [LinearExpression] {
    program.variables.map { variable in
      Self.expression(
        (0..<width).map { coefficient($0, of: LinearExpression(variable)) }, program.parameters)
    }
  }

  /// The facets, each as what must not be negative.
  func facets<Label, Reason>(of program: Program<Label, Reason>) -> [LinearExpression] {
    lines.map { Self.expression($0.line, program.parameters) }
  }

  /// Whether the critical region contains values of a program's parameters.
  func contains<Label, Reason>(
    _ program: Program<Label, Reason>, _ valueOf: (Variable) -> Rational
  ) -> Bool {
    facets(of: program).allSatisfy { $0.value(valueOf).signum() >= 0 }
  }

  private static func expression(_ line: [Rational], _ parameters: [Variable]) -> LinearExpression {
    LinearExpression(constant: line[0], terms: zip(parameters, line.dropFirst()).map { Term($0, $1) })
  }
}

extension Program {
  /// A facet in words: the variable, and the reasons of the rows that it depends on.
  func describe(_ facet: ParametricSolution.Line) -> String {
    func reason(_ place: Int) -> String { requirementReason(place, of: facet.variable).description }
    let preferred = preferenceReason(of: facet.variable)?.description ?? ""
    let name = label(of: facet.variable).description
    return switch facet.limit {
    case .preferenceWithin(let place): "\(name): \(preferred) within \(reason(place))"
    case .stillBlocked(let place): "\(name): \(preferred) blocked by \(reason(place))"
    case .tighter(let place, let other): "\(name): \(reason(place)) tighter than \(reason(other))"
    }
  }
}
