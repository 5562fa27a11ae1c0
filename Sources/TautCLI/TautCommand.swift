import ArgumentParser
import Foundation

/// The command line.
@main
struct TautCommand: ParsableCommand {
  /// What `--version` prints.
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "taut",
    abstract: "Lays out SwiftUI-shaped view trees, and shows how and why.",
    discussion: """
      Scenes are JSON or YAML files, "-" is standard input; or views in .swift files and folders of them.

      EXAMPLES
        taut layout scene.json
        taut layout --proposal 320x480 --engine both scene.json
        taut draw scene.json -o layout.svg
        taut inspect scene.json --width 200...1000 -o layout.html
        taut trace --view title scene.json
        taut explain Card.swift --view title
        taut check --width 320...1024 --require 'title is whole' scene.json
        taut batch lines.ndjson
        taut conformance cases.json
        taut prove --width 200...800 scene.json
        taut help why-not

      EXIT CODES
        0  done, and it holds
        1  it ran, and the answer is no
        2  bad input or usage
      """,
    version: version,
    subcommands: [
      LayoutCommand.self, DrawCommand.self, InspectCommand.self, TraceCommand.self, ExportCommand.self,
      ExplainCommand.self, BreakpointsCommand.self, DiffCommand.self, CheckCommand.self, VerifyCommand.self,
      ConformanceCommand.self,
      BatchCommand.self, ProveCommand.self, FuzzCommand.self, ConvertCommand.self,
    ])

  /// Runs a command; whatever is wrong with its arguments exits with 2, and not with the parser's own code.
  static func main() {
    ProcessMemory.keepFreed()
    do {
      if let help = try HelpTopic.help(for: Array(CommandLine.arguments.dropFirst())) {
        return StandardOutput.write(help)
      }
      var command = try parseAsRoot()
      try command.run()
    } catch {
      if let error = error as? CommandError {
        StandardError.write("\(error)")
        exit(withError: ExitCode(Outcome.badInput.rawValue))
      }
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
