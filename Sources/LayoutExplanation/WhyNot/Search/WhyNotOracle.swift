import ConstraintLayout
import LayoutCore
import LinearProgramming

/// Searches for values of some facts with which a question holds while all other facts are unchanged.
///
/// The number in question is a piecewise affine function of the facts. Along one of them it is greatest at an
/// end or a breakpoint, so the search is coordinate ascent over these, from several starts. Each step is a
/// whole layout. A search that finds nothing proves nothing; one that finds something does.
struct WhyNotOracle {
  let trial: WhyNotTrial

  typealias Values = [Fact: FactValue]

  /// Returns values of the given facts with which the question holds; `nil` where none were found.
  ///
  /// - Throws: The solver's errors.
  func values(freeing facts: [Fact]) throws -> Values? {
    if facts.isEmpty { return nil }
    var starts: [Values] = [[:]]
    starts.append(try eachAtItsBest(facts))
    for index in 0..<3 { starts.append(corner(facts, index)) }
    var scored: [(values: Values, score: Rational)] = []
    for start in starts {
      guard let score = try trial.score(start) else { continue }
      if score.signum() >= 0 { return start }
      if !scored.contains(where: { $0.values == start }) { scored.append((start, score)) }
    }
    scored.sort { $0.score > $1.score }
    for start in scored.prefix(3) {
      let top = try ascended(from: start.values, start.score, facts)
      if top.score.signum() >= 0 { return top.values }
      if let found = try refined(top.values, top.score, facts) { return found }
    }
    return nil
  }

  /// Returns each fact at the value that is best while all others are unchanged.
  private func eachAtItsBest(_ facts: [Fact]) throws -> Values {
    guard let base = try trial.score([:]) else { return [:] }
    var values: Values = [:]
    for fact in facts {
      var best = base
      for value in trial.options.corners(fact, from: nil) {
        if let score = try trial.score([fact: value]), score > best {
          best = score
          values[fact] = value
        }
      }
    }
    return values
  }

  /// Returns all facts at their first, smallest or largest values together.
  private func corner(_ facts: [Fact], _ index: Int) -> Values {
    var values: Values = [:]
    for fact in facts {
      if index == 0 {
        values[fact] = trial.options.choices(fact).first
      } else {
        var value: FactValue?
        for variable in trial.options.variables(fact) {
          let number = index == 1 ? 0 : trial.options.large
          value = trial.options.setting(variable, to: number, in: value, of: fact) ?? value
        }
        values[fact] = value
      }
    }
    return values
  }

  /// Ascends from fact to fact, taking the best value of each, until nothing improves.
  private func ascended(
    from start: Values, _ score: Rational, _ facts: [Fact]
  ) throws -> (values: Values, score: Rational) {
    var (values, best) = (start, score)
    for _ in 0..<4 {
      var isBetter = false
      for fact in facts {
        var tries = trial.options.corners(fact, from: values[fact]).map { Optional($0) }
        if values[fact] != nil { tries.append(nil) }
        for value in tries {
          var next = values
          next[fact] = value
          guard let score = try trial.score(next), score > best else { continue }
          (values, best, isBetter) = (next, score, true)
          if score.signum() >= 0 { return (values, best) }
        }
      }
      if !isBetter { break }
    }
    return (values, best)
  }

  /// Tries the breakpoints next to the current values, and the lengths in the question.
  private func refined(_ start: Values, _ score: Rational, _ facts: [Fact]) throws -> Values? {
    var (values, best) = (start, score)
    for _ in 0..<2 {
      let breaks = try breaks(values)
      var isBetter = false
      for fact in facts.prefix(16) {
        for variable in trial.options.variables(fact) {
          guard let number = trial.options.number(variable, in: values[fact], of: fact), number.isFinite
          else {
            continue
          }
          let gap = (-best).doubleValue
          var tries = [number + gap, number - gap] + trial.question.numbers.map(\.doubleValue)
          tries += breaks[fact]?[variable] ?? []
          for candidate in tries {
            guard let value = trial.options.setting(variable, to: candidate, in: values[fact], of: fact)
            else { continue }
            var next = values
            next[fact] = value
            guard let score = try trial.score(next), score > best else { continue }
            (values, best, isBetter) = (next, score, true)
            if score.signum() >= 0 { return values }
          }
        }
      }
      guard isBetter else { return nil }
      let top = try ascended(from: values, best, facts)
      (values, best) = (top.values, top.score)
      if best.signum() >= 0 { return values }
    }
    return nil
  }

  /// Returns the ends of the layout's regime, as values of each number.
  private func breaks(_ values: Values) throws -> [Fact: [FactOptions.Variable: [Double]]] {
    let laidOut = try trial.layout(values) { varied in
      (varied, try trial.priced.rootPiece(of: varied.tree, in: varied.container))
    }
    guard let (varied, root) = laidOut else { return [:] }
    var found: [Fact: [FactOptions.Variable: [Double]]] = [:]
    func add(_ fact: Fact, _ input: PriceInput) {
      let variable = trial.options.variable(of: input, in: values[fact])
      guard let number = trial.options.number(variable, in: values[fact], of: fact) else { return }
      for isGrowing in [true, false] {
        let line = LayoutLine(input, through: varied.container, isGrowing: isGrowing)
        guard let length = line.cut(root.region).interval.upper?.value.doubleValue,
          length < trial.options.large
        else { continue }
        for step in [length, length + 1.0 / 1_024] {
          found[fact, default: [:]][variable, default: []].append(isGrowing ? number + step : number - step)
        }
      }
    }
    for axis in Axis.allCases { add(.container(axis), .container(axis)) }
    for (old, new) in varied.standing {
      for (name, _) in varied.tree[new].element.lengths {
        add(
          trial.finder.fact(of: .written(LengthInput(old, name))), .written(LengthInput(new, name)))
      }
    }
    return found
  }
}
