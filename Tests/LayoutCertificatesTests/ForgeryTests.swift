import LayoutCertificates
import LinearProgramming
import TestSupport
import Testing

@Suite("Forged certificates, consistent in all their numbers, are refused by the mathematics")
struct ForgeryTests {
  /// The scenes' certificates; laying out takes longer than all that is done to them.
  static let certificates = Result {
    try Scenes.names.map { (file: $0, certificate: try Scenes.certificate($0)) }
  }

  /// Changes a variable in every place of every scene, restates the rest, and asks what the checker says.
  ///
  /// `change` returns whether there was anything to change; `expected` looks at the refusal's problem.
  static func forge(
    _ change: (inout VariableCertificate) -> Bool, expected: (CertificateRefusal.Problem) -> Bool
  ) throws {
    var tried = 0
    var failures: [String] = []
    for (file, certificate) in try certificates.get() {
      for (number, block) in certificate.blocks.enumerated() {
        for (index, variable) in block.variables.enumerated() {
          var forged = certificate
          guard change(&forged.blocks[number].variables[index]) else { continue }
          tried += 1
          forged.blocks[number] = forged.blocks[number].restated()
          do {
            try CertificateChecker().check(forged)
            failures.append("\(file): accepted: \(variable.name)")
          } catch {
            let isRight =
              error.place.block == block.view && error.place.variable == variable.name
              && expected(error.problem)
            if !isRight { failures.append("\(file): \(variable.name): \(error)") }
          }
        }
      }
    }
    #expect(tried > 0)
    #expect(failures.isEmpty, "\(failures.count) of \(tried): \(failures.prefix(10).joined(separator: "\n"))")
  }

  static func isMathematical(_ problem: CertificateRefusal.Problem) -> Bool {
    switch problem {
    case .violated, .notMet, .notBlocked, .looseBlocker, .looseTie, .missingTie: true
    default: false
    }
  }

  @Test("No other value of a variable", arguments: [(1, 1), (-1, 1), (1, 1_000_000_007), (-7, 3)])
  func values(_ numerator: Int, _ denominator: Int) throws {
    try Self.forge { variable in
      variable.value += Rational(numerator: numerator, denominator: denominator)
      return variable.kind == .variable
    } expected: {
      Self.isMathematical($0)
    }
  }

  @Test("No other value of a parameter")
  func parameters() throws {
    try Self.forge { variable in
      variable.value += 1
      variable.given = variable.value
      return variable.kind == .parameter
    } expected: {
      if case .notAsProposed = $0 { true } else { false }
    }
  }

  @Test("No other constant in the row that a value is due to", arguments: [1, -1])
  func activeRow(_ change: Int) throws {
    try Self.forge { variable in
      if variable.active.state == .met { variable.preference?.form.constant += Rational(change) }
      let blocking = variable.requirements.firstIndex { $0.number == variable.active.by }
      if let blocking { variable.requirements[blocking].form.constant += Rational(change) }
      return variable.kind == .variable
    } expected: {
      Self.isMathematical($0)
    }
  }

  @Test("A preference that would be met is not blocked")
  func blockedPreference() throws {
    try Self.forge { variable in
      guard variable.active.by != nil, let missed = variable.preference?.form.value else { return false }
      variable.preference?.form.constant -= missed
      return true
    } expected: {
      $0 == .notBlocked
    }
  }

  @Test("A preference that is missed on the other side is not blocked")
  func turnedPreference() throws {
    try Self.forge { variable in
      guard variable.active.by != nil, let missed = variable.preference?.form.value else { return false }
      variable.preference?.form.constant -= 2 * missed
      return true
    } expected: {
      $0 == .notBlocked
    }
  }

  @Test("A requirement that becomes tight is a tie that is missing")
  func tightRequirement() throws {
    try Self.forge { variable in
      guard let place = variable.requirements.firstIndex(where: { !$0.form.value.isZero }) else {
        return false
      }
      variable.requirements[place].form.constant -= variable.requirements[place].form.value
      return true
    } expected: {
      $0 == .missingTie
    }
  }

  @Test("A requirement that is turned against the values is violated")
  func violatedRequirement() throws {
    try Self.forge { variable in
      guard let place = variable.requirements.firstIndex(where: { !$0.form.value.isZero }) else {
        return false
      }
      variable.requirements[place].form.constant -= 2 * variable.requirements[place].form.value
      return true
    } expected: {
      if case .violated = $0 { true } else { false }
    }
  }

  @Test("A value that is due to a row needs the row")
  func droppedRequirements() throws {
    try Self.forge { variable in
      // Numbers that come later are then wrong as well, but this variable is looked at first.
      defer { variable.requirements = [] }
      return variable.active.by != nil || !variable.active.ties.isEmpty
    } expected: {
      if case .unknownRow = $0 { true } else { false }
    }
  }

  @Test("No decision against its numbers, and no view with two sizes")
  func decisionsAndSizes() throws {
    var tried = (decisions: 0, sizes: 0)
    for (_, certificate) in try Self.certificates.get() {
      for (number, block) in certificate.blocks.enumerated() {
        for (place, decision) in block.decisions.enumerated() where !decision.form.value.isZero {
          var forged = certificate
          forged.blocks[number].decisions[place].form.constant -= 2 * decision.form.value
          forged.blocks[number] = forged.blocks[number].restated()
          tried.decisions += 1
          #expect(throws: CertificateRefusal.self) { try CertificateChecker().check(forged) }
        }
        guard number > 0, let place = block.sizes.firstIndex(where: { $0.view == block.view }),
          certificate.blocks[..<number].contains(where: { $0.sizes.contains { $0.view == block.view } }),
          case .finite(var form) = block.sizes[place].width
        else { continue }
        var forged = certificate
        form.constant += 1
        forged.blocks[number].sizes[place].width = .finite(form)
        forged.blocks[number] = forged.blocks[number].restated()
        tried.sizes += 1
        let refusal = #expect(throws: CertificateRefusal.self) { try CertificateChecker().check(forged) }
        if case .sizedOtherwise = refusal?.problem {} else { Issue.record("\(String(describing: refusal))") }
      }
    }
    #expect(tried.decisions > 0 && tried.sizes > 0)
  }
}
