import ConstraintLayout
import LayoutCore
import ReferenceLayout

/// Which engine lays out.
public enum Engine: String, Hashable, Sendable, CaseIterable {
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
/// `SolverError` or `ProgramError` where the solver gives up.
public func layout(
  _ view: some View, in proposal: ProposedViewSize, engine: Engine = .constraints,
  environment: EnvironmentValues = EnvironmentValues()
) throws -> LayoutResult {
  try engine.engine.layout(view, in: proposal, environment: environment)
}
