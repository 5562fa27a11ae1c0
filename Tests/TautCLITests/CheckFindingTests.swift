import Foundation
import Testing

@Suite("taut check --standard: one finding for each line of a file, and how to see it")
struct CheckFindingTests {
  /// Runs a check of a Swift file with this text, in a folder of its own.
  private func check(_ source: String, _ options: String, in folder: URL) throws -> CommandLineRun {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(source.utf8).write(to: folder.appendingPathComponent("Screen.swift"))
    return try CommandLineRun(shell: "taut check Screen.swift --standard \(options)", in: folder)
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// The lines of failures, without how to see them.
  private func findings(_ run: CommandLineRun) -> [Substring] {
    run.output.split(separator: "\n").filter { $0.hasPrefix("Screen.swift:") }
  }

  @Test("Controls and containers are made of parts that nobody wrote, in sizes of the platform")
  func recipes() throws {
    let source = """
      import SwiftUI
      struct Screen: View {
        @State private var isOn = true
        var body: some View {
          NavigationStack {
            Form {
              Section("Sounds") {
                Toggle("Play sounds", isOn: $isOn)
                Button("Sign out") {}
              }
              Section { Button("Buy") {}.buttonStyle(.borderedProminent) }
            }
            .navigationTitle("Settings")
          }
        }
      }
      """
    try inFolder { folder in
      let run = try check(source, "--width 320...430 --height 800", in: folder)
      #expect(run.code == 0, "\(run.output)")
      #expect(findings(run).isEmpty)
    }
  }

  @Test(
    "Nothing is found of what nobody wrote or nobody knows",
    arguments: [
      // The priority of an inset.
      """
      ScrollView { Text("Hello") }
        .safeAreaInset(edge: .bottom) { Text("Total").padding() }
        .safeAreaInset(edge: .top) { HStack { Text("Top"); Spacer() }.padding() }
      """,
      // A background behind a button.
      """
      VStack { Text("Hello"); Button {} label: { Text("Go").frame(width: 60, height: 44) } }
        .padding().background(.white).cornerRadius(8)
      """,
      // The size and the ratio of images that are not known, and of those that are loaded later.
      """
      VStack {
        Image("photo").resizable().frame(width: 80, height: 120)
        Image("a").frame(width: 44, height: 44)
        AsyncImage(url: nil) { $0.resizable().scaledToFill() } placeholder: { Color.gray }
          .frame(height: 140).frame(maxWidth: .infinity).clipped()
      }
      """,
    ])
  func unwritten(body: String) throws {
    let source = "import SwiftUI\nstruct Screen: View { var body: some View {\n\(body)\n} }"
    try inFolder { folder in
      let run = try check(source, "--width 320...430", in: folder)
      #expect(run.code == 0 && findings(run).isEmpty, "\(run.output)\(run.errors)")
    }
  }

  @Test("What one line makes is one finding, and each view of it has its own text sizes, widths and place")
  func ownSizes() throws {
    let source = """
      import SwiftUI
      struct Screen: View { var body: some View {
      HStack { Text("Monday").frame(width: 100, alignment: .leading); Spacer(); Text("Transcribe").frame(width: 60) } } }
      """
    try inFolder { folder in
      let run = try check(source, "--width 320...430 --height 400 --text-size large,AX2", in: folder)
      let found = findings(run).filter { $0.contains("breaks no word") }
      #expect(found.count == 1, "\(run.output)")
      let line = try #require(found.first)
      // Monday is whole in large.
      #expect(!line.contains("\"Monday\" breaks no word fails in large"), "\(line)")
      #expect(line.contains("in large and accessibility2, for every width in [320, 430]"), "\(line)")
      #expect(line.contains("in accessibility2, for every width in [320, 430]"), "\(line)")
      #expect(!line.contains("the same for 2 views"), "\(line)")
      #expect(line.contains("(3:75)") || line.hasPrefix("Screen.swift:3:75: "), "\(line)")
    }
  }

  @Test("A button is as large as its label, to which a frame is added, for both of its sides")
  func labels() throws {
    let source = """
      import SwiftUI
      struct Screen: View { var body: some View {
      VStack { Text("Hi"); Button("OK") {} } } }
      """
    try inFolder { folder in
      let run = try check(source, "--width 320...430 --height 400 --fix", in: folder)
      let repairs = run.output.split(separator: "\n").filter {
        $0.contains("repair: ") || $0.contains("and for its")
      }
      #expect(
        repairs.prefix(3) == [
          "  repair: add frame(minHeight: 44) to the label of \"OK\" (Screen.swift:3:22)",
          "  and for its width:",
          "  repair: add frame(minWidth: 44) to the label of \"OK\" (Screen.swift:3:22)",
        ], "\(run.output)")
    }
  }

  @Test("An image that is distorted is to be scaled to fit, and no number of its frame is changed")
  func distorted() throws {
    let source = """
      import SwiftUI
      struct Screen: View { var body: some View {
      Image("hero").resizable().frame(width: 300, height: 100) } }
      """
    try inFolder { folder in
      let run = try check(
        source, "--width 320...430 --height 400 --fix --assume 'images.hero=[60, 40]'", in: folder)
      #expect(run.output.contains("keeps its ratio fails"), "\(run.output)\(run.errors)")
      #expect(run.output.contains("  repair: add scaledToFit() to "), "\(run.output)")
      #expect(!run.output.contains("set the frame"), "\(run.output)")
    }
  }

  @Test(
    "What is broader than a scroll view, a list or a form sticks out sideways, and what scrolls does not",
    arguments: [
      ("ScrollView { HStack {\nColor.red.frame(width: 500, height: 50) } }", ["Screen.swift:4:"]),
      // All rows of a list are as wide as the broadest.
      (
        "List { Text(\"Short\")\nText(\"\(String(repeating: "long ", count: 20))\").fixedSize() }",
        ["Screen.swift:3:"]
      ),
      ("Form { Section { Text(\"Short\")\nColor.red.frame(width: 500, height: 50) } }", ["Screen.swift:3:"]),
      // In a row that scrolls sideways in a screen that scrolls down.
      ("ScrollView { ScrollView(.horizontal) { HStack { Color.red.frame(width: 500, height: 50) } } }", []),
      ("ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 500, height: 1000) }", []),
      // What is drawn into the safe area, and what is clipped.
      ("ScrollView { VStack { Color.red.frame(height: 900).ignoresSafeArea() } }", []),
      ("ScrollView { Color.red.frame(width: 500, height: 50).frame(width: 200).clipped() }", []),
    ])
  func sideways(body: String, places: [String]) throws {
    let source = "import SwiftUI\nstruct Screen: View { var body: some View {\n\(body)\n} }"
    try inFolder { folder in
      for sizes in ["", "--width 320...430 --height 800"] {
        let run = try check(source, sizes, in: folder)
        let found = findings(run)
        #expect(
          found.count == places.count && zip(found, places).allSatisfy { $0.hasPrefix($1) },
          "\(sizes): \(run.output)\(run.errors)")
      }
    }
  }

  @Test("The outermost modifier in a row of a form is written, unlike what the row adds")
  func rowModifiers() throws {
    let source = """
      struct Screen: View { var body: some View {
      Form { Section { Text("A")
      .padding(.leading, 0)
      Text("B")
      } } } }
      """
    try inFolder { folder in
      let found = findings(try check(source, "--width 320...430 --height 800", in: folder))
      #expect(found.count == 1 && found[0].hasPrefix("Screen.swift:3:"), "\(found)")
    }
  }

  @Test("What reaches into the safe area is meant to, and a modifier of two cards goes from both")
  func meant() throws {
    let sources: [(text: String, places: [String])] = [
      (
        """
        import SwiftUI
        struct Screen: View { var body: some View {
        ZStack {
        LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
        Color.red
        } } }
        """, []
      ),
      (
        """
        import SwiftUI
        struct Screen: View {
        func card(_ note: String) -> some View { VStack { Text("UV"); Spacer(); Text(note) }
        .frame(height: 150)
        .frame(minHeight: 20) }
        var body: some View { ScrollView { HStack { card("low"); card("high") } } } }
        """, ["Screen.swift:5:"]
      ),
    ]
    try inFolder { folder in
      for (source, places) in sources {
        let run = try check(source, "--width 320...430 --device iphone-15", in: folder)
        let found = findings(run)
        #expect(
          found.count == places.count && zip(found, places).allSatisfy { $0.hasPrefix($1) },
          "\(run.output)\(run.errors)")
      }
    }
  }

  @Test("An image that covers its frame is clipped there: one repair, with a patch")
  func covering() throws {
    let source = """
      import SwiftUI
      struct Screen: View { var body: some View {
      VStack {
      Image("hero").resizable().scaledToFill()
        .frame(width: 80, height: 80)
      Text("Hi") } } }
      """
    try inFolder { folder in
      let run = try check(
        source, "--width 320...430 --fix --assume 'images.hero=[60, 40]'", in: folder)
      let lines = run.output.split(separator: "\n")
      #expect(lines.filter { $0.contains("repair: ") }.count == 1, "\(run.output)\(run.errors)")
      #expect(lines.contains { $0.contains("  repair: add clipped() to Image at ") }, "\(run.output)")
      #expect(
        lines.filter { $0.hasPrefix("    +") }.map { String($0) }.last == "    +  .clipped()", "\(run.output)"
      )
      #expect(!lines.contains { $0.hasPrefix("    -Image") || $0.hasPrefix("    -  .frame") })
    }
  }

  @Test("An image whose clipped part would take the taps of a button is not just clipped")
  func coveringButton() throws {
    let source = """
      import SwiftUI
      struct Screen: View { var body: some View {
      VStack(spacing: 0) {
      Button {} label: { Color.red.frame(width: 100, height: 44) }
      Image("hero").resizable().scaledToFill().frame(width: 80, height: 80) } } }
      """
    try inFolder { folder in
      let run = try check(
        source, "--width 320...430 --fix --assume 'images.hero=[40, 60]'", in: folder)
      #expect(run.output.contains("Image at root.1 inside "), "\(run.output)\(run.errors)")
      #expect(!run.output.contains("repair: add clipped()"), "\(run.output)")
    }
  }

  @Test("Without a size, repairs have patches, and text sizes are checked on the same device")
  func devicePatches() throws {
    let source = """
      import SwiftUI
      struct Screen: View { var body: some View {
      VStack { Text("Hi"); Button {} label: { Text("OK") }; Color.red.frame(height: 700); Spacer() } } }
      """
    try inFolder { folder in
      let run = try check(source, "--fix", in: folder)
      #expect(
        run.output.contains(
          "    +VStack { Text(\"Hi\"); Button {} label: { Text(\"OK\").frame(minHeight: 44) }"),
        "\(run.output)")
      let place = "Screen.swift:3:22: "
      let alone = run.output.split(separator: "\n").first { $0.hasPrefix(place) }
      let large = try check(source, "--text-size large", in: folder)
      let sized = large.output.split(separator: "\n").first { $0.hasPrefix(place) }
      #expect(alone != nil && sized != nil, "\(large.output)")
      // The root is as tall as the device without its safe area in both.
      let asked = "--require 'root.height <= 1'"
      for options in [asked, "\(asked) --text-size large"] {
        let tall = try check(source, options, in: folder)
        #expect(tall.output.contains("by 777 points"), "\(options): \(tall.output)")
      }
    }
  }

  /// The repairs of a title that is cut off and has to keep one line.
  private func titleRepairs(_ sizes: String, in folder: URL) throws -> CommandLineRun {
    try check(
      """
      import SwiftUI
      struct Screen: View { var body: some View {
      Text("Transcribe now").font(.title).lineLimit(1).id("t") } }
      """, "--width 170...180 --require 't is whole' --require 't has 1 line' --fix --text-size \(sizes)",
      in: folder)
  }

  @Test("At an accessibility size no smaller font is proposed, and what adapts comes before numbers")
  func accessible() throws {
    try inFolder { folder in
      let run = try titleRepairs("accessibility3", in: folder)
      #expect(run.code == 1 && !run.output.contains("set the font"), "\(run.output)\(run.errors)")
      let card = """
        import SwiftUI
        struct Screen: View { var body: some View {
        VStack {
        Text("Monthly subscription").lineLimit(1).frame(width: 200)
        Text("It renews each month").frame(height: 30)
        } } }
        """
      let found = try check(card, "--width 320...430 --text-size accessibility3 --fix", in: folder)
      let firsts = found.output.components(separatedBy: "\nScreen.swift:").map { part in
        part.split(separator: "\n").first { $0.hasPrefix("  repair: ") } ?? ""
      }
      #expect(!firsts.contains { $0.contains(" to ") || $0.contains("font") }, "\(found.output)")
      #expect(firsts.contains { $0.contains("minHeight: 30") }, "\(found.output)")
    }
  }

  @Test("A row is a column at accessibility sizes alone, with a patch that holds in all sizes")
  func columns() throws {
    let source = """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          VStack {
            HStack(spacing: 12) {
              Text("Subscription")
              Text("Unlimited")
            }
          }
        }
      }
      """
    try inFolder { folder in
      let run = try check(source, "--width 320...430 --text-size large,accessibility3 --fix", in: folder)
      #expect(run.code == 1, "\(run.output)\(run.errors)")
      let repairs = run.output.components(separatedBy: "  repair: ").dropFirst()
      let first = try #require(repairs.first, "\(run.output)")
      #expect(
        first.hasPrefix("make HStack at root.0 (Screen.swift:5:7) a column at accessibility sizes"),
        "\(run.output)")
      let added = first.split(separator: "\n").filter { $0.hasPrefix("    +") && !$0.hasPrefix("    +++") }
      #expect(
        added.map { String($0.dropFirst(5)) } == [
          "  @Environment(\\.dynamicTypeSize) private var dynamicTypeSize",
          "  var body: some View {", "    VStack {",
          "      let layout = dynamicTypeSize.isAccessibilitySize",
          "        ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))",
          "        : AnyLayout(HStackLayout(spacing: 12))",
          "      layout {",
        ], "\(run.output)")
    }
  }

  @Test("Without a size, Swift source is checked on the device")
  func device() throws {
    let source =
      "import SwiftUI\nstruct Screen: View { var body: some View { Color.red.frame(width: 380, height: 50) } }"
    try inFolder { folder in
      for (options, code) in [("", 0), ("--device iphone-se", 1), ("--device iphone-se --landscape", 0)] {
        let run = try check(source, options, in: folder)
        #expect(run.code == code, "\(options): \(run.output)\(run.errors)")
      }
    }
  }

  @Test(
    "What follows from a view that sticks out is told with it, and what only fills the length is not a cause")
  func consequences() throws {
    let source = """
      import SwiftUI
      struct Screen: View { var body: some View {
      ZStack {
      Color.blue
      VStack { Text("A long title that is too long for the width of a phone, so it should wrap here").fixedSize(); Text("Sub") }.padding(.horizontal, 40)
      } } }
      """
    try inFolder { folder in
      let run = try check(source, "--width 320...430 --height 400", in: folder)
      let found = findings(run)
      #expect(found.count == 1, "\(run.output)")
      #expect(found.first?.hasPrefix("Screen.swift:5:") == true, "\(run.output)")
    }
  }

  private static let rows = """
    import SwiftUI
    struct Row: View {
      let title: String
      var body: some View {
        HStack {
          Text(title).lineLimit(1)
          Button {} label: { Color.red.frame(width: 20, height: 20) }
          Color.blue.frame(width: 150, height: 44)
        }
      }
    }
    struct Screen: View {
      var body: some View {
        VStack { Row(title: "A long title of a row"); Row(title: "Another one that is long"); Row(title: "And one more of these") }
      }
    }
    """

  @Test("A row that is used three times is one line, and so are a width and a height; the place comes first")
  func folded() throws {
    try inFolder { folder in
      let run = try check(Self.rows, "--width 200...300 --height 400", in: folder)
      let found = findings(run)
      #expect(run.code == 1 && found.count == 2, "\(run.output)")
      #expect(
        found.contains {
          $0.hasPrefix("Screen.swift:6:7: ") && $0.contains(" is whole fails")
            && $0.hasSuffix("; the same for 3 of 3 views that this line makes")
        })
      #expect(found.contains { $0.hasPrefix("Screen.swift:7:") && $0.contains("is at least 44 x 44 fails") })
      #expect(run.output.contains(" in \(found.count) places"))
    }
  }

  @Test("Text sizes are a range, and the command that is printed draws the failure")
  func shown() throws {
    let source = """
      import SwiftUI
      struct Screen: View {
        var body: some View { Text("Transcribe").frame(width: 150) }
      }
      """
    try inFolder { folder in
      let run = try check(
        source, "--width 200...300 --height 400 --text-size all --picture pictures", in: folder)
      let found = findings(run)
      #expect(run.code == 1 && found.count == 1, "\(run.output)")
      #expect(
        found.first?.contains("breaks no word fails in text sizes from accessibility") == true,
        "\(run.output)")
      #expect(found.first?.contains("breaks \"Transcribe\"") == true, "\(run.output)")
      let command = try #require(
        run.output.split(separator: "\n").first { $0.hasPrefix("  shown by: ") }?.dropFirst(12))
      #expect(command.contains("--text-size accessibility") && command.hasPrefix("taut draw Screen.swift"))
      let drawn = try CommandLineRun(shell: String(command), in: folder)
      #expect(drawn.code == 0, "\(drawn.errors)")
      let pictures = try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("pictures").path)
      #expect(pictures == ["Screen.swift-3-25-1.svg"])
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("failure.svg").path))
    }
  }

  @Test("A command that would name every file of a folder names the folder, and draws the same")
  func folders() throws {
    try inFolder { folder in
      let views = folder.appendingPathComponent("Views")
      try FileManager.default.createDirectory(at: views, withIntermediateDirectories: true)
      for name in ["A", "B", "C", "D"] {
        try Data("import SwiftUI\n#Preview { Text(\"\(name) long\").frame(width: 20) }".utf8).write(
          to: views.appendingPathComponent("\(name).swift"))
      }
      func commands(_ files: String) throws -> [String] {
        let run = try CommandLineRun(shell: "taut check \(files) --standard --width 100...200", in: folder)
        #expect(run.code == 1, "\(run.output)\(run.errors)")
        return run.output.split(separator: "\n").filter { $0.hasPrefix("  shown by: ") }.map {
          String($0.dropFirst(12))
        }
      }
      let shown = try commands("Views/*.swift")
      #expect(!shown.isEmpty && shown.allSatisfy { $0.hasPrefix("taut draw Views --view") })
      #expect(try shown == commands("Views"))
      // Without one of the files the folder would read more.
      #expect(
        try commands("Views/[A-C].swift").allSatisfy { $0.hasPrefix("taut draw Views/A.swift Views/B.swift") }
      )
      let drawn = try CommandLineRun(shell: shown[0], in: folder)
      #expect(drawn.code == 0, "\(drawn.errors)")
    }
  }

  @Test("Commands take the language, the direction and made-up texts")
  func variants() throws {
    try inFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let scene =
        #"{"taut": 1, "root": {"type": "HStack", "children": [{"type": "Text", "id": "t", "text": "Save"}, {"type": "Color", "id": "c"}]}}"#
      try Data(scene.utf8).write(to: folder.appendingPathComponent("a.json"))
      try Data(#""Save" = "Sichern";"#.utf8).write(to: folder.appendingPathComponent("Localizable.strings"))
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("de.lproj"), withIntermediateDirectories: true)
      try Data(#""Save" = "Sichern unter";"#.utf8).write(
        to: folder.appendingPathComponent("de.lproj/Localizable.strings"))
      func width(_ options: String) throws -> String {
        let run = try CommandLineRun(
          shell: "taut layout a.json --proposal 300x40 --format json \(options)", in: folder)
        #expect(run.code == 0, "\(run.errors)")
        let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let frames = try #require(value?["frames"] as? [[String: Any]])
        return frames.filter { $0["id"] as? String == "t" }.map { "\($0["x"] ?? ""), \($0["width"] ?? "")" }
          .joined()
      }
      let plain = try width("")
      let others = try [
        "--strings de.lproj/Localizable.strings --language de", "--pseudo", "--direction rightToLeft",
        "--pseudo --language pseudo-rtl", "--text-size accessibility1",
      ].map(width)
      #expect(Set(others + [plain]).count == 5, "\(plain), \(others)")
    }
  }
}
