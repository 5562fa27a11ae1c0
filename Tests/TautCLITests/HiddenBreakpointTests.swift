import Foundation
import Testing

@Suite("Breakpoints at which a text is only cut off at another place are counted")
struct HiddenBreakpointTests {
  private let arguments = ["breakpoints", "Models/Scenes/event-long.json", "--width", "300...340"]

  @Test("With --all they are listed, and JSON has them always")
  func hidden() throws {
    let (short, all) = (try CommandLineRun(arguments), try CommandLineRun(arguments + ["--all"]))
    let json = try CommandLineRun(arguments + ["--format", "json"])
    let object = try #require(JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let sizes = try #require(object["breakpoints"] as? [Double])
    func sizeLines(_ run: CommandLineRun) -> [Substring] {
      run.output.split(separator: "\n").dropFirst().filter { line in
        !line.contains("more where") && line.drop { $0 == " " || $0 == ">" }.first?.isNumber == true
      }
    }
    #expect(sizeLines(all).count == sizes.count)
    #expect(!sizeLines(short).isEmpty)
    let hidden = sizes.count - sizeLines(short).count
    #expect(hidden > 0)
    #expect(
      short.output.hasSuffix(
        "  \(hidden) more where a text is only cut off at another place; --all shows them\n"))
    #expect(!all.output.contains("more where"))
    // Every line that is left out says nothing else.
    let left = Set(sizeLines(short))
    for line in sizeLines(all) where !left.contains(line) {
      #expect(line.hasSuffix("is cut off at another place"), "\(line)")
    }
    #expect(short.output.split(separator: "\n")[0] == all.output.split(separator: "\n")[0])
  }
}
