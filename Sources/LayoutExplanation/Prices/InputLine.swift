import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// The layouts that follow each other as one input grows, or shrinks, from where it is.
struct InputLine: RegimeSource {
  let explanation: LayoutExplanation
  let input: PriceInput
  var isGrowing = true
  /// What lays out, and remembers.
  let layouts: RelatedLayouts

  /// How far beyond a border the next regime is looked for first, in points.
  static let step = Rational(numerator: 1, denominator: 1 << 20)

  /// A walk of so many points from the present layout.
  func walk(to distance: Rational) throws -> RegimeWalk<InputLine> {
    RegimeWalk(
      self, from: ExactInterval.End(0), to: ExactInterval.End(distance), known: try own(), step: Self.step)
  }

  /// The regime of the layout as it is.
  func own() throws -> ParametricLayout {
    let (tree, container) = (explanation.priced, explanation.solution.container)
    let root =
      switch input {
      case .container: explanation.solution.root
      case .written(let input): try layouts.rootPiece(of: tree, opening: input, from: tree, in: container)
      }
    return layout(root, of: tree, in: container, at: 0)
  }

  /// How much the input changes at a place on the line: negative where it shrinks.
  func signed(_ distance: Rational) -> Rational { isGrowing ? distance : -distance }

  /// The regime around a change of so many points; `nil` where there is no such layout.
  ///
  /// A written length is rounded to a double: the regime counts from there.
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
  /// An input as it is, in points.
  func number(of input: PriceInput) -> Rational {
    switch input {
    case .container(let axis): solution.container[axis]?.number ?? 0
    case .written(let input): priced.exactLength(input) ?? 0
    }
  }
}

extension LayoutTree {
  /// A written length in exact points; `nil` where it is not finite, or not a length.
  fileprivate func exactLength(_ input: LengthInput) -> Rational? {
    self[input.view].element.length(input.parameter).flatMap { Rational(exactly: Double($0)) }
  }
}
