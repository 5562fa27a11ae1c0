import Foundation
import Testing

@testable import TautCLI

@Suite("The JSON Schemas say what the program reads and writes; make test-distributed validates with them")
struct BatchSchemaTests {
  private static let names = [
    "batch-line", "batch-answer", "scene", "layout", "explain", "certificate", "check", "trace",
    "breakpoints",
    "diff", "proof", "why-not", "verify", "fuzz", "conformance", "frames",
    "infer",
  ]

  private static func schema(_ name: String) throws -> [String: Any] {
    let file = CommandLineRun.package.appendingPathComponent("Schemas/\(name).schema.json")
    return try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
  }

  /// The keys of an object that a schema, or a definition in it, declares.
  private static func keys(_ schema: String, _ definition: String? = nil) throws -> Set<String> {
    let whole = try Self.schema(schema)
    let part = definition == nil ? whole : (whole["$defs"] as? [String: Any])?[definition!] as? [String: Any]
    let object = try #require(part)
    #expect(object["additionalProperties"] as? Bool == false, "\(schema) \(definition ?? "")")
    return Set(try #require(object["properties"] as? [String: Any]).keys)
  }

  @Test("Each has its version in its name, and refers only to what there is", arguments: names)
  func references(name: String) throws {
    let schema = try Self.schema(name)
    #expect(schema["$id"] as? String == "urn:taut:schema:1:\(name)")
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    for reference in Self.references(schema) {
      let parts = reference.components(separatedBy: "#/$defs/")
      let file = parts[0].isEmpty ? name : parts[0].replacingOccurrences(of: "urn:taut:schema:1:", with: "")
      #expect(Self.names.contains(file), "\(reference)")
      if parts.count == 2 {
        let definitions = try Self.schema(file)["$defs"] as? [String: Any]
        #expect(definitions?[parts[1]] != nil, "\(reference)")
      }
    }
  }

  private static func references(_ value: Any) -> [String] {
    if let object = value as? [String: Any] {
      return object.flatMap { key, value in
        key == "$ref" ? [value as? String].compactMap { $0 } : references(value)
      }
    }
    return (value as? [Any])?.flatMap(references) ?? []
  }

  @Test("The keys of a line are those that are read")
  func line() throws {
    #expect(try Self.keys("batch-line") == Set(BatchKey.allCases.map(\.rawValue)))
    let properties = try #require(Self.schema("batch-line")["properties"] as? [String: Any])
    let text = try #require(
      String(data: JSONSerialization.data(withJSONObject: properties["want"] ?? [:]), encoding: .utf8))
    for wish in BatchWish.allCases { #expect(text.contains("\"\(wish.rawValue)\"")) }
  }

  @Test("The keys of an answer are those that are written")
  func answer() throws {
    let written = try Self.written()
    let own = Set(BatchAnswerKey.allCases.map(\.rawValue))
    let declared = try Self.keys("batch-answer", "answer")
    #expect(try Self.keys("batch-answer", "error") == ["id", "error"])
    #expect(declared.union(["error"]).isSuperset(of: own))
    #expect(declared == written.union(["notes"]))
  }

  /// The keys of all answers to lines that want everything, of documents and of source.
  private static func written() throws -> Set<String> {
    let batch = try BatchRun([
      #"{"file": "Models/Scenes/badge-row.json", "want": ["frames", "explain", "check"], "require": ["root.width > 1"]}"#,
      #"{"file": "Examples/AppViews/MessageRow.swift", "size": [390, 80]}"#,
    ])
    return batch.answers.reduce(into: []) { $0.formUnion($1.keys) }
  }

  @Test(
    "The keys of the commands' objects are declared, and there are no others",
    arguments: [
      ("layout", "frame", "frames"), ("check", "result", "results"), ("check", "interval", "fails"),
      ("check", "worst", "worst"), ("check", "repair", "repairs"), ("check", "edit", "edits"),
      ("explain", "view", "views"), ("explain", "side", "width"),
      ("certificate", "block", "blocks"),
    ])
  func objects(schema: String, definition: String, under key: String) throws {
    let scene = "Tests/TautCLITests/Pairs/row.json"
    let check = [
      "check", "--format", "json", "--width", "500...600", "--require", "badge.width >= 280", scene,
    ]
    let strings = "Examples/Languages/Localizable.xcstrings"
    let commands =
      switch schema {
      case "layout": [["layout", "--format", "json", scene]]
      case "check": [check + ["--fix"], check + ["--strings", strings, "--direction", "both"]]
      default: [["explain", "--format", "json", scene]]
      }
    var written: Set<String> = []
    for arguments in commands {
      let run = try CommandLineRun(arguments)
      var output = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      // A certificate has a schema of its own.
      if schema == "explain" { output["certificate"] = nil }
      for found in Self.objects(under: key, in: output) { written.formUnion(found.keys) }
    }
    // Only a view that is measured by itself says what its container is proposed, and only some texts have several forms.
    let optional: Set<String> =
      switch (schema, definition) {
      case ("certificate", _): ["container"]
      // What fails and counts does not say why it would not.
      case ("check", "result"): ["setAside"]
      case ("check", "interval"), ("check", "worst"): ["plural", "plurals", "device"]
      default: []
      }
    #expect(written.union(optional) == (try Self.keys(schema, definition)))
  }

  /// The objects that stand under a key, alone or in a list.
  private static func objects(under key: String, in value: Any) -> [[String: Any]] {
    if let object = value as? [String: Any] {
      let own = (object[key] as? [[String: Any]]) ?? (object[key] as? [String: Any]).map { [$0] } ?? []
      return own + object.values.flatMap { objects(under: key, in: $0) }
    }
    return (value as? [Any])?.flatMap { objects(under: key, in: $0) } ?? []
  }
}
