import LayoutCore
import LayoutDocuments
import LayoutExplanation

extension AgentTool {
  /// Reports the sizes at which a layout changes.
  static let breakpoints = AgentTool(
    name: "breakpoints", title: "Find breakpoints",
    description: """
      Lists every container width (or height) in a range at which something changes: a text wraps, a limit takes effect, a \
      view is shown or hidden. Exact; between two of them every frame is a linear function of the size.
      """,
    parameters: ToolParameter.scene + [
      ToolParameter(name: "width", kind: .range, description: "The range of widths; otherwise 320...430."),
      ToolParameter(name: "height", kind: .range, description: "The range of heights, in place of widths."),
      ToolParameter(
        name: "text_size", kind: .choice(DynamicTypeSize.allCases.map(\.name)),
        description: "How large texts are; otherwise large.", option: "--text-size"),
    ],
    output: AgentScene.fields + [
      AnswerField("side", "string"), AnswerField("exact", "boolean"),
      AnswerField(
        "breakpoints",
        listOf: [
          AnswerField("at", "number"), AnswerField("above", "boolean"),
          AnswerField("changes", listOf: "string"),
        ]),
    ],
    run: { call in
      let (width, height) = (call.arguments.range("width"), call.arguments.range("height"))
      guard width == nil || height == nil else {
        throw ToolFault.conflict(
          "width and height are both given", next: "leave one of them out: one side runs through its range")
      }
      let name = height == nil ? "width" : "height"
      let text = height ?? width ?? Self.usualRange
      guard let range = RangeArgument(argument: text) else {
        throw ToolFault.wrongValue(name, expected: "a range such as \"320...430\"", found: .string(text))
      }
      let axis: Axis = height == nil ? .horizontal : .vertical
      let scene = try call.scene()
      let found = try BreakpointsCommand.parts(
        of: scene.loaded, along: axis, over: range,
        WorkWatch(show: { share, _ in call.watch.show(share, "walking the sizes") }, check: call.watch.check))
      var answer = ToolAnswer(
        heading: scene.heading(", \(name) \(range.defaultValueDescription)"),
        members: scene.members + [.init("side", .string(name))], key: "breakpoints")
      answer.instead = ", or for a shorter range"
      switch found {
      case .exact(let parts):
        answer.members.append(.init("exact", .boolean(true)))
        for (number, part) in parts.enumerated() {
          if number > 0 {
            answer.parts.append(
              Self.part(
                part.regimes[0].lower.doubleValue, false,
                ["views reach a different distance into the safe area"]))
          }
          for index in part.regimes.indices.dropFirst() {
            answer.parts.append(
              Self.part(
                part.regimes[index].lower.doubleValue, part.regimes[index].isOpen, part.sentences(at: index)))
          }
        }
      case .followed(let followed):
        answer.members.append(.init("exact", .boolean(false)))
        answer.heading.append("followed from point to point: what changes twice between two points is missed")
        answer.parts = followed.intervals.dropFirst().map {
          Self.part($0.lower, false, FollowedBreakpointsReport.sentences(of: $0))
        }
      }
      answer.heading[0] += answer.parts.isEmpty ? ": no breakpoint" : ": \(answer.parts.count) breakpoints"
      return answer
    })

  /// The default range of widths: that of phones.
  static let usualRange = "320...430"

  private static func part(_ size: Double, _ isAbove: Bool, _ changes: [String]) -> ToolAnswer.Part {
    let rounded = (size * 100).rounded() / 100
    return ToolAnswer.Part(
      ["\(isAbove ? ">" : "")\(PointFormat.hundredths(rounded)) \(changes.joined(separator: "; "))"],
      .object([
        "at": .number(rounded), "above": .boolean(isAbove), "changes": .array(changes.map { .string($0) }),
      ]))
  }
}
