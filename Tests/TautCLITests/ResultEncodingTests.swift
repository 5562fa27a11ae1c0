import Foundation
import LayoutLanguages
import Taut
import Testing

@Suite("Results are encoded as the command prints them, and read again")
struct ResultEncodingTests {
  private let row = "Tests/TautCLITests/Pairs/row.json"
  private let limit = "Tests/TautCLITests/Pairs/row-limit.json"

  @Test func layout() throws {
    let (tree, proposal) = try scene(row)
    let result = try ConstraintEngine().layout(tree, in: proposal)
    try expect(result, isWhatIsPrintedBy: ["layout", row], andRead: LayoutResult.Document.self)
  }

  @Test func explanation() throws {
    let (tree, proposal) = try scene(row)
    try expect(
      LayoutExplanation(tree, in: proposal), isWhatIsPrintedBy: ["explain", row],
      andRead: LayoutExplanation.Document.self)
  }

  @Test func whyNot() throws {
    let (tree, proposal) = try scene(row)
    let answer = try WhyNot(
      comparison: WhyNotQuestion("badge.width >= 280"), in: LayoutExplanation(tree, in: proposal))
    try expect(
      answer, isWhatIsPrintedBy: ["explain", row, "--why-not", "badge.width >= 280"],
      andRead: WhyNot.Document.self)
  }

  @Test func breakpoints() throws {
    let (tree, proposal) = try scene(row)
    let breakpoints = try Breakpoints(
      of: tree, over: ContainerRange(.horizontal, lengths: 480...600, of: proposal))
    try expect(
      breakpoints, isWhatIsPrintedBy: ["breakpoints", row, "--width", "480...600"],
      andRead: Breakpoints.Document.self)
  }

  @Test func difference() throws {
    let (before, after) = (try scene(row), try scene(limit))
    let difference = try LayoutDifference(
      before: LayoutExplanation(before.tree, in: before.proposal),
      after: LayoutExplanation(after.tree, in: after.proposal))
    try expect(difference, isWhatIsPrintedBy: ["diff", row, limit], andRead: LayoutDifference.Document.self)
  }

  @Test func report() throws {
    let (tree, proposal) = try scene(row)
    let requirements = ["title is whole", "badge.width >= 280"]
    let report = try RequirementChecker().check(
      requirements.map { try Requirement($0) }, of: tree,
      over: RequirementRange(widths: 480...600, height: Extended(Double(proposal.height ?? 0))))
    try expect(
      report,
      isWhatIsPrintedBy: ["check", row, "--width", "480...600"] + requirements.flatMap { ["--require", $0] },
      andRead: VariantReport.Document.self)
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
      ], andRead: VariantReport.Document.self)
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
      isWhatIsPrintedBy: ["prove", row, "--width", "480...600"], andRead: ProofDocument.self)
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: CommandLineRun.package.appendingPathComponent(file), encoding: .utf8)
  }

  private func scene(_ file: String) throws -> (tree: LayoutTree, proposal: ProposedViewSize) {
    let scene = try SceneReader().read(text(of: file), file: file)
    return (try LayoutTree(scene.root), scene.proposal)
  }

  /// Members that only the command knows: a Swift source, both sides, repairs, stories, an inference.
  @Test("What only the command prints is read whole", arguments: Printed.all)
  func printed(_ printed: Printed) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let card = folder.appendingPathComponent("Card.swift")
    try Data(Printed.card.utf8).write(to: card)
    let arguments = printed.arguments.map { $0 == "Card.swift" ? card.path : $0 }
    let run = try CommandLineRun(arguments + ["--format", "json"])
    let members = try object(Data(run.output.utf8))
    for key in printed.keys {
      #expect(isPresent(key.split(separator: ".").map(String.init), in: members), "\(key)")
    }
    try expectIsReadWhole(Data(run.output.utf8), as: printed.type)
  }

  struct Printed: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    /// Members that the answer has, so that a test of it is one of them.
    var keys: [String]
    var type: any (Codable & Sendable).Type
    var testDescription: String { arguments.joined(separator: " ") }

    static let card = """
      struct Card: View {
        let title: String
        var body: some View {
          VStack { Text(title).foregroundStyle(Color("brand")).wobble(); Image("photo"); Map() }
        }
      }
      """

    static let all = [
      Printed(
        arguments: ["layout", "Card.swift", "--stats", "--engine", "both"],
        keys: [
          "source.rounds", "assumptions.value", "notModelled.name", "visual.count", "statistics.blocks",
        ],
        type: LayoutResult.Document.self),
      Printed(
        arguments: ["explain", "Tests/TautCLITests/Pairs/row.json", "--view", "badge"],
        keys: ["stories.placements.path", "stories.lines", "certificate.blocks.view"],
        type: LayoutExplanation.Stories.self),
      Printed(
        arguments: [
          "check", "Tests/TautCLITests/Pairs/row.json", "--width", "300...600", "--height", "100...200",
          "--require",
          "badge.width >= 280",
        ], keys: ["results.heights", "results.fails.corners"], type: VariantReport.Document.self),
      Printed(
        arguments: [
          "check", "Tests/TautCLITests/Pairs/row.json", "--width", "480...600", "--require",
          "badge.width >= 280",
          "--fix",
        ], keys: ["results.repairs.patch"], type: VariantReport.Document.self),
    ]
  }

  /// Requires that the encoding of a result has the members that a command prints, but for those that only the command
  /// knows, and that a document loses none of both.
  private func expect(
    _ result: some Encodable, isWhatIsPrintedBy arguments: [String], andRead document: any Codable.Type
  ) throws {
    let run = try CommandLineRun(arguments + ["--format", "json"])
    var printed = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    if !(result is ProofDocument) {
      for key in ["scene", "certificate"] { printed[key] = nil }
    }
    if let results = printed["results"] as? [[String: Any]] {
      printed["results"] = results.map { $0.filter { $0.key != "scene" } }
    }
    let encoded = try JSONEncoder().encode(result)
    #expect(!printed.isEmpty)
    #expect(try object(encoded) == printed as NSDictionary)
    try expectIsReadWhole(encoded, as: document)
    try expectIsReadWhole(Data(run.output.utf8), as: document)
  }

  /// Requires that a document, written again, has every member that was read, but for those that are null.
  private func expectIsReadWhole(_ data: Data, as document: any Codable.Type) throws {
    let read = try JSONDecoder().decode(document, from: data)
    let again = try object(JSONEncoder().encode(read))
    #expect(Self.withoutNulls(again) as? NSDictionary == Self.withoutNulls(try object(data)) as? NSDictionary)
  }

  /// Whether a value has a member at the end of some keys, in the first item of each list.
  private func isPresent(_ keys: [String], in value: Any) -> Bool {
    if let items = value as? [Any] { return items.first.map { isPresent(keys, in: $0) } ?? false }
    guard let key = keys.first else { return !(value is NSNull) }
    guard let member = (value as? [String: Any])?[key] else { return false }
    return isPresent(Array(keys.dropFirst()), in: member)
  }

  private func object(_ data: Data) throws -> NSDictionary {
    try #require(JSONSerialization.jsonObject(with: data) as? NSDictionary)
  }

  private static func withoutNulls(_ value: Any) -> Any {
    switch value {
    case let members as [String: Any]:
      members.filter { !($0.value is NSNull) }.mapValues(withoutNulls) as NSDictionary
    // A null in a list keeps its place.
    case let items as [Any]: items.map(withoutNulls) as NSArray
    default: value
    }
  }
}
