import LinearProgramming
import Testing

@Suite("Weights of equal shares")
struct StackWeightsTests {
  /// Members of groups share what is left, group after group: member k of m prefers
  /// `(m - k + 1) * s == rest`, within constant bounds.
  static func program(groups: [Int]) -> (Program<String, String>, [[Variable]]) {
    var program = Program<String, String>()
    let available = program.parameter("available", value: 1000)
    var rest = LinearExpression(available)
    var members: [[Variable]] = []
    for size in groups {
      var group: [Variable] = []
      for place in 0..<size {
        let share = program.variable("share \(members.count).\(place)")
        program.require(share >= 10, because: "least")
        program.require(share <= 700, because: "most")
        program.prefer(Rational(size - place) * share == rest, because: "equal share")
        rest = rest - LinearExpression(share)
        group.append(share)
      }
      members.append(group)
    }
    return (program, members)
  }

  @Test(
    "The last group weighs 1, an earlier one the product of (1 + size) of the later ones",
    arguments: [[1], [5], [40], [2, 3], [3, 1, 4], [6, 6, 6], [1, 1, 1, 1]])
  func closedForm(groups: [Int]) {
    let (program, members) = Self.program(groups: groups)
    let weights = program.weights
    for (place, group) in members.enumerated() {
      let expected = groups[(place + 1)...].reduce(1) { $0 * (1 + $1) }
      #expect(group.map { weights[$0.index] } == group.map { _ in Double(expected) })
    }
    #expect(weights[0] == 0)
  }

  @Test("The optimum shares equally")
  func solves() throws {
    let (program, members) = Self.program(groups: [3, 2])
    let optimum = try program.evaluated()
    try program.confirm(with: GLPKSolver(), from: .standard)
    let third = Rational(numerator: 1000, denominator: 3)
    #expect(members[0].map { optimum.values[$0.index] } == [third, third, third])
    #expect(members[1].map { optimum.values[$0.index] } == [10, 10])
  }

  @Test("Moving bounds count twice, preferences once, and a written factor divides")
  func smallProgram() {
    var program = Program<String, String>()
    let a = program.variable("a")
    let b = program.variable("b")
    program.require(a >= 0, because: "")
    program.prefer(a == 7, because: "")
    program.require(2 * b >= 6 * a, because: "")
    program.require(b >= a + 1, because: "")
    program.prefer(4 * b == 2 * a + 8, because: "")
    // w_b = 1, written with 4: 1/4. w_a = 1 + 1/4 * 2 + 2 * max(3, 1).
    #expect(program.weights == [7.5, 0.25])
  }
}
