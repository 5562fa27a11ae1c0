import Foundation
import Testing

@Suite("SARIF 2.1.0, as section 3 of its standard has it")
struct SARIFTests {
  /// The members that a kind of object may have, of those that the standard names, and the ones that it must.
  private struct Shape {
    var may: Set<String>
    var must: Set<String> = []
  }

  private static let shapes: [String: Shape] = [
    "log": Shape(
      may: ["$schema", "version", "runs", "inlineExternalProperties", "properties"],
      must: ["version", "runs"]),
    "run": Shape(
      may: ["tool", "results", "artifacts", "columnKind", "invocations", "originalUriBaseIds", "properties"],
      must: ["tool"]),
    "tool": Shape(may: ["driver", "extensions", "properties"], must: ["driver"]),
    "driver": Shape(
      may: ["name", "version", "semanticVersion", "informationUri", "rules", "properties"], must: ["name"]),
    "rule": Shape(
      may: ["id", "name", "shortDescription", "fullDescription", "help", "helpUri", "properties"],
      must: ["id"]),
    "result": Shape(
      may: ["ruleId", "ruleIndex", "level", "kind", "message", "locations", "fixes", "properties"],
      must: ["message"]),
    "location": Shape(may: ["id", "physicalLocation", "message", "properties"]),
    "physical": Shape(may: ["artifactLocation", "region", "properties"]),
    "artifact": Shape(may: ["uri", "uriBaseId", "index", "properties"]),
    "region": Shape(may: ["startLine", "startColumn", "endLine", "endColumn", "properties"]),
  ]

  @Test("Failures, repairs, findings and missing translations have its shape")
  func shape() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a folder: \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = #"""
      {"taut": 1, "name": "row", "proposal": {"width": 300, "height": 100}, "require": ["title is whole"],
       "root": {"type": "HStack", "id": "row", "spacing": 12, "children": [
         {"type": "Text", "id": "title", "text": "A title of words", "lineLimit": 1},
         {"type": "Color", "id": "badge", "modifiers": [{"frame": {"width": 60}}]}]}}
      """#
    let catalogue = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "A title of words": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Un titre"}}}},
        "other": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "anders"}}}}}}
      """#
    let file = folder.appending(path: "a row.json")
    try scene.write(to: file, atomically: true, encoding: .utf8)
    try catalogue.write(to: folder.appending(path: "L.xcstrings"), atomically: true, encoding: .utf8)
    for extra in [
      ["--fix"], ["--standard"], ["--strings", folder.path(percentEncoded: false)],
      ["--require", "badge.width >= 61"],
    ] {
      let run = try CommandLineRun(
        ["check", file.path(percentEncoded: false), "--width", "100...320", "--format", "sarif"] + extra)
      #expect(run.code == 1, "\(extra): \(run.errors)")
      let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      #expect(log["version"] as? String == "2.1.0")
      expect(log, "log", extra)
      for run in log["runs"] as? [[String: Any]] ?? [] { try expectRun(run, extra) }
    }
  }

  private func expectRun(_ run: [String: Any], _ extra: [String]) throws {
    expect(run, "run", extra)
    let tool = try #require(run["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    expect(tool, "tool", extra)
    expect(driver, "driver", extra)
    #expect((driver["name"] as? String)?.isEmpty == false)
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for rule in rules {
      expect(rule, "rule", extra)
      expectMessage(rule["shortDescription"], extra)
    }
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids.count == rules.count && Set(ids).count == ids.count)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(!results.isEmpty, "\(extra)")
    for result in results {
      expect(result, "result", extra)
      expectMessage(result["message"], extra)
      #expect(ids.contains(result["ruleId"] as? String ?? ""))
      #expect(["none", "note", "warning", "error"].contains(result["level"] as? String ?? "warning"))
      for location in result["locations"] as? [[String: Any]] ?? [] { try expectLocation(location, extra) }
    }
  }

  private func expectLocation(_ location: [String: Any], _ extra: [String]) throws {
    expect(location, "location", extra)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    let artifact = try #require(physical["artifactLocation"] as? [String: Any])
    let region = try #require(physical["region"] as? [String: Any])
    expect(physical, "physical", extra)
    expect(artifact, "artifact", extra)
    expect(region, "region", extra)
    // A URI reference by RFC 3986: no space, and no scheme that is none.
    let uri = try #require(artifact["uri"] as? String)
    #expect(uri.wholeMatch(of: /(?:[A-Za-z0-9\-._~!$&'()*+,;=:@\/]|%[0-9A-F]{2})+/) != nil, "\(uri)")
    // A missing translation is the catalogue's.
    #expect(uri.hasPrefix("/") && (uri.hasSuffix("a%20row.json") || uri.hasSuffix("L.xcstrings")), "\(uri)")
    #expect((region["startLine"] as? Int ?? 0) >= 1 && (region["startColumn"] as? Int ?? 1) >= 1)
  }

  private func expectMessage(_ message: Any?, _ extra: [String]) {
    #expect(((message as? [String: Any])?["text"] as? String)?.isEmpty == false, "\(extra)")
  }

  private func expect(_ object: [String: Any], _ kind: String, _ extra: [String]) {
    let (shape, keys) = (Self.shapes[kind] ?? Shape(may: []), Set(object.keys))
    #expect(
      keys.isSubset(of: shape.may) && shape.must.isSubset(of: keys), "\(kind), \(extra): \(keys.sorted())")
  }
}
