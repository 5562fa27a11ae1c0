import Foundation
import Testing

@testable import LayoutDocuments

@Suite("The JSON Schema of scene documents has the words that are read")
struct SceneSchemaTests {
  private static func definitions() throws -> (whole: [String: Any], definitions: [String: [String: Any]]) {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = package.appendingPathComponent("Schemas/scene.schema.json")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    return (schema, try #require(schema["$defs"] as? [String: [String: Any]]))
  }

  private static func keys(_ definition: [String: Any]?) throws -> Set<String> {
    #expect(definition?["additionalProperties"] as? Bool == false)
    return Set(try #require(definition?["properties"] as? [String: Any]).keys)
  }

  @Test("The keys of a scene")
  func scene() throws {
    let schema = try Self.definitions().whole
    for key in try Self.keys(schema) where key != "taut" && key != "root" {
      // A key that is read says what is wrong with its value; one that is not is said to be unknown.
      let text = #"{"taut": 1, "root": {"type": "Color"}, "\#(key)": true}"#
      let error = #expect(throws: DocumentError.self) { try SceneReader().read(text, file: "scene.json") }
      if case .unknownKey = error?.problem { Issue.record("\(key) is not read") }
    }
    let error = #expect(throws: DocumentError.self) {
      try SceneReader().read(#"{"taut": 1, "root": {"type": "Color"}, "no": 1}"#, file: "scene.json")
    }
    guard case .unknownKey(_, _, let known) = error?.problem else { return #expect(Bool(false)) }
    #expect(try Self.keys(schema) == Set(known))
  }

  @Test("The types of view, and the keys of each")
  func views() throws {
    let definitions = try Self.definitions().definitions
    let view = try #require(definitions["view"])
    let types = (view["properties"] as? [String: [String: Any]])?["type"]?["enum"] as? [String]
    #expect(types.map(Set.init) == Set(DocumentRules.standard.viewNames))
    for word in DocumentRules.standard.words where !word.isModifier {
      #expect(try Self.keys(definitions[word.name]) == Set(word.keys + DocumentWord.viewKeys), "\(word.name)")
    }
  }

  @Test("The modifiers, and the keys of those whose values are objects")
  func modifiers() throws {
    let modifier = try #require(Self.definitions().definitions["modifier"])
    let names = DocumentRules.standard.modifierNames + TextKey.allCases.map(\.rawValue)
    #expect(try Self.keys(modifier) == Set(names + DocumentWord.modifierKeys))
    let properties = try #require(modifier["properties"] as? [String: Any])
    var keys: [String: Set<String>] = [:]
    for word in DocumentRules.standard.words where word.isModifier {
      keys[word.name, default: []].formUnion(word.keys)
    }
    for (name, known) in keys where !known.isEmpty {
      let declared = Self.objectKeys(properties[name], try Self.definitions().definitions)
      #expect(declared == known, "\(name)")
    }
  }

  /// The keys of the object among the values that a schema allows.
  private static func objectKeys(_ value: Any?, _ definitions: [String: [String: Any]]) -> Set<String> {
    guard let schema = value as? [String: Any] else { return [] }
    if let properties = schema["properties"] as? [String: Any] { return Set(properties.keys) }
    if let reference = schema["$ref"] as? String {
      return objectKeys(definitions[reference.replacingOccurrences(of: "#/$defs/", with: "")], definitions)
    }
    return (schema["anyOf"] as? [Any])?.reduce(into: []) { $0.formUnion(objectKeys($1, definitions)) } ?? []
  }
}
