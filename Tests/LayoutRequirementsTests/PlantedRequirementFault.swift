import LayoutCore
import LayoutDocuments
import LayoutRequirements
import LayoutTesting
import LinearProgramming

/// A row in which one thing was done wrong, so that its title is cut off, or its badge too narrow, at some widths.
struct PlantedRequirementFault {
  /// What was done wrong.
  enum Kind: CaseIterable {
    case wrongPriority, missingFixedSize, minimumTooLarge, spacingTooLarge
  }

  var tree: LayoutTree
  /// The id of the view at which it was done.
  var culprit: String
  /// What holds without the fault.
  var requirements: [Requirement]
  var range: RequirementRange

  /// Plants a fault; `nil` where nothing fails for it.
  init?(_ kind: Kind, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let words = ["alpha", "beta", "gamma", "delta", "omega"]
    func text(_ count: Int) -> String {
      (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
    }
    let (title, note) = (text(Int.random(in: 2...3, using: &random)), text(3))
    let least = Int.random(in: 20...40, using: &random)
    let spacing = Int.random(in: 4...10, using: &random)
    let more = Int.random(in: 14...30, using: &random)
    func row(_ isWrong: Bool) throws -> LayoutTree {
      let isFixed = kind == .missingFixedSize && !isWrong
      let minimum = kind == .minimumTooLarge && isWrong ? least * 4 : least
      let gap = kind == .spacingTooLarge && isWrong ? spacing + more : spacing
      let (titlePriority, notePriority) = kind == .wrongPriority && isWrong ? (0, 1) : (isFixed ? 0 : 1, 0)
      let own = isFixed ? #"{"fixedSize": true}"# : #"{"layoutPriority": \#(titlePriority)}"#
      let unfixed = kind == .missingFixedSize && isWrong ? "" : own
      let json = #"""
        {"taut": 1, "root": {"type": "HStack", "id": "row", "spacing": \#(gap), "children": [
          {"type": "Text", "id": "title", "text": "\#(title)", "lineLimit": 1, "modifiers": [\#(unfixed)]},
          {"type": "Text", "id": "note", "text": "\#(note)", "lineLimit": 1,
           "modifiers": [{"layoutPriority": \#(notePriority)}]},
          {"type": "Color", "id": "badge", "modifiers": [{"frame": {"minWidth": \#(minimum)}}]}]}}
        """#
      return try LayoutTree(SceneReader().read(json, file: "row.json").root)
    }
    let wanted = [try Requirement("title is whole"), try Requirement("badge.width >= \(least)")]
    func failing(_ tree: LayoutTree, _ range: RequirementRange) throws -> [ExactInterval] {
      try RequirementChecker().check(wanted, of: tree, over: range).verdicts.flatMap(\.failing)
    }
    let whole = RequirementRange(.horizontal, over: 100...400, other: .finite(60))
    guard let end = try failing(row(false), whole).compactMap(\.upper?.value).max() else { return nil }
    let start = Rational(Int(end.doubleValue) + 1)
    let range = RequirementRange(.horizontal, over: start...(start + 4), other: .finite(60))
    let tree = try row(true)
    guard try !failing(tree, range).isEmpty else { return nil }
    (self.tree, self.range, requirements) = (tree, range, wanted)
    culprit =
      switch kind {
      case .wrongPriority: "note"
      case .missingFixedSize: "title"
      case .minimumTooLarge: "badge"
      case .spacingTooLarge: "row"
      }
  }
}
