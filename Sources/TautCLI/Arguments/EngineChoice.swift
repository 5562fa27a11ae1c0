import ArgumentParser
import ConstraintLayout
import LayoutCore
import LinearProgramming

/// Which engine lays out.
enum EngineChoice: String, ExpressibleByArgument, CaseIterable {
  case constraints
  case reference
  case both

  /// The engines; where there are two, the first one's frames are shown.
  var engines: [any InspectableEngine] { engines(from: .forward) }

  /// The engines, of which the one that solves programs starts at a basis.
  func engines(from start: StartChoice) -> [any InspectableEngine] {
    let constraints = ConstraintEngine(start: start.basis)
    return switch self {
    case .constraints: [constraints]
    case .reference: [Engines.reference]
    case .both: [constraints, Engines.reference]
    }
  }
}

/// Where the solver starts.
enum StartChoice: String, ExpressibleByArgument, CaseIterable {
  case standard
  case forward

  /// The basis.
  var basis: StartingBasis { self == .standard ? .standard : .forward }
}

/// How results are printed.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
}
