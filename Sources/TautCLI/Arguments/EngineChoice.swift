import ArgumentParser
import LayoutCore

/// Which engine lays out.
enum EngineChoice: String, ExpressibleByArgument, CaseIterable {
  case constraints
  case reference
  case both

  /// The engines; where there are two, the first one's frames are shown.
  var engines: [any InspectableEngine] {
    switch self {
    case .constraints: [Engines.constraints]
    case .reference: [Engines.reference]
    case .both: [Engines.constraints, Engines.reference]
    }
  }
}

/// How results are printed.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
}
