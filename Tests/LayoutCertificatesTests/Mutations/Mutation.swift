import LayoutCertificates

/// One change of a certificate, and what the checker must say of it.
struct Mutation {
  /// What the checker must say.
  enum Expectation {
    /// Refused, with this block and, where they are given, this variable and one of these rows named.
    case refused(block: String?, variable: String?, rows: Set<Int>)
    /// Accepted: the certificate is another one, and as true as before.
    case trueStill
  }

  /// What kind of entry is changed how, such as `variable value`.
  var kind: String
  var expectation: Expectation
  var apply: (inout Certificate) -> Void

  /// What is wrong with the checker's answer; `nil` where nothing is.
  func failure(on certificate: Certificate) -> String? {
    var mutant = certificate
    apply(&mutant)
    let refusal: CertificateRefusal?
    do {
      try CertificateChecker().check(mutant)
      refusal = nil
    } catch { refusal = error }
    switch (expectation, refusal) {
    case (.trueStill, nil): return nil
    case (.trueStill, let refusal?): return "\(kind): true, and refused: \(refusal)"
    case (.refused(let block, let variable, _), nil):
      return "\(kind): accepted in block \(block ?? "-") at \(variable ?? "-")"
    case (.refused(let block, let variable, let rows), let refusal?):
      let place = refusal.place
      let isNamed =
        place.block == block && (variable == nil || place.variable == variable)
        && (rows.isEmpty || place.entry?.row.map(rows.contains) == true)
      return isNamed ? nil : "\(kind): should name \(block ?? "-"), \(variable ?? "-"), \(rows): \(refusal)"
    }
  }
}

/// Where in a certificate a mutation happens.
struct Spot {
  var block: String
  var variable: String?
  var rows: Set<Int> = []

  var refused: Mutation.Expectation { .refused(block: block, variable: variable, rows: rows) }
}
