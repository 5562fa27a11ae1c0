import Foundation
import LayoutDocuments
import LayoutServing
import LayoutTesting
import Synchronization
import TestSupport
import Testing

@testable import TautCLI

/// Screens that are edited.
enum EditedScreens {
  static let card = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        HStack(spacing: 12) {
          Text("A title that is rather long for a card").id("title").lineLimit(1)  // taut: title is whole
          Text("12 km")
            .padding(.horizontal, 4)
        }
        .padding(16)
      }
    }

    #Preview("A card") {
      Card()
    }

    """

  /// A screen of rows.
  static func rows(_ count: Int) -> String {
    let rows = (0..<count).map { number in
      """
            HStack(spacing: 12) {
              Image(systemName: "star")
              Text("Row number \(number) of the list")
              Spacer()
              Text("\(number) km 😀").lineLimit(1)
            }
            .padding(.horizontal, 16)

      """
    }
    return """
      import SwiftUI

      struct Screen: View {
        var body: some View {
          VStack(spacing: 8) {
      \(rows.joined())    }
        }
      }

      #Preview {
        Screen()
      }

      """
  }
}

extension EditorSession {
  /// What is said of a text, a line each.
  func said(_ text: String, at path: String = "/edited/Card.swift") throws -> [String] {
    setText(path, EditorText(text))
    guard let known = try look(at: path) else { return [] }
    return known.diagnostics.map { diagnostic in
      let (start, end) = (
        known.text.place(of: diagnostic.range.lowerBound), known.text.place(of: diagnostic.range.upperBound)
      )
      return "\(start.line):\(start.character)-\(end.line):\(end.character) \(diagnostic.severity) "
        + "\(diagnostic.code.rawValue): \(diagnostic.message)"
    }
  }
}

@Suite("A session with an editor")
struct EditorSessionTests {
  @Test("Findings, assumptions and warnings stand at the names of views")
  func card() throws {
    let lines = try EditorSession().said(EditedScreens.card)
    try KeptOutput(file: "Editor/Kept/card.txt").check(lines.joined(separator: "\n") + "\n")
  }

  @Test("What moves nothing is not laid out again, and what is said moves with the lines")
  func moved() throws {
    let session = EditorSession()
    let before = try session.said(EditedScreens.card)
    let count = session.checkCount
    #expect(count == 1)
    let after = try session.said("// 😀\n" + EditedScreens.card)
    #expect(session.checkCount == count)
    func lower(_ line: String) -> String {
      line.replacing(#/^(\d+):(\d+)-(\d+):/#) { match in
        "\((Int(match.1) ?? 0) - 1):\(match.2)-\((Int(match.3) ?? 0) - 1):"
      }
    }
    #expect(after.map(lower) == before)
    // What a text says decides its size.
    _ = try session.said(EditedScreens.card.replacing("12 km", with: "13 km 500"))
    #expect(session.checkCount == count + 1)
  }

  @Test("After a change of one text, few blocks are written: the others are known, or evaluated by templates")
  func fewBlocks() throws {
    let session = EditorSession()
    // A hairline and symbols, whose sizes are thirds of a point.
    let stack = "VStack(spacing: 8) {\n"
    let text = EditedScreens.rows(8).replacing(stack, with: "\(stack)Divider()\n")
    _ = try session.said(text)
    let first = session.writtenBlockCount
    _ = try session.said(text.replacing("number 3 of", with: "number 3e of"))
    #expect(first <= 32)
    #expect((1...4).contains(session.writtenBlockCount - first))
  }

  @Test("A session that was edited says what a new one says", arguments: 0..<6)
  func edits(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let session = EditorSession()
    var text = EditedScreens.card
    for _ in 0..<8 {
      let edits = [
        ("spacing: 12", "spacing: 20"), ("spacing: 20", "spacing: 12"), ("12 km", "1 😀 km"),
        ("1 😀 km", "12 km"),
        (".padding(16)", ".padding(16)\n    .frame(width: 200)"), ("\n    .frame(width: 200)", ""),
        ("struct Card", "// a comment\nstruct Card"), ("lineLimit(1)", "lineLimit(2)"),
        ("lineLimit(2)", "lineLimit(1)"),
        ("#Preview(\"A card\")", "#Preview(\"Another\")"), ("HStack(", "HStack( "), ("Card()\n}", "Card()"),
        ("  Card()\n", "  Card()\n}\n"), ("// taut: title is whole", "// taut: it is whole"),
      ]
      let edit = random.pick(edits)
      text = text.replacing(edit.0, with: edit.1)
      let said = try session.said(text)
      let fresh = try EditorSession().said(text)
      if fresh.contains(where: { $0.contains(" syntax: ") }) {
        // The last text that was Swift is still known.
        #expect(said.first { $0.contains(" syntax: ") } == fresh.first)
      } else {
        #expect(said == fresh, "seed \(seed)")
      }
    }
  }

  @Test("Half a text keeps the last layout, and says where it is no Swift")
  func half() throws {
    let session = EditorSession()
    let whole = try session.said(EditedScreens.card)
    let half = try session.said(EditedScreens.card.replacing("12 km\")", with: "12 km\").foregroundStyle("))
    let faults = half.filter { $0.contains(" syntax: ") }
    #expect(faults.count == 1)
    #expect(half.filter { !$0.contains(" syntax: ") } == whole)
    #expect(try session.said(EditedScreens.card) == whole)
    // Where nothing was known before, that is all there is to say.
    let first = try EditorSession().said("struct Card: View { var body: some View { Text(\"a\" } }")
    #expect(first.count == 1 && first[0].contains(" error syntax: not Swift: "))
  }

  @Test("Whatever is typed, nothing is said outside of the text", arguments: 0..<4)
  func prefixes(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let session = EditorSession()
    let text = EditedScreens.rows(2)
    for _ in 0..<12 {
      let typed = String(text.prefix(random.int(0...text.count)))
      session.setText("/edited/Card.swift", EditorText(typed))
      let known = try #require(try session.look(at: "/edited/Card.swift"))
      for diagnostic in known.diagnostics {
        #expect(diagnostic.range.lowerBound >= 0 && diagnostic.range.upperBound <= known.text.bytes.count)
      }
    }
  }

  @Test("Places count UTF-16 units, with emoji before them on the line")
  func emoji() throws {
    let text = """
      import SwiftUI
      #Preview {
        HStack { Text("😀👩‍👩‍👧"); Text("A word that is cut off somewhere").lineLimit(1).frame(width: 50) }
      }
      """
    let lines = try EditorSession().said(text)
    let column = text.split(separator: "\n")[2].utf16.count { _ in true }
    #expect(!lines.isEmpty && column > 0)
    let before = "  HStack { Text(\"😀👩‍👩‍👧\"); ".utf16.count
    #expect(lines.contains { $0.hasPrefix("2:\(before)-2:\(before + 4) ") }, "\(lines)")
  }

  @Test("A file of five thousand lines is read, and its last view is found")
  func long() throws {
    let filler = (0..<2_480).map { "// line \($0) 😀\nlet value\($0) = \($0)\n" }.joined()
    let text = filler + EditedScreens.card
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count > 4_970)
    let session = EditorSession()
    let lines = try session.said(text)
    let short = try EditorSession().said(EditedScreens.card)
    #expect(lines.count == short.count)
    #expect(lines.first?.hasPrefix("\(4_960 + 5):") == true, "\(lines)")
  }

  @Test("A comment beside a view requires, names its view by it, and says what is wrong with it")
  func comments() throws {
    func lines(_ comment: String) throws -> [String] {
      try EditorSession().said(EditedScreens.card.replacing("// taut: title is whole", with: comment)).filter
      {
        $0.contains(" requirement: ")
      }
    }
    let written = try lines("// taut: title is whole")
    #expect(written.count == 1 && written[0].contains("error requirement: title is whole fails"))
    let itself = try lines("// taut: it is whole")
    #expect(itself.count == 1 && itself[0].contains("error requirement: it is whole fails"))
    #expect(try lines("// taut: title.width >= 10") == [])
    #expect(try lines("// taut: title is wole").first?.contains("did you mean \"whole\"?") == true)
    #expect(try lines("// taut: titel is whole").first?.contains("titel") == true)
    #expect(try lines("// taut: ignore text, as it is short in the app") == [])
    #expect(try lines("// taut: ignore: it is short in the app") == [])
    // What is ignored is told no more than by the command.
    func shown(_ comment: String) throws -> [String] {
      try EditorSession().said(EditedScreens.card.replacing("// taut: title is whole", with: comment))
    }
    let (all, rest) = (try shown(""), try shown("// taut: ignore text: it is short in the app"))
    #expect(rest == all.filter { !$0.contains("is whole fails") } && rest.count == all.count - 1, "\(all)")
  }

  @Test("What is declared in another file is read from the editor, and before that from disk")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "taut-editor-\(UUID().uuidString)")
    let module = folder.appending(path: "Sources/App")
    try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ name: String) throws -> String {
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file.standardizedFileURL.path
    }
    _ = try write("", "Package.swift")
    _ = try write("width: 320...430\nrequire: [label is whole, other is whole]\n", "taut.yml")
    func label(_ width: Int) -> String {
      "import SwiftUI\nstruct Label2: View { var body: some View { Text(\"Long words here\").id(\"label\").lineLimit(1).frame(width: \(width)) } }\n"
    }
    let other = try write(label(20), "Sources/App/Label2.swift")
    let path = try write("import SwiftUI\n#Preview { Label2() }\n", "Sources/App/Screen.swift")
    let session = EditorSession()
    session.configure(roots: [folder.standardizedFileURL.path])
    func said() throws -> [String] {
      try session.said("import SwiftUI\n#Preview { Label2() }\n", at: path).filter {
        $0.contains("requirement")
      }
    }
    #expect(try said().count == 1)
    session.setText(other, EditorText(label(300)))
    #expect(try said() == [])
    // Other files that are half typed are as they were.
    session.setText(other, EditorText(label(300) + "struct {"))
    #expect(try said() == [])
    session.setText(other, nil)
    #expect(try said().count == 1)
    _ = try write(label(300), "Sources/App/Label2.swift")
    session.filesChanged()
    #expect(try said() == [])
  }

  @Test("A look that nobody wants any more ends, and the next one says all")
  func cancelled() throws {
    let session = EditorSession()
    let cancellation = Cancellation()
    cancellation.cancel()
    session.setText("/edited/Card.swift", EditorText(EditedScreens.card))
    #expect(throws: RPCError.self) {
      try session.look(at: "/edited/Card.swift", WorkWatch(check: { try cancellation.check() }))
    }
    #expect(try session.said(EditedScreens.card) == EditorSession().said(EditedScreens.card))
  }

  @Test("A check and a search end in the middle, wherever they are told to", arguments: 1..<12)
  func ended(count: Int) throws {
    let rest = Mutex(count)
    let watch = WorkWatch(check: {
      if rest.withLock({ rest in
        rest -= 1
        return rest < 0
      }) {
        throw RPCError(.requestCancelled, "enough")
      }
    })
    let session = EditorSession()
    session.setText("/edited/Card.swift", EditorText(EditedScreens.card))
    do {
      let known = try session.look(at: "/edited/Card.swift", watch)
      let analysis = try #require(known?.analysis)
      // What the look left of the patience is spent here.
      _ = try analysis.repairs(in: 0..<analysis.text.bytes.count, watch)
    } catch let error as RPCError {
      #expect(error.message == "enough")
    }
    #expect(rest.withLock { $0 } < count)
    #expect(try session.said(EditedScreens.card) == EditorSession().said(EditedScreens.card))
  }
}
