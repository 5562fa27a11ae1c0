import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// The layouts that follow each other as one input grows, or shrinks, from where it is.
struct InputLine: RegimeSource {
  let explanation: LayoutExplanation
  let input: PriceInput
  var isGrowing = true

  /// How far beyond a border the next regime is looked for first, in points.
  private static let step = Rational(numerator: 1, denominator: 1 << 20)

  /// A walk from the layout as it is, so many points far.
  func walk(to distance: Rational) -> RegimeWalk<InputLine> {
    RegimeWalk(
      self, from: ExactInterval.End(0), to: ExactInterval.End(distance), known: own, step: Self.step)
  }

  /// The regime of the layout as it is.
  var own: InputRegime { InputRegime(explanation.solution, on: self, at: 0) }

  /// How much the input changes at a place on the line: less than nothing where it shrinks.
  func signed(_ distance: Rational) -> Rational { isGrowing ? distance : -distance }

  /// The regime around a change of so many points; `nil` where there is no such layout.
  func regime(at distance: Rational) throws -> InputRegime? {
    try nilUnlessLaidOut {
      let (solution, change) = try explanation.moved(input, by: signed(distance))
      return InputRegime(solution, on: self, at: signed(change))
    }
  }
}

/// The layout at one change of an input, and the changes for which it stays the same functions.
struct InputRegime: LayoutRegime {
  let solution: ConstraintSolution
  let line: LayoutLine
  let interval: ExactInterval
  /// What happens at the upper end of the interval.
  let borders: [Border]

  fileprivate init(_ solution: ConstraintSolution, on line: InputLine, at distance: Rational) {
    self.solution = solution
    self.line = LayoutLine(
      line.input, through: solution.container, at: distance, isGrowing: line.isGrowing)
    (interval, borders) = self.line.cut(solution.root.region)
  }
}

extension LayoutExplanation {
  /// An input as it is, in points.
  func number(of input: PriceInput) -> Rational {
    switch input {
    case .container(let axis): solution.container[axis]?.number ?? 0
    case .written(let input): priced.exactLength(input) ?? 0
    }
  }

  /// The layout after an input has grown by so many points, which may be negative, and by how many it has grown:
  /// a written length is rounded to a double.
  ///
  /// Throws as `ConstraintEngine.layout` does.
  func moved(
    _ input: PriceInput, by change: Rational
  ) throws -> (solution: ConstraintSolution, change: Rational) {
    switch input {
    case .container(let axis):
      guard let number = solution.container[axis]?.number else { return (solution, change) }
      return (try relaid(priced, in: solution.container.with(number + change, along: axis)), change)
    case .written(let input):
      guard let length = priced.exactLength(input) else { return (solution, change) }
      let changed = try priced.replacing(at: input.view) { element throws(ParameterError) in
        try element.setting(input.parameter, to: CGFloat((length + change).doubleValue))
      }
      let solution = try relaid(changed, in: solution.container)
      return (solution, (changed.exactLength(input) ?? length) - length)
    }
  }
}

extension LayoutTree {
  /// A written length in exact points; `nil` where it is not finite, or not a length.
  fileprivate func exactLength(_ input: LengthInput) -> Rational? {
    self[input.view].element.length(input.parameter).flatMap { Rational(exactly: Double($0)) }
  }
}
