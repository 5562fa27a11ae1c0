import ArgumentParser
import Foundation

/// The command line.
@main
struct TautCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "taut",
    abstract: "Lays out SwiftUI-shaped view trees, and shows how and why.",
    discussion: """
      Scenes are JSON or YAML files; "-" is standard input.

      EXAMPLES
        taut layout scene.json
        taut layout --proposal 320x480 --engine both scene.json
        taut trace --view title scene.json
        taut conformance cases.json
        taut prove --width 200...800 scene.json

      EXIT CODES
        0  done, and it holds
        1  it ran, and the answer is no
        2  bad input or usage
      """,
    subcommands: [
      LayoutCommand.self, TraceCommand.self, ExportCommand.self, ExplainCommand.self,
      BreakpointsCommand.self, DiffCommand.self, CheckCommand.self, ConformanceCommand.self,
      ProveCommand.self, FuzzCommand.self,
    ])

  /// Runs a command; whatever is wrong with its arguments exits with 2, and not with the parser's own code.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      if code == .success {
        StandardOutput.write(message)
        exit(withError: error is CleanExit ? ExitCode.success : code)
      }
      if let code = error as? ExitCode { exit(withError: code) }
      StandardError.write(message)
      exit(withError: ExitCode(Outcome.badInput.rawValue))
    }
  }
}
