import Foundation
import Taut
import Testing

@testable import TautCLI

@Suite("taut infer writes the source that has given frames")
struct InferCommandTests {
  /// The run of the command on a document.
  private func run(_ document: String, _ arguments: [String] = []) throws -> CommandLineRun {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("frames.json")
    try Data(document.utf8).write(to: file)
    return try CommandLineRun(["infer", file.path] + arguments)
  }

  /// The document that a page of the documentation shows.
  private func page() throws -> String {
    let page = try PageTests.text("Sources/Taut/Taut.docc/Inferring.md")
    let parts = page.components(separatedBy: "```json\n")
    return try #require(parts.last?.components(separatedBy: "```").first)
  }

  @Test func source() throws {
    let run = try run(page(), ["--name", "my card"])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("struct MyCard: View {") && run.output.contains("Spacer()"))
    #expect(run.errors.contains("both engines have all 2 rectangles within 0.01"))
  }

  @Test("The keys of the answer are those of its schema, and stand on the page")
  func json() throws {
    let run = try run(page(), ["--format", "json", "--candidates", "2"])
    let answer = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let file = CommandLineRun.package.appendingPathComponent("Schemas/infer.schema.json")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    #expect(Set(answer.keys) == Set(try #require(schema["properties"] as? [String: Any]).keys))
    let text = try PageTests.text("Sources/Taut/Taut.docc/Inferring.md")
    for key in answer.keys { #expect(text.contains("`\(key)`"), "\(key)") }
    let candidates = try #require(answer["candidates"] as? [[String: Any]])
    #expect(candidates.count == 2 && candidates.allSatisfy { $0["proven"] as? Bool == true })
    for key in candidates[0].keys { #expect(text.contains("`\(key)`"), "\(key)") }
    let document = try JSONDecoder().decode(Inference.Document.self, from: Data(run.output.utf8))
    #expect(document.candidates.allSatisfy(\.proven) && document.question != nil)
    let again = try JSONSerialization.jsonObject(with: JSONEncoder().encode(document))
    #expect(again as? NSDictionary == answer as NSDictionary)
  }

  @Test(
    "Bad input ends with 2 and says where and what",
    arguments: [
      (
        "",
        #"frames.json:1:1: document: the document is empty; examples begin with {"taut": 1, "examples": ...}; taut "#
          + "layout --format json writes one\n"
      ),
      (#"{"examples": []}"#, "there are no examples"),
      (#"{"examples": [{"width": 1, "height": 1, "frames": []}]}"#, "example 1 has no rectangles"),
      (#"{"examples": [{"width": 1, "frames": []}]}"#, "frames.json:1:"),
    ])
  func refused(_ document: String, _ words: String) throws {
    let run = try run(document)
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}
