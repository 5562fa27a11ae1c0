import LayoutCertificates
import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LayoutRequirements
import Taut

extension AgentTool {
  /// Explains the sizes of views.
  static let explain = AgentTool(
    name: "explain", title: "Explain sizes",
    description: """
      Says why views have their size and place: what they were offered, what decided it, and what one point more of each \
      number would do. "about" names views: by name, id, text or file:line; without it every view is explained in short. All of it \
      follows from a certificate that is checked first.
      """,
    parameters: ToolParameter.scene + ToolParameter.oneSize + [
      ToolParameter(
        name: "about", kind: .strings, description: "Views: by name, id, text, kind or file:line."),
      ToolParameter(
        name: "axis", kind: .choice(["width", "height"]), description: "One side; otherwise both."),
    ],
    output: AgentScene.fields + [
      AnswerField(
        "views",
        listOf: [
          AnswerField("name", "string"), AnswerField("kind", "string"),
          AnswerField(orNull: "place", "string"),
          AnswerField(
            "sides",
            listOf: [
              AnswerField("side", "string"), AnswerField(orNull: "length", "number"),
              AnswerField(orNull: "offered", "number"), AnswerField(orNull: "reason", "string"),
            ]),
        ])
    ],
    run: { call in
      let scene = try call.scene()
      let about = try call.arguments.strings("about").flatMap { try scene.views(named: $0) }
      let axes =
        call.arguments.string("axis").map { $0 == "width" ? [Axis.horizontal] : [.vertical] } ?? Axis.allCases
      let (explanation, layout) = try CheckedExplanation.of(scene, keepsPrices: !about.isEmpty)
      try call.watch.check()
      func value(_ view: LayoutTree.Index) -> JSONValue {
        let explained = explanation.explanation(for: view)
        return .object([
          "name": .string(scene.names[view]), "kind": .string(scene.tree[view].element.kind),
          "place": .string(orNull: scene.tree[view].source.map { "\($0)" }),
          "sides": .array(
            axes.compactMap { axis in
              explained.map { explained in
                .object([
                  "side": .string(axis == .horizontal ? "width" : "height"),
                  "length": explained[axis].length.map { .number($0.doubleValue) } ?? .null,
                  "offered": explained[axis].offered?.finite.map { .number($0.doubleValue) } ?? .null,
                  "reason": .string(orNull: explanation.sizeSentence(of: view, along: axis)),
                ])
              }
            }),
        ])
      }
      var answer = ToolAnswer(heading: scene.heading(), members: scene.members, key: "views")
      answer.instead = ", or about fewer views"
      if about.isEmpty {
        let lines = TextExplanationFormat().tree(explanation, scene: scene.loaded.name).dropFirst()
        answer.parts = zip(lines, explanation.views).map { ToolAnswer.Part([$0.plain], value($1.view)) }
        return answer
      }
      let hidden = try about.map { try explanation.hiddenCandidate($0).map(explanation.text) }
      // Stories continue from the layout, which can be used once.
      let stories = try explanation.stories(
        of: zip(about, hidden).filter { $0.1 == nil }.map(\.0), along: axes, after: layout)
      for (view, why) in zip(about, hidden) {
        let text =
          try why
          ?? TextExplanationFormat(axes: axes).stories(
            stories.filter { $0.view == view }, of: explanation, scene: scene.loaded.name)
        let place = scene.tree[view].source.map { ", \($0)" } ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
        answer.parts.append(
          ToolAnswer.Part(
            ["\(scene.names[view]): \(scene.tree[view].element.kind)\(place)"] + lines, value(view)))
      }
      return answer
    })

  /// Reports the facts that forbid a condition.
  static let whyNot = AgentTool(
    name: "why_not", title: "Ask why not",
    description: """
      Answers why something does not hold, with the smallest changes that would allow it: "title.width >= 100", "a.maxX <= b.minX", \
      "title is whole" (not cut off), "badge inside card". Names are those of layout, ids, or texts. One size at a time; check \
      and fix look at ranges.
      """,
    parameters: ToolParameter.scene + ToolParameter.oneSize + [
      ToolParameter(
        name: "question", kind: .string,
        description:
          "\"name.width >= 100\" (x, y, width, height, minX, midX, maxX, minY, midY, maxY), \"name is whole\", \"a inside b\", or what check requires of one layout.",
        isRequired: true)
    ],
    output: AgentScene.fields + [
      AnswerField("question", "string"), AnswerField("holds", "boolean"),
      AnswerField(orNull: "value", "number"),
      AnswerField(
        "suggestions", listOf: [AnswerField("sentence", "string"), AnswerField(orNull: "place", "string")]),
    ],
    run: { call in
      let scene = try call.scene()
      let (explanation, layout) = try CheckedExplanation.of(scene, keepsPrices: true)
      let question = try WhyNotQuestion(
        anyWords: scene.asked(call.arguments.string("question") ?? ""), of: explanation)
      try call.watch.check()
      let found = try WhyNot(comparison: question, in: explanation, after: layout) {
        call.watch.show($0, "trying changes")
      }
      var answer = ToolAnswer(
        heading: scene.heading()
          + found.text.split(separator: "\n").map(String.init)
          .filter { !found.suggestionLines.contains($0.trimmingCharacters(in: .whitespaces)) },
        members: scene.members + [
          .init("question", .string("\(question)")), .init("holds", .boolean(found.holds)),
          .init("value", found.value.map { .number($0.doubleValue) } ?? .null),
        ], key: "suggestions")
      answer.parts = zip(found.suggestions, found.suggestionLines).map { suggestion, line in
        ToolAnswer.Part(
          [line],
          .object([
            "sentence": .string(line.replacing(#/^\d+\. /#, with: "")),
            "place": .string(orNull: suggestion.edit.view.flatMap { scene.tree[$0].source }.map { "\($0)" }),
          ]))
      }
      return answer
    })
}

/// Explanations whose certificates hold.
enum CheckedExplanation {
  /// Returns the explanation of a scene at its size.
  ///
  /// - Throws: `ToolFault.refused` where the certificate does not hold, and the engine's errors.
  static func of(
    _ scene: AgentScene, keepsPrices: Bool
  ) throws -> (explanation: LayoutExplanation, layout: ResizableLayout) {
    let made = try LayoutExplanation.explaining(
      scene.tree, in: scene.loaded.proposal, keepsPrices: keepsPrices)
    let certificate = try Certificate(
      of: made.explanation.solution, tree: scene.tree, scene: scene.loaded.name)
    var refusal: String?
    guard
      CertifiedOutput.outcome(of: certificate, called: scene.loaded.name, refusing: { refusal = $0 })
        == .holds
    else { throw ToolFault.refused(refusal ?? "") }
    return made
  }
}

extension AgentScene {
  /// Returns a question with the paths of views in place of their names.
  func asked(_ question: String) -> String { names.resolved(question) }
}
