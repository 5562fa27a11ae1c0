import ArgumentParser
import ConstraintLayout
import Foundation
import LayoutCore
import LayoutTesting
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

/// What lays out recorded cases: engines of this program, or another program.
enum ConformanceEngine: ExpressibleByArgument {
  case own(EngineChoice)
  case foreign(command: String)

  /// Any word that is no engine of this program is a command line.
  init?(argument: String) {
    if let own = EngineChoice(argument: argument) {
      self = .own(own)
    } else if argument.contains(where: { !$0.isWhitespace }) {
      self = .foreign(command: argument)
    } else {
      return nil
    }
  }

  var defaultValueDescription: String {
    switch self {
    case .own(let choice): choice.rawValue
    case .foreign(let command): command
    }
  }

  /// The engine of this program that was meant, perhaps, where a command is not found.
  var hint: String {
    guard case .foreign(let command) = self,
      let nearest = NearestWord.of(command, among: EngineChoice.allCases.map(\.rawValue))
    else { return "" }
    return "; did you mean \"\(nearest)\"?"
  }

  /// What runs a case; a program of its own has so many seconds for each.
  func runner(timeout: Double?) -> any CaseRunner {
    switch self {
    case .own(let choice): ConformanceRunner(engines: choice.engines)
    case .foreign(let command):
      ForeignConformanceRunner(
        ForeignEngine(command: command, timeout: timeout ?? ForeignEngine.defaultTimeout))
    }
  }
}

/// The two sides of the container on the command line, one or both of which run through a range.
struct RunningSides: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The range of widths in points, or one width where --height is a range.", valueName: "length|from...to")
  )
  var width: SideOrRangeArgument?

  @Option(
    help: ArgumentHelp(
      "The range of heights in points, or one height where --width is a range.", valueName: "length|from...to"
    ))
  var height: SideOrRangeArgument?

  /// How many sides run.
  var count: Int { [width, height].count { $0?.range != nil } }

  /// A side that stays; `own` where it is not given.
  func fixed(_ axis: Axis, own: CGFloat?) -> CGFloat? {
    if case .fixed(let side) = axis == .horizontal ? width : height { side } else { own }
  }
}

extension SideOrRangeArgument {
  /// The range; `nil` for a side that stays.
  var range: ClosedRange<Rational>? { if case .range(let range) = self { range } else { nil } }

  /// The length, or the least one.
  var least: CGFloat? {
    switch self {
    case .fixed(let side): side
    case .range(let range): range.lowerBound.doubleValue
    }
  }
}
