import Foundation
import Taut
import TestSupport
import Testing

@testable import ConstraintLayout
@testable import LayoutExplanation
@testable import LayoutRequirements

/// Each text of the program once, with example values, in a file that is read as prose.
@Suite("The list of messages")
struct MessageListTests {
  private static let sources = CommandLineRun.package.appendingPathComponent("Sources")

  @Test("names every case of every error")
  func errors() throws {
    var lines: [String] = []
    for type in ErrorExamples.all {
      let named = type.messages.map { $0.name }
      let declared = try cases(of: type.type, in: type.file)
      #expect(named == declared, "\(type.type) of \(type.file)")
      lines += ["", "## \(type.file.split(separator: "/").last ?? "") \(type.type)", ""]
      // The line of an example view in this file is no part of the text, nor is the folder of the run.
      let folder = FileManager.default.currentDirectoryPath + "/"
      lines += type.messages.filter { !$0.text.isEmpty }.map {
        let text = $0.text.replacing(#/ErrorMessages\.swift:\d+/#, with: "Card.swift:36")
        return "\($0.name): \(text.replacing(folder, with: ""))"
      }
    }
    try KeptOutput(file: "Messages/Kept/errors.txt").check(
      lines.dropFirst().joined(separator: "\n") + "\n")
  }

  /// Errors that never reach a person: faults that another type puts into words, and signals inside the interpreter.
  private static let unworded: Set<String> = [
    "ProgramFault", "CertificateFault", "CaseObserverError", "ParameterError", "Endless", "TaskWaits",
    "NotLinear",
    "ThrownError", "UnknownArgument", "RPCError", "RPCFault", "SourceFileError", "UnknownViewError",
  ]

  @Test("names every type of error")
  func types() throws {
    let listed = Set(ErrorExamples.all.map { $0.type == "Problem" ? $0.file : $0.type })
    let files = try #require(FileManager.default.enumerator(atPath: Self.sources.path))
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(
        of: #/(?m)^ *(?:public |package |internal |private )?(?:enum|struct) (\w+): .*\bError\b/#)
      {
        let type = String(match.1)
        #expect(
          listed.contains(type) || listed.contains(file) || Self.unworded.contains(type),
          "\(type) of \(file) is not in ErrorExamples")
      }
    }
  }

  @Test("has an example of every reason, position, change and failing requirement")
  func sentences() throws {
    var kinds = SentenceKinds()
    for name in Scenes.names {
      let (tree, proposal) = try Scenes.read(name)
      guard tree.nodes.count <= 40, !tree.hasOpaqueCode else { continue }
      try kinds.add(LayoutExplanation(tree, in: proposal, keepsPrices: false))
      guard tree.nodes.count <= 12 else { continue }
      try kinds.add(Breakpoints(of: tree, over: ContainerRange(.horizontal, lengths: 60...400, of: proposal)))
      try kinds.add(tree, proposal)
    }
    try KeptOutput(file: "Messages/Kept/sentences.txt").check(kinds.lines.joined(separator: "\n") + "\n")
    for (kind, file, type) in [
      ("reason", "LayoutExplanation/Reasons/ReasonFinder.swift", "SideReason"),
      ("position", "LayoutExplanation/Explanation/ExplainedView.swift", "PlacementReason"),
      ("change", "LayoutExplanation/Breakpoints/Breakpoints.swift", "Change"),
    ] {
      let missing = try Set(cases(of: type, in: file)).subtracting(
        kinds.found[kind].map { Set($0.keys) } ?? [])
      #expect(missing.isSubset(of: SentenceKinds.inNoScene), "\(type): no scene has \(missing.sorted())")
    }
  }

  /// The names of an enum's cases, as the source declares them.
  private func cases(of type: String, in file: String) throws -> [String] {
    let text = try String(contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    let start = try #require(
      lines.firstIndex { $0.contains("enum \(type):") && $0.hasSuffix("{") && !$0.contains("//") })
    let indentation = lines[start].prefix { $0 == " " }
    let body = lines[(start + 1)...].prefix { $0 != indentation + "}" }
    return body.compactMap { line in
      try? #/^ *case (\w+)/#.prefixMatch(in: line).map { String($0.1) }
    }
  }
}

/// The first sentence of each kind that scenes give.
private struct SentenceKinds {
  /// The sentences by their kind and case.
  var found: [String: [String: String]] = [:]

  /// Cases that none of the small scenes has: of opaque code, sheets, grids, ratios, and texts that shrink.
  static let inNoScene: Set<String> = [
    "opaque", "code", "notNegative", "reach", "square", "heldByOffer", "nothingInside", "ratio", "row",
    "cell",
    "middle", "measures", "shows", "bends", "scale",
  ]

  private mutating func note(_ kind: String, _ value: Any, _ sentence: @autoclosure () -> String) {
    let name = Mirror(reflecting: value).children.first?.label ?? "\(value)"
    if found[kind]?[name] == nil { found[kind, default: [:]][name] = sentence() }
  }

  mutating func add(_ explanation: LayoutExplanation) {
    for view in explanation.views {
      for side in [view.width, view.height] where side.reasons.count == 1 {
        note("reason", side.reasons[0], explanation.text(of: side, of: view.view))
      }
      for axis in Axis.allCases {
        for placement in explanation.placements(of: view.view, along: axis) {
          note(
            "position", placement.cause,
            PlacementSentences(explanation: explanation, axis: axis).text(placement))
        }
      }
    }
  }

  mutating func add(_ breakpoints: Breakpoints) {
    for place in breakpoints.regimes.indices {
      for change in breakpoints.changes(at: place) {
        note(
          "change", change,
          BreakpointSentences(tree: breakpoints.tree).texts([change]).joined(separator: "; "))
        if case .facet(let facetChange) = change {
          note("border", facetChange, FacetChangeSentences(breakpoints.tree).text(facetChange))
        }
      }
    }
  }

  mutating func add(_ tree: LayoutTree, _ proposal: ProposedViewSize) throws {
    let range = RequirementRange(widths: 60...400, height: proposal.height.map { Extended(Double($0)) })
    let required = try StandardCheck.requirements(of: tree, over: range)
    let report = try RequirementChecker().check(required, of: tree, over: range)
    for verdict in report.verdicts where !verdict.holds {
      note(
        "finding", verdict.requirement.claim,
        "\(verdict.requirement.text): \(RequirementSentences(report).failure(verdict))")
    }
  }

  var lines: [String] {
    found.sorted { $0.key < $1.key }.flatMap { kind, sentences in
      ["## \(kind)", ""] + sentences.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" } + [""]
    }
  }
}
