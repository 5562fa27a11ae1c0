import Foundation
import Testing

@Suite("The pages on why-not and breakpoints show what the program prints")
struct AnswerPageTests {
  static let pages = ["WhyNot", "Breakpoints", "Differences"]

  /// The fenced blocks of a page that begin with a command.
  private func sessions(_ page: String) throws -> [(command: String, output: String)] {
    let file = CommandLineRun.package.appendingPathComponent("Sources/Taut/Taut.docc/\(page).md")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 1 }
      .compactMap { _, block in
        let lines = block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        guard let first = lines.first, first.hasPrefix("$ taut ") else { return nil }
        return (String(first.dropFirst(7)), lines.dropFirst().joined(separator: "\n"))
      }
  }

  /// A command's words; what stands between single quotes is one.
  private func words(_ command: String) -> [String] {
    command.components(separatedBy: "'").enumerated().flatMap { place, part in
      place % 2 == 1 ? [part] : part.split(separator: " ").map(String.init)
    }
  }

  @Test("Every command prints what stands below it", arguments: pages)
  func output(_ page: String) throws {
    let sessions = try sessions(page)
    #expect(!sessions.isEmpty)
    for (command, output) in sessions {
      let run = try CommandLineRun(words(command))
      #expect(run.code != 2 && run.errors == "", "\(command): \(run.errors)")
      #expect(run.output == output, "\(page): taut \(command)")
    }
  }

  @Test(
    "Every key of the JSON output is described",
    arguments: zip(
      pages,
      [
        ["explain", "Tests/TautCLITests/Pairs/row.json", "--why-not", "badge.width >= 280"],
        ["breakpoints", "Tests/TautCLITests/Pairs/row.json", "--width", "480...600"],
        ["diff", "Tests/TautCLITests/Pairs/row.json", "Tests/TautCLITests/Pairs/row-limit.json"],
      ]))
  func keys(_ page: String, _ arguments: [String]) throws {
    let file = CommandLineRun.package.appendingPathComponent("Sources/Taut/Taut.docc/\(page).md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let run = try CommandLineRun(arguments + ["--format", "json"])
    let keys = Self.keys(try JSONSerialization.jsonObject(with: Data(run.output.utf8)))
    #expect(keys.count > 4)
    for key in keys { #expect(text.contains("`\(key)`"), "\(page): \(key)") }
  }

  private static func keys(_ value: Any) -> Set<String> {
    if let object = value as? [String: Any] {
      return object.reduce(into: Set(object.keys)) { $0.formUnion(keys($1.value)) }
    }
    return (value as? [Any])?.reduce(into: []) { $0.formUnion(keys($1)) } ?? []
  }
}
