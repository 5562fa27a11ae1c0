import LayoutTesting
import LinearProgramming
import TestSupport
import Testing

@Suite("Certificates")
struct CertificateTests {
  /// `x` is blocked below by 1 (30), tied with 2; `y` is met and tied with 0; `z` is blocked above by 0.
  static func example() throws -> (Program<String, String>, ForwardOptimum) {
    var program = Program<String, String>()
    let w = program.parameter("w", value: 100)
    let x = program.variable("x")
    program.require(x >= 10, because: "ten")
    program.require(2 * x >= 60, because: "thirty")
    program.require(x >= w - 70, because: "moving")
    program.prefer(x == 5, because: "five")
    let y = program.variable("y")
    program.require(y >= x, because: "at least x")
    program.prefer(y == w - 70, because: "rest")
    let z = program.variable("z")
    program.require(-z >= -y, because: "at most y")
    program.require(z <= 80, because: "eighty")
    program.prefer(3 * z == w, because: "third")
    try program.confirm(with: GLPKSolver(), from: .standard)
    return (program, try program.evaluated())
  }

  static func outcome(_ program: Program<String, String>, _ entries: [ActiveSet.Entry])
    -> CertificateError?
  {
    do {
      try ActiveSet(entries: entries).verify(program)
      return nil
    } catch {
      return error
    }
  }

  @Test("The whole active set of an example")
  func example() throws {
    let (program, optimum) = try Self.example()
    #expect(optimum.values == [100, 30, 30, 30])
    #expect(
      optimum.activeSet.entries == [
        .parameter, .blockedBelow(by: 1, ties: [2]), .met(ties: [0]), .blockedAbove(by: 0, ties: []),
      ])
    #expect(try program.verify(optimum.activeSet) == optimum.values)
    #expect(try optimum.activeSet.exactValues(of: program) == optimum.values)
    #expect(try program.certify(optimum.values).entries == optimum.activeSet.entries)
  }

  @Test("Every kind of tampering is refused, and the row named")
  func tampering() throws {
    let (program, optimum) = try Self.example()
    let good = optimum.activeSet.entries
    func changed(_ place: Int, _ entry: ActiveSet.Entry) -> CertificateError? {
      var entries = good
      entries[place] = entry
      return Self.outcome(program, entries)
    }
    typealias Row = CertificateError.Row
    let ten = Row(variable: "x", requirement: 0, reason: "ten")
    let thirty = Row(variable: "x", requirement: 1, reason: "thirty")
    let moving = Row(variable: "x", requirement: 2, reason: "moving")
    let errors: [CertificateError?] = [
      Self.outcome(program, good),
      Self.outcome(program, Array(good.dropLast())),
      changed(0, .met(ties: [])),
      changed(1, .parameter),
      changed(1, .met(ties: [])),
      changed(1, .blockedBelow(by: 0, ties: [])),
      changed(1, .blockedBelow(by: 7, ties: [])),
      changed(1, .blockedAbove(by: 1, ties: [2])),
      changed(1, .blockedBelow(by: 1, ties: [])),
      changed(1, .blockedBelow(by: 1, ties: [0, 2])),
      changed(1, .blockedBelow(by: 1, ties: [2, 5])),
      changed(2, .met(ties: [])),
      changed(3, .met(ties: [])),
      changed(3, .blockedAbove(by: 1, ties: [])),
    ]
    #expect(
      errors == [
        nil, .wrongCount(expected: 4, found: 3), .parameterChanged(variable: "w"),
        .notAParameter(variable: "x"), .requirementViolated(ten), .requirementViolated(thirty),
        .unknownRequirement(variable: "x", requirement: 7), .wrongSide(thirty), .missingTie(moving),
        .looseTie(ten), .unknownRequirement(variable: "x", requirement: 5),
        .missingTie(Row(variable: "y", requirement: 0, reason: "at least x")),
        .requirementViolated(Row(variable: "z", requirement: 0, reason: "at most y")),
        .requirementViolated(Row(variable: "z", requirement: 0, reason: "at most y")),
      ])
  }

  @Test("A preference on the free side of the bound does not count as blocked")
  func notBlocked() throws {
    var program = Program<String, String>()
    let x = program.variable("x")
    program.require(x >= 10, because: "ten")
    program.prefer(x == 20, because: "twenty")
    let preferred = CertificateError.Row(variable: "x", requirement: nil, reason: "twenty")
    #expect(
      Self.outcome(program, [.blockedBelow(by: 0, ties: [])]) == .preferenceNotBlocked(preferred))
    #expect(throws: CertificateError.preferenceNotBlocked(preferred)) { try program.certify([15]) }
    #expect(
      throws: CertificateError.requirementViolated(.init(variable: "x", requirement: 0, reason: "ten"))
    ) { try program.certify([9]) }
    #expect(try program.certify([20]).entries == [.met(ties: [])])
  }

  @Test("The optimum is accepted, and any other value of any variable refused")
  func values() throws {
    for seed in 1...300 {
      let program = RandomProgram.make(seed: seed)
      let values = program.intendedValues()
      let activeSet = try program.certify(values)
      #expect(try program.verify(activeSet) == values, "seed \(seed)")
      var random = SeededGenerator(seed: seed)
      for place in values.indices {
        var tampered = values
        tampered[place] += random.pick([1, -1, Rational(numerator: -1, denominator: 1 << 40)])
        #expect(throws: CertificateError.self, "seed \(seed), variable \(place)") {
          try program.certify(tampered)
        }
      }
    }
  }
}
