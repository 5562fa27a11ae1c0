/// The check of what a variable's value is said to be due to.
///
/// Its rows are known to be right by now.
struct ActiveCheck {
  let variable: VariableCertificate
  let preference: PreferenceRow
  /// On which side of the preferred value the variable is: 1 where it is more, 0 where it is equal.
  let missedBy: Int
  let place: CertificateRefusal.Place

  func run() throws(CertificateRefusal) {
    let preferred = place.entry(.preference(preference.number, reason: preference.reason))
    switch variable.active.state {
    case .parameter: throw CertificateRefusal(.wrongKind, place)
    case .met:
      guard missedBy == 0 else { throw CertificateRefusal(.notMet(preference.form.value), preferred) }
      guard variable.active.by == nil else { throw CertificateRefusal(.blockerMissing, place) }
    case .blockedBelow:
      guard missedBy > 0 else { throw CertificateRefusal(.notBlocked, preferred) }
      try checkBlocker(on: .below)
    case .blockedAbove:
      guard missedBy < 0 else { throw CertificateRefusal(.notBlocked, preferred) }
      try checkBlocker(on: .above)
    }
    try checkTies()
  }

  private func checkBlocker(on side: RequirementRow.Side) throws(CertificateRefusal) {
    guard let number = variable.active.by else { throw CertificateRefusal(.blockerMissing, place) }
    let row = try requirement(number)
    guard row.bounds == side else { throw CertificateRefusal(.blockerOnOtherSide, place(of: row)) }
    guard row.form.value.isZero else { throw CertificateRefusal(.looseBlocker, place(of: row)) }
  }

  private func checkTies() throws(CertificateRefusal) {
    let active = variable.active
    var last = -1
    for number in active.ties {
      let row = try requirement(number)
      guard number > last, number != active.by else {
        throw CertificateRefusal(.tiesOutOfOrder, place(of: row))
      }
      last = number
      guard row.form.value.isZero else { throw CertificateRefusal(.looseTie, place(of: row)) }
    }
    for row in variable.requirements where row.form.value.isZero && row.number != active.by {
      guard active.ties.contains(row.number) else { throw CertificateRefusal(.missingTie, place(of: row)) }
    }
  }

  private func requirement(_ number: Int) throws(CertificateRefusal) -> RequirementRow {
    guard let row = variable.requirements.first(where: { $0.number == number }) else {
      throw CertificateRefusal(.unknownRow(number), place)
    }
    return row
  }

  private func place(of row: RequirementRow) -> CertificateRefusal.Place {
    place.entry(.requirement(row.number, reason: row.reason))
  }
}
