import ConstraintLayout
import LayoutCore
import ReferenceLayout

/// The engine that lays out.
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
  /// Imperative code, which proposes and reports sizes as SwiftUI does.
  case reference

  /// The engine, with the standard rules.
  public var engine: any LayoutEngine {
    switch self {
    case .constraints: ConstraintEngine()
    case .reference: ReferenceEngine()
    }
  }
}
