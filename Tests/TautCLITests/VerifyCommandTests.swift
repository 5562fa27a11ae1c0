import Foundation
import Taut
import Testing

@Suite("taut verify")
struct VerifyCommandTests {
  /// The certificate of a row that truncates one of its texts.
  static func certificate() throws -> Certificate {
    let file = CommandLineRun.package.appendingPathComponent("Models/Scenes/hstack-priority.json")
    let scene = try SceneReader().read(String(contentsOf: file, encoding: .utf8), file: file.path)
    let tree = try LayoutTree(scene.root)
    let solution = try ConstraintEngine().solve(tree, in: scene.proposal)
    return try Certificate(of: solution, tree: tree, scene: "row")
  }

  @Test func acceptsTrueOnes() throws {
    let certificate = try Self.certificate()
    let rows = certificate.blocks.reduce(0) { $0 + $1.counts.rows }
    let blocks = certificate.blocks.count
    let line =
      "row: \(blocks) block\(blocks == 1 ? "" : "s"), \(rows) rows: every preference is met or blocked\n"
    let json = certificate.json.text()
    for (input, output) in [
      (json, line), ("{\"certificate\": \(json)}", line), ("[\(json), \(json)]", line + line),
    ] {
      let run = try CommandLineRun(["verify", "-"], input: input)
      #expect(run.code == 0 && run.errors == "" && run.output == output)
    }
  }

  @Test("A tampered one ends with 1, and the row is named")
  func refusesOthers() throws {
    var certificate = try Self.certificate()
    let index = try #require(certificate.blocks[0].variables.firstIndex { !$0.requirements.isEmpty })
    let variable = certificate.blocks[0].variables[index]
    let row = variable.requirements[0]
    certificate.blocks[0].variables[index].requirements[0].form.constant += 1
    let run = try CommandLineRun(["verify", "-"], input: certificate.json.text())
    #expect(run.code == 1 && run.errors == "")
    #expect(
      run.output.hasPrefix(
        "row: refused: block \(certificate.blocks[0].view): '\(variable.name)': "
          + "row \(row.number), a requirement (\(row.reason)): its value is stated as "))
  }

  @Test("Bad input ends with 2 and a line for each file")
  func badInput() throws {
    let run = try CommandLineRun(["verify", "-", "nowhere.json", "Models/Scenes/hstack.json"], input: "{")
    #expect(run.code == 2 && run.output == "")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("-: not JSON: "))
    #expect(lines[1] == "nowhere.json: cannot be read: there is no such file")
    #expect(lines[2] == "Models/Scenes/hstack.json: the key \"version\" is missing")
  }

  @Test("Proofs and certificates stand in one list, and come out in its order; as JSON, one object each")
  func lists() throws {
    let scene = "Models/Scenes/hstack-priority.json"
    let proof = try CommandLineRun(["prove", "--width", "0...90", "--format", "json", scene]).output
    let input = "[\(proof), \(try Self.certificate().json.text()), \(proof)]"
    let run = try CommandLineRun(["verify", "-"], input: input)
    let lines = run.output.split(separator: "\n")
    #expect(run.code == 0 && lines.count == 3, "\(run.errors)")
    #expect(lines.first?.hasPrefix("-: holds: ") == true && lines.first == lines.last)
    #expect(lines.dropFirst().first?.hasPrefix("row: ") == true)
    let changed = input.replacingOccurrences(of: "\"side\": \"width\"", with: "\"side\": \"height\"")
    let json = try CommandLineRun(["verify", "--format", "json", "-"], input: changed)
    let values = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(json.code == 1)
    #expect(values?.compactMap { $0["result"] as? String } == ["refused", "holds", "refused"])
  }

  @Test func hasExamples() throws {
    let run = try CommandLineRun(["verify", "--help"])
    #expect(run.code == 0 && run.output.contains("EXAMPLES\n") && run.errors == "")
  }
}
