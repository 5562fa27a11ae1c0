import Foundation
import LayoutCertificates
import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LayoutRequirements
import LinearProgramming
import Taut

/// Answers lines independently: two workers give the same answer to the same line.
struct BatchWorker: Sendable {
  let scenes: BatchScenes

  /// Returns the answer to a line; an error is an answer too.
  func answer(_ line: Result<String, BatchError>) -> BatchAnswer {
    var id = JSONValue.null
    do {
      let text = try line.get()
      let fields = try BatchFields(text)
      id = try fields.id
      return try answer(try fields.line(), in: text, id)
    } catch {
      return BatchAnswer(id: id, error: error)
    }
  }

  private func answer(_ line: BatchLine, in text: String, _ id: JSONValue) throws -> BatchAnswer {
    let read = try scenes.scene(of: line, in: text)
    var notes: [String] = []
    let scene = try loaded(read, line.size) { notes.append($0) }
    var members = [JSONValue.Member(BatchAnswerKey.id.rawValue, id)]
    var outcome = Outcome.holds
    if line.wishes.contains(.frames) {
      members += try frames(scene)
    } else {
      members += [.init("scene", .string(scene.name)), .init("proposal", .proposal(scene.proposal))]
    }
    members += scene.report?.members ?? []
    if line.wishes.contains(.explain) {
      members.append(.init(BatchAnswerKey.explain.rawValue, try explanation(scene)))
    }
    if line.wishes.contains(.check) {
      let result = try check(line, scene) { size in
        var line = line
        line.size = size
        return try loaded(try scenes.scene(of: line, in: text), size) { _ in }
      }
      members.append(.init(BatchAnswerKey.check.rawValue, CheckJSONFormat().json([result])))
      outcome = result.outcome
    }
    if !notes.isEmpty {
      members.append(.init(BatchAnswerKey.notes.rawValue, .array(notes.map { .string($0) })))
    }
    return BatchAnswer(json: .object(members), outcome: outcome)
  }

  private func loaded(
    _ read: BatchScenes.ReadScene, _ size: ProposedViewSize?, _ show: (String) -> Void
  ) throws -> LoadedScene {
    var scene = try LoadedScene(
      document: read.document, name: read.name, report: read.report, proposal: size,
      on: scenes.stage, show: show)
    if read.isMadeForOneSize { scene.dependence = .content }
    if let failure = read.failure() { throw failure }
    return scene
  }

  /// Returns the answer of `taut layout`.
  private func frames(_ scene: LoadedScene) throws -> [JSONValue.Member] {
    let layout = try Engines.constraintLayouts(of: scene.tree, from: .forward)(scene.proposal)
    let report = FrameReport(
      scene: scene.name, engine: EngineChoice.constraints.rawValue, result: layout.result)
    guard case .object(let members) = report.json else { return [] }
    return members
  }

  /// Returns the answer of `taut explain`.
  private func explanation(_ scene: LoadedScene) throws -> JSONValue {
    let explanation = try LayoutExplanation(scene.tree, in: scene.proposal, keepsPrices: false)
    let certificate = try Certificate(of: explanation.solution, tree: scene.tree, scene: scene.name)
    var refusal: String?
    let outcome = CertifiedOutput.outcome(of: certificate, called: scene.name) { refusal = $0 }
    guard outcome == .holds else { throw BatchError.refused(refusal ?? "refused") }
    let format = JSONExplanationFormat()
    return format.certified(try format.whole(explanation, scene: scene.name), by: certificate)
  }

  /// Returns the answer of `taut check`; `load` reads the scene for a container of a size.
  private func check(
    _ line: BatchLine, _ scene: LoadedScene, _ load: (ProposedViewSize) throws -> LoadedScene
  ) throws -> CheckResult {
    let range = try range(line, scene)
    func requirements(_ tree: LayoutTree) throws -> [Requirement] {
      try RequirementList.written(in: scene.document) + line.requirements
        + (line.requiresStandard ? StandardCheck.requirements(of: tree, over: range) : [])
    }
    if line.range != nil, scene.isMadeForOneSize {
      let reports = try RequirementChecker().check(
        scene.dependence, over: range, in: scene.proposal
      ) { size in
        try size == scene.proposal ? scene.tree : load(size).tree
      } requirements: {
        try requirements($0)
      }
      guard let first = reports.first else { throw BatchError.noRequirement(scene: scene.name) }
      return CheckResult(scene: scene.name, report: first, made: reports)
    }
    let required = try requirements(scene.tree)
    guard !required.isEmpty else { throw BatchError.noRequirement(scene: scene.name) }
    let report = try RequirementChecker().check(required, of: scene.tree, over: range)
    return CheckResult(scene: scene.name, report: report)
  }

  /// Returns the range of the line, or its single size as a range of length zero.
  private func range(_ line: BatchLine, _ scene: LoadedScene) throws -> RequirementRange {
    let size = scene.proposal
    switch (line.range?.widths, line.range?.heights) {
    case (let widths?, let heights?): return RequirementRange(widths: widths, heights: heights)
    case (let widths?, nil):
      return RequirementRange(widths: widths, height: size.height.map { Extended(Double($0)) })
    case (nil, let heights?):
      return RequirementRange(width: size.width.map { Extended(Double($0)) }, heights: heights)
    case (nil, nil): break
    }
    if let width = size.width.flatMap({ Rational(exactly: $0) }) {
      return RequirementRange(widths: width...width, height: size.height.map { Extended(Double($0)) })
    }
    guard let height = size.height.flatMap({ Rational(exactly: $0) }) else {
      throw BatchError.noLength(scene: scene.name)
    }
    return RequirementRange(width: size.width.map { Extended(Double($0)) }, heights: height...height)
  }
}
