import Foundation
import Testing

@testable import TautCLI

@Suite("Swift source of a whole project on the command line")
struct SourceCommandTests {
  /// A project in a folder of its own, which is removed after use.
  private func project<Result>(_ files: [String: String], _ body: (String) throws -> Result) throws -> Result
  {
    let root = FileManager.default.temporaryDirectory.appending(path: "taut-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in files {
      let file = root.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try body(root.path)
  }

  private static let shop = [
    "App.xcodeproj/project.pbxproj": "developmentRegion = de;\nMARKETING_VERSION = 2.3;",
    "App/de.lproj/Localizable.strings": "\"title\" = \"Warenkorb\";",
    "App/en.lproj/Localizable.strings": "\"title\" = \"Cart\";",
    "App/Assets.xcassets/Broken.colorset/Contents.json": "{\"colors\": [",
    "App/V.swift": """
    #Preview { Text("title") }
    #Preview { Text(Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "none") }
    """,
  ]

  @Test("Texts are in the development language, or in that of --language; what cannot be read is said")
  func language() throws {
    try project(Self.shop) { root in
      for (options, words) in [
        ([], "Warenkorb"), (["--language", "en"], "Cart"), (["--language", "de"], "Warenkorb"),
      ] {
        let run = try CommandLineRun(["layout", "--tree", "\(root)/App"] + options)
        #expect(run.code == 0 && run.output.contains("Text \"\(words)\""), "\(run.output)\(run.errors)")
        #expect(run.output.contains("Text \"2.3\""))
        #expect(
          run.errors.contains(
            "Broken.colorset: cannot be read: its Contents.json has no colour that is known"))
      }
      let checked = try CommandLineRun([
        "check", "\(root)/App", "--width", "320...330", "--standard", "--language", "en",
      ])
      #expect(checked.output.contains("requirements hold"), "\(checked.output)\(checked.errors)")
      let unknown = try CommandLineRun(["layout", "\(root)/App", "--language", "fr"])
      #expect(
        unknown.code == 2
          && unknown.errors.contains("--language fr: no table has that language; known: de, en"))
    }
    let scene = try CommandLineRun([
      "check", "Models/Scenes/hstack.json", "--width", "1...2", "--language", "de",
    ])
    #expect(scene.code != 0 && scene.errors.contains("--language chooses among the languages of --strings"))
  }

  @Test("Views of one name are all shown, and told apart by their places")
  func namesakes() throws {
    let files = [
      "App/Row.swift": "private struct Row: View { var body: some View { Text(\"one\") } }",
      "Widget/Row.swift": "private struct Row: View { var body: some View { Text(\"two\") } }",
    ]
    try project(files) { root in
      let all = try CommandLineRun(["layout", "--tree", root, "--view", "Row"])
      #expect(all.output.contains("Text \"one\"") && all.output.contains("Text \"two\""), "\(all.errors)")
      let one = try CommandLineRun(["layout", "--tree", root, "--view", "Widget/Row.swift:1"])
      #expect(one.output.contains("Text \"two\"") && !one.output.contains("Text \"one\""))
      let other = try CommandLineRun(["convert", root, "--view", "Row"])
      #expect(
        other.code == 2 && other.errors.contains("several views are called \"Row\"; choose one with --view: ")
      )
    }
  }

  @Test("A view that is not there is told with the previews that are, and a number chooses one everywhere")
  func previews() throws {
    let card = "Examples/AppViews/ProfileCard.swift"
    let wrong = try CommandLineRun(["layout", card, "--view", "Nobody"])
    #expect(wrong.code == 2 && wrong.errors.contains("ProfileCard_Previews 2"), "\(wrong.errors)")
    let picture = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: picture) }
    let drawn = try CommandLineRun(["draw", card, "--view", "2", "-o", picture.path])
    #expect(drawn.code == 0 && drawn.errors.contains("ProfileCard_Previews 2: "), "\(drawn.errors)")
  }

  @Test("What a scene document cannot express is written as it is laid out")
  func converted() throws {
    let source = """
      struct Halves: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 40) }
        func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for (i, s) in subviews.enumerated() { s.place(at: CGPoint(x: b.minX + CGFloat(i) * 50, y: b.minY), proposal: .init(width: 50, height: 40)) }
        }
      }
      #Preview {
        VStack {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) { ForEach(0..<5) { Color.red.frame(height: CGFloat($0 + 10)).id("c\\($0)") } }
          Halves { Color.blue.id("left"); Color.green.id("right") }
        }
      }
      """
    try project(["V.swift": source]) { root in
      let run = try CommandLineRun([
        "convert", "\(root)/V.swift", "--proposal", "200x300", "-o", "\(root)/v.json",
      ])
      #expect(run.code == 0, "\(run.errors)")
      #expect(run.errors.contains("Halves is written as it is laid out at 200x300"), "\(run.errors)")
      #expect(!run.errors.contains("LazyVGrid"), "\(run.errors)")
      let frames = try ["\(root)/V.swift", "\(root)/v.json"].map { file -> [String: [Double]] in
        let laid = try CommandLineRun(["layout", file, "--proposal", "200x300", "--format", "json"])
        let answer = try #require(
          try JSONSerialization.jsonObject(with: Data(laid.output.utf8)) as? [String: Any])
        let views = try #require(answer["frames"] as? [[String: Any]])
        return Dictionary(
          views.compactMap { view -> (String, [Double])? in
            guard let id = view["id"] as? String else { return nil }
            return (id, ["x", "y", "width", "height"].compactMap { view[$0] as? Double })
          }, uniquingKeysWith: { first, _ in first })
      }
      #expect(frames[0].count == 7)
      for (id, frame) in frames[0] {
        let other = try #require(frames[1][id])
        #expect(zip(frame, other).allSatisfy { abs($0 - $1) < 1e-6 }, "\(id)")
      }
    }
  }

  @Test("Where geometry readers make another tree at each size, sizes are tried, and that is said")
  func sampled() throws {
    let source = """
      #Preview { GeometryReader { g in Text("A text").frame(width: g.size.width / 4, height: 30).id("text") } }
      """
    try project(["V.swift": source]) { root in
      for (requirement, code) in [("text.width >= 60", 0), ("text.width >= 100", 1)] {
        let run = try CommandLineRun([
          "check", "\(root)/V.swift", "--width", "320...430", "--height", "100", "--require", requirement,
        ])
        #expect(run.code == code, "\(run.output)\(run.errors)")
        #expect(run.output.contains("tried"), "\(run.output)")
      }
    }
  }

  @Test("Content of geometry readers is tried in every text size, by check and by batch")
  func sampledVariants() throws {
    let source = """
      #Preview { GeometryReader { g in Text("Transfers").frame(width: g.size.width / 5).lineLimit(1).id("text") } }
      """
    try project(["V.swift": source]) { root in
      let run = try CommandLineRun([
        "check", "\(root)/V.swift", "--width", "300...430", "--height", "100", "--require", "text is whole",
        "--text-size", "L,AX3", "--format", "json",
      ])
      #expect(run.code == 1, "\(run.output)\(run.errors)")
      let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let results = try #require(value?["results"] as? [[String: Any]])
      let fails = results.flatMap { $0["fails"] as? [[String: Any]] ?? [] }
      // At the usual size the text is 69 wide, and at accessibility3 wider than any fifth of the range.
      #expect(
        Set(fails.compactMap { $0["textSize"] as? String }) == ["large", "accessibility3"], "\(run.output)")
      func ends(_ size: String) -> Double? {
        fails.filter { $0["textSize"] as? String == size }.compactMap { $0["to"] as? Double }.max()
      }
      #expect(ends("accessibility3") == 430 && ends("large").map { $0 < 360 } == true, "\(run.output)")
      let line = """
        {"file": "\(root)/V.swift", "size": [300, 100], "width": [300, 430], "want": ["check"], \
        "require": ["text is whole"]}
        """
      let batch = try CommandLineRun(["batch", "-"], input: line + "\n")
      #expect(batch.code == 1 && batch.output.contains("\"fails\""), "\(batch.output)\(batch.errors)")
    }
  }

  @Test(
    "Where views reach equally far throughout, other text sizes are checked exactly; else sizes are tried")
  func reach() throws {
    let views = [
      // As broad as the safe area, whatever its lines are.
      (
        """
        VStack(spacing: 0) {
          Text("Some words of a headline").id("title").frame(maxWidth: .infinity)
            .background(Color.red.ignoresSafeArea())
          Spacer(minLength: 0)
        }
        """, "exact"
      ),
      // Beyond 220 the colour leaves the edges.
      ("Color.red.frame(maxWidth: 200).ignoresSafeArea().id(\"title\")", "tried"),
    ]
    for (view, word) in views {
      try project(["V.swift": "#Preview { \(view) }"]) { root in
        for variant in [[], ["--text-size", "large,AX1"]] {
          let run = try CommandLineRun(
            [
              "check", "\(root)/V.swift", "--width", "180...300", "--height", "300", "--safe-area",
              "leading=10,trailing=10", "--require", "title.height <= 20",
            ] + variant)
          #expect(run.code == 1 && run.output.contains(word), "\(run.output)\(run.errors)")
        }
      }
    }
  }
}
