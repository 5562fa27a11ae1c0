import struct LinearProgramming.Rational

/// The check of one form: it is written as forms are, and comes to what is stated.
struct FormCheck {
  /// The values of the variables that may occur.
  let values: ArraySlice<Rational>
  let place: CertificateRefusal.Place

  /// Any variable of the block may occur.
  init(_ values: [Rational], _ place: CertificateRefusal.Place) {
    self.values = values[...]
    self.place = place
  }

  /// The variable at an index may occur, and those before it.
  init(_ values: [Rational], upTo index: Int, _ place: CertificateRefusal.Place) {
    self.values = values[...index]
    self.place = place
  }

  func run(_ form: LinearForm) throws(CertificateRefusal) {
    var sum = form.constant
    var last = -1
    for term in form.terms {
      guard values.indices.contains(term.variable) else {
        throw CertificateRefusal(.laterVariable(term.variable), place)
      }
      guard term.variable > last else { throw CertificateRefusal(.termsOutOfOrder, place) }
      last = term.variable
      if term.coefficient.isZero { throw CertificateRefusal(.zeroCoefficient(term.variable), place) }
      sum += term.coefficient * values[term.variable]
    }
    guard sum == form.value else {
      throw CertificateRefusal(.wrongValue(stated: form.value, found: sum), place)
    }
  }

  /// Checks the form of a row about a variable, and returns the sign of the variable's coefficient.
  func run(_ form: LinearForm, about index: Int) throws(CertificateRefusal) -> Int {
    try run(form)
    guard let own = form.terms.last, own.variable == index else {
      throw CertificateRefusal(.ownVariableMissing, place)
    }
    return own.coefficient.signum()
  }
}
