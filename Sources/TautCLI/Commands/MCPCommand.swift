import ArgumentParser
import Foundation
import LayoutServing

/// `taut mcp`: the tools for coding agents.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves coding agents: the Model Context Protocol over standard input and output.",
    discussion: """
      Tools: \(AgentTool.all.map(\.name).joined(separator: ", ")). Files are read below the folders that the client names as \
      its roots, or below those of --root instead; without either, below the folder that the program runs in. Nothing is \
      written. The page With an agent shows how to set up clients.

      EXAMPLES
        taut mcp
        taut mcp --root App/Sources
      """)

  @Option(
    help: ArgumentHelp(
      "A folder below which files may be read, in place of those that the client names; repeatable.",
      valueName: "folder"))
  var root: [String] = []

  func validate() throws {
    for folder in root where !FileManager.default.fileExists(atPath: folder) {
      throw ValidationError("--root \(folder): there is no such folder")
    }
  }

  func run() throws {
    let streams = StandardStreams()
    let service = AgentService(roots: root, workingFolder: FileManager.default.currentDirectoryPath)
    RPCServer(service, .modelContext).run(input: streams.read, output: streams.write)
  }
}
