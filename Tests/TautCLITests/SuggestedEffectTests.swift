import Foundation
import Testing

@Suite(
  "What a suggestion breaks is said where views reach into the safe area, and of a root that is transparent")
struct SuggestedEffectTests {
  private func output(_ body: String, _ arguments: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("V.swift")
    try Data("import SwiftUI\nstruct V: View {\n  var body: some View {\n    \(body)\n  }\n}\n".utf8).write(
      to: file)
    let run = try CommandLineRun(["explain", file.path] + arguments)
    #expect(run.code != 2, "\(run.errors)")
    return run.output
  }

  @Test("What reaches beyond what it ignores of the safe area sticks out")
  func safeArea() throws {
    let body = """
      VStack {
          Text("A long title of a screen that is cut off").lineLimit(1).id("t")
          Color.red.ignoresSafeArea()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea(edges: .bottom)
      """
    let shown = try output(body, ["--why-not", "t is whole", "--device", "iphone-15", "--width", "200"])
    let hugging = try #require(
      shown.split(separator: "\n").first { $0.contains("add fixedSize(horizontal: true") })
    #expect(hugging.contains("stick out then"), "\(shown)")
    // What lies in the safe area is where it ought to be.
    let whole = try output("Color.red.ignoresSafeArea()", ["--device", "iphone-15"])
    #expect(!whole.contains("sticks out"), "\(whole)")
  }

  @Test("The summary names a root that is larger than its container, whatever of it is seen")
  func root() throws {
    let body = "HStack { Text(\"Hello\"); Spacer(minLength: 300) }.padding(.horizontal, 40)"
    let shown = try output(body, ["--width", "320"])
    #expect(shown.split(separator: "\n")[1].hasPrefix("sticks out: HStack at root by 30"), "\(shown)")
  }
}
