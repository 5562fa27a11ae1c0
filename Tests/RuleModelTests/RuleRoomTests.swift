import Foundation
import Testing

@Suite("Models")
struct RuleRoomTests {
  private func files(_ folder: String, _ suffix: String) throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: RuleModel.package.appending(path: folder).path())
    return Set(names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) })
  }

  @Test("Each model is compared with both engines")
  func compared() throws {
    let folder = "Tests/RuleModelTests"
    let tests = try files(folder, "ModelTests.swift").map { name in
      try String(
        contentsOfFile: RuleModel.package.appending(path: "\(folder)/\(name)ModelTests.swift").path(),
        encoding: .utf8)
    }.joined()
    for rule in try files("Models/Rules", ".mod") {
      #expect(tests.contains("RuleModel.compare(\"\(rule)\")"), "\(rule)")
    }
  }

  @Test("Each model is complete without data, and says where page Rules states its rule")
  func defaults() throws {
    let page = try String(
      contentsOfFile: RuleModel.package.appending(path: "Sources/Taut/Taut.docc/Rules.md").path(),
      encoding: .utf8)
    for rule in try files("Models/Rules", ".mod").sorted() {
      let model = try RuleModel.model(rule)
      #expect(try !model.solve().isEmpty, "\(rule)")
      let text = try String(contentsOfFile: model.path, encoding: .utf8)
      #expect(text.hasPrefix("# "), "\(rule)")
      let header = try #require(text.prefix(400).firstMatch(of: /page Rules, "([^"\n]*)"/), "\(rule)")
      #expect(page.contains("\n## \(header.1)\n"), "\(rule)")
    }
  }
}
