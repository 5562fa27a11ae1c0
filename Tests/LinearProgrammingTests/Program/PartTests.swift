import LinearProgramming
import Testing

@Suite("A program that is solved in parts")
struct PartTests {
  static let firstSeed = 9_000
  static let seedCount = 150

  /// Everything up to a variable, part by part.
  private func solve(
    _ program: Program<String, String>, after known: PartialSolution = PartialSolution(), upTo end: Int,
    from start: StartingBasis = .forward
  ) throws -> PartialSolution {
    var solution = known
    while solution.values.count < end {
      let part = try program.solvePart(after: solution.values, upTo: end, from: start)
      #expect(!part.values.isEmpty && part.values.count == part.entries.count)
      guard !part.values.isEmpty else { break }
      solution.values += part.values
      solution.entries += part.entries
      solution.parts += 1
    }
    return solution
  }

  /// What is known of a program's first variables.
  private struct PartialSolution {
    var values: [Rational] = []
    var entries: [ActiveSet.Entry] = []
    var parts = 0
  }

  @Test("Wherever it is cut, the two parts together are the whole program's optimum")
  func everySplit() throws {
    var splits = 0
    for seed in Self.firstSeed..<Self.firstSeed + Self.seedCount {
      let program = RandomProgram.make(seed: seed)
      let intended = program.intendedValues()
      let whole = try program.exactOptimum(program.solve())
      #expect(whole.values == intended, "seed \(seed)")
      let start = [StartingBasis.forward, .standard, .decided(whole.activeSet)][seed % 3]
      for split in 0...program.variableCount {
        let first = try solve(program, upTo: split, from: start)
        #expect(first.values == Array(intended.prefix(split)), "seed \(seed), cut at \(split)")
        let both = try solve(program, after: first, upTo: program.variableCount, from: start)
        #expect(both.values == intended, "seed \(seed), cut at \(split)")
        // The entries are a certificate of the whole: no tie is lost at the cut.
        let certified = try program.verify(ActiveSet(entries: both.entries))
        #expect(certified == intended, "seed \(seed), cut at \(split)")
        splits += 1
      }
    }
    print("parts: \(splits) cuts of \(Self.seedCount) programs from seed \(Self.firstSeed)")
  }

  @Test("A wrong value that is handed in as known makes what follows wrong, or is refused")
  func wrongKnownValue() throws {
    var program = Program<String, String>()
    let first = program.variable("first")
    program.prefer(first == 10, because: "ten")
    let second = program.variable("second")
    program.prefer(second == first * 2, because: "twice")
    let right = try program.solvePart(after: [10], upTo: 2)
    #expect(right.values == [20])
    let wrong = try program.solvePart(after: [11], upTo: 2)
    #expect(wrong.values == [22])
    #expect(throws: CertificateError.self) { try program.certify([11] + wrong.values) }
  }

  @Test("Weights that multiply from group to group split a program")
  func weights() throws {
    // Twenty groups of three: the first weighs 4^19, about 3e11.
    let (program, _) = StackWeightsTests.program(groups: Array(repeating: 3, count: 20))
    #expect((program.weights.max() ?? 0) > Program<String, String>.greatestWeight)
    let first = try program.solvePart(after: [], upTo: program.variableCount)
    #expect(first.values.count < program.variableCount)
    let all = try solve(program, upTo: program.variableCount)
    #expect(all.parts > 1)
    #expect(all.values == program.intendedValues())
    try program.verify(ActiveSet(entries: all.entries))
  }

  @Test("One factor may be greater than any weight: then each variable is a part")
  func steep() throws {
    let factor: Rational = 1_000_000_000_000
    var program = Program<String, String>()
    var last = program.variable("x0")
    program.prefer(last == Rational(numerator: 1, denominator: 3), because: "third")
    for place in 1...4 {
      let next = program.variable("x\(place)")
      program.require(next >= 1, because: "least")
      program.prefer(next == factor * last - factor / 3, because: "steep")
      last = next
    }
    let all = try solve(program, upTo: program.variableCount)
    #expect(all.parts == program.variableCount)
    #expect(all.values == program.intendedValues())
    try program.verify(ActiveSet(entries: all.entries))
  }

  @Test("More variables than one part takes are solved in two")
  func long() throws {
    let count = Program<String, String>.largestPart + 700
    var program = Program<String, String>()
    var last = program.parameter("start", value: Rational(numerator: 1, denominator: 3))
    for place in 0..<count {
      let next = program.variable("x\(place)")
      if place % 50 == 0 { program.require(next <= 20, because: "most") }
      program.prefer(next == last + 1, because: "one more")
      last = next
    }
    let all = try solve(program, upTo: program.variableCount)
    #expect(all.parts == 2)
    #expect(all.values == program.intendedValues())
    try program.verify(ActiveSet(entries: all.entries))
  }
}
