import LayoutCore
import LayoutDocuments
import Testing

@testable import LayoutRequirements

@Suite("Requirements that stand in scenes")
struct SceneRequirementTests {
  @Test("Each has the place of its first letter, in JSON and in YAML, with quotation marks and without")
  func places() throws {
    let json = """
      {"taut": 1, "require": ["a is whole",
        "b.width >= 44"], "root": {"type": "Color"}}
      """
    let scene = try SceneReader().read(json, file: "scene.json")
    #expect(scene.requirements.map(\.text) == ["a is whole", "b.width >= 44"])
    #expect(
      scene.requirements.map { "\($0.position.map(\.description) ?? "")" } == [
        "scene.json:1:26", "scene.json:2:4",
      ])
    let yaml = """
      taut: 1
      require:
        - a is whole
        - 'b.width >= 44'
      root: {type: Color}
      """
    let other = try SceneReader().read(yaml, file: "scene.yaml")
    #expect(other.requirements.map(\.text) == scene.requirements.map(\.text))
    #expect(
      other.requirements.map { "\($0.position.map(\.description) ?? "")" } == [
        "scene.yaml:3:5", "scene.yaml:4:6",
      ])
  }

  @Test("They are written, and read back")
  func roundTrip() throws {
    let json = #"{"taut": 1, "require": ["\"a b\" is whole"], "root": {"type": "Color"}}"#
    let text = try SceneWriter().text(of: SceneReader().read(json, file: "scene.json"))
    #expect(try SceneReader().read(text, file: "again.json").requirements.map(\.text) == ["\"a b\" is whole"])
    let none = try SceneWriter().text(
      of: SceneReader().read(#"{"taut": 1, "root": {"type": "Color"}}"#, file: "a"))
    #expect(!none.contains("require"))
  }

  @Test("What is not a list of strings is an error with its place")
  func wrong() {
    for (value, message) in [("\"a\"", "expected a list"), ("[4]", "expected a string")] {
      #expect {
        _ = try SceneReader().read(
          "{\"taut\": 1, \"require\": \(value), \"root\": {\"type\": \"Color\"}}", file: "a.json")
      } throws: { "\($0)".contains("require") && "\($0)".contains(message) }
    }
  }
}
