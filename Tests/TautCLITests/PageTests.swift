import Foundation
import Testing

@Suite("The documentation shows what the program prints")
struct PageTests {
  /// Commands after a dollar sign, each with what it prints below it.
  struct Session {
    var steps: [(command: String, output: String)] = []

    init(_ lines: some Sequence<Substring>) {
      for line in lines {
        if line.hasPrefix("$ ") {
          steps.append((String(line.dropFirst(2)), ""))
        } else if !steps.isEmpty {
          steps[steps.count - 1].output += line + "\n"
        }
      }
    }
  }

  /// The blocks of a page that begin with a command.
  private func sessions(_ page: String) throws -> [Session] {
    let file = CommandLineRun.package.appendingPathComponent("Sources/Taut/Taut.docc/\(page)")
    let blocks = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```\n")
    return stride(from: 1, to: blocks.count, by: 2).map { blocks[$0] }.filter { $0.hasPrefix("$ ") }
      .map { Session($0.split(separator: "\n", omittingEmptySubsequences: false).dropLast()) }
  }

  @Test("Each command of the page on proofs prints what stands below it")
  func rangeProofs() throws {
    let sessions = try sessions("RangeProofs.md")
    #expect(sessions.count == 2)
    for session in sessions {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("Models"),
        withDestinationURL: CommandLineRun.package.appendingPathComponent("Models"))
      for step in session.steps {
        #expect(try run(step.command, in: folder) == step.output, "\(step.command)")
      }
    }
  }

  /// What a shell prints, with the program that was built beside the tests on its path.
  private func run(_ command: String, in folder: URL) throws -> String {
    let tools = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "PATH='\(tools)':$PATH; \(command)"]
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    // A few lines: a pipe holds them.
    process.waitUntilExit()
    return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
