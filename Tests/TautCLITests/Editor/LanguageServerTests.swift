import Foundation
import LayoutDocuments
import LayoutServing
import Testing

@testable import TautCLI

@Suite("The language server")
struct LanguageServerTests {
  private static let uri = "file:///edited/Card%20%C3%A4.swift"

  private static func error(_ body: () throws -> JSONValue) -> (code: Int, message: String)? {
    do {
      _ = try body()
      return nil
    } catch let error as RPCError {
      return (error.code, error.message)
    } catch {
      return (0, "\(error)")
    }
  }

  @Test("Nothing is answered before initialize, twice, unknown, or after the end")
  func order() throws {
    let editor = TestEditor()
    #expect(Self.error { try editor.ask("textDocument/hover", .null) }?.code == -32_002)
    editor.notify("textDocument/didOpen", .object([:]))
    try editor.open(Self.uri, EditedScreens.card)
    #expect(Self.error { try editor.ask("initialize", .object([:])) }?.code == -32_600)
    #expect(Self.error { try editor.ask("textDocument/rename", .object([:])) }?.code == -32_601)
    for params in [
      JSONValue.null, .object([:]), .object(["textDocument": .string("x")]),
      .object(["textDocument": .object(["uri": .string("file:///not/open.swift")])]),
    ] {
      for method in [
        "hover", "definition", "documentSymbol", "codeLens", "inlayHint", "codeAction",
      ] {
        #expect(Self.error { try editor.ask("textDocument/\(method)", params) }?.code == -32_602)
      }
      #expect(Self.error { try editor.ask("workspace/executeCommand", params) }?.code == -32_602)
    }
    #expect(
      Self.error {
        try editor.ask(
          "textDocument/hover", .object(["textDocument": .object(["uri": .string(Self.uri)])]))
      }?.code == -32_602)
    // What a client says of a file that is not open, or wrongly, changes nothing.
    editor.change("file:///not/open.swift", version: 2, [.object(["text": .string("x")])])
    editor.change(Self.uri, version: 2, [.object(["range": .null, "text": .string("x")]), .null])
    editor.notify("$/whatever", .object([:]))
    editor.send(bytes: Array("Content-Length: 3\r\n\r\n{x}".utf8))
    #expect(try editor.ask("textDocument/codeLens", TestEditor.at(Self.uri, 0, 0)).items?.count == 1)
    #expect(try editor.ask("shutdown", .null) == .null)
    #expect(Self.error { try editor.ask("textDocument/hover", .null) }?.code == -32_600)
    editor.notify("exit", .null)
  }

  @Test("A finding is told, repaired by the first action, and gone")
  func repair() throws {
    let editor = TestEditor()
    try editor.open(Self.uri, EditedScreens.card)
    let before = try editor.diagnostics(Self.uri, version: 1)
    let session = try EditorSession().said(EditedScreens.card)
    #expect(before.count == session.count)
    #expect(
      before.compactMap { $0["message"]?.string }
        == session.map { line in
          String(line.split(separator: ": ", maxSplits: 1).last ?? "")
        })
    let title = try #require(before.first { $0["code"]?.string == "requirement" })
    let start = try #require(EditorText.Place(title["range"]?["start"]))
    let actions =
      try editor.ask(
        "textDocument/codeAction", TestEditor.at(Self.uri, start.line, start.character)
      ).items ?? []
    let repairs = actions.filter { $0["kind"]?.string == "quickfix" }
    #expect(!repairs.isEmpty && repairs[0]["isPreferred"]?.boolean == true)
    for (number, action) in repairs.enumerated() {
      let text = try TestEditor.applied(action["edit"], to: EditedScreens.card, Self.uri)
      editor.change(Self.uri, version: 10 + number, [.object(["text": .string(text)])])
      let after = try editor.diagnostics(Self.uri, version: 10 + number)
      // Each is proven: what it mends holds, and nothing else fails that held.
      #expect(
        !after.contains { $0["code"]?.string == "requirement" }, "\(action["title"]?.string ?? ""): \(after)")
      #expect(after.count < before.count || before.count == 1)
    }
    try editor.leave()
  }

  @Test("Changes of ranges count in UTF-16, in their order, and a whole text replaces all")
  func changes() throws {
    let editor = TestEditor()
    let text = "import SwiftUI\n#Preview {\n  Text(\"😀 a\")\n}\n"
    try editor.open(Self.uri, text)
    func hover() throws -> String? {
      try editor.ask("textDocument/hover", TestEditor.at(Self.uri, 2, 3))["contents"]?["value"]?.string
    }
    #expect(try hover()?.hasPrefix("**\"😀 a\"**") == true)
    func edit(_ from: Int, _ to: Int, _ text: String) -> JSONValue {
      .object([
        "range": .object(["start": TestEditor.place(2, from), "end": TestEditor.place(2, to)]),
        "text": .string(text),
      ])
    }
    // Behind the emoji, which has two units; then before it.
    editor.change(Self.uri, version: 2, [edit(11, 12, "bc"), edit(8, 8, "😀")])
    _ = try editor.diagnostics(Self.uri, version: 2)
    #expect(try hover()?.hasPrefix("**\"😀😀 bc\"**") == true)
    editor.change(Self.uri, version: 3, [.object(["text": .string(text)])])
    _ = try editor.diagnostics(Self.uri, version: 3)
    #expect(try hover()?.hasPrefix("**\"😀 a\"**") == true)
    try editor.leave()
  }

  @Test("Hovers, the outline, lenses, sizes, definitions and answers")
  func questions() throws {
    let editor = TestEditor()
    try editor.open(Self.uri, EditedScreens.card, options: .object(["inlayHints": .boolean(true)]))
    var lines: [String] = []
    let text = EditorText(EditedScreens.card)
    // At each name and number of the view.
    for (line, words) in [
      (4, "HStack"), (4, "12"), (5, "Text"), (5, "lineLimit"), (6, "Text"), (7, "4"), (9, "16"),
    ] {
      let content = text.text(text.line(line))
      let column =
        content.utf16.count - (content.range(of: words).map { content[$0.lowerBound...].utf16.count } ?? 0)
      let hover = try editor.ask("textDocument/hover", TestEditor.at(Self.uri, line, column))
      lines.append("## hover \(line):\(column) \(words)\n\(hover["contents"]?["value"]?.string ?? "nothing")")
      let places =
        try editor.ask("textDocument/definition", TestEditor.at(Self.uri, line, column)).items ?? []
      lines += places.map { "-> \($0["range"].map { text.range($0).map(text.text) ?? "" } ?? "")" }
    }
    for method in ["documentSymbol", "codeLens", "inlayHint"] {
      let all = JSONValue.object([
        "textDocument": .object(["uri": .string(Self.uri)]),
        "range": .object(["start": TestEditor.place(0, 0), "end": TestEditor.place(90, 0)]),
      ])
      lines.append("## \(method)\n\(try editor.ask("textDocument/\(method)", all).text(width: 110))")
    }
    let actions = try editor.ask("textDocument/codeAction", TestEditor.at(Self.uri, 6, 8)).items ?? []
    let why = try #require(actions.first { $0["command"]?.string == "taut.whyNotWider" })
    lines.append("## \(why["title"]?.string ?? "")")
    let answer = try editor.ask("workspace/executeCommand", why)
    lines.append(answer["text"]?.string ?? "nothing")
    try KeptOutput(file: "Editor/Kept/questions.txt").check(lines.joined(separator: "\n\n") + "\n")
    try editor.leave()
  }

  @Test("Sizes are not shown unless somebody asks, and then from the next question on")
  func hints() throws {
    let editor = TestEditor()
    try editor.open(Self.uri, EditedScreens.card)
    #expect(try editor.ask("textDocument/inlayHint", TestEditor.at(Self.uri, 0, 0)) == .array([]))
    let range = JSONValue.object([
      "textDocument": .object(["uri": .string(Self.uri)]),
      "range": .object(["start": TestEditor.place(0, 0), "end": TestEditor.place(90, 0)]),
    ])
    #expect(try editor.ask("textDocument/inlayHint", range) == .array([]))
    editor.notify(
      "workspace/didChangeConfiguration",
      .object(["settings": .object(["taut": .object(["inlayHints": .boolean(true)])])]))
    editor.change(Self.uri, version: 2, [.object(["text": .string(EditedScreens.card)])])
    _ = try editor.diagnostics(Self.uri, version: 2)
    #expect(try editor.ask("textDocument/inlayHint", range).items?.count == 3)
    try editor.leave()
  }

  @Test("The page of a preview is written, and shown where the client can")
  func page() throws {
    let editor = TestEditor()
    try editor.open(
      Self.uri, "import SwiftUI\n#Preview(\"One\") {\n  Text(\"a\")\n}\n",
      options: .object(["width": .string("100...120")]),
      capabilities: .object([
        "window": .object(["showDocument": .object(["support": .boolean(true)])])
      ]))
    let lens = try editor.ask("textDocument/codeLens", TestEditor.at(Self.uri, 0, 0)).items?.first
    let answer = try editor.ask("workspace/executeCommand", lens?["command"] ?? .null)
    let uri = try #require(answer["uri"]?.string)
    let page = try String(contentsOfFile: DocumentURI.path(uri), encoding: .utf8)
    #expect(page.contains("<html") && page.contains("One"))
    let shown = try editor.request("window/showDocument")
    #expect(shown["uri"]?.string == uri && shown["external"]?.boolean == true)
    try? FileManager.default.removeItem(atPath: DocumentURI.path(uri))
    try editor.leave()
  }

  @Test("What is wrong in taut.yml is told there, and no longer once it is mended")
  func settings() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "taut-editor-\(UUID().uuidString)")
      .standardizedFileURL
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let settings = folder.appending(path: "taut.yml")
    try Data("width: wide\n".utf8).write(to: settings)
    let uri = folder.appending(path: "Card.swift").absoluteString
    let editor = TestEditor()
    try editor.open(uri, EditedScreens.card, roots: [folder.absoluteString])
    _ = try editor.diagnostics(uri, version: 1)
    let published = try editor.diagnostics(settings.absoluteString) { !$0.isEmpty }
    #expect(published.count == 1 && published[0]["message"]?.string?.contains("wide") == true)
    #expect(published[0]["range"]?["start"] == TestEditor.place(0, 7))
    try Data("width: 300...310\nrequire: title.width >= 1000\n".utf8).write(to: settings)
    editor.notify("workspace/didChangeWatchedFiles", .object(["changes": .array([])]))
    editor.change(uri, version: 2, [.object(["text": .string(EditedScreens.card)])])
    let after = try editor.diagnostics(uri, version: 2)
    #expect(after.contains { $0["message"]?.string?.contains("title.width >= 1000") == true })
    _ = try editor.diagnostics(settings.absoluteString) { $0.isEmpty }
    try editor.leave()
  }

  @Test("A closed file has no findings, a file that was never saved has some, and others are not read")
  func closing() throws {
    let editor = TestEditor()
    try editor.open("untitled:Untitled-1.swift", EditedScreens.card)
    #expect(try !editor.diagnostics("untitled:Untitled-1.swift", version: 1).isEmpty)
    editor.notify(
      "textDocument/didClose",
      .object(["textDocument": .object(["uri": .string("untitled:Untitled-1.swift")])]))
    editor.show("file:///edited/notes.md", "# Notes")
    let params = TestEditor.at("file:///edited/notes.md", 0, 0)
    #expect(Self.error { try editor.ask("textDocument/hover", params) }?.code == -32_602)
    _ = try editor.diagnostics("untitled:Untitled-1.swift") { $0.isEmpty }
    try editor.leave()
  }

  @Test("The progress of a look is shown where the client can, from its beginning to its end")
  func progress() throws {
    let editor = TestEditor(progressDelay: 0)
    try editor.open(
      Self.uri, EditedScreens.card,
      capabilities: .object(["window": .object(["workDoneProgress": .boolean(true)])]))
    _ = try editor.diagnostics(Self.uri, version: 1)
    let published = try editor.progressOfLook()
    let token = try #require(try editor.request("window/workDoneProgress/create")["token"]?.string)
    let first = published.filter { $0["token"]?.string == token }.compactMap { $0["value"]?["kind"]?.string }
    #expect(first.first == "begin" && first.last == "end")
    #expect(first.dropFirst().dropLast().allSatisfy { $0 == "report" } && first.count > 2)
    try editor.leave()
  }

  @Test("A request that is taken back is answered as such")
  func cancelling() throws {
    // Nothing is known of the file before the pause is over: the request waits.
    let editor = TestEditor(delay: 600)
    try editor.open(Self.uri, EditedScreens.rows(12))
    let id = editor.begin("textDocument/codeAction", TestEditor.at(Self.uri, 6, 12))
    editor.notify("$/cancelRequest", .object(["id": id.json]))
    let code: Int? =
      switch try editor.answer(to: id) {
      case .failure(let error): error.code
      case .success: nil
      }
    #expect(code == nil || code == -32_800)
    try editor.leave()
  }
}
