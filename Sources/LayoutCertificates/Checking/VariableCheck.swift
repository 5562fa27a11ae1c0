import struct LinearProgramming.Rational

/// The check of one variable: its requirements hold, and its preference is met or blocked.
///
/// Parameters are not checked here.
struct VariableCheck {
  let variable: VariableCertificate
  let firstRow: Int
  let values: [Rational]
  let place: CertificateRefusal.Place

  /// Checks the variable, and returns how many rows are about it.
  func run() throws(CertificateRefusal) -> Int {
    guard variable.given == nil, variable.source == nil else {
      throw CertificateRefusal(.wrongKind, place)
    }
    guard let preference = variable.preference else { throw CertificateRefusal(.preferenceMissing, place) }
    let missedBy = try check(preference)
    for (offset, requirement) in variable.requirements.enumerated() {
      try check(requirement, next: firstRow + 1 + offset)
    }
    try ActiveCheck(variable: variable, preference: preference, missedBy: missedBy, place: place).run()
    return 1 + variable.requirements.count
  }

  /// Returns on which side of the preferred value the variable is: 1 where it is more, 0 where it is equal.
  private func check(_ row: PreferenceRow) throws(CertificateRefusal) -> Int {
    let place = place.entry(.preference(row.number, reason: row.reason))
    guard row.number == firstRow else {
      throw CertificateRefusal(.wrongNumber(row.number, next: firstRow), place)
    }
    let sign = try FormCheck(values, upTo: variable.index, place).run(row.form, about: variable.index)
    return row.form.value.signum() * sign
  }

  private func check(_ row: RequirementRow, next: Int) throws(CertificateRefusal) {
    let place = place.entry(.requirement(row.number, reason: row.reason))
    guard row.number == next else {
      throw CertificateRefusal(.wrongNumber(row.number, next: next), place)
    }
    let sign = try FormCheck(values, upTo: variable.index, place).run(row.form, about: variable.index)
    // A positive coefficient keeps the direction of an inequality, a negative one turns it.
    let side: RequirementRow.Side = (row.sense == .atLeast) == (sign > 0) ? .below : .above
    guard row.bounds == side else { throw CertificateRefusal(.wrongSide(stated: row.bounds), place) }
    let value = row.form.value.signum()
    guard row.sense == .atLeast ? value >= 0 : value <= 0 else {
      throw CertificateRefusal(.violated(row.form.value), place)
    }
  }
}

extension CertificateRefusal.Place {
  /// The same place, and an entry there.
  func entry(_ entry: CertificateRefusal.Entry) -> Self {
    Self(block: block, variable: variable, entry: entry)
  }
}
