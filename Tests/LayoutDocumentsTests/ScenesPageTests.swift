import Foundation
import TestSupport
import Testing

@testable import LayoutDocuments

@Suite("The page on scenes")
struct ScenesPageTests {
  private let page: String

  init() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    page = try String(
      contentsOf: package.appending(path: "Sources/Taut/Taut.docc/Scenes.md"), encoding: .utf8)
  }

  @Test("knows every view, every modifier and all their keys, and no view that is none")
  func words() {
    let words = Set(page.matches(of: /`([^`\n]+)`/).map { String($0.1) })
    var known = Set(DocumentWord.viewKeys)
    for word in DocumentRules.standard.words { known.formUnion([word.name] + word.keys) }
    #expect(known.subtracting(words) == [])
    let typeRows = page.components(separatedBy: "## Modifiers")[0].components(separatedBy: "\n")
      .filter { $0.hasPrefix("| `") }.suffix(17)
    let named = typeRows.flatMap { row in
      row.components(separatedBy: "|")[1].matches(of: /`([^`]+)`/).map { String($0.1) }
    }
    #expect(Set(named) == Set(DocumentRules.standard.viewNames))
  }

  @Test("has an example that is read")
  func example() throws {
    let document = try #require(page.firstMatch(of: /```json\n([^`]*)```/)?.1)
    let scene = try SceneReader().read(String(document), file: "Scenes.md")
    #expect(scene.name == "three characters" && scene.root.viewCount == 8)
  }

  @Test("shows an error as it is printed")
  func error() throws {
    let error = try #require(throws: DocumentError.self) {
      try SceneReader().read(#"{"taut":1,"root":{"type":"HStak"}}"#, file: "scene.json")
    }
    #expect(page.contains("    \(error)\n"))
  }
}
