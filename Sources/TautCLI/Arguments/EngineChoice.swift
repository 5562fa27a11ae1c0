import ArgumentParser
import ConstraintLayout
import Foundation
import LayoutCore
import LayoutTesting
import LinearProgramming

/// The choice of one engine, or of both.
enum EngineChoice: String, ExpressibleByArgument, CaseIterable {
  case constraints
  case reference
  case both

  /// The engines; if there are two, the frames of the first are shown.
  var engines: [any InspectableEngine] {
    switch self {
    case .constraints: [ConstraintEngine()]
    case .reference: [Engines.reference]
    case .both: [ConstraintEngine(), Engines.reference]
    }
  }

  /// Returns functions that lay out a tree at several sizes, one for each engine.
  ///
  /// The constraint engine begins with a starting basis. Results that hold for several sizes are reused.
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

/// The solver's starting basis.
enum StartChoice: String, ExpressibleByArgument, CaseIterable {
  case standard
  case forward

  var basis: StartingBasis { self == .standard ? .standard : .forward }
}

enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
}

/// The engines for recorded cases: those of this program, or another program.
enum ConformanceEngine: ExpressibleByArgument {
  case own(EngineChoice)
  case foreign(command: String)

  /// Any word that is not an engine of this program is a command line.
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

  /// The engine that was probably meant, where a command is not found.
  var hint: String {
    guard case .foreign(let command) = self,
      let nearest = NearestWord.of(command, among: EngineChoice.allCases.map(\.rawValue))
    else { return "" }
    return "; did you mean \"\(nearest)\"?"
  }

  /// Returns the runner of a case; another program has the given time for each, in seconds.
  func runner(timeout: Double?) -> any CaseRunner {
    switch self {
    case .own(let choice): ConformanceRunner(engines: choice.engines)
    case .foreign(let command):
      ForeignConformanceRunner(
        ForeignEngine(command: command, timeout: timeout ?? ForeignEngine.defaultTimeout))
    }
  }
}

/// The two sides of the container on the command line, at least one of which varies over a range.
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

  /// The number of sides that vary.
  var count: Int { [width, height].count { $0?.range != nil } }

  /// Returns the length of a fixed side; `own` where none is given.
  func fixed(_ axis: Axis, own: CGFloat?) -> CGFloat? {
    if case .fixed(let side) = axis == .horizontal ? width : height { side } else { own }
  }
}

extension SideOrRangeArgument {
  /// The range; `nil` for a fixed side.
  var range: ClosedRange<Rational>? { if case .range(let range) = self { range } else { nil } }

  /// The length, or the least one.
  var least: CGFloat? {
    switch self {
    case .fixed(let side): side
    case .range(let range): range.lowerBound.doubleValue
    }
  }
}
