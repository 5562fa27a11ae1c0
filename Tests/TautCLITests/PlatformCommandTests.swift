import Foundation
import Testing

/// Platforms and devices on the command line.
@Suite struct PlatformCommandTests {
  private static let card = ["layout", "Examples/AppViews/ProfileCard.swift", "--view", "1"]

  private func line(_ arguments: [String]) throws -> String {
    let run = try CommandLineRun(Self.card + arguments + ["--line"])
    #expect(run.code == 0, "\(run.errors)")
    return run.output
  }

  @Test func `Swift source is on iOS 26 unless something else is said`() throws {
    let usual = try line([])
    #expect(try line(["--platform", "ios-26"]) == usual)
    for other in ["macos-26", "none"] { #expect(try line(["--platform", other]) != usual, "\(other)") }
    #expect(try line(["--tall-text"]) != usual)
    #expect(try line(["--text", "roboto"]) != usual)
  }

  @Test func `A scene document without a platform keeps its answers, and takes one`() throws {
    let scene = ["layout", "Models/Scenes/event-short.json"]
    let usual = try CommandLineRun(scene)
    #expect(try CommandLineRun(scene + ["--platform", "none"]).output == usual.output)
    #expect(try CommandLineRun(scene + ["--platform", "ios-26"]).output != usual.output)
  }

  @Test(
    arguments: [["--tall-text"], ["--text", "sf"]],
    [["Models/Scenes/event-short.json"], ["Examples/AppViews/ProfileCard.swift", "--platform", "none"]])
  func `What is about a platform's fonts is an error where there is none`(
    _ option: [String], _ scene: [String]
  ) throws {
    let run = try CommandLineRun(["layout"] + scene + option)
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(
      run.errors.contains("\(option.joined(separator: " ")) is about the fonts of a platform"),
      "\(run.errors)")
  }

  @Test func `A device has a size, a safe area and pixels, and turns`() throws {
    let upright = try line(["--device", "iphone-16"])
    let landscape = try line(["--device", "iphone-16", "--landscape"])
    #expect(upright != landscape)
    let list = try CommandLineRun(["layout", "--device", "list"])
    #expect(list.code == 0 && list.output.contains("iphone-16 "))
    #expect(try CommandLineRun(Self.card + ["--landscape"]).code == 2)
    #expect(try CommandLineRun(Self.card + ["--device", "iphone-1"]).code == 2)
  }

  @Test func `A font's metrics take the place of San Francisco's`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let face = #"{"weight": "regular", "opticalSize": 17, "average": 2000, "advances": {"a": 2000}}"#
    let json =
      #"{"fontMetrics": 1, "name": "Wide", "source": "made up", "unitsPerEm": 1000, "kerning": {}, "tracking": {}, "#
      + #""faces": [\#(face)]}"#
    try json.write(to: file, atomically: true, encoding: .utf8)
    #expect(try line(["--metrics", file.path()]) != line([]))
    try "{}".write(to: file, atomically: true, encoding: .utf8)
    let run = try CommandLineRun(Self.card + ["--metrics", file.path()])
    #expect(run.code == 2 && run.errors.contains("\"fontMetrics\" is missing"), "\(run.errors)")
  }
}
