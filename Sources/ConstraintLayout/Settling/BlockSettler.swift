import LayoutCore
import LinearProgramming

/// A block's program and what is known of its optimum: it is solved, pieces are exchanged, and it is solved again,
/// until every piece holds where the solution asks for it.
///
/// A triangular program's earlier values do not depend on later rows: so what has been stated can be solved before
/// everything is.
final class BlockSettler {
  /// The tree, which knows what people wrote.
  let ruled: RuledTree
  /// The view whose block it is.
  let view: LayoutTree.Index
  /// How programs are solved.
  let options: SolvingOptions
  /// Where answers of views that begin blocks of their own come from.
  let source: any PieceSource
  /// Whether such answers may be guessed before they are measured.
  let guesses: Bool
  /// What has been stated.
  var program = BlockProgram()
  /// The part of the optimum that is known.
  private(set) var known = KnownOptimum()
  /// The views that were taken in.
  var requests = Requests()
  /// The written lengths among the parameters.
  var written = WrittenLengths()
  /// What was decided from numbers: the optimum is only of use while it stays so.
  var decisions: [Decision] = []
  /// The work that was done.
  private(set) var statistics = LayoutStatistics()

  init(
    _ view: LayoutTree.Index, in ruled: RuledTree, _ options: SolvingOptions, source: any PieceSource,
    guesses: Bool
  ) {
    self.view = view
    self.ruled = ruled
    self.options = options
    self.source = source
    self.guesses = guesses
  }

  /// Adds a proposed side; only the block's own view's, before anything else.
  func propose(_ number: Rational, _ label: VariableLabel) -> LinearExpression {
    known.append(number)
    return LinearExpression(program.parameter(label, value: number))
  }

  /// The parameter that stands for a written length; a new one must be older than what it bounds.
  func parameter(for input: LengthInput) -> Variable {
    if let known = written[input] { return known }
    let variable = program.parameter(
      VariableLabel(input.view, .written(input.parameter)), value: ruled.value(of: input))
    written.add(variable, for: input)
    return variable
  }

  /// Solves what has been stated and measures the views whose pieces do not hold where the solution asks for them,
  /// until every piece holds.
  ///
  /// Shares depend on earlier children only, so each child is exchanged at most once, and what comes before an
  /// exchange keeps its values. After one, a few variables are solved at a time, twice as many each time that
  /// nothing has to be exchanged, so that many exchanges in a long stack do not solve its end again and again.
  func settle() throws {
    var reach = Int.max
    while let place = requests.nextUnsettled() {
      let request = requests[place]
      while !isSolved(request.proposal) { try solve(atMost: &reach) }
      let at = exact(request.proposal)
      if request.piece?.region.contains(at) != true {
        let piece = try source.piece(of: request.view, at: at)
        if try exchange(place, for: piece) {
          statistics.exchanges += 1
          reach = Self.reachAfterExchange
        }
      }
      requests[place].isSettled = true
      if let piece = requests[place].piece { source.remember(piece, for: request.view, at.pattern) }
    }
    while !isSolved { try solve(atMost: &reach) }
  }

  /// How many variables are solved at once after an exchange.
  private static let reachAfterExchange = 64

  /// Solves the next variables, and widens the reach.
  private func solve(atMost reach: inout Int) throws {
    let rest = program.variableCount - known.count
    let part = try program.solvePart(
      after: known.values, upTo: known.count + min(reach, rest), with: options.solver, from: options.start)
    statistics.solverCalls += 1
    statistics.pivots += part.pivots
    try checkDigits(part.values)
    known.append(part)
    reach = reach > Int.max / 2 ? reach : reach * 2
  }

  /// How many binary digits an exact length may have: each operation on longer ones takes too long.
  static let greatestBitCount = 1024

  private func checkDigits(_ values: [Rational]) throws(LayoutError) {
    guard let count = values.lazy.map(\.bitCount).first(where: { $0 > Self.greatestBitCount }) else { return }
    throw .tooManyDigits(count: count, limit: Self.greatestBitCount, ViewReference(ruled.tree[view]))
  }

  private var isSolved: Bool { known.count == program.variableCount }

  /// Forgets the values of a variable and of all later ones, as it was stated anew.
  func forget(from variable: Variable) { known.forget(from: variable) }

  /// Notes that nothing is required of a variable any more.
  func release(_ variable: Variable) { known.release(variable) }
}
