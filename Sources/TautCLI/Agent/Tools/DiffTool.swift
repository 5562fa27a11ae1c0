import LayoutCore
import LayoutDocuments
import LayoutExplanation

extension AgentTool {
  /// Reports the effects of an edit.
  static let diff = AgentTool(
    name: "diff", title: "Compare before and after an edit",
    description: """
      Says which frames an edit changes and which edit is behind each. Either the files were edited since this session's last \
      layout or diff of them; or "old" and "new" are an edit to try without writing it; or "before" is another version's file.
      """,
    parameters: ToolParameter.scene + ToolParameter.oneSize + [
      ToolParameter(
        name: "old", kind: .string,
        description: "Text of the files that occurs once, which \"new\" is to replace."),
      ToolParameter(name: "new", kind: .string, description: "The text in its place."),
      ToolParameter(name: "before", kind: .strings, description: "Files as they were, to compare with."),
    ],
    output: AgentScene.fields + [
      AnswerField("edits", listOf: "string"),
      AnswerField(
        "changes",
        listOf: [
          AnswerField("name", "string"), AnswerField(orNull: "before", "array"),
          AnswerField(orNull: "after", "array"),
          AnswerField("edits", listOf: "integer"),
        ]),
    ],
    run: { call in
      let (old, new) = (call.arguments.string("old"), call.arguments.string("new"))
      let hasBefore = !call.arguments.strings("before").isEmpty
      guard (old == nil) == (new == nil) else {
        throw ToolFault.conflict("\"old\" and \"new\" are one edit", next: "give both, or neither")
      }
      guard old == nil || !hasBefore else {
        throw ToolFault.conflict(
          "an edit to try and \"before\" are both given", next: "leave one of them out")
      }
      let edit = old.flatMap { old in new.map { AgentEdit(old: old, new: $0) } }
      let before: (tree: LayoutTree, proposal: ProposedViewSize, names: ViewNames)
      if edit != nil || hasBefore {
        let scene = try call.scene(of: hasBefore ? "before" : "files")
        before = (scene.tree, scene.loaded.proposal, scene.names)
      } else {
        let now = try call.scene()
        guard let last = call.session.layout(of: now.key) else { throw ToolFault.notSeen }
        before = (last.tree, last.proposal, last.names)
      }
      let scene = try call.scene(edited: edit)
      try call.watch.check()
      let difference = try LayoutDifference(
        before: LayoutExplanation(before.tree, in: before.proposal),
        after: LayoutExplanation(scene.tree, in: scene.loaded.proposal))
      if edit == nil {
        call.session.keep(
          AgentSession.SeenLayout(
            tree: scene.tree, proposal: scene.loaded.proposal,
            result: try Engines.layout(scene.tree, in: scene.loaded.proposal), names: scene.names),
          of: scene.key)
      }
      let edits = difference.edits.map(\.text)
      let count = difference.changes.count
      var answer = ToolAnswer(
        heading: scene.heading(
          count == 0 ? ": no frame differs" : ": \(count) \(count == 1 ? "frame differs" : "frames differ")")
          + edits.enumerated().map { "edit \($0.offset + 1): \($0.element)" },
        members: scene.members + [.init("edits", .array(edits.map { .string($0) }))], key: "changes")
      answer.parts = difference.changes.map { change in
        let isGone = change.after == nil
        let tree = isGone ? before.tree : scene.tree
        let view = tree.indices.first { tree[$0].path == change.path }
        let name = view.map { (isGone ? before.names : scene.names)[$0] } ?? change.name
        let numbers = change.edits.compactMap { edit in difference.edits.firstIndex(of: edit).map { $0 + 1 } }
        let frames = [change.before, change.after].map { $0.map { "\(ViewFrameWords($0))" } ?? "none" }
        let behind = numbers.isEmpty ? "" : "; edit \(numbers.map(String.init).joined(separator: ", "))"
        return ToolAnswer.Part(
          ["\(name) \(frames.joined(separator: " -> "))\(behind)"] + change.reasons.map { "  \($0)" },
          .object([
            "name": .string(name), "before": change.before.map { .frame($0) } ?? .null,
            "after": change.after.map { .frame($0) } ?? .null,
            "edits": .array(numbers.map { .number(Double($0)) }),
          ]))
      }
      return answer
    })
}
