import Foundation
import Testing

@Suite("taut check --standard: what one frame or row offers too little is one finding")
struct FoldedCauseTests {
  private func check(_ source: String, _ options: String) throws -> CommandLineRun {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(source.utf8).write(to: folder.appendingPathComponent("Screen.swift"))
    return try CommandLineRun(shell: "taut check Screen.swift --standard \(options)", in: folder)
  }

  /// The findings, up to their reasons.
  private func findings(_ run: CommandLineRun) -> [String] {
    run.output.split(separator: "\n").filter { $0.hasPrefix("Screen.swift:") }.map {
      $0.components(separatedBy: " for every width")[0]
    }
  }

  private static func screen(_ body: String) -> String {
    """
    struct Screen: View {
      var body: some View {
        VStack(spacing: 0) {
          \(body)
        }
      }
    }
    """
  }

  /// A screen with rows, the frame of which is on line 12.
  private static func rows(_ body: String) -> String {
    """
    struct Row: View {
      let title: String
      var body: some View {
        HStack {
          VStack(spacing: 0) {
            Text(title)
            Text("A subtitle that takes two lines")
            Text("Today")
          }
          Color.red.frame(width: 50, height: 20)
        }
        .frame(height: 40)
      }
    }

    """ + screen(body)
  }

  @Test(
    "A frame that is too low is one line for all texts in it, what sticks out of it, and what then overlaps")
  func frame() throws {
    let run = try check(
      Self.rows("Row(title: \"Inbox\"); Row(title: \"A title that is too long for the row\")"),
      "--width 200...240 --height 400")
    let found = findings(run)
    #expect(found.count == 1, "\(run.output)\(run.errors)")
    #expect(
      found.first?.hasPrefix("Screen.swift:12:6: frame(height: 40) has too little height for \"") == true,
      "\(run.output)")
    #expect(
      run.output.contains("; and so HStack at root.0 and 1 more stick out of frame(height: 40), and \""),
      "\(run.output)")
    #expect(run.output.contains(" overlaps \"") && run.output.contains(" in 1 place;"), "\(run.output)")
  }

  @Test("A row that is too narrow for several texts is one line, and rows of other lines are not folded")
  func row() throws {
    let run = try check(
      Self.screen(
        """
        HStack {
        Text("Transcribe").lineLimit(1)
        Text("Notifications").lineLimit(1)
        Color.blue.frame(width: 100, height: 44)
        }
        HStack {
        Text("Subscriptions").lineLimit(1)
        Color.blue.frame(width: 150, height: 44)
        }
        """), "--width 200...210 --height 400")
    #expect(
      findings(run) == [
        "Screen.swift:4:7: HStack at root.0 has too little width for \"Notifications\" (6:1) and \"Transcribe\" (5:1)",
        "Screen.swift:10:1: \"Subscriptions\" is whole fails",
      ], "\(run.output)\(run.errors)")
  }

  @Test("A text whose row is given its width by a frame belongs to the frame")
  func passed() throws {
    let run = try check(
      Self.screen(
        """
        VStack {
        HStack { Text("Transcribe").lineLimit(1); Color.red.frame(width: 44, height: 44) }
        Text("Notifications").lineLimit(1)
        }
        .padding(8)
        .frame(width: 90)
        """), "--width 200...210 --height 400")
    #expect(
      findings(run) == [
        "Screen.swift:9:2: frame(width: 90) has too little width for \"Transcribe\" (5:10) and \"Notifications\" (6:1)"
      ], "\(run.output)\(run.errors)")
  }

  @Test("One repair is shown for all of it")
  func repairs() throws {
    let run = try check(
      Self.rows("Row(title: \"Inbox\"); Row(title: \"A title that is too long for the row\")"),
      "--width 200...240 --height 400 --fix")
    let repairs = run.output.split(separator: "\n").filter { $0.hasPrefix("  repair: ") }
    #expect(repairs.first?.contains("HStack at root.0's frame(height: 40)") == true, "\(run.output)")
    #expect(repairs.count <= 3 && !run.output.contains("  and for "), "\(run.output)")
  }

  @Test("A comment at the frame ignores all of it, and one at a text that text alone")
  func ignored() throws {
    let rows = Self.rows("Row(title: \"Inbox\")")
    let options = "--width 200...240 --height 400"
    let all = rows.replacing(
      ".frame(height: 40)", with: ".frame(height: 40)  // taut: ignore text: the rows are short")
    let run = try check(all, options)
    #expect(run.code == 0 && findings(run).isEmpty, "\(run.output)\(run.errors)")
    let one = rows.replacing(
      "Text(\"Today\")", with: "Text(\"Today\")  // taut: ignore: it is never read")
    let other = try check(one, options)
    #expect(other.code == 1 && !findings(other).isEmpty, "\(other.output)")
    #expect(!other.output.contains("\"Today\" (8:9)"), "\(other.output)")
  }
}
