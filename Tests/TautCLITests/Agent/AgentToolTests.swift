import Foundation
import LayoutCore
import LayoutDocuments
import LayoutServing
import Synchronization
import Testing

@testable import TautCLI

@Suite("The tools of taut mcp")
struct AgentToolTests {
  private static let card = """
    import SwiftUI

    struct Card: View {
      let title: String

      var body: some View {
        HStack(spacing: 12) {
          Circle().fill(.blue).frame(width: 40, height: 40).id("avatar")
          VStack(alignment: .leading, spacing: 4) {
            Text(title).font(.headline).lineLimit(1).id("title")
            Text("Every Monday").font(.caption)
          }
          Spacer(minLength: 8)
          Text("12:45").lineLimit(1).layoutPriority(1)
        }
        .padding(16)
      }
    }

    #Preview { Card(title: "A meeting about the meetings of the coming quarter") }

    """

  /// A folder with a file, and a session that may read it.
  private final class Project {
    let folder: String
    let session: AgentSession

    init() throws {
      let url = FileManager.default.temporaryDirectory.appending(path: "taut-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      folder = AgentRoots.real(url.path)
      session = AgentSession(roots: AgentRoots([folder]))
      try write(AgentToolTests.card)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func write(_ text: String, to name: String = "Card.swift") throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }

    func edit(_ old: String, _ new: String) throws {
      let text = try SceneFile.text("\(folder)/Card.swift")
      try write(text.replacing(old, with: new))
    }

    func call(_ name: String, _ arguments: [JSONValue.Member]) throws -> JSONValue {
      let tool = try #require(AgentTool.all.first { $0.name == name })
      return try tool.answer(.object(arguments), session, WorkWatch())
    }

    /// What is answered to a call about the card, as an agent sees it.
    func ask(_ name: String, _ members: KeyValuePairs<String, JSONValue> = [:]) throws -> JSONValue {
      guard case .object(let members) = JSONValue.object(members) else { return .null }
      return try call(name, [.init("files", .array([.string("Card.swift")]))] + members)
    }

    func text(_ answer: JSONValue) -> String { answer["content"]?.items?.first?["text"]?.string ?? "" }
  }

  @Test("A comment beside the code ignores a finding for agents too, and that is said")
  func ignored() throws {
    let project = try Project()
    func check() throws -> JSONValue { try project.ask("check", ["width": .string("320...430")]) }
    let before = project.text(try check())
    #expect(before.contains("Card.swift:10:9: ") && !before.contains("ignored"), "\(before)")
    try project.edit(
      ".id(\"title\")", ".id(\"title\")  // taut: ignore text: the whole title is one tap away")
    let after = project.text(try check())
    #expect(!after.contains("Card.swift:10:9: "), "\(after)")
    #expect(after.contains("1 finding is ignored by a comment"), "\(after)")
  }

  /// The first lines of a check, and whether all holds.
  private func checked(_ project: Project, _ members: KeyValuePairs<String, JSONValue> = [:]) throws -> (
    lines: [String], holds: Bool?
  ) {
    let answer = try project.ask("check", members)
    return (
      project.text(answer).split(separator: "\n").map(String.init),
      answer["structuredContent"]?["holds"]?.boolean
    )
  }

  @Test("The project's taut.yml and the comments count for agents as they do for taut check")
  func projectCounts() throws {
    let project = try Project()
    try project.edit("Text(\"Every Monday\")", "Text(\"Every Monday\")  // taut: it has at most 1 line\n")
    try project.write(
      """
      device: iphone-se
      width: 100...150
      standard: false
      require:
        - avatar.width >= 44
      """, to: "taut.yml")
    let (lines, holds) = try checked(project)
    #expect(holds == false)
    #expect(lines[0].hasPrefix("#Preview: 2 of 2 requirements fail"), "\(lines)")
    #expect(
      lines[1...].prefix(2) == [
        "from taut.yml: --device iphone-se --width 100...150, and 1 requirement",
        "from comments: 1 requirement",
      ])
    #expect(
      lines.contains { $0.hasPrefix("taut.yml:5:5: avatar.width >= 44 fails for every width in [100, 150]") })
    // An argument outdoes the file.
    let wide = try checked(project, ["width": .string("390"), "standard": .boolean(true)]).lines
    #expect(wide.contains("from taut.yml: --device iphone-se, and 1 requirement"), "\(wide)")
    #expect(wide[0].contains("390") && !wide[0].contains("of 2 requirements"), "\(wide)")
    let none = try checked(project, ["device": .string("none")]).lines
    #expect(none.contains("from taut.yml: --width 100...150, and 1 requirement"), "\(none)")
  }

  @Test("A taut.yml that is wrong or above the roots is said, and nothing holds for sure where it is wrong")
  func projectIsWrong() throws {
    let project = try Project()
    try project.write("width: wide\n", to: "taut.yml")
    let wrong = try checked(project, ["require": .array([.string("avatar.width >= 40")])])
    #expect(wrong.holds == false)
    #expect(wrong.lines.contains { $0.hasPrefix("taut.yml:1:8: width") }, "\(wrong.lines)")

    let outside = URL(fileURLWithPath: project.folder + "-outside.xcstrings")
    try Data(#"{"sourceLanguage": "en", "version": "1.0", "strings": {}}"#.utf8).write(to: outside)
    defer { try? FileManager.default.removeItem(at: outside) }
    try project.write("strings: ../\(outside.lastPathComponent)\n", to: "taut.yml")
    #expect(try checked(project).lines[0].hasPrefix("\(outside.path) is outside the folders"))

    // The root is a folder below the file.
    try project.write("width: 100...150\n", to: "taut.yml")
    try FileManager.default.createDirectory(
      atPath: "\(project.folder)/App", withIntermediateDirectories: true)
    try project.write(Self.card, to: "App/Card.swift")
    let session = AgentSession(roots: AgentRoots(["\(project.folder)/App"]))
    let tool = try #require(AgentTool.all.first { $0.name == "check" })
    let answer = try tool.answer(
      .object(["files": .array([.string("Card.swift")])]), session, WorkWatch())
    let text = project.text(answer)
    #expect(text.contains("taut.yml is outside the folders that may be read, and is ignored"), "\(text)")
    #expect(text.contains("[320, 430]"), "\(text)")
  }

  @Test("Each tool says as text and as values what is kept, for one card and its edits")
  func whole() throws {
    let project = try Project()
    var output = ""
    func ask(_ name: String, _ members: KeyValuePairs<String, JSONValue> = [:]) throws {
      let answer = try project.ask(name, members)
      let arguments = JSONValue.object(members).line
      output += "# \(name) \(arguments)\n\(project.text(answer))\n"
      if let values = answer["structuredContent"] { output += "\(values.text(width: 120))\n" }
      output += "\n"
    }
    try ask("layout")
    try ask("explain", ["about": .array([.string("every-monday")]), "axis": .string("width")])
    try ask("explain", ["about": .string("12:45")])
    try ask("why_not", ["question": .string("title is whole"), "width": .number(320)])
    try ask("check", ["require": .array([.string("title.width >= 240")])])
    try ask("fix", ["require": .array([.string("title.width >= 240")])])
    try ask("diff", ["old": .string("spacing: 12"), "new": .string("spacing: 20")])
    try ask("breakpoints", ["width": .string("300...500")])
    try ask("picture", ["focus": .string("avatar"), "format": .string("svg"), "tokens": .number(3_000)])
    try project.edit("Text(\"Every Monday\")", "Text(\"Room 4\")\n        Text(\"Every Tuesday\")")
    try ask("layout", ["changes": .boolean(true)])
    try project.edit("spacing: 12", "spacing: 16")
    try ask("diff")
    try ask("explain", ["about": .string("titel")])
    try KeptOutput(file: "Agent/Kept/card.txt").check(output)
  }

  @Test("A picture is a PNG of a size that is said")
  func picture() throws {
    let answer = try Project().ask("picture", ["scale": .number(2)])
    let data = try #require(
      answer["content"]?.items?.last?["data"]?.string.flatMap { Data(base64Encoded: $0) })
    #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    // Width and height stand in the first block.
    let sides = [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 * 256 + Int($1) } }
    #expect(answer["structuredContent"]?["width"]?.int == sides[0])
    #expect(answer["structuredContent"]?["height"]?.int == sides[1])
    #expect(answer["structuredContent"]?["bytes"]?.int == data.count)
  }

  @Test("Answers keep to their tokens, and count what they leave out")
  func budget() throws {
    let project = try Project()
    let rows = (0..<120).map { "      HStack { Text(\"Row \($0)\"); Spacer(); Text(\"\($0 * 7) items\") }" }
    try project.write(
      "import SwiftUI\nstruct Long: View { var body: some View { VStack {\n\(rows.joined(separator: "\n"))\n} } }\n"
        + "#Preview { Long() }", to: "Long.swift")
    for name in ["layout", "explain", "check"] {
      for tokens in [300, 1_000, 2_000, 8_000] {
        let answer = try project.call(
          name, [.init("files", .string("Long.swift")), .init("tokens", .number(Double(tokens)))])
        #expect(answer["isError"] == .boolean(false), "\(project.text(answer))")
        let bytes = answer.line.utf8.count
        #expect(bytes <= 4 * tokens, "\(name): \(bytes) bytes for \(tokens) tokens")
        if name == "layout", let shown = answer["structuredContent"]?["views"]?.items?.count {
          let left = answer["structuredContent"]?["leftOut"]?.int ?? 0
          #expect(shown + left == 481)
        }
      }
    }
  }

  @Test("Views keep their names through edits, and no name is given twice")
  func names() throws {
    func tree(_ texts: [String]) throws -> LayoutTree {
      let children = texts.map { #"{"type": "Text", "text": "\#($0)"}"# }.joined(separator: ", ")
      let scene = #"{"taut": 1, "root": {"type": "VStack", "children": [\#(children)]}}"#
      return try LayoutTree(SceneReader().read(scene, file: "texts.json").root)
    }
    var names = ViewNames(try tree(["Save", "Save", "Left", "An answer of many words"]))
    #expect((1...4).map { names[.init($0)] } == ["save", "save-2", "text-left", "an-answer-of-many"])
    let now = try tree(["Cancel", "Save", "Save", "Right", "An answer of many words"])
    names.follow(now)
    #expect(names[.init(2)] == "save" && names[.init(3)] == "save-2")
    names.follow(try tree(["Cancel", "Save", "Save"]))
    names.follow(try tree(["Cancel", "Save", "Save", "Left"]))
    // What is gone takes its name with it.
    #expect(names[.init(4)] == "text-left-2")
    #expect(names.resolved("save-2.width >= save.width") == "root.2.width >= root.1.width")
    #expect(names.resolved("\"save\" is whole") == "\"save\" is whole")
  }

  @Test("Paths lead nowhere but below the roots")
  func roots() throws {
    let project = try Project()
    let roots = AgentRoots([project.folder])
    let other = try Project()
    try FileManager.default.createSymbolicLink(
      atPath: "\(project.folder)/link.swift", withDestinationPath: "\(other.folder)/Card.swift")
    #expect(try roots.path("Card.swift") == "\(project.folder)/Card.swift")
    #expect(
      try roots.path("./Sub/../Card.swift".replacing("Sub/../", with: "")) == "\(project.folder)/Card.swift")
    for path in [
      "link.swift", "../\(other.folder.split(separator: "/").last ?? "")/Card.swift", "/etc/passwd", "/", "",
    ]
    where path != "" {
      #expect(throws: ToolFault.self, "\(path)") { try roots.path(path) }
    }
    #expect(roots.shortened("at \(project.folder)/Card.swift:1") == "at Card.swift:1")
    #expect(throws: ToolFault.self) { try AgentRoots([]).path("Card.swift") }
    // What begins like a root is not below it.
    #expect(!AgentRoots(["/tmp/a"]).contains("/tmp/ab"))
  }

  @Test("What cannot be answered says why, and what to do next")
  func faults() throws {
    let project = try Project()
    var output = ""
    for (name, members) in [
      ("layout", [JSONValue.Member("widht", .number(3))]), ("layout", []),
      ("layout", [.init("files", .string("Card.swift")), .init("width", .string("wide"))]),
      ("layout", [.init("files", .string("Card.swift")), .init("device", .string("nokia"))]),
      ("layout", [.init("files", .string("Crad.swift"))]),
      ("layout", [.init("files", .string("../Card.swift"))]),
      ("check", [.init("files", .string("Card.swift")), .init("require", .string("title is wole"))]),
      ("check", [.init("files", .string("Card.swift")), .init("text_sizes", .string("huge"))]),
      ("why_not", [.init("files", .string("Card.swift")), .init("question", .string("larger"))]),
      ("diff", [.init("files", .string("Card.swift"))]),
    ] {
      let answer = try project.call(name, members)
      #expect(answer["isError"] == .boolean(true))
      output += "# \(name) \(JSONValue.object(members).line)\n\(project.text(answer))\n\n"
    }
    try KeptOutput(file: "Agent/Kept/faults.txt").check(
      output.replacing(project.folder, with: "/root"))
  }

  @Test("A call that nobody waits for any more ends with the next look")
  func cancelled() throws {
    let project = try Project()
    let looks = Mutex(0)
    let watch = WorkWatch(check: {
      let count = looks.withLock { looks in
        looks += 1
        return looks
      }
      if count > 3 { throw RPCError(.requestCancelled, "nobody waits") }
    })
    let arguments = JSONValue.object([
      "files": .string("Card.swift"), "text_sizes": .string("all"), "pseudo": .boolean(true),
    ])
    #expect(throws: RPCError.self) { try AgentTool.check.answer(arguments, project.session, watch) }
    #expect(looks.withLock { $0 } < 20)
  }
}

@Suite("The Model Context Protocol")
struct AgentServiceTests {
  /// What a server answers to lines.
  private func answers(to lines: [String]) -> [JSONValue] {
    let input = Mutex(Array((lines.joined(separator: "\n") + "\n").utf8))
    let output = Mutex([UInt8]())
    let service = AgentService(roots: [], workingFolder: "/tmp")
    RPCServer(service, .modelContext, workers: 1).run {
      input.withLock { bytes in
        defer { bytes = [] }
        return bytes.isEmpty ? nil : bytes
      }
    } output: { bytes in
      output.withLock { $0 += bytes }
    }
    return output.withLock { $0 }.split(separator: UInt8(ascii: "\n")).compactMap { line in
      try? RPCMessage(bytes: Array(line)).json
    }
  }

  private static let initialize =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{"roots":{}},"clientInfo":{"name":"t","version":"1"}}}"#

  @Test("A session begins with initialize, and its version is one that both speak")
  func sessions() throws {
    let early = answers(to: [#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#])
    #expect(early.count == 1 && early[0]["error"]?["code"]?.int == -32600)
    let found = answers(to: [
      Self.initialize, #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":3,"method":"tools/list"}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"prompts/list"}"#,
      #"{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"lay_out"}}"#,
      #"{"jsonrpc":"2.0","id":6,"method":"resources/read","params":{"uri":"taut://pages/nothing"}}"#,
    ])
    #expect(found[0]["result"]?["protocolVersion"]?.string == "2025-06-18")
    #expect(found[1]["method"]?.string == "roots/list")
    #expect(found[2]["result"] == .object([]))
    #expect(found[3]["result"]?["tools"]?.items?.count == AgentTool.all.count)
    #expect(found[4]["error"]?["code"]?.int == -32601)
    #expect(found[5]["error"]?["code"]?.int == -32602)
    #expect(found[5]["error"]?["message"]?.string?.contains("did you mean \"layout\"?") == true)
    #expect(found[6]["error"]?["code"]?.int == -32002)
    let newer = answers(to: [Self.initialize.replacing("2025-06-18", with: "2030-01-01")])
    #expect(newer[0]["result"]?["protocolVersion"]?.string == AgentService.versions[0])
  }

  @Test("Each tool's description of itself is what is kept")
  func tools() throws {
    let all = AgentTool.all.map { $0.json.text(width: 120) }.joined(separator: "\n\n") + "\n"
    try KeptOutput(file: "Agent/Kept/tools.txt").check(all)
    // What an agent pays in each session for being told of the tools.
    #expect(ToolAnswer.tokens(AgentTool.all.map(\.json.line.utf8.count).reduce(0, +)) < 8_000)
  }

  @Test("The pages are those of the documentation, whole and by sections")
  func pages() throws {
    let pages = AgentPages()
    func text(_ uri: String) throws -> String? {
      try pages.read(.object(["uri": .string(uri)]))["contents"]?.items?.first?["text"]?.string
    }
    for (name, file) in [("rules", "Rules"), ("supported", "WhatIsSupported")] {
      let page = CommandLineRun.package.appending(path: "Sources/Taut/Taut.docc/\(file).md")
      #expect(try text("taut://pages/\(name)") == String(contentsOf: page, encoding: .utf8))
    }
    #expect(try text("taut://pages/rules/hstack%20and%20vstack")?.hasPrefix("## HStack and VStack\n") == true)
    #expect(throws: RPCError.self) { try text("taut://pages/rules/Nothing") }
    #expect(throws: RPCError.self) { try text("file:///etc/passwd") }
  }
}
