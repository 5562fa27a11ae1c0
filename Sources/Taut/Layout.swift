import ConstraintLayout
import LayoutCore
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
  _ view: some View, in proposal: ProposedViewSize, engine: EngineKind = .constraints,
  environment: EnvironmentValues = EnvironmentValues()
) throws -> LayoutResult {
  try engine.engine.layout(view, in: proposal, environment: environment)
}
