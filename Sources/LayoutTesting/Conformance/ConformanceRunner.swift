import LayoutCore

/// Lays out cases and compares the results with what the cases state.
///
/// It knows the format of cases, and nothing of any one case.
///
/// ```swift
/// let runner = ConformanceRunner(engines: [ConstraintEngine(), ReferenceEngine()])
/// for layoutCase in try CaseReader().read(cases, file: "cases.json") {
///   for result in runner.run(layoutCase) { print(result.id, result.engine, result.outcome) }
/// }
/// ```
public struct ConformanceRunner: CaseRunner, Sendable {
  /// The engines, in the order of the results.
  public var engines: [any InspectableEngine]

  /// Makes a runner for some engines.
  public init(engines: [any InspectableEngine]) { self.engines = engines }

  /// What comes of a case on each engine.
  ///
  /// A parameter or proposal to which no rule gives a meaning is not supported; an engine that stops fails what it
  /// was asked.
  public func run(_ layoutCase: LayoutCase) -> [CaseResult] {
    guard let root = layoutCase.root else { return unsupported(layoutCase, layoutCase.unsupported) }
    let tree: LayoutTree
    do throws(LayoutError) {
      tree = try LayoutTree(root)
      _ = try layoutCase.proposal.checked()
    } catch {
      return unsupported(layoutCase, ["\(error)"])
    }
    return engines.map { engine in
      var observer = CaseObserver(engine, tree, of: layoutCase)
      let failures = layoutCase.expectations.compactMap {
        observer.failure(of: $0, tolerance: layoutCase.tolerance)
      }
      return CaseResult(
        layoutCase, engine: engine.name, failures.isEmpty ? .passed : .failed, failures: failures)
    }
  }

  private func unsupported(_ layoutCase: LayoutCase, _ reasons: [String]) -> [CaseResult] {
    engines.map { CaseResult(layoutCase, engine: $0.name, .unsupported, reasons: reasons) }
  }
}

extension CaseResult {
  init(
    _ layoutCase: LayoutCase, engine: String, _ outcome: CaseOutcome,
    failures: [CaseFailure] = [], reasons: [String] = []
  ) {
    self.init(
      id: layoutCase.id, area: layoutCase.area, engine: engine, outcome: outcome, failures: failures,
      reasons: reasons, source: layoutCase.source)
  }
}
