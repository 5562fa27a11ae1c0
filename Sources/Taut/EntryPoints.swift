import ConstraintLayout
import Foundation
import LayoutCore
import LayoutEquivalence
import LayoutExplanation
import LayoutInference
import LayoutLanguages
import LayoutRequirements
import LinearProgramming
import ReferenceLayout

/// The questions that Taut answers about a view.
///
/// ```swift
/// let phone = Query(width: 390, height: 844, platform: .iOS26)
/// let frames = try Taut.layout(card, in: phone)  // where everything is
/// let reasons = try Taut.explain(card, in: phone)  // and why
/// let report = try Taut.check(card, in: Query(widths: 320...430))  // and whether it holds at every width
/// ```
public enum Taut {
  /// Lays out a view in a container of one size.
  ///
  /// - Throws: `QueryError` for a query of several sizes, text sizes or languages, `LayoutError` if a
  ///   parameter is invalid or a view returns NaN, and `SolverError` if the solver finds no solution.
  public static func layout(
    _ view: some View, in query: Query, engine: EngineKind = .constraints
  ) throws -> LayoutResult {
    try engine.engine.layout(
      view, in: query.oneSize(), environment: query.environment(of: view)
    )
  }

  /// Lays out a view in a container of a size, in points; a side may be unspecified (`nil`) or infinite.
  ///
  /// `platform` determines fonts and controls; `nil` is that of the environment, which has none by default.
  ///
  /// ```swift
  /// let row = HStack(spacing: 8) {
  ///   Color.red.frame(width: 40)
  ///   Color.blue.id("rest")
  /// }
  /// let result = try Taut.layout(row, in: ProposedViewSize(width: 200, height: 50))
  /// let rest = result["rest"]?.frame  // 48 from the left, 152 wide
  /// ```
  ///
  /// - Throws: `LayoutError` if a parameter is invalid or a view returns NaN, and `SolverError` if the solver
  ///   finds no solution.
  public static func layout(
    _ view: some View, in proposal: ProposedViewSize, on platform: Platform? = nil,
    engine: EngineKind = .constraints, environment: EnvironmentValues = EnvironmentValues()
  ) throws -> LayoutResult {
    try engine.engine.layout(view, in: proposal, environment: environment.shown(on: platform))
  }

  /// Lays out a view in a container of one size, and finds the reasons for the size of each view.
  ///
  /// The explanation is of the settled layout, after the views' actions have run. Its `rounds` is the number
  /// of layouts until the actions changed nothing.
  ///
  /// - Throws: The errors of `Taut.layout`.
  public static func explain(_ view: some View, in query: Query) throws -> LayoutExplanation {
    try explain(
      view, in: query.oneSize(), environment: query.environment(of: view)
    )
  }

  /// Lays out a view in a container of a size, in points, and finds the reasons for the size of each view.
  ///
  /// ```swift
  /// let explanation = try Taut.explain(row, in: ProposedViewSize(width: 200, height: 50))
  /// if let story = try explanation.story(of: "rest", along: .horizontal) {
  ///   for line in explanation.lines(of: story) { print(line) }
  /// }
  /// ```
  ///
  /// - Throws: The errors of `Taut.layout`.
  public static func explain(
    _ view: some View, in proposal: ProposedViewSize, on platform: Platform? = nil,
    environment: EnvironmentValues = EnvironmentValues()
  ) throws -> LayoutExplanation {
    let engine = ConstraintEngine()
    let settled = try engine.settled(view, in: proposal, environment: environment.shown(on: platform))
    var explanation = try LayoutExplanation(settled.tree, in: proposal, engine: engine)
    explanation.rounds = settled.rounds
    return explanation
  }

  /// Compares the layouts of two views in one query.
  ///
  /// The result has the frames that differ, the edits that caused each change, and the reasons before and
  /// after.
  ///
  /// ```swift
  /// let wider = try Taut.diff(
  ///   Color.red.frame(width: 40), Color.red.frame(width: 50), in: Query(width: 200, height: 50))
  /// print(wider.changes.map(\.name))
  /// ```
  ///
  /// - Throws: The errors of `Taut.layout`.
  public static func diff(
    _ before: some View, _ after: some View, in query: Query
  ) throws -> LayoutDifference {
    try LayoutDifference(before: explain(before, in: query), after: explain(after, in: query))
  }
}

// MARK: - In reverse

extension Taut {
  /// Infers SwiftUI source whose layout has given frames.
  ///
  /// The result contains the deviation of each rectangle in both engines, and the widths between which the
  /// layout has no breakpoint.
  ///
  /// - Parameters:
  ///   - examples: The frames of one view in one to five container sizes.
  ///   - name: The name of the inferred view's type.
  ///   - candidates: The greatest number of candidates in the result, at least 1.
  ///
  /// - Throws: `InferenceError`, and the errors of `Taut.layout`.
  public static func infer(
    _ examples: FrameExamples, named name: String = "InferredView", candidates: Int = 1
  ) throws -> Inference {
    try Inference(examples, named: name, candidates: candidates)
  }
}

// MARK: - Ranges

extension Taut {
  /// Walks the lengths of the query's range from one breakpoint of a view's layout to the next.
  ///
  /// Between two breakpoints, every frame is one affine function of the length. A geometry reader is laid out
  /// without the content that it makes from its size.
  ///
  /// `progress` receives, on any thread, the share of the range that is done, from 0 to 1, and ends the walk
  /// by throwing an error.
  ///
  /// ```swift
  /// let widths = try Taut.breakpoints(of: row, in: Query(widths: 0...1_000, height: 50))
  /// print(widths.sizes.map(\.doubleValue))
  /// ```
  ///
  /// - Throws: `QueryError`, `BreakpointsError`, `SettlingError.dependsOnWidth` if the views' actions set
  ///   different values within the range, and the errors of `Taut.layout`.
  public static func breakpoints(
    of view: some View, in query: Query, progress: (@Sendable (Double) throws -> Void)? = nil
  ) throws -> Breakpoints {
    let range = try query.oneRange()
    return try Breakpoints(of: settled(view, query, range).tree, over: range, progress: progress)
  }

  /// Compares the two engines' layouts of a view for every length of the query's range.
  ///
  /// The verdict is a proof for every real length, a length at which the layouts differ, or, with opaque
  /// code, a comparison at single lengths. A geometry reader is laid out without the content that it makes
  /// from its size.
  ///
  /// `progress` receives, on any thread, the share of the range that is done, from 0 to 1, and ends the proof
  /// by throwing an error.
  ///
  /// - Throws: The errors of `Taut.breakpoints`.
  public static func prove(
    _ view: some View, in query: Query, progress: (@Sendable (Double) throws -> Void)? = nil
  ) throws -> RangeVerdict {
    let range = try query.oneRange()
    let settled = try settled(view, query, range)
    let verdict = try RangeProver().prove(settled.tree, over: range, progress: progress)
    guard case .proven(var proof) = verdict else { return verdict }
    proof.rounds = settled.rounds
    return .proven(proof)
  }

  private static func settled(
    _ view: some View, _ query: Query, _ range: ContainerRange
  ) throws -> SettledRange {
    let lengths = range.lengths
    return try SettledRange(
      view, along: range.axis,
      over: lengths.lowerBound.doubleValue...lengths.upperBound.doubleValue, in: query.proposal(),
      environment: query.environment(of: view))
  }

  /// Checks requirements of a view's layout for every size, text size and language of the query.
  ///
  /// The report is exact: a requirement fails in intervals whose ends are exact fractions. If geometry
  /// readers or opaque code determine the layout, single sizes are sampled, and the report's `coverage`
  /// states that.
  ///
  /// `progress` receives, on any thread, the share of the work that is done, from 0 to 1, and ends the check
  /// by throwing an error.
  ///
  /// ```swift
  /// let report = try Taut.check(card, in: Query(widths: 320...430)) { layout in
  ///   layout["title"].isWhole
  ///   layout["badge"].isInside(layout["card"])
  /// }
  /// print(report.holds)
  /// ```
  ///
  /// - Throws: `QueryError`, `RequirementError` for a name that no view has, `StringCatalogueError` for a
  ///   language that the catalogue does not have, and the errors of `Taut.layout`.
  public static func check(
    _ view: some View, in query: Query, progress: @escaping @Sendable (Double) throws -> Void = { _ in },
    @RequirementBuilder _ requirements: (RequiredLayout) throws -> [Requirement]
  ) throws -> VariantReport {
    let wanted = try requirements(RequiredLayout())
    return try check(view, in: query, progress) { _ in wanted }
  }

  /// Checks the standard requirements on a view for every size of the query.
  ///
  /// They are those of `StandardCheck`, such as whole texts, siblings that do not overlap, content inside its
  /// parent and the container, and touch targets of 44 x 44 points.
  ///
  /// - Throws: The errors of the method with requirements.
  public static func check(
    _ view: some View, in query: Query, progress: @escaping @Sendable (Double) throws -> Void = { _ in }
  ) throws -> VariantReport {
    let range = try query.requirementRange()
    return try check(view, in: query, progress) { try StandardCheck.requirements(of: $0, over: range) }
  }

  private static func check(
    _ view: some View, in query: Query, _ progress: @escaping @Sendable (Double) throws -> Void,
    requiring requirements: (LayoutTree) throws -> [Requirement]
  ) throws -> VariantReport {
    let range = try query.requirementRange()
    let proposal = try query.proposal()
    let variants = try query.variants()
    func settled(_ variant: LayoutVariant, in size: ProposedViewSize) throws -> SettledLayout {
      try ReferenceEngine().settled(view, in: size, environment: query.environment.varied(by: variant))
    }
    let first = try settled(LayoutVariant(), in: proposal)
    let hasActions = first.rounds > 1 || first.hasActions
    let dependence = hasActions ? .content : first.unread.sizeDependence
    let layout = CheckedLayout(dependence) { variant, size in
      dependence == .none
        ? try LayoutTree(view, environment: query.environment.varied(by: variant))
        : try settled(variant, in: size).tree
    }
    return try layout.check(
      variants, over: range, in: proposal, progress: { share, _, _ in try progress(share) },
      requirements: requirements)
  }
}
