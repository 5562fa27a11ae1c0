import Foundation
import Testing

/// The terminal's texts in the tutorial are what its commands print; `TAUT_WRITE_GOLDENS=1` writes them and the pictures anew.
@Suite("The tutorial")
struct TutorialTests {
  private static let resources = CommandLineRun.package.appendingPathComponent(
    "Sources/Taut/Taut.docc/Tutorials/Resources")

  @Test("shows what the commands print", arguments: ["find", "explain", "why-not", "fix", "again", "sizes"])
  func output(_ step: String) throws {
    let name = "tutorial-\(step).txt"
    let file = Self.resources.appendingPathComponent(name)
    let kept = try String(contentsOf: file, encoding: .utf8)
    let command = try #require(kept.split(separator: "\n").first)
    try #require(command.hasPrefix("$ taut "))
    let printed = try inFolder(with: ["again", "sizes"].contains(step) ? 2 : 1) { folder in
      "\(command)\n" + (try CommandLineRun(shell: String(command.dropFirst(2)), in: folder)).output
    }
    if KeptOutput.writes { try Data(printed.utf8).write(to: file) }
    #expect(printed == (try String(contentsOf: file, encoding: .utf8)), "\(name)")
  }

  @Test("begins with the example of the folder, and repairs one number of it")
  func source() throws {
    let example = try String(
      contentsOf: CommandLineRun.package.appendingPathComponent("Examples/AppViews/MovieCard.swift"),
      encoding: .utf8)
    let (first, second) = (try source(1), try source(2))
    #expect(first == example.replacing("import Taut\n", with: "import SwiftUI\n"))
    let changed = zip(first.split(separator: "\n"), second.split(separator: "\n")).filter { $0 != $1 }
    #expect(changed.map { "\($0.1)".trimmingCharacters(in: .whitespaces) } == ["HStack(spacing: 3) {"])
  }

  @Test("shows pictures in light and dark colours", arguments: ["before", "after"])
  func pictures(_ name: String) throws {
    for scheme in ["", "~dark"] {
      let file = Self.resources.appendingPathComponent("card-\(name)\(scheme)@2x.png")
      let drawn = try inFolder(with: name == "before" ? 1 : 2) { folder in
        let option = scheme.isEmpty ? "" : " --dark"
        let run = try CommandLineRun(
          shell: "taut draw MovieCard.swift --proposal 320xnil -o card.png\(option)", in: folder)
        #expect(run.code == 0, "\(run.errors)")
        return try Data(contentsOf: folder.appendingPathComponent("card.png"))
      }
      if KeptOutput.writes { try drawn.write(to: file) }
      // The pixels depend on Cairo's version; that both exist and are pictures does not.
      #expect(try Data(contentsOf: file).prefix(8) == drawn.prefix(8))
    }
  }

  private func source(_ number: Int) throws -> String {
    try String(
      contentsOf: Self.resources.appendingPathComponent("MovieCard-\(number).swift"), encoding: .utf8)
  }

  private func inFolder<Result>(with number: Int, _ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(source(number).utf8).write(to: folder.appendingPathComponent("MovieCard.swift"))
    return try body(folder)
  }
}
