import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// The consecutive regimes of layouts as one input grows or shrinks from its present value.
struct InputLine: RegimeSource {
  let explanation: LayoutExplanation
  let input: PriceInput
  var isGrowing = true
  /// The layouts at other values, with their shared memory.
  let layouts: RelatedLayouts

  /// The distance beyond a facet at which the next regime is looked for first, in points.
  static let step = Rational(numerator: 1, denominator: 1 << 20)

  /// Returns a walk of the given number of points from the present layout.
  func walk(to distance: Rational) throws -> RegimeWalk<InputLine> {
    RegimeWalk(
      self, from: ExactInterval.End(0), to: ExactInterval.End(distance), known: try own(), step: Self.step)
  }

  /// Returns the regime of the present layout.
  func own() throws -> ParametricLayout {
    let (tree, container) = (explanation.priced, explanation.solution.container)
    let root =
      switch input {
      case .container: explanation.solution.root
      case .written(let input): try layouts.rootPiece(of: tree, opening: input, from: tree, in: container)
      }
    return layout(root, of: tree, in: container, at: 0)
  }

  /// Returns the change of the input at a distance along the line: negative where it shrinks.
  func signed(_ distance: Rational) -> Rational { isGrowing ? distance : -distance }

  /// Returns the regime around a change of the given number of points; `nil` where there is no such layout.
  ///
  /// A written length is rounded to a double, from which the regime counts.
  func regime(at distance: Rational) throws -> ParametricLayout? {
    try nilUnlessLaidOut {
      let (tree, container) = (explanation.priced, explanation.solution.container)
      switch input {
      case .container(let axis):
        guard let number = container[axis]?.number else { return try own() }
        let changed = container.with(number + signed(distance), along: axis)
        let root = try layouts.rootPiece(of: tree, withoutInputsIn: changed)
        return layout(root, of: tree, in: changed, at: distance)
      case .written(let input):
        guard let length = tree.exactLength(input) else { return try own() }
        let changed = try tree.replacing(at: input.view) { element throws(ParameterError) in
          try element.setting(input.parameter, to: CGFloat((length + signed(distance)).doubleValue))
        }
        let change = (changed.exactLength(input) ?? length) - length
        let root = try layouts.rootPiece(of: changed, opening: input, from: tree, in: container)
        return layout(root, of: changed, in: container, at: signed(change))
      }
    }
  }

  private func layout(
    _ root: RootPiece, of tree: LayoutTree, in container: ExactProposal, at distance: Rational
  ) -> ParametricLayout {
    ParametricLayout(
      root, of: tree, in: container,
      along: LayoutLine(input, through: container, at: distance, isGrowing: isGrowing))
  }
}

extension LayoutExplanation {
  /// Returns the present value of an input, in points.
  func number(of input: PriceInput) -> Rational {
    switch input {
    case .container(let axis): solution.container[axis]?.number ?? 0
    case .written(let input): priced.exactLength(input) ?? 0
    }
  }
}

extension LayoutTree {
  /// Returns a written length in exact points; `nil` where it is infinite, or not a length.
  fileprivate func exactLength(_ input: LengthInput) -> Rational? {
    self[input.view].element.length(input.parameter).flatMap { Rational(exactly: Double($0)) }
  }
}
