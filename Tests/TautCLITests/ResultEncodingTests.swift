import Foundation
import LayoutLanguages
import Taut
import Testing

@Suite("Results are encoded as the command prints them")
struct ResultEncodingTests {
  private let row = "Tests/TautCLITests/Pairs/row.json"
  private let limit = "Tests/TautCLITests/Pairs/row-limit.json"

  @Test func layout() throws {
    let (tree, proposal) = try scene(row)
    let result = try ConstraintEngine().layout(tree, in: proposal)
    try expect(result, isWhatIsPrintedBy: ["layout", row])
  }

  @Test func explanation() throws {
    let (tree, proposal) = try scene(row)
    try expect(LayoutExplanation(tree, in: proposal), isWhatIsPrintedBy: ["explain", row])
  }

  @Test func whyNot() throws {
    let (tree, proposal) = try scene(row)
    let answer = try WhyNot(
      comparison: WhyNotQuestion("badge.width >= 280"), in: LayoutExplanation(tree, in: proposal))
    try expect(answer, isWhatIsPrintedBy: ["explain", row, "--why-not", "badge.width >= 280"])
  }

  @Test func breakpoints() throws {
    let (tree, proposal) = try scene(row)
    let breakpoints = try Breakpoints(
      of: tree, over: ContainerRange(.horizontal, lengths: 480...600, of: proposal))
    try expect(breakpoints, isWhatIsPrintedBy: ["breakpoints", row, "--width", "480...600"])
  }

  @Test func difference() throws {
    let (before, after) = (try scene(row), try scene(limit))
    let difference = try LayoutDifference(
      before: LayoutExplanation(before.tree, in: before.proposal),
      after: LayoutExplanation(after.tree, in: after.proposal))
    try expect(difference, isWhatIsPrintedBy: ["diff", row, limit])
  }

  @Test func report() throws {
    let (tree, proposal) = try scene(row)
    let requirements = ["title is whole", "badge.width >= 280"]
    let report = try RequirementChecker().check(
      requirements.map { try Requirement($0) }, of: tree,
      over: RequirementRange(widths: 480...600, height: Extended(Double(proposal.height ?? 0))))
    try expect(
      report,
      isWhatIsPrintedBy: ["check", row, "--width", "480...600"] + requirements.flatMap { ["--require", $0] })
  }

  @Test("A report on several text sizes names the variants")
  func variants() throws {
    let text = try text(of: row)
    let query = try LayoutVariants(textSizes: [.large, .accessibility5])
    let report = try VariantChecker().check(
      query, over: RequirementRange(widths: 480...600, height: 200)
    ) { variant in
      var reader = SceneReader()
      reader.apply(variant)
      return try LayoutTree(reader.read(text, file: row).root)
    } requirements: { _ in
      [try Requirement("title is whole")]
    }
    try expect(
      report,
      isWhatIsPrintedBy: [
        "check", row, "--width", "480...600", "--require", "title is whole", "--text-size",
        "large,accessibility5",
      ])
  }

  @Test("A proof is encoded with the text of its scene")
  func proof() throws {
    let (tree, proposal) = try scene(row)
    let verdict = try RangeProver().prove(
      tree, over: ContainerRange(widths: 480...600, height: Extended(Double(proposal.height ?? 0))))
    guard case .proven(let proof) = verdict else {
      Issue.record("not proven: \(verdict)")
      return
    }
    try expect(
      ProofDocument(proof, of: tree, name: "row", scene: text(of: row)),
      isWhatIsPrintedBy: ["prove", row, "--width", "480...600"])
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: CommandLineRun.package.appendingPathComponent(file), encoding: .utf8)
  }

  private func scene(_ file: String) throws -> (tree: LayoutTree, proposal: ProposedViewSize) {
    let scene = try SceneReader().read(text(of: file), file: file)
    return (try LayoutTree(scene.root), scene.proposal)
  }

  /// Whether the encoding of a result has the members that a command prints, but for those that only the command knows.
  private func expect(_ result: some Encodable, isWhatIsPrintedBy arguments: [String]) throws {
    let run = try CommandLineRun(arguments + ["--format", "json"])
    var printed = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    if !(result is ProofDocument) {
      for key in ["scene", "certificate"] { printed[key] = nil }
    }
    if let results = printed["results"] as? [[String: Any]] {
      printed["results"] = results.map { $0.filter { $0.key != "scene" } }
    }
    let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(result))
    #expect(!printed.isEmpty)
    #expect(encoded as? NSDictionary == printed as NSDictionary)
  }
}
