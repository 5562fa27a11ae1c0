import struct LinearProgramming.Rational

/// The check of a block, independent of all other blocks.
struct BlockCheck {
  let block: BlockCertificate
  /// The stated values, against which rows are checked in order.
  let values: [Rational]

  init(_ block: BlockCertificate) {
    self.block = block
    values = block.variables.map(\.value)
  }

  /// Checks all entries of the block, and returns the number of its rows.
  func run() throws(CertificateRefusal) -> Int {
    var rows = 0
    let check = VariableCheck(block.view, values)
    for (index, variable) in block.variables.enumerated() {
      guard variable.index == index else {
        throw CertificateRefusal(.wrongNumber(variable.index, next: index), place(of: variable))
      }
      switch variable.kind {
      case .parameter:
        try ParameterCheck(variable: variable, block: block, location: place(of: variable)).run()
      case .variable: rows += try check.run(variable, firstRow: rows)
      }
    }
    try checkDecisions()
    try checkSizes()
    try checkCounts(rows: rows)
    try checkProposal()
    return rows
  }

  private func place(of variable: VariableCertificate) -> CertificateRefusal.Place {
    CertificateRefusal.Place(block: block.view, variable: variable.name)
  }

  private func checkDecisions() throws(CertificateRefusal) {
    let forms = FormCheck(values: values)
    for (next, decision) in block.decisions.enumerated() {
      let place = CertificateRefusal.Place(
        block: block.view, entry: .decision(decision.number, kind: decision.kind))
      try check(decision.number, next: next, place)
      if let problem = forms.problem(with: decision.form) { throw CertificateRefusal(problem, place) }
      let sign = decision.form.value.signum()
      guard sign > 0 || (sign == 0 && !decision.isStrict) else {
        throw CertificateRefusal(.decidedOtherwise(decision.form.value), place)
      }
    }
  }

  private func checkSizes() throws(CertificateRefusal) {
    let forms = FormCheck(values: values)
    for (next, size) in block.sizes.enumerated() {
      let place = CertificateRefusal.Place(block: block.view, entry: .size(size.number, view: size.view))
      try check(size.number, next: next, place)
      for side in [size.width, size.height] {
        guard case .finite(let form) = side else { continue }
        if let problem = forms.problem(with: form) { throw CertificateRefusal(problem, place) }
      }
    }
  }

  private func check(
    _ number: Int, next: Int, _ place: CertificateRefusal.Place
  ) throws(CertificateRefusal) {
    guard number == next else { throw CertificateRefusal(.wrongNumber(number, next: next), place) }
  }

  private func checkCounts(rows: Int) throws(CertificateRefusal) {
    let counts: [(CertificateRefusal.Counted, stated: Int, found: Int)] = [
      (.variables, block.counts.variables, block.variables.count), (.rows, block.counts.rows, rows),
      (.decisions, block.counts.decisions, block.decisions.count),
      (.sizes, block.counts.sizes, block.sizes.count),
    ]
    for (counted, stated, found) in counts where stated != found {
      throw CertificateRefusal(
        .wrongCount(counted, stated: stated, found: found), CertificateRefusal.Place(block: block.view))
    }
  }

  /// Checks that each finite proposed side has exactly one parameter, whose value has already been compared.
  private func checkProposal() throws(CertificateRefusal) {
    for source in VariableCertificate.Source.allCases where source != .written {
      let found = block.variables.count { $0.source == source }
      guard found == (block.side(of: source)?.finite == nil ? 0 : 1) else {
        throw CertificateRefusal(
          .wrongParameterCount(source, found), CertificateRefusal.Place(block: block.view))
      }
    }
  }
}

/// The check of variables' active entries, whose rows have already been checked.
///
/// An entry states which row determines the variable's value.
struct ActiveCheck {
  /// The path of the block's view.
  let block: String

  /// Checks the active entry of a variable.
  ///
  /// - Parameter missedBy: The sign of the value minus the preferred one; 0 if the preference is met.
  func run(
    _ variable: VariableCertificate, _ preference: PreferenceRow, missedBy: Int
  ) throws(CertificateRefusal) {
    func refusal(_ problem: CertificateRefusal.Problem) -> CertificateRefusal {
      CertificateRefusal(
        problem, place(of: variable).entry(.preference(preference.number, reason: preference.reason)))
    }
    switch variable.active.state {
    case .parameter: throw CertificateRefusal(.wrongKind, place(of: variable))
    case .met:
      guard missedBy == 0 else { throw refusal(.notMet(preference.form.value)) }
      guard variable.active.by == nil else { throw CertificateRefusal(.blockerMissing, place(of: variable)) }
    case .blockedBelow:
      guard missedBy > 0 else { throw refusal(.notBlocked) }
      try checkBlocker(of: variable, on: .below)
    case .blockedAbove:
      guard missedBy < 0 else { throw refusal(.notBlocked) }
      try checkBlocker(of: variable, on: .above)
    }
    try checkTies(of: variable)
  }

  private func checkBlocker(
    of variable: VariableCertificate, on side: RequirementRow.Side
  ) throws(CertificateRefusal) {
    guard let number = variable.active.by else {
      throw CertificateRefusal(.blockerMissing, place(of: variable))
    }
    let row = try requirement(number, of: variable)
    guard row.bounds == side else { throw CertificateRefusal(.blockerOnOtherSide, place(of: row, variable)) }
    guard row.form.value.isZero else { throw CertificateRefusal(.looseBlocker, place(of: row, variable)) }
  }

  private func checkTies(of variable: VariableCertificate) throws(CertificateRefusal) {
    let active = variable.active
    var last = -1
    for number in active.ties {
      let row = try requirement(number, of: variable)
      guard number > last, number != active.by else {
        throw CertificateRefusal(.tiesOutOfOrder, place(of: row, variable))
      }
      last = number
      guard row.form.value.isZero else { throw CertificateRefusal(.looseTie, place(of: row, variable)) }
    }
    for row in variable.requirements where row.form.value.isZero && row.number != active.by {
      guard active.ties.contains(row.number) else {
        throw CertificateRefusal(.missingTie, place(of: row, variable))
      }
    }
  }

  private func requirement(
    _ number: Int, of variable: VariableCertificate
  ) throws(CertificateRefusal) -> RequirementRow {
    guard let row = variable.requirements.first(where: { $0.number == number }) else {
      throw CertificateRefusal(.unknownRow(number), place(of: variable))
    }
    return row
  }

  private func place(of variable: VariableCertificate) -> CertificateRefusal.Place {
    CertificateRefusal.Place(block: block, variable: variable.name)
  }

  private func place(of row: RequirementRow, _ variable: VariableCertificate) -> CertificateRefusal.Place {
    place(of: variable).entry(.requirement(row.number, reason: row.reason))
  }
}

/// The check of a form: its terms are in order, and its value is the stated one.
struct FormCheck {
  /// The values of the block's variables.
  let values: [Rational]

  /// Returns the problem with a form in which only the first `end` variables may occur; `nil` if there is
  /// none.
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

  /// Returns the problem with a form in which any variable may occur; `nil` if there is none.
  func problem(with form: LinearForm) -> CertificateRefusal.Problem? {
    problem(with: form, before: values.count)
  }

  /// Returns the problem with the form of a variable's row, which must have that variable and may have
  /// earlier ones.
  func problem(with form: LinearForm, about index: Int) -> CertificateRefusal.Problem? {
    if let problem = problem(with: form, before: index + 1) { return problem }
    return form.terms.last?.variable == index ? nil : .ownVariableMissing
  }
}

extension LinearForm {
  /// The sign of the coefficient of the row's own variable, which is the last one.
  var ownSign: Int { terms.last?.coefficient.signum() ?? 0 }
}
