import LayoutCore
import LayoutDocuments
import LayoutRequirements
import LayoutSources

/// What mends a requirement that fails, and how that is written into what was read.
struct CheckRepairs {
  /// A repair with its change of the file; `nil` where no change of one place means it.
  var repairs: [(repair: RequirementRepair, patch: RepairPatch?)]
  /// Whether something was left untried because there was too much of it.
  var isCutOff: Bool
  /// Why nothing was tried.
  var obstacle: RequirementRepairs.Obstacle?

  /// Takes over what was found; `patch` says how a repair is written.
  init(_ found: RequirementRepairs, patch: (RequirementRepair) -> RepairPatch?) {
    repairs = found.repairs.map { ($0, patch($0)) }
    (isCutOff, obstacle) = (found.isCutOff, found.obstacle)
  }

  /// A line for each repair, and what can be said where there are few.
  var lines: [String] {
    let found = repairs.flatMap { repair, patch in
      let words = (repair.sentences + repair.effects).joined(separator: "; ")
      return ["  repair: \(OneLine.of(words))"] + (patch?.lines.map { "    \($0)" } ?? [])
    }
    return found + remark.map { "  \($0)" }
  }

  /// The lines as the end of a sentence.
  var words: String {
    let found = repairs.map { "repair: \($0.repair.sentences.joined(separator: "; "))" }
    return (found + remark).map { "; \($0)" }.joined()
  }

  /// The repairs as JSON: what to do, how it is written, and that it was proven.
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

  private var remark: [String] {
    if obstacle == .opaqueCode { return ["no repair can be proven, as code decides the layout"] }
    if isCutOff { return [(repairs.isEmpty ? "no repair was " : "") + "found so far; not all was tried"] }
    return repairs.isEmpty ? ["no single change mends it at every size"] : []
  }
}

/// A repair as a change of a file.
enum RepairPatch {
  /// Swift source: the change as `diff -u` writes it.
  case source(SourcePatch)
  /// A scene document: operations of JSON Patch.
  case document(ScenePatch)

  /// The lines of a change that people read.
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
