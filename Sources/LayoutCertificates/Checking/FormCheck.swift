import struct LinearProgramming.Rational

/// The check of one form: it is written as forms are, and comes to what is stated.
struct FormCheck {
  /// The values of the block's variables.
  let values: [Rational]

  /// What is wrong with a form in which the first so many variables may occur; `nil` where nothing is.
  func problem(with form: LinearForm, before end: Int) -> CertificateRefusal.Problem? {
    var sum = form.constant
    var last = -1
    for term in form.terms {
      guard 0..<end ~= term.variable else { return .laterVariable(term.variable) }
      guard term.variable > last else { return .termsOutOfOrder }
      last = term.variable
      if term.coefficient.isZero { return .zeroCoefficient(term.variable) }
      sum += term.coefficient * values[term.variable]
    }
    return sum == form.value ? nil : .wrongValue(stated: form.value, found: sum)
  }

  /// The same of a form in which any variable may occur.
  func problem(with form: LinearForm) -> CertificateRefusal.Problem? {
    problem(with: form, before: values.count)
  }

  /// What is wrong with the form of a row about a variable: it may contain earlier ones, and has to contain its own.
  func problem(with form: LinearForm, about index: Int) -> CertificateRefusal.Problem? {
    if let problem = problem(with: form, before: index + 1) { return problem }
    return form.terms.last?.variable == index ? nil : .ownVariableMissing
  }
}

extension LinearForm {
  /// The sign of the coefficient of the variable that a row is about, which is the last one.
  var ownSign: Int { terms.last?.coefficient.signum() ?? 0 }
}
