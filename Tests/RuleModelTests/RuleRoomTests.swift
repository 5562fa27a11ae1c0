import Foundation
import LinearProgramming
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

  @Test("each model is complete without data, and says where its rule stands")
  func defaults() throws {
    for rule in try files("Models/Rules", ".mod").sorted() {
      let model = try RuleModel.model(rule)
      #expect(try !model.solve().isEmpty, "\(rule)")
      let text = try String(contentsOfFile: model.path, encoding: .utf8)
      #expect(text.hasPrefix("# ") && text.prefix(400).contains("rules.md, \""), "\(rule)")
    }
  }
}
