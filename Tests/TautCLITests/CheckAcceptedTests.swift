import Foundation
import Testing

@Suite("What does not count in taut check")
struct CheckAcceptedTests {
  /// Two texts that are cut off, of which a comment ignores one.
  private static let source = """
    struct Narrow: View {
      var body: some View {
        VStack {
          Text("Notifications").lineLimit(1).frame(width: 40)  // taut: ignore text: the icon says it
          Text("Other settings").lineLimit(1).frame(width: 50)
        }
      }
    }
    #Preview { Narrow() }
    """

  /// Works in a folder with one file of source.
  private func folder(_ source: String = Self.source, _ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try source.write(to: folder.appending(path: "Narrow.swift"), atomically: true, encoding: .utf8)
    try work(folder)
  }

  private func check(_ options: String, in folder: URL) throws -> CommandLineRun {
    try CommandLineRun(shell: "taut check Narrow.swift --width 320...430 --standard \(options)", in: folder)
  }

  @Test("A comment with a reason ignores what fails at its line, or at the line below it")
  func comments() throws {
    try folder { folder in
      let run = try check("", in: folder)
      #expect(run.code == 1 && !run.output.contains("\"Notifications\" is whole"), "\(run.output)")
      #expect(run.output.contains("\"Other settings\" is whole fails"), "\(run.output)")
      #expect(run.output.contains("1 finding is ignored by a comment"), "\(run.output)")
    }
    let above = Self.source.replacing(
      "      Text(\"Other", with: "      // taut: ignore: a second reason\n      Text(\"Other")
    try folder(above) { folder in
      let run = try check("", in: folder)
      #expect(run.code == 0 && run.output.contains("2 findings are ignored by a comment"), "\(run.output)")
    }
  }

  @Test("Lines end as files of other systems have them")
  func lineEnds() throws {
    for end in ["\r\n", "\r"] {
      try folder(Self.source.replacing("\n", with: end)) { folder in
        let run = try check("", in: folder)
        #expect(run.output.contains("1 finding is ignored by a comment"), "\(run.output)\(run.errors)")
      }
    }
  }

  @Test("What is ignored is drawn nowhere")
  func pictures() throws {
    try folder { folder in
      _ = try check("--picture shown", in: folder)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "shown").path)
      #expect(files == ["Narrow.swift-5-7-1.svg"], "\(files)")
    }
  }

  @Test("A comment that ignores nothing, has no reason or a wrong word is told, and counts for nothing")
  func wrongComments() throws {
    let cases = [
      ("// taut: ignore text", "must say why"),
      ("// taut: ignore sise: why", "no kind of finding is called \"sise\""),
      ("// taut: ignore ratio: why", "nothing fails here"),
      ("// taut: ignore text, as it is short", "no kind of finding is called \"text, as it is short\""),
    ]
    for (comment, words) in cases {
      let source = Self.source.replacing("// taut: ignore text: the icon says it", with: comment)
      try folder(source) { folder in
        let run = try check("", in: folder)
        #expect(run.code == 1 && run.output.contains("\"Notifications\" is whole fails"), "\(run.output)")
        #expect(run.errors.contains("Narrow.swift:4: ") && run.errors.contains(words), "\(run.errors)")
      }
    }
  }

  @Test("What a baseline has does not count, wherever its line moves; what is new does")
  func baseline() throws {
    try folder { folder in
      let file = folder.appending(path: "Narrow.swift")
      let written = try check("--write-baseline accepted.json", in: folder)
      #expect(
        written.code == 0 && written.errors.contains("accepted.json: 1 finding accepted"), "\(written.errors)"
      )
      let moved = "// A line more.\n" + Self.source
      try moved.write(to: file, atomically: true, encoding: .utf8)
      let accepted = try check("--baseline accepted.json", in: folder)
      #expect(
        accepted.code == 0 && accepted.output.contains("1 finding is accepted by the baseline"),
        "\(accepted.output)")
      // The same code once more is one finding more.
      let line = "      Text(\"Other settings\").lineLimit(1).frame(width: 50)\n"
      try moved.replacing(line, with: line + line).write(to: file, atomically: true, encoding: .utf8)
      #expect(try check("--baseline accepted.json", in: folder).code == 1)
      // What was mended is said, so that the file can be made anew.
      try moved.replacing(".frame(width: 50)", with: "").write(to: file, atomically: true, encoding: .utf8)
      let mended = try check("--baseline accepted.json", in: folder)
      #expect(
        mended.code == 0 && mended.errors.contains("accepts 1 finding that no longer fails"),
        "\(mended.errors)")
    }
  }

  @Test("Formats say what does not count in their own words")
  func formats() throws {
    try folder { folder in
      _ = try check("--write-baseline accepted.json", in: folder)
      let junit = try check("--baseline accepted.json --format junit", in: folder)
      #expect(junit.code == 0 && junit.output.contains("failures=\"0\" skipped=\"2\""), "\(junit.output)")
      let sarif = try check("--baseline accepted.json --format sarif", in: folder)
      #expect(
        sarif.output.contains("\"kind\": \"external\"") && sarif.output.contains("\"kind\": \"inSource\""))
      let json = try check("--baseline accepted.json --format json", in: folder)
      let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
      let results = try #require(value?["results"] as? [[String: Any]])
      #expect(
        results.compactMap { $0["setAside"] as? String }.sorted() == [
          "accepted by the baseline", "ignored: the icon says it",
        ])
    }
  }

  @Test(
    "A file that is not a baseline is refused", arguments: ["{}", "[", "{\"taut\": 2, \"accepted\": []}"])
  func noBaseline(text: String) throws {
    try folder { folder in
      try text.write(to: folder.appending(path: "accepted.json"), atomically: true, encoding: .utf8)
      let run = try check("--baseline accepted.json", in: folder)
      #expect(run.code == 2 && run.errors.contains("accepted.json: not a baseline"), "\(run.errors)")
    }
  }

  @Test("Only scenes of which a file changed since a revision are checked")
  func changes() throws {
    try folder { folder in
      let git = "git -c user.email=taut@example.com -c user.name=Taut"
      _ = try CommandLineRun(shell: "\(git) init -q && \(git) add -A && \(git) commit -qm Begin", in: folder)
      let same = try check("--changed-since HEAD", in: folder)
      #expect(
        same.code == 0
          && same.errors.contains("1 scene was not checked: none of its files has changed since HEAD"))
      try ("// Changed.\n" + Self.source).write(
        to: folder.appending(path: "Narrow.swift"), atomically: true, encoding: .utf8)
      #expect(try check("--changed-since HEAD", in: folder).code == 1)
      let unknown = try check("--changed-since no-such-revision", in: folder)
      #expect(
        unknown.code == 2 && unknown.errors.contains("--changed-since no-such-revision: "),
        "\(unknown.errors)")
    }
  }
}
