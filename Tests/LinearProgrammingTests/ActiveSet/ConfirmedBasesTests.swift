import LinearProgramming
import Testing

@Suite("A basis is confirmed for programs of one matrix and one active set")
struct ConfirmedBasesTests {
  /// A length between two bounds that prefers a multiple of a side.
  private static func program(
    side: Rational, factor: Rational = 1, lower: Rational = 10, slope: Rational = 1
  ) -> Program<String, String> {
    var program = Program<String, String>()
    let proposed = LinearExpression(program.parameter("side", value: side))
    let length = program.variable("length")
    program.require(length >= LinearExpression(lower), because: "lower")
    program.require(length <= LinearExpression(lower + 40), because: "upper")
    program.prefer(factor * LinearExpression(length) == slope * proposed, because: "wish")
    return program
  }

  private static func basis(
    _ program: Program<String, String>, _ bases: inout ConfirmedBases
  ) throws -> ConfirmedBases.Basis {
    var optimum = ForwardOptimum()
    try program.evaluate(&optimum)
    return bases.basis(of: program, optimum)
  }

  @Test("Other constants and other values of parameters leave it the same")
  func constants() throws {
    var bases = ConfirmedBases()
    let basis = try Self.basis(Self.program(side: 30), &bases)
    #expect(!bases.contains(basis))
    bases.insert(basis)
    #expect(bases.contains(try Self.basis(Self.program(side: 31, lower: 5), &bases)))
    #expect(bases.contains(try Self.basis(Self.program(side: 0, lower: -3), &bases)))
  }

  @Test("What blocks, a coefficient, a factor and a sense make it another one")
  func others() throws {
    var bases = ConfirmedBases()
    bases.insert(try Self.basis(Self.program(side: 30), &bases))
    let third = Rational(numerator: 1, denominator: 3)
    for other in [
      Self.program(side: 5), Self.program(side: 90), Self.program(side: 30, slope: 1 - third),
      Self.program(side: 60, factor: 2),
    ] {
      #expect(!bases.contains(try Self.basis(other, &bases)))
    }
    var turned = Program<String, String>()
    let side = LinearExpression(turned.parameter("side", value: 30))
    let length = turned.variable("length")
    turned.require(length <= 50, because: "lower")
    turned.require(length >= 10, because: "upper")
    turned.prefer(1 * LinearExpression(length) == side, because: "wish")
    #expect(!bases.contains(try Self.basis(turned, &bases)))
  }

  @Test("Coefficients of any length are told apart")
  func huge() throws {
    let huge = (0..<5).reduce(Rational(1)) { product, _ in
      product * Rational(numerator: Int.max - 1, denominator: 3)
    }
    var bases = ConfirmedBases()
    let slopes = [huge, huge + 1, 1 / huge, huge / (huge + 1), 1 - 1 / huge, -huge, 1]
    var matrices: Set<ConfirmedBases.Matrix> = []
    for slope in slopes { matrices.insert(bases.matrix(of: Self.program(side: 30, slope: slope))) }
    #expect(matrices.count == slopes.count)
    #expect(matrices.contains(bases.matrix(of: Self.program(side: 7, slope: huge + 1))))
  }

  @Test("Random programs have one matrix where their rows are the same but for constants")
  func random() throws {
    var bases = ConfirmedBases()
    var seen: [[String]: ConfirmedBases.Matrix] = [:]
    for seed in 1...2_000 {
      let program = RandomProgram.make(seed: seed)
      func row(_ relation: Relation) -> String {
        let expression = relation.expression
        return Relation(expression - LinearExpression(expression.constant), relation.sense).text
      }
      let rows = program.variables.flatMap { variable in
        let statement = program.statement(of: variable)
        return statement.requirements.map { row($0.relation) }
          + [statement.preference.map { row($0.relation) } ?? "parameter"]
      }
      let matrix = bases.matrix(of: program)
      if let known = seen[rows] { #expect(known == matrix, "seed \(seed)") }
      seen[rows] = matrix
    }
    #expect(Set(seen.values).count == seen.count && seen.count > 100)
  }

  @Test("Once all is forgotten, nothing is taken for confirmed")
  func forgotten() throws {
    var bases = ConfirmedBases()
    let basis = try Self.basis(Self.program(side: 30), &bases)
    bases.insert(basis)
    bases.removeAll()
    #expect(!bases.contains(basis))
    let other = try Self.basis(Self.program(side: 30, slope: 2), &bases)
    #expect(other != basis)
  }
}
