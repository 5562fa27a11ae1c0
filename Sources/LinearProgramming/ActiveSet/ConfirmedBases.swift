/// The bases that a solver has confirmed: for each program's matrix, the active sets that were found optimal.
///
/// Costs follow from the matrix, and whether a basis is dual feasible follows from costs and matrix. So a basis that a solver
/// found optimal stays optimal for other constants as long as it is primal feasible, which exact evaluation shows: another
/// program of the same matrix and the same active set needs no solver. Both are compared number by number.
package struct ConfirmedBases: Sendable {
  /// The coefficients of a program's rows, by number; constants are not part of it.
  package struct Matrix: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// A matrix and an active set.
  package struct Basis: Hashable, Sendable {
    fileprivate let matrix: Matrix
    /// Of each variable the requirement that blocks it, in the order in which a program states them, or -1.
    fileprivate let blockers: [Int32]
    /// The coefficients of rows that are others in each program.
    fileprivate let slopes: [Fraction]

    package func hash(into hasher: inout Hasher) {
      hasher.combine(matrix.number)
      blockers.withUnsafeBytes { hasher.combine(bytes: $0) }
      slopes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// The numbers of matrices, by their coefficients.
  private var matrices: [MatrixRows: Matrix] = [:]
  private var confirmed: Set<Basis> = []
  /// How many matrices have been given a number: none is given twice.
  private var matrixCount = 0
  /// How many words the coefficients take.
  private var wordCount = 0

  /// How many bases are remembered at most, and how many words of coefficients; beyond that the memory begins anew.
  private static let (greatestCount, greatestWordCount) = (65_536, 1 << 20)

  /// Nothing is confirmed yet.
  package init() {}

  /// The matrix of a program.
  ///
  /// - Parameter given: the variables whose rows are others in each program, and no part of it.
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

  /// The basis of a program's optimum.
  package mutating func basis<Label, Reason>(
    of program: Program<Label, Reason>, _ optimum: ForwardOptimum
  ) -> Basis {
    Basis(
      matrix: matrix(of: program),
      blockers: optimum.entries.map { Int32(truncatingIfNeeded: $0.blocker?.requirement ?? -1) }, slopes: [])
  }

  /// Whether a solver has confirmed a basis.
  package func contains(_ basis: Basis) -> Bool { confirmed.contains(basis) }

  /// Remembers a basis that a solver has confirmed.
  package mutating func insert(_ basis: Basis) {
    if confirmed.count >= Self.greatestCount { removeAll() }
    confirmed.insert(basis)
  }

  /// Forgets all.
  package mutating func removeAll() {
    matrices.removeAll()
    confirmed.removeAll()
    wordCount = 0
  }
}

extension TemplateEvaluator {
  /// The basis of what has been evaluated of a template.
  package func basis(
    of template: ProgramTemplate, _ matrix: ConfirmedBases.Matrix
  ) -> ConfirmedBases.Basis {
    let places = (0..<count).map { variable in
      let blocker = blockers[base + variable]
      return blocker < 0 ? -1 : blocker - template.steps[variable].firstBound
    }
    return ConfirmedBases.Basis(matrix: matrix, blockers: places, slopes: Array(slopes[firstSlope...]))
  }
}

/// The coefficients of a program's rows, one after the other: no two programs of different rows have the same words.
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
        for place in core.requirements(index) { add(core.rows[place], core) }
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

  /// A row by its sense, how many terms it has, and these.
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
  /// The number in words: no two numbers have the same, nor does one begin as another does.
  fileprivate func append(to words: inout [Int64]) {
    switch _storage {
    case .small(let fraction): words += [fraction.denominator, fraction.numerator]
    case .big(let fraction):
      // No denominator is below one.
      for part in [fraction.numerator, fraction.denominator] {
        words.append(Int64(-part.words.count))
        words += part.words.map { Int64(truncatingIfNeeded: $0) }
      }
    }
  }
}
