import Foundation
import LayoutCore

/// A runner that lays out cases and compares the results with the cases' expectations.
///
/// It depends on the format of cases, and on no particular case.
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

  /// Creates a runner for some engines.
  public init(engines: [any InspectableEngine]) { self.engines = engines }

  /// Returns the result of a case on each engine.
  ///
  /// A case with a parameter or proposal that no rule covers is unsupported. An engine that throws an error
  /// fails the case.
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

/// A runner that lays out cases and compares the results with the expectations.
public protocol CaseRunner {
  /// Returns the result of a case on each engine.
  ///
  /// - Throws: An error if no engine can be run at all.
  func run(_ layoutCase: LayoutCase) throws -> [CaseResult]
}

/// The outcome of a case on one engine.
public enum CaseOutcome: String, Hashable, Sendable, CaseIterable {
  /// All expectations of the case hold.
  case passed
  /// An expectation of the case does not hold, or could not be evaluated.
  case failed
  /// The case uses a feature that the rules do not cover.
  case unsupported
}

/// The result of a case on one engine.
public struct CaseResult: Hashable, Sendable {
  /// The name of the case, such as `STK-02`.
  public var id: String
  /// The area of layout that the case covers, such as `stack-distribution`.
  public var area: String
  /// The name of the engine.
  public var engine: String
  /// The outcome of the case.
  public var outcome: CaseOutcome
  /// The statements that do not hold; empty unless the case failed.
  public var failures: [CaseFailure]
  /// The reasons why nothing was compared; empty if something was.
  ///
  /// They are the unsupported features, or, if the case failed, the engine's behaviour instead of an answer.
  public var reasons: [String]
  /// The number of statements that were left out because the engine's answers have no such values.
  public var leftOut = 0
  /// The position in the source at which the case was created.
  public var source: SourcePosition
}

/// An expectation that does not hold.
public struct CaseFailure: Hashable, Sendable {
  /// The id of the view that the expectation is about; `nil` for the root, or the whole tree.
  public var view: String?
  /// The word for the statement, such as `frame`, as the case writes it.
  public var statement: String
  /// The value that was stated.
  public var expected: CaseValue
  /// The observed value, or the error.
  public var problem: Problem
  /// The position of the statement.
  public var source: SourcePosition

  /// The reason why an expectation does not hold.
  public enum Problem: Hashable, Sendable {
    /// The engine found another value.
    case found(CaseValue)
    /// The tree has no view with that id.
    case noSuchView
    /// The engine's answer lacks the value.
    case notAnswered
    /// The engine failed, with its own message.
    case stopped(String)
  }
}

/// A number, a word or a list, as cases write them.
public indirect enum CaseValue: Hashable, Sendable {
  /// A length in points, which may be infinite or NaN; `nil` is unspecified.
  case number(CGFloat?)
  /// A word or sentence.
  case text(String)
  /// A list of values.
  case list([CaseValue])
}

extension CaseFailure: CustomStringConvertible {
  /// The view, the statement, and the expected and observed values.
  public var description: String {
    let subject = view.map { "\($0): " } ?? ""
    let stated = "\(subject)\(statement): expected \(expected), "
    switch problem {
    case .found(let value): return stated + "found \(value)"
    case .noSuchView: return stated + "but there is no such view"
    case .notAnswered: return stated + "but the answer does not have it"
    case .stopped(let cause): return stated + "but the engine stopped: \(cause)"
    }
  }
}

extension CaseValue: CustomStringConvertible {
  /// The value in the notation of cases, words in quotes.
  public var description: String {
    switch self {
    case .number(nil): "null"
    case .number(let number?): PointFormat.shortest(number)
    case .text(let text): "\"\(text)\""
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    }
  }
}
