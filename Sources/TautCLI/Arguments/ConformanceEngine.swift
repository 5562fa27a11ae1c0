import ArgumentParser
import LayoutCore
import LayoutTesting

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
