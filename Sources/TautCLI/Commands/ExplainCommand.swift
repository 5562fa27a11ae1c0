import ArgumentParser
import ConstraintLayout
import LayoutCertificates
import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LayoutRequirements
import Taut

/// `taut explain`: the reasons for the size of every view.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains why every view has its size, or one view in full.",
    discussion: """
      Every explanation follows from the certificate of the layout, which is checked before anything is printed.
      With --why-not, the exit code is 0 if that holds already, and 1 if it does not.

      EXAMPLES
        taut explain scene.json
        taut explain scene.json --view badge
        taut explain scene.json --under card --depth 2
        taut explain scene.json --view root.0/1 --axis width
        taut explain scene.json --why-not 'badge.width >= 100'
        taut explain scene.json --why-not 'title is whole'
        taut explain --format json scene.json
        taut explain --format json --compact scene.json
        taut explain Card.swift --view title
        taut explain Sources/ --view StatusRow --data values.json
      """)

  @OptionGroup var options: SceneOptions
  @OptionGroup var sides: SideOptions

  @Option(
    help: ArgumentHelp(
      "Explains this view in full, by its id or path; repeatable.", valueName: "id"))
  var view: [String] = []

  @Option(help: ArgumentHelp("Explains only this view and what is in it.", valueName: "id"))
  var under: String?

  @Option(
    help: ArgumentHelp(
      "Explains the tree only this many containers deep, from the root or from --under.", valueName: "count"))
  var depth: Int?

  @Flag(
    help:
      "Shorter JSON: each view with the modifiers that only pass its size on, equal siblings once, and no certificate, which is still checked."
  )
  var compact = false

  @Option(help: "The side to explain; both by default.")
  var axis: SideArgument?

  @Option(
    help: ArgumentHelp(
      "What forbids this, and what would allow it: a view's x, y, width, height, minX, midX, maxX, minY, midY or maxY, compared by <=, >=, <, > or == with a number or another view's; 'title is whole'; 'badge inside card'; and all that taut check requires of one layout, such as 'title has at most 2 lines'.",
      valueName: "question"))
  var whyNot: String?

  func validate() throws {
    if let depth, depth < 1 { throw ValidationError("--depth must be at least 1") }
    if compact, options.format != .json || !view.isEmpty || whyNot != nil {
      throw ValidationError("--compact is for --format json without --view and --why-not")
    }
    if under != nil || depth != nil, !view.isEmpty || whyNot != nil || (options.format != .text && !compact) {
      throw ValidationError(
        "--under and --depth are for the whole tree as text or --compact JSON: leave out --view and --why-not"
      )
    }
  }

  func run() throws {
    var printer = ReportPrinter(format: options.format)
    let terminal = Terminal.standardOutput
    let outcome = options.forEachScene(candidates: view, size: sides.asked(options.proposal)) { scene in
      var text = TextExplanationFormat(axes: axes)
      let json = JSONExplanationFormat(axes: axes)
      text.part = TreePart(under: try under.flatMap { try scene.views(named: $0).first }, depth: depth)
      let isWhole = scene.names(among: view).isEmpty
      if isWhole, whyNot == nil, options.format == .text || compact {
        // Nothing continues from this layout; its certificate is checked while its reasons are found and
        // printed.
        let solution = try LayoutExplanation.solution(of: scene.tree, in: scene.proposal)
        let (checked, shown) = try CertifiedOutput.outcome(of: solution, tree: scene.tree, called: scene.name)
        {
          let reasons = reasons(of: scene, solution)
          return compact
            ? (text: "", json: json.compact(reasons, scene: scene.name, part: text.part))
            : (text: terminal.lines { text.lines(reasons, scene: scene.name) }, json: JSONValue.null)
        }
        if checked == .holds { printer.add(text: shown.text, json: shown.json) }
        return checked
      }
      var (explanation, layout) = try LayoutExplanation.explaining(
        scene.tree, in: scene.proposal, keepsPrices: whyNot != nil || !isWhole)
      explanation.rounds = rounds(of: scene)
      let certificate = try Certificate(of: explanation.solution, tree: scene.tree, scene: scene.name)
      let checked = CertifiedOutput.outcome(of: certificate, called: scene.name)
      guard checked == .holds else { return checked }
      if let whyNot {
        let line = ProgressLine("Trying changes")
        defer { line.finish() }
        let answer = try WhyNot(
          comparison: WhyNotQuestion(anyWords: whyNot, of: explanation), in: explanation, after: layout
        ) { line.show($0) }
        line.finish()
        printer.add(
          text: terminal.text { text.whyNot(answer, scene: scene.name) },
          json: json.whyNot(answer, scene: scene.name))
        return answer.holds ? .holds : .answerIsNo
      }
      let named = try scene.names(among: view).flatMap { try scene.views(named: $0) }
      // A view that is not shown has no story but a reason.
      let hidden = try named.compactMap(explanation.hiddenCandidate).map(explanation.text)
      let stories = try explanation.stories(of: named, along: axes, after: layout)
      try printer.add(
        text: terminal.text {
          let shown = try text.stories(stories, of: explanation, scene: scene.name)
          return (hidden + (shown.isEmpty ? [] : [shown])).joined(separator: "\n\n")
        },
        json: json.certified(
          isWhole
            ? json.whole(explanation, scene: scene.name)
            : json.stories(stories, of: explanation, scene: scene.name, notShown: hidden), by: certificate))
      return .holds
    }
    printer.finish(isList: options.isList)
    try outcome.end()
  }

  private var axes: [Axis] { axis.map { [$0.axis] } ?? Axis.allCases }

  private func reasons(of scene: LoadedScene, _ solution: ConstraintSolution) -> LayoutExplanation {
    var explanation = LayoutExplanation(of: solution, scene.tree, in: scene.proposal)
    explanation.rounds = rounds(of: scene)
    return explanation
  }

  private func rounds(of scene: LoadedScene) -> Int { scene.report?.rounds ?? 1 }
}
