import ConstraintLayout
import Foundation
import LayoutCore
import LayoutEquivalence
import LayoutExplanation
import LinearProgramming
import ReferenceLayout

/// Which engine lays out.
///
/// ```swift
/// let size = ProposedViewSize(width: 200, height: 50)
/// let solved = try Taut.layout(row, in: size, engine: .constraints)
/// let plain = try Taut.layout(row, in: size, engine: .reference)
/// assert(solved.disagreements(with: plain).isEmpty)
/// ```
public enum EngineKind: String, Hashable, Sendable, CaseIterable {
  /// Linear programs, solved by GLPK.
  case constraints
  /// Plain code, as SwiftUI does it.
  case reference

  /// The engine itself, with every rule.
  public var engine: any LayoutEngine {
    switch self {
    case .constraints: ConstraintEngine()
    case .reference: ReferenceEngine()
    }
  }
}

/// Lays out a view in a container of a size, in points; a side may be unspecified (`nil`) or infinite.
///
/// `platform` is the one whose fonts and controls count; `nil` leaves what the environment says, which is none unless set.
/// Call it as `Taut.layout`. Throws `LayoutError` where a parameter has no meaning or a view answers with NaN, and
/// `SolverError`, or an error that describes itself, where the solver gives up.
///
/// ```swift
/// let row = HStack(spacing: 8) {
///   Color.red.frame(width: 40)
///   Color.blue.id("rest")
/// }
/// let result = try Taut.layout(row, in: ProposedViewSize(width: 200, height: 50))
/// let rest = result["rest"]?.frame  // 48 from the left, 152 wide
/// ```
public func layout(
  _ view: some View, in proposal: ProposedViewSize, on platform: Platform? = nil,
  engine: EngineKind = .constraints, environment: EnvironmentValues = EnvironmentValues()
) throws -> LayoutResult {
  try engine.engine.layout(view, in: proposal, environment: environment.shown(on: platform))
}

/// Lays out a view in a container of a size, in points, and finds the reasons for the size of each view in it.
///
/// The explanation is of the settled layout: with what the views' actions set. Its `rounds` say how many layouts that took.
/// Call it as `Taut.explain`, and ask its answer with `explanation(for:)` and `story(of:along:)`. Throws as
/// `Taut.layout` does.
///
/// ```swift
/// let explanation = try Taut.explain(row, in: ProposedViewSize(width: 200, height: 50))
/// if let story = try explanation.story(of: "rest", along: .horizontal) {
///   for line in explanation.lines(of: story) { print(line) }
/// }
/// ```
public func explain(
  _ view: some View, in proposal: ProposedViewSize, on platform: Platform? = nil,
  environment: EnvironmentValues = EnvironmentValues()
) throws -> LayoutExplanation {
  let engine = ConstraintEngine()
  let settled = try engine.settled(view, in: proposal, environment: environment.shown(on: platform))
  var explanation = try LayoutExplanation(settled.tree, in: proposal, engine: engine)
  explanation.rounds = settled.rounds
  return explanation
}

/// Compares the two engines' layouts of a view for every width in a range, in points, at one height.
///
/// Call it as `Taut.prove`. The verdict is a proof for every real width, a width at which the layouts differ, or,
/// where opaque code takes part, what a number of samples showed. Content that a geometry reader makes from its
/// size is not laid out. What the views' actions set is in the layout: where it is not the same at both ends of the range and
/// in its middle, `SettlingError.dependsOnWidth` is thrown. Throws as `Taut.layout` does.
public func prove(
  _ view: some View, widths: ClosedRange<Double>, height: Double? = nil, on platform: Platform? = nil,
  environment: EnvironmentValues = EnvironmentValues()
) throws -> RangeVerdict {
  let settled = try SettledRange(
    view, widths: widths, height: height, environment: environment.shown(on: platform))
  let container = ExactProposal(
    try ProposedViewSize(width: nil, height: height.map { CGFloat($0) }).checked())
  let verdict = try RangeProver().prove(
    settled.tree, over: RangeQuestion(.horizontal, over: exact(widths), other: container.height))
  guard case .proven(var proof) = verdict else { return verdict }
  proof.rounds = settled.rounds
  return .proven(proof)
}

/// Walks the widths of a range, in points, at one height, from one breakpoint of a view's layout to the next.
///
/// Call it as `Taut.breakpoints`. Between two of them every frame is one linear function of the width. Content that
/// a geometry reader makes from its size is not laid out. Throws as `Taut.layout` does, `SettlingError.dependsOnWidth` as `Taut.prove` does, and `BreakpointsError`.
public func breakpoints(
  of view: some View, widths: ClosedRange<Double>, height: Double? = nil, on platform: Platform? = nil,
  environment: EnvironmentValues = EnvironmentValues()
) throws -> Breakpoints {
  let environment = environment.shown(on: platform)
  let range = try exact(widths)
  return try Breakpoints(
    SettledRange(view, widths: widths, height: height, environment: environment).tree,
    in: ProposedViewSize(width: CGFloat(widths.lowerBound), height: height.map { CGFloat($0) }),
    along: .horizontal, from: range.lowerBound, through: range.upperBound)
}

/// The tree to which a view settles at every width of a range, as far as three widths show.
private struct SettledRange {
  let tree: LayoutTree
  let rounds: Int

  init(
    _ view: some View, widths: ClosedRange<Double>, height: Double?, environment: EnvironmentValues
  ) throws {
    func settled(at width: Double) throws -> SettledLayout {
      let size = ProposedViewSize(width: CGFloat(width), height: height.map { CGFloat($0) })
      return try ReferenceEngine().settled(view, in: size, environment: environment)
    }
    let first = try settled(at: widths.lowerBound)
    tree = first.unread
    rounds = first.rounds
    // Views without actions are the same at every width.
    guard rounds > 1 || first.hasActions else { return }
    for width in [(widths.lowerBound + widths.upperBound) / 2, widths.upperBound] {
      guard try settled(at: width).unread.isAlike(tree) else {
        throw SettlingError.dependsOnWidth(widths.lowerBound, width)
      }
    }
  }
}

/// Why nothing can be said of a view over a range of widths.
public enum SettlingError: Error, Hashable, Sendable {
  /// The views' actions set other values at one width than at another, in points.
  case dependsOnWidth(Double, Double)
}

extension SettlingError: CustomStringConvertible {
  /// What differs, and what to do about it.
  public var description: String {
    switch self {
    case .dependsOnWidth(let one, let other):
      "what the views do after a layout sets other values at width \(PointFormat.shortest(CGFloat(one))) than at "
        + "\(PointFormat.shortest(CGFloat(other))); ask about a range in which it is the same"
    }
  }
}

/// A range in exact numbers.
private func exact(_ range: ClosedRange<Double>) throws -> ClosedRange<Rational> {
  guard let lower = Rational(exactly: range.lowerBound), let upper = Rational(exactly: range.upperBound)
  else {
    throw BreakpointsError.invalidRange(from: 0, through: 0)
  }
  return lower...upper
}
