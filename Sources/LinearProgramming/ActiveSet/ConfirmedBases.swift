/// The confirmed bases: for each program's matrix, the active sets that a solver has found optimal.
///
/// Costs follow from the matrix, and dual feasibility of a basis follows from costs and matrix. So a
/// confirmed basis is optimal for other constants as well, as long as it is primal feasible, which is checked
/// by exact evaluation. Another program with the same matrix and active set needs no solver; both are
/// compared number by number.
package struct ConfirmedBases: Sendable {
  /// The coefficients of a program's rows without the constants, identified by a number.
  package struct Matrix: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// A matrix together with an active set.
  package struct Basis: Hashable, Sendable {
    fileprivate let matrix: Matrix
    /// The number of each variable's blocking requirement, in the order in which a program states them, or
    /// -1.
    fileprivate let blockers: [Int32]
    /// The coefficients of the rows that differ between programs.
    fileprivate let coefficients: [Fraction]

    package func hash(into hasher: inout Hasher) {
      hasher.combine(matrix.number)
      blockers.withUnsafeBytes { hasher.combine(bytes: $0) }
      coefficients.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// The matrices, by their coefficients.
  private var matrices: [MatrixRows: Matrix] = [:]
  private var confirmed: Set<Basis> = []
  /// The number of matrices so far; no number is assigned twice.
  private var matrixCount = 0
  /// The number of 64-bit words of all coefficients.
  private var wordCount = 0

  /// The greatest number of bases, and of words of coefficients; beyond either, all bases are removed.
  private static let (greatestCount, greatestWordCount) = (65_536, 1 << 20)

  /// Creates a set without confirmed bases.
  package init() {}

  /// Returns the matrix of a program.
  ///
  /// - Parameter given: The variables whose rows differ between programs and are not part of the matrix.
  package mutating func matrix<Label, Reason>(
    of program: Program<Label, Reason>, given: Set<Int> = []
  ) -> Matrix {
    let rows = MatrixRows(program.core, given: given)
    if let known = matrices[rows] { return known }
    if wordCount + rows.words.count > Self.greatestWordCount { removeAll() }
    let new = Matrix(number: matrixCount)
    matrixCount += 1
    wordCount += rows.words.count
    matrices[rows] = new
    return new
  }

  /// Returns the basis of a program's optimum.
  package mutating func basis<Label, Reason>(
    of program: Program<Label, Reason>, _ optimum: ForwardOptimum
  ) -> Basis {
    Basis(
      matrix: matrix(of: program),
      blockers: optimum.entries.map { Int32(truncatingIfNeeded: $0.blocker?.requirement ?? -1) },
      coefficients: [])
  }

  /// Returns whether a solver has confirmed a basis.
  package func contains(_ basis: Basis) -> Bool { confirmed.contains(basis) }

  /// Adds a basis that a solver has confirmed.
  package mutating func insert(_ basis: Basis) {
    if confirmed.count >= Self.greatestCount { removeAll() }
    confirmed.insert(basis)
  }

  package mutating func removeAll() {
    matrices.removeAll()
    confirmed.removeAll()
    wordCount = 0
  }
}

extension TemplateEvaluator {
  /// Returns the basis of the evaluated part of a template.
  package func basis(
    of template: ProgramTemplate, _ matrix: ConfirmedBases.Matrix
  ) -> ConfirmedBases.Basis {
    let places = (0..<count).map { variable in
      let blocker = blockers[current.base + variable]
      return blocker < 0 ? -1 : blocker - template.steps[variable].firstBound
    }
    return ConfirmedBases.Basis(
      matrix: matrix, blockers: places, coefficients: Array(coefficients[current.firstCoefficient...]))
  }
}

/// The coefficients of a program's rows in sequence, such that programs with different rows have different
/// words.
private struct MatrixRows: Hashable {
  private(set) var words: [Int64] = []

  init(_ core: ProgramCore, given: Set<Int>) {
    words.reserveCapacity(core.count + 3 * core.terms.count)
    for index in core.statements.indices {
      if core.statements[index].parameter != nil {
        words.append(Kind.parameter.rawValue)
      } else if given.contains(index) {
        words.append(Kind.given.rawValue)
      } else {
        for offset in core.requirements(index) { add(core.rows[offset], core) }
        if let preference = core.preference(index) { add(preference, core) }
      }
    }
  }

  private enum Kind: Int64 {
    case parameter, given, lessThanOrEqual, equal, greaterThanOrEqual

    init(_ sense: Relation.Sense) {
      switch sense {
      case .lessThanOrEqual: self = .lessThanOrEqual
      case .equal: self = .equal
      case .greaterThanOrEqual: self = .greaterThanOrEqual
      }
    }
  }

  /// Appends a row: its sense, the number of its terms, and the terms.
  private mutating func add(_ row: ProgramCore.Row, _ core: ProgramCore) {
    words.append(Int64(row.end - row.first) << 3 | Kind(row.sense).rawValue)
    for term in core.terms(row) {
      words.append(Int64(term.variable.index))
      term.coefficient.append(to: &words)
    }
  }

  func hash(into hasher: inout Hasher) { words.withUnsafeBytes { hasher.combine(bytes: $0) } }
}

extension Rational {
  /// Appends the number as words, such that no number's words are a prefix of another's.
  fileprivate func append(to words: inout [Int64]) {
    switch _storage {
    case .small(let fraction): words += [fraction.denominator, fraction.numerator]
    case .big(let fraction):
      // No denominator is below one, so a negative count marks a long number.
      for part in [fraction.numerator, fraction.denominator] {
        words.append(Int64(-part.words.count))
        words += part.words.map { Int64(truncatingIfNeeded: $0) }
      }
    }
  }
}
