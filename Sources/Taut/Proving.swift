import ConstraintLayout
import Foundation
import LayoutCore
import LayoutEquivalence
import LayoutExplanation
import LinearProgramming

/// Compares the two engines' layouts of a view for every width in a range, in points, at one height.
///
/// Call it as `Taut.prove`. The verdict is a proof for every real width, a width at which the layouts differ, or,
/// where opaque code takes part, what a number of samples showed. Content that a geometry reader makes from its
/// size is not laid out. Throws as `Taut.layout` does.
public func prove(
  _ view: some View, widths: ClosedRange<Double>, height: Double? = nil,
  environment: EnvironmentValues = EnvironmentValues()
) throws -> RangeVerdict {
  let container = ExactProposal(
    try ProposedViewSize(width: nil, height: height.map { CGFloat($0) }).checked())
  return try RangeProver().prove(
    LayoutTree(view, environment: environment),
    over: RangeQuestion(.horizontal, over: exact(widths), other: container.height))
}

/// Walks the widths of a range, in points, at one height, from one breakpoint of a view's layout to the next.
///
/// Call it as `Taut.breakpoints`. Between two of them every frame is one linear function of the width. Throws as
/// `Taut.layout` does, and `BreakpointsError`.
public func breakpoints(
  of view: some View, widths: ClosedRange<Double>, height: Double? = nil,
  environment: EnvironmentValues = EnvironmentValues()
) throws -> Breakpoints {
  let range = try exact(widths)
  return try Breakpoints(
    LayoutTree(view, environment: environment),
    in: ProposedViewSize(width: CGFloat(widths.lowerBound), height: height.map { CGFloat($0) }),
    along: .horizontal, from: range.lowerBound, through: range.upperBound)
}

/// A range in exact numbers.
private func exact(_ range: ClosedRange<Double>) throws -> ClosedRange<Rational> {
  guard let lower = Rational(exactly: range.lowerBound), let upper = Rational(exactly: range.upperBound)
  else {
    throw BreakpointsError.invalidRange(from: 0, through: 0)
  }
  return lower...upper
}
