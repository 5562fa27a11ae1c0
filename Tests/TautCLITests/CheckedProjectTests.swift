import Foundation
import Testing

@Suite("taut check in a project")
struct CheckedProjectTests {
  private static let source = """
    struct Narrow: View {
      var body: some View {
        HStack(spacing: 8) {
          // taut: it has at most 1 line
          Text("Notifications and sounds").id("title")
          Text("On").id("state")  // taut: state is whole
        }
      }
    }
    #Preview { Narrow() }
    """

  /// Runs commands in a folder with a project: `Sources/Narrow.swift`, and `taut.yml` beside `Sources`.
  private func runs(
    _ settings: String?, _ source: String = Self.source, _ lines: String..., in place: String = "."
  ) throws -> [CommandLineRun] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let sources = folder.appending(path: "Sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try source.write(to: sources.appending(path: "Narrow.swift"), atomically: true, encoding: .utf8)
    try settings?.write(to: folder.appending(path: "taut.yml"), atomically: true, encoding: .utf8)
    return try lines.map { try CommandLineRun(shell: $0, in: folder.appending(path: place)) }
  }

  private static let settings = """
    device: iphone-se
    width: 100...150
    standard: false
    require:
      - state.width >= 44
      - subtitle is whole
    """

  @Test(
    "Sizes, device and requirements are the file's and the comments', and the output says from where each is")
  func all() throws {
    let run = try runs(Self.settings, Self.source, "taut check Sources")[0]
    #expect(run.code == 1)
    #expect(
      run.errors.split(separator: "\n").filter { !$0.contains("views, modifiers") } == [
        "from taut.yml: --device iphone-se --width 100...150, and 2 requirements",
        "from comments: 2 requirements",
        "taut.yml:6:5: nothing that was checked has the views of subtitle is whole",
      ])
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.filter { $0.contains(" fail") && !$0.contains("shown by") }.map {
        $0.prefix { $0 != ";" }
      } == [
        "Sources/Narrow.swift:4:16: it has at most 1 line fails for every width in [100, 150]",
        "taut.yml:5:5: state.width >= 44 fails for every width in [100, 150]",
        "#Preview: 2 of 3 requirements fail",
      ], "\(run.output)")
    // Who draws it sees the same device.
    #expect(
      run.output.contains("taut draw Sources --device iphone-se --view '#1' --proposal"), "\(run.output)")
  }

  @Test("Options outdo the file, and what is required on the command line comes to it")
  func options() throws {
    let all = try runs(
      Self.settings, Self.source,
      "taut check Sources/Narrow.swift --width 400 --device iphone-16 --require 'title is whole'",
      "taut check Sources/Narrow.swift --proposal 400x800 --platform none --standard")
    #expect(all[0].errors.contains("from taut.yml: 2 requirements\n"), "\(all[0].errors)")
    #expect(all[0].output.contains("#Preview: 1 of 4 requirements fails"), "\(all[0].output)")
    #expect(all[1].errors.contains("from taut.yml: 2 requirements\n"), "\(all[1].errors)")
  }

  @Test("Without a word about what is required the file asks for the standard, as it does in an editor")
  func usual() throws {
    let run = try runs("{}", Self.source, "taut check Sources/Narrow.swift")[0]
    #expect(
      run.errors.hasPrefix("from taut.yml: --device iphone-15 --width 320...430 --standard\n"),
      "\(run.errors)")
  }

  @Test("--no-project reads neither, and then nothing is required")
  func left() throws {
    let all = try runs(
      Self.settings, Self.source, "taut check Sources --no-project",
      "taut check Sources --no-project --width 100...150 --require 'title is whole'")
    #expect(all[0].code == 2 && all[0].errors.contains("there are no requirements"), "\(all[0].errors)")
    #expect(
      !all[1].errors.contains("from taut.yml") && !all[1].errors.contains("from comments"), "\(all[1].errors)"
    )
    #expect(all[1].output.contains("#Preview: 1 requirement holds"), "\(all[1].output)")
  }

  @Test("Comments count without a file, in every format")
  func comments() throws {
    let all = try runs(
      nil, Self.source, "taut check Sources --width 100...150",
      "taut check Sources --width 100...150 --format json",
      "taut check Sources")
    #expect(all[0].code == 1 && all[0].errors.contains("from comments: 2 requirements\n"))
    #expect(
      all[0].output.contains("Sources/Narrow.swift:4:16: it has at most 1 line fails"), "\(all[0].output)")
    #expect(all[1].output.contains("\"source\": \"Sources/Narrow.swift:4:16\""), "\(all[1].output)")
    #expect(
      all[2].code == 0 && all[2].output.contains("2 requirements hold for the width 402"),
      "\(all[2].output)\(all[2].errors)")
  }

  @Test("What cannot be read of the file or of a comment is bad input at its place, and the rest is checked")
  func faults() throws {
    let source = Self.source.replacing("state is whole", with: "stale is whole")
      .replacing("it has at most 1 line", with: "it has at most few lines")
    let run = try runs(
      "width: 100...150\ndevise: iphone-se\nstandard: false\nrequire: title is whole\n", source,
      "taut check Sources")[0]
    #expect(run.code == 2)
    #expect(run.errors.contains("taut.yml:2:"), "\(run.errors)")
    #expect(run.errors.contains("Sources/Narrow.swift:4:"), "\(run.errors)")
    #expect(run.errors.contains("Sources/Narrow.swift:6:"), "\(run.errors)")
    #expect(run.output.contains("#Preview: 1 requirement"), "\(run.output)")
  }

  @Test("A comment at a line without a view requires nothing, and is told")
  func idle() throws {
    let source = "// taut: title is whole\n" + Self.source
    let run = try runs(nil, source, "taut check Sources --width 300...310")[0]
    #expect(
      run.errors.contains(
        "Sources/Narrow.swift:1:10: nothing that was checked shows a view of line 2, so this comment requires nothing"
      ),
      "\(run.errors)")
  }

  @Test("The nearest file above the source counts, from whatever folder the command runs")
  func nearest() throws {
    let run = try runs(
      "width: 100...150\nstandard: false", Self.source, "taut check Narrow.swift", in: "Sources")[0]
    #expect(
      run.code == 1 && run.errors.contains("/taut.yml: --device iphone-15 --width 100...150"), "\(run.errors)"
    )
  }

  @Test("Scene documents are looked at as they say themselves")
  func documents() throws {
    let scene =
      #"{"taut": 1, "name": "a", "require": ["title is whole"], "root": {"type": "Text", "id": "title", "text": "One"}}"#
    let run = try runs(
      Self.settings, Self.source, "echo '\(scene)' > a.json; taut check a.json --width 100...200")[0]
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
  }
}
