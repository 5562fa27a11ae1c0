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
  var engines: [any InspectableEngine] {
    switch self {
    case .constraints: [ConstraintEngine()]
    case .reference: [Engines.reference]
    case .both: [ConstraintEngine(), Engines.reference]
    }
  }

  /// What lays a tree out in one size after the other with each engine, of which the one that solves programs starts at
  /// a basis; what holds for more than one size is found once.
  func layouts(
    of tree: LayoutTree, from start: StartChoice
  ) throws -> [(ProposedViewSize) throws -> TimedLayout] {
    switch self {
    case .constraints: [try Engines.constraintLayouts(of: tree, from: start.basis)]
    case .reference: [try Engines.referenceLayouts(of: tree)]
    case .both:
      [try Engines.constraintLayouts(of: tree, from: start.basis), try Engines.referenceLayouts(of: tree)]
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
