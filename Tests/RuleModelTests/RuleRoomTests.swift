import ConstraintLayout
import Foundation
import LinearProgramming
import ReferenceLayout
import Testing

@Suite("Every rule has a model of its name")
struct RuleRoomTests {
  /// A custom layout is a user's own code: there is no rule to state.
  private static let withoutModel: Set = ["custom-layout"]

  private func files(_ folder: String, _ suffix: String) throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: RuleModel.package.appending(path: folder).path())
    return Set(names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) })
  }

  /// `ZStack` is `z-stack`.
  private func kebabCase(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase && !result.isEmpty { result.append("-") }
      result.append(character.lowercased())
    }
    return result
  }

  @Test("and no model is without a rule")
  func rooms() throws {
    let rules = Set(try files("Sources/ReferenceLayout/Rules", ".swift").map(kebabCase))
    let models = try files("Models/Rules", ".mod")
    #expect(models == rules.subtracting(Self.withoutModel))
  }

  @Test("and each rule of either list has a room, and no room is without a rule")
  func lists() throws {
    let reference = Set(ReferenceRules.standard.elementTypes.map { room("\($0)") })
    let constraints = Set(ConstraintRules.standard.elementTypes.map { room("\($0)") })
    #expect(reference == Set(try files("Sources/ReferenceLayout/Rules", ".swift").map(kebabCase)))
    // A rule may take more than one file: `Stack+Distribution.swift`.
    let rooms = try files("Sources/ConstraintLayout/Rules", ".swift").filter { !$0.contains("+") }
    #expect(constraints == Set(rooms.map(kebabCase)))
  }

  /// `FlexibleFrameElement` lives in the room `flexible-frame`.
  private func room(_ element: String) -> String { kebabCase(element.replacing("Element", with: "")) }

  @Test("and each model is compared with both engines")
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

  @Test("each model is complete without data, and says where page Rules states its rule")
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
