import Foundation
import Testing

@testable import TautCLI

@Suite("The order of the answers of taut batch, and when they come")
struct BatchOrderTests {
  @Test("Slow and fast lines are answered in the order in which they stand")
  func mixed() throws {
    let slow = """
      "file": "Models/Scenes/event-long.json", "want": ["check"], "width": [320, 420], "require": ["Text is whole"]
      """
    let lines = (0..<200).map { number in
      let fast = #""scene": {"taut": 1, "root": {"type": "Color"}}"#
      return "{\"id\": \(number), \(number.isMultiple(of: 40) ? slow : fast)}"
    }
    let alone = try BatchRun(lines, ["--workers", "1"])
    let together = try BatchRun(lines, ["--workers", "4"])
    #expect(together.ids == (0..<200).map { "\($0)" })
    #expect(together.run.output == alone.run.output && together.run.code == alone.run.code)
  }

  @Test("A partner that waits for each answer gets it while the input is still open")
  func partner() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("taut")
    process.arguments = ["batch"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for id in 1...5 {
      // One at a time, and the last of them in two parts.
      let line = "{\"id\": \(id), \"scene\": {\"taut\": 1, \"root\": {\"type\": \"Color\"}}}\n"
      let cut = line.index(line.startIndex, offsetBy: id == 5 ? 30 : 0)
      try input.fileHandleForWriting.write(contentsOf: Data(line[..<cut].utf8))
      try input.fileHandleForWriting.write(contentsOf: Data(line[cut...].utf8))
      var ready = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      try #require(poll(&ready, 1, 20_000) == 1, "no answer to line \(id)")
      let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(answer.hasPrefix("{\"id\": \(id), ") && answer.hasSuffix("}\n"), "\(answer)")
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
