/// The check of what variables' values are said to be due to.
///
/// Their rows are known to be right by now.
struct ActiveCheck {
  /// The path of the block's view.
  let block: String

  /// Checks a variable; `missedBy` says on which side of the preferred value it is: 1 where it is more, 0 where it is
  /// equal.
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
