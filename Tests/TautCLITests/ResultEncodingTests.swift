import Foundation
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
    let breakpoints = try Breakpoints(tree, in: proposal, along: .horizontal, from: 480, through: 600)
    try expect(breakpoints, isWhatIsPrintedBy: ["breakpoints", row, "--width", "480...600"])
  }

  @Test func difference() throws {
    let (before, after) = (try scene(row), try scene(limit))
    let difference = try LayoutDifference(
      before: LayoutExplanation(before.tree, in: before.proposal),
      after: LayoutExplanation(after.tree, in: after.proposal))
    try expect(difference, isWhatIsPrintedBy: ["diff", row, limit])
  }

  private func scene(_ file: String) throws -> (tree: LayoutTree, proposal: ProposedViewSize) {
    let text = try String(
      contentsOf: CommandLineRun.package.appendingPathComponent(file), encoding: .utf8)
    let scene = try SceneReader().read(text, file: file)
    return (try LayoutTree(scene.root), scene.proposal)
  }

  /// Whether the encoding of a result has the members that a command prints, but for those that only the command knows.
  private func expect(_ result: some Encodable, isWhatIsPrintedBy arguments: [String]) throws {
    let run = try CommandLineRun(arguments + ["--format", "json"])
    var printed = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    for key in ["scene", "certificate"] { printed[key] = nil }
    let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(result))
    #expect(printed.count > 1)
    #expect(encoded as? NSDictionary == printed as NSDictionary)
  }
}
