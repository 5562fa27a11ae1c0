import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutRequirements
import LinearProgramming

extension ToolParameter {
  /// The parameters of check and fix besides the scene.
  fileprivate static let check: [ToolParameter] = [
    ToolParameter(
      name: "width", kind: .range,
      description: "The range of widths, or one; otherwise the project's, or 320...430."),
    ToolParameter(
      name: "height", kind: .range, description: "The height, or a range of them; otherwise the device's."),
    ToolParameter(
      name: "require", kind: .strings,
      description: """
        What has to hold: "title is whole", "title has at most 2 lines", "badge inside card", "a does not overlap b", "icon left \
        of title by 8...12", "button.width >= 44", "a.midY == b.midY". Names as in layout, or ids, "texts" in quotes.
        """),
    ToolParameter(
      name: "standard", kind: .flag,
      description: """
        What holds of any good layout: texts whole, nothing overlaps or sticks out, buttons of 44, no modifier without effect. \
        Otherwise true unless "require" is given.
        """),
    ToolParameter(
      name: "text_sizes", kind: .string,
      description: "Text sizes, as in \"large,accessibility3\", or \"all\"; otherwise large.",
      option: "--text-size"),
    ToolParameter(
      name: "strings", kind: .strings,
      description: "Translations: .xcstrings, .strings, or folders of them."),
    ToolParameter(
      name: "languages", kind: .string, description: "Languages of these, as in \"de,fr\"; otherwise all.",
      option: "--language"),
    ToolParameter(
      name: "pseudo", kind: .flag,
      description: "Two made-up languages too: one that is longer, one from right to left.",
      option: "--pseudo"),
    ToolParameter(
      name: "direction", kind: .choice(["leftToRight", "rightToLeft", "both"]),
      description: "Directions of reading.", option: "--direction"),
  ]
}

extension AgentTool {
  /// The largest number of findings whose cause is searched for.
  private static let mostCulprits = 3

  private static let findingFields = [
    AnswerField("scene", "string"), AnswerField("requirement", "string"),
    AnswerField(orNull: "place", "string"),
    AnswerField(orNull: "cause", "string"),
  ]

  /// Reports the requirements that fail over ranges.
  static let check = AgentTool(
    name: "check", title: "Check over sizes",
    description: """
      Checks requirements for every width in a range at once (exact, not sampled), in text sizes, languages and directions. \
      Each finding says where it is written, at which sizes it fails, where by the most, and why; the first ones name the culprit: \
      the line whose change is proven to mend it. Every preview is checked unless "view" names one. Ask fix for proven patches.
      """,
    parameters: ToolParameter.scene + ToolParameter.check,
    output: [
      AnswerField("holds", "boolean"), AnswerField("coverage", listOf: "string"),
      AnswerField(
        "findings",
        listOf: findingFields + [AnswerField("sizes", "string"), AnswerField(orNull: "culprit", "string")]),
    ],
    run: { call in
      let checks = try SceneChecks(call)
      var answer = checks.answer("findings")
      answer.instead = ", or for less: one view, a shorter range"
      for (number, (scene, finding)) in checks.findings.enumerated() {
        let isLooked = number < (scene.result.variants == nil ? Self.mostCulprits : 1)
        let repair = try isLooked ? scene.repairs(of: finding, call.watch)?.repairs.first?.repair : nil
        let culprit = repair.flatMap(scene.position)
        let words = repair.map { repair in
          "  culprit\(culprit.map { ": \($0)" } ?? ""), as it holds at every size if you "
            + OneLine.of(repair.sentences.joined(separator: "; "))
        }
        answer.parts.append(
          ToolAnswer.Part(
            finding.lines + (words.map { [$0] } ?? []),
            scene.value(
              of: finding,
              [
                .init("sizes", .string(scene.sizes(of: finding))),
                .init("culprit", .string(orNull: culprit.map { "\($0)" })),
              ])))
      }
      for scene in checks.scenes {
        answer.parts += scene.result.missing.map { missing in
          let place = missing.position.map { "\($0)" }
          let words = OneLine.of("\(place ?? scene.result.scene): \(missing.failure)")
          return ToolAnswer.Part(
            [words],
            .object([
              "scene": .string(scene.result.scene), "requirement": .string(MissingTranslation.requirement),
              "place": .string(orNull: place), "cause": .string(missing.failure), "sizes": .string("all"),
              "culprit": .string(orNull: place),
            ]))
        }
      }
      return answer
    })

  /// Suggests repairs of failing requirements.
  static let fix = AgentTool(
    name: "fix", title: "Find repairs",
    description: """
      Looks for the smallest changes that make what fails hold at every size, and break nothing that held. Each is proven over \
      the whole range and handed back as a patch (diff -u); nothing is written. Takes what check takes; the first findings are \
      mended, "findings" says how many.
      """,
    parameters: ToolParameter.scene + ToolParameter.check + [
      ToolParameter(
        name: "findings", kind: .count(1...100), description: "How many findings to mend; otherwise 1.")
    ],
    output: [
      AnswerField("holds", "boolean"), AnswerField("coverage", listOf: "string"),
      AnswerField(
        "repairs",
        listOf: findingFields + [
          AnswerField("repair", "string"), AnswerField("effects", listOf: "string"),
          AnswerField(orNull: "patch", "string"),
        ]),
    ],
    run: { call in
      let checks = try SceneChecks(call)
      var answer = checks.answer("repairs")
      answer.instead = ", or for fewer findings"
      for (scene, finding) in checks.findings.prefix(call.arguments.count("findings") ?? 1) {
        guard let repairs = try scene.repairs(of: finding, call.watch) else {
          answer.heading +=
            finding.lines + ["  no repair is looked for, as the layout is made anew at each size"]
          continue
        }
        answer.heading += finding.lines + repairs.remarks.map { "  \($0)" }
        answer.parts += repairs.repairs.map { repair, patch in
          let sentence = repair.sentences.joined(separator: "; ")
          let head = "repair: " + OneLine.of((repair.sentences + repair.effects).joined(separator: "; "))
          // The patch of a scene document consists of operations of JSON Patch.
          let text = patch.map { patch in
            patch.lines.isEmpty ? patch.json.line : patch.lines.joined(separator: "\n")
          }
          return ToolAnswer.Part(
            [head] + (text.map { [$0] } ?? ["  (no single edit writes it)"]),
            scene.value(
              of: finding,
              [
                .init("repair", .string(sentence)),
                .init("effects", .array(repair.effects.map { .string($0) })),
                .init("patch", .string(orNull: text)),
              ]))
        }
      }
      if checks.findings.isEmpty { answer.heading.append("nothing fails, so there is nothing to mend") }
      return answer
    })
}

/// A scene that was checked.
private struct CheckedScene {
  let result: CheckResult
  let writer: RepairWriter
  let findings: [CheckFinding]

  /// Returns the repairs of a finding, the best first; `nil` where none are searched for because the tree
  /// differs at each size.
  ///
  /// - Throws: As `RequirementRepairs` does.
  func repairs(of finding: CheckFinding, _ watch: WorkWatch) throws -> CheckRepairs? {
    let requirement = finding.worst.verdict.requirement
    let quiet = WorkWatch(show: { share, _ in watch.show(share, "trying changes") }, check: watch.check)
    guard
      var found = try writer.repairs(in: result, of: result.scene, only: [requirement], quiet)?[requirement]
    else { return nil }
    found.repairs = try RepairJudge(report: finding.worst.result.report, watch: watch).sorted(found.repairs)
    return found
  }

  /// Returns the place of a repair in source.
  func position(of repair: RequirementRepair) -> SourcePosition? {
    repair.edits.first?.view.flatMap { finding in repair.written.first.flatMap { $0.before[finding].source } }
  }

  /// Returns the sizes at which the worst part of a finding fails.
  func sizes(of finding: CheckFinding) -> String {
    let (verdict, _) = finding.worst
    return verdict.failing.map { "\($0)" }.prefix(3).joined(separator: " ")
  }

  /// Returns a finding as JSON with additional members.
  func value(of finding: CheckFinding, _ members: [JSONValue.Member]) -> JSONValue {
    let (verdict, result) = finding.worst
    return .object(
      [
        .init("scene", .string(result.scene)), .init("requirement", .string(verdict.requirement.text)),
        .init("place", .string(orNull: finding.position.map { "\($0)" })),
        .init(
          "cause",
          .string(orNull: finding.cause?.sentence ?? RequirementSentences(result.report).reason(verdict))),
      ] + members)
  }
}

extension ToolCall {
  /// Returns the command that checks files with the call's arguments, and the project around Swift source.
  ///
  /// The project's `taut.yml` gives the options that the arguments leave open.
  ///
  /// - Throws: `ToolFault` for arguments that make no command, and for a file of the project outside the roots.
  fileprivate func checkCommand(_ files: [String]) throws(ToolFault) -> (CheckCommand, CheckedProject?) {
    let strings = try self.files(orNone: "strings")
    let height = arguments.range("height")
    let isHeightRange = height.flatMap(SideOrRangeArgument.init)?.range != nil
    // A single length is a range of itself, so that there is one to check.
    let width = arguments.range("width").map { width in
      isHeightRange || SideOrRangeArgument(argument: width)?.range != nil ? width : "\(width)...\(width)"
    }
    let given = strings.map { "--strings=\($0)" } + (height.map { ["--height=\($0)"] } ?? [])
    func command(_ options: [String], _ width: String?) throws(ToolFault) -> CheckCommand {
      try parsed(
        CheckCommand.self, options + given + (width.map { ["--width=\($0)"] } ?? []) + ["--"] + files)
    }
    let roots = try session.roots()
    var own = try command(
      namesDevice ? options(for: files) : ownOptions(for: files),
      width ?? (height == nil ? nil : AgentTool.usualRange))
    let project = CheckedProject(of: own, namesDevice: namesDevice) { roots.contains(AgentRoots.real($0)) }
    if let project, project.hasFile {
      own = project.completed(own)
      for file in own.variants.strings + own.source.data where !roots.contains(AgentRoots.real(file)) {
        throw .outside(file, roots: roots.folders)
      }
    } else {
      own = try command(options(for: files), width ?? AgentTool.usualRange)
      own.standard = true
    }
    // A caller that gives requirements wants these and the project's, and not the standard ones.
    own.standard = arguments.flag("standard") ?? (own.standard && arguments.strings("require").isEmpty)
    return (own, project)
  }
}

/// The checks of the scenes of a call.
private struct SceneChecks {
  private(set) var scenes: [CheckedScene] = []
  /// The applied settings of the project, the assumptions, and the requirements that name no view of a scene.
  private var notes: [String] = []
  /// Whether all requirements in the project's file and comments could be read.
  private var isProjectReadable = true

  init(_ call: ToolCall) throws {
    let files = try call.files()
    let required = call.arguments.strings("require")
    let (command, given) = try call.checkCommand(files)
    var project = given
    notes += project?.lines.map(OneLine.of) ?? []
    let variants = try command.variants.variants()
    let inputs = try SceneInput.all(command.files).flatMap {
      try $0.views(command.reading(view: call.arguments.string("view")))
    }
    var refusal: (any Error)?
    var filter = FindingFilter()
    for (number, input) in inputs.enumerated() {
      let scene = try command.scene(of: input)
      let names = call.session.names(of: call.key(files, input.view), scene.tree)
      do {
        let shared = try required.map { text in
          let requirement = try Requirement(names.resolved(text))
          return Requirement(requirement.claim, text: text)
        }
        let (name, count) = (scene.name, Double(inputs.count))
        let watch = WorkWatch(
          show: { share, detail in call.watch.show((Double(number) + share) / count, "\(name) \(detail)") },
          check: call.watch.check)
        let all = shared + (project?.required(of: scene, input) ?? [])
        var result = try command.check(scene, input, all, variants, watch)
        filter.apply(to: &result)
        scenes.append(
          CheckedScene(result: result, writer: try command.writer(input, scene), findings: result.causes))
        if let report = scene.report, !report.assumptions.isEmpty || !report.notModelled.isEmpty {
          notes.append(report.summary)
          notes += report.assumptions.prefix(4).map { "  " + OneLine.of("\($0)") }
        }
      } catch let error as RequirementError where inputs.count > 1 {
        // One of several previews may not have the view.
        notes.append("\(scene.name): \(error)")
        refusal = error
      } catch let error as CommandError where error.isOfEmptyScene && inputs.count > 1 {
        notes.append("\(error)")
        refusal = error
      }
    }
    if scenes.isEmpty, let refusal { throw refusal }
    if let project {
      notes += project.remarks(ofAll: call.arguments.string("view") == nil).map(OneLine.of)
      isProjectReadable = !project.hasProblems && !project.hasFaults
    }
    notes += filter.remarks().map(OneLine.of)
  }

  /// The findings, scene by scene.
  var findings: [(scene: CheckedScene, finding: CheckFinding)] {
    scenes.flatMap { scene in scene.findings.map { (scene, $0) } }
  }

  /// Returns an answer with the number of requirements that hold in each scene, and the sizes.
  func answer(_ key: String) -> ToolAnswer {
    let summaries = scenes.map { scene in
      "\(OneLine.of(scene.result.scene)): \(CheckTextFormat().summary(scene.result, scene.findings.count))"
    }
    return ToolAnswer(
      heading: summaries + notes,
      members: [
        .init("holds", .boolean(isProjectReadable && scenes.allSatisfy { $0.result.outcome == .holds })),
        .init("coverage", .array(summaries.map { .string($0) })),
      ], key: key)
  }
}
