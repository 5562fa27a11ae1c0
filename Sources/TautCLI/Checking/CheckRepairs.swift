import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LayoutLanguages
import LayoutRequirements
import LayoutSources

/// The repairs of a failing requirement, with the changes of the source.
struct CheckRepairs {
  /// A repair with its change of the file; `nil` where no change of one place is equivalent.
  var repairs: [(repair: RequirementRepair, patch: RepairPatch?)]
  /// Whether the search was cut off and left something untried.
  var isCutOff: Bool
  /// The reason why nothing was tried.
  var obstacle: RequirementRepairs.Obstacle?

  /// Creates the repairs from the search's result; `patch` writes a repair into the source.
  init(_ found: RequirementRepairs, patch: (RequirementRepair) -> RepairPatch?) {
    repairs = found.repairs.map { ($0, patch($0)) }
    (isCutOff, obstacle) = (found.isCutOff, found.obstacle)
  }

  /// A line for each repair, and the remarks.
  var lines: [String] {
    let found = repairs.flatMap { repair, patch in
      let text = (repair.sentences + repair.effects).joined(separator: "; ")
      return ["  repair: \(OneLine.of(text))"] + (patch?.lines.map { "    \($0)" } ?? [])
    }
    return found + remarks.map { "  \($0)" }
  }

  /// The lines as the end of a sentence.
  var text: String {
    let found = repairs.map { "repair: \($0.repair.sentences.joined(separator: "; "))" }
    return (found + remarks).map { "; \($0)" }.joined()
  }

  /// The repairs as JSON: the instruction, the change of the source, and the proof.
  var json: JSONValue {
    .array(
      repairs.map { repair, patch in
        .object([
          "edits": .array(
            zip(repair.edits, repair.sentences).map { edit, sentence in
              .object([
                "kind": .string(edit.kind.rawValue),
                "path": .string(
                  orNull: edit.view.flatMap { view in
                    repair.written.first.map { $0.before[view].path }
                  }), "sentence": .string(sentence),
              ])
            }),
          "patch": patch?.json ?? .null, "verified": .boolean(true),
          "intervals": .number(Double(repair.pieces)),
          "changedViews": .number(Double(repair.changedViewCount)),
          "effects": .array(repair.effects.map { .string($0) }),
        ])
      })
  }

  /// The remarks where there are few repairs, or none.
  var remarks: [String] {
    if obstacle == .opaqueCode { return ["no repair can be proven, as code decides the layout"] }
    if isCutOff { return [(repairs.isEmpty ? "no repair was " : "") + "found so far; not all was tried"] }
    return repairs.isEmpty ? ["no single change mends it at every size"] : []
  }
}

/// A repair as a change of a file.
enum RepairPatch {
  /// Swift source: a unified diff.
  case source(SourcePatch)
  /// A scene document: operations of JSON Patch.
  case document(ScenePatch)

  /// The lines of the change.
  var lines: [String] {
    switch self {
    case .source(let patch): patch.text.split(separator: "\n").map(String.init)
    case .document: []
    }
  }

  var json: JSONValue {
    switch self {
    case .source(let patch): .string(patch.text)
    case .document(let patch): patch.patch.json
    }
  }
}

/// Searches for repairs of a scene, and writes them into its source.
struct RepairWriter {
  /// The source into which repairs are written.
  private enum Origin {
    case document(text: String, file: String)
    case source(SourceTexts)
    /// A scene whose source is not available.
    case unknown
  }

  private let origin: Origin
  private let scene: VariantScene
  /// The container in which only the extent of views into the safe area depends on their places; `nil` where nothing does.
  private let reach: ProposedViewSize?

  /// Reads the source.
  ///
  /// - Throws: `DocumentError`, `SourceError` and `PangoTextError`.
  init(
    _ input: SceneInput, _ scene: LoadedScene, _ surroundings: SettledSurroundings,
    _ options: @autoclosure () throws -> ReadingOptions
  ) throws {
    self.scene = try VariantScene(scene, from: input, surroundings, options())
    reach = scene.isReachAlone ? scene.proposal : nil
    guard !scene.isMadeForOneSize || reach != nil else {
      origin = .unknown
      return
    }
    switch input {
    case .document("-") where surroundings.safeArea != nil:
      // Standard input is read once, and cannot be read again.
      origin = .unknown
    case .document(let file): origin = .document(text: scene.written, file: file)
    case .source(let paths, let view):
      origin = .source(try view?.sources.texts ?? SwiftFiles.texts(in: paths))
    }
  }

  /// Returns the repairs of all failing requirements, or of some, in all variants; `nil` where the tree
  /// differs at each size, so that none are searched for.
  ///
  /// - Throws: As `RequirementRepairs` does.
  func repairs(
    in result: CheckResult, of name: String, only asked: Set<Requirement>? = nil, _ watch: WorkWatch? = nil
  ) throws -> [Requirement: CheckRepairs]? {
    guard result.made.isEmpty else { return nil }
    if let report = result.variants {
      let failing = report.requirements.filter { !report.failures(of: $0).isEmpty }
      let variants = report.parts.compactMap(\.variants.first)
      return try repairs(of: failing.filter { asked?.contains($0) ?? true }, name, watch) {
        requirement, progress in
        CheckRepairs(try RequirementRepairs(of: requirement, in: report, progress: progress)) {
          patch($0, in: variants, over: nil)
        }
      }
    }
    let report = result.report
    let failing = report.verdicts.filter { !$0.holds }.map(\.requirement)
    return try repairs(of: failing.filter { asked?.contains($0) ?? true }, name, watch) {
      requirement, progress in
      guard let verdict = report.verdicts.first(where: { $0.requirement == requirement && !$0.holds }) else {
        return nil
      }
      return CheckRepairs(try RequirementRepairs(of: verdict, in: report, progress: progress)) {
        patch($0, in: [LayoutVariant()], over: report.range)
      }
    }
  }

  private func repairs(
    of failing: [Requirement], _ name: String, _ watch: WorkWatch?,
    _ search: (Requirement, @escaping (Double) throws -> Void) throws -> CheckRepairs?
  ) throws -> [Requirement: CheckRepairs] {
    let line = ProgressLine("\(name): trying changes")
    defer { line.finish() }
    let watch = watch ?? WorkWatch(show: line.show)
    var repairs: [Requirement: CheckRepairs] = [:]
    for (index, requirement) in failing.enumerated() {
      try watch.check()
      repairs[requirement] = try search(requirement) { share in
        try watch.check()
        watch.show((Double(index) + share) / Double(failing.count), "")
      }
    }
    return repairs
  }

  /// Returns the change of the source for a repair; `nil` where no change of one place is equivalent in every
  /// variant.
  private func patch(
    _ repair: RequirementRepair, in variants: [LayoutVariant], over range: RequirementRange?
  ) -> RepairPatch? {
    guard repair.written.count == 1, repair.trees.count == variants.count, reach == nil || range != nil else {
      return nil
    }
    switch origin {
    case .document(let text, let file):
      return ScenePatch(repair.written[0], in: text, file: file) { text in
        tree(repair, in: variants, over: range) { scene.reading(text) }
      }.map { .document($0) }
    case .source(let texts):
      return SourcePatch(repair.written[0], in: texts) { texts in
        tree(repair, in: variants, over: range) { try scene.reading(texts) }
      }.map { .source($0) }
    case .unknown: return nil
    }
  }

  /// Returns the tree of a changed scene in the variant of the repair; `nil` where it is not the tree that
  /// was proven in another.
  private func tree(
    _ repair: RequirementRepair, in variants: [LayoutVariant], over range: RequirementRange?,
    _ changed: () throws -> VariantScene
  ) -> LayoutTree? {
    guard let changed = try? changed() else { return nil }
    var found: LayoutTree?
    for (variant, proven) in zip(variants, repair.trees) {
      guard let tree = try? tree(of: changed, in: variant, over: range) else { return nil }
      if found == nil, proven.isIdentical(to: repair.tree) { found = tree }
      guard proven.isAlike(tree) else { return nil }
    }
    return found
  }

  /// Returns the tree of a changed scene; `nil` where it is not the same at all sizes, as views extend differently far into
  /// the safe area.
  private func tree(
    of changed: VariantScene, in variant: LayoutVariant, over range: RequirementRange?
  ) throws -> LayoutTree? {
    let running = range?.running.filter { $0.range.lowerBound < $0.range.upperBound } ?? []
    guard let reach, let side = running.first else { return try changed.tree(in: variant) }
    guard running.count == 1,
      let parts = try SafeAreaReachIntervals(
        in: reach, along: side.axis, from: side.range.lowerBound, through: side.range.upperBound,
        making: { try changed.tree(in: variant, size: $0) }), parts.intervals.count == 1
    else { return nil }
    return parts.intervals[0].tree
  }
}
