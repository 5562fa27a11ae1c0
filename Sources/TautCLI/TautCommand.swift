import ArgumentParser
import Foundation

/// The command `taut`, with its subcommands.
@main
struct TautCommand: ParsableCommand {
  /// The version that `--version` prints.
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
        taut infer frames.json -o View.swift
        taut prove --width 200...800 scene.json
        taut help why-not
        taut --generate-completion-script zsh > ~/.zsh/completions/_taut

      EXIT CODES
        0  done, and it holds
        1  it ran, and the answer is no
        2  bad input or usage
      """,
    version: version,
    subcommands: [
      LayoutCommand.self, DrawCommand.self, InspectCommand.self, TraceCommand.self, ExportCommand.self,
      ExplainCommand.self, BreakpointsCommand.self, DiffCommand.self, CheckCommand.self, VerifyCommand.self,
      ConformanceCommand.self, InferCommand.self,
      BatchCommand.self, ProveCommand.self, FuzzCommand.self, ConvertCommand.self, LSPCommand.self,
      MCPCommand.self,
    ])

  /// Runs a command; invalid arguments exit with 2 instead of the parser's own code.
  static func main() {
    ProcessMemory.keepFreed()
    do {
      if let help = try HelpTopic.help(for: Array(CommandLine.arguments.dropFirst())) {
        return StandardOutput.write(help)
      }
      if DeviceArgument.isList(CommandLine.arguments) { return StandardOutput.write(DeviceArgument.table) }
      try HelpTopic.checkName(of: Array(CommandLine.arguments.dropFirst()))
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
      let hint = RightForm.hint(for: message).map { $0 + "\n" } ?? ""
      let lines = message.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      StandardError.write(lines.count > 1 ? "\(lines[0])\n\(hint)\(lines[1])" : "\(message)\n\(hint)")
      exit(withError: ExitCode(Outcome.badInput.rawValue))
    }
  }
}

/// A topic of `taut help`: a command, or an option by its name.
enum HelpTopic {
  /// Returns the text on the topic of `help why-not`; `nil` for arguments that the parser answers itself.
  ///
  /// - Throws: `CommandError.noSuchTopic`.
  static func help(for arguments: [String]) throws(CommandError) -> String? {
    guard arguments.first == "help", arguments.count > 1 else { return nil }
    let topic = String(arguments[1].drop { $0 == "-" })
    let commands = TautCommand.configuration.subcommands
    if ["help", "h"].contains(topic) { return nil }
    if let command = commands.first(where: { name(of: $0) == topic }) {
      return TautCommand.helpMessage(for: command)
    }
    let having = commands.filter { options(of: $0).contains(topic) }
    if let only = having.first, having.count == 1 { return TautCommand.helpMessage(for: only) }
    guard having.isEmpty else {
      let names = having.map(name)
      return "--\(topic) is an option of: \(names.joined(separator: ", ")). "
        + "See \"taut help \(names[0])\" and so on."
    }
    let known = commands.map(name) + commands.flatMap { options(of: $0).sorted() }
    throw .noSuchTopic(arguments[1], known: known)
  }

  /// Checks that the first argument is a command, where one is expected.
  ///
  /// - Throws: `ValidationError`.
  static func checkName(of arguments: [String]) throws {
    guard let first = arguments.first, !first.hasPrefix("-") else { return }
    let known = TautCommand.configuration.subcommands.map(name) + ["help", "generate-completion-script"]
    guard !known.contains(first) else { return }
    throw ValidationError(CommandError.noSuchCommand(first, known: known).description)
  }

  private static func name(of command: any ParsableCommand.Type) -> String {
    command.configuration.commandName ?? ""
  }

  /// Returns the names of a command's options, as its help lists them.
  private static func options(of command: any ParsableCommand.Type) -> Set<String> {
    var names: Set<String> = []
    for line in TautCommand.helpMessage(for: command).split(separator: "\n") {
      let listed = line.drop { $0 == " " }
      guard listed.hasPrefix("-") else { continue }
      for word in listed.split(whereSeparator: { " ,/".contains($0) }) where word.hasPrefix("--") {
        names.insert(String(word.dropFirst(2)))
      }
    }
    return names.subtracting(["help", "version"])
  }
}
