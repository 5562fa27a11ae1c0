import ArgumentParser
import LayoutExplanation

/// `taut diff`: which frames changed between two scenes, and why.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says which frames differ between two scenes, and why.",
    discussion: """
      Views are matched by id, or else by path and kind. Lists the edits, then each frame that differs with the edits \
      behind it. Exits as diff does: with 0 where no frame differs, with 1 where one does, and with 2 for bad input.

      EXAMPLES
        taut diff before.json after.json
        taut diff --proposal 320x480 --format json before.json after.json
      """)

  @Argument(help: "The old scene, JSON or YAML, or Swift source.")
  var before: String

  @Argument(help: "The new scene.")
  var after: String

  @Option(
    help: ArgumentHelp(
      "Overrides the scenes' proposals; each side is a number, nil or inf.",
      valueName: "widthxheight"))
  var proposal: ProposalArgument?

  @OptionGroup var surroundings: SurroundingsOption

  @OptionGroup(title: "Swift source") var source: SourceOptions
  @OptionGroup(title: "Swift source") var sourceView: SourceViewOption

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  func run() throws {
    var printer = ReportPrinter(format: format)
    var outcome = Outcome.holds
    do {
      let old = try explanation(before)
      let new = try explanation(after)
      let difference = try LayoutDifference(before: old, after: new)
      printer.add(
        text: TextExplanationFormat().difference(difference),
        json: JSONExplanationFormat().difference(difference))
      if !difference.changes.isEmpty { outcome = .answerIsNo }
    } catch {
      StandardError.write("\(error)")
      outcome = .badInput
    }
    printer.finish(isList: false)
    try outcome.end()
  }

  private func explanation(_ file: String) throws -> LayoutExplanation {
    let input = SceneInput.all([file])[0]
    let scene = try input.scene(proposal?.proposal, surroundings, source.reading(view: sourceView.view))
    return try LayoutExplanation(scene.tree, in: scene.proposal)
  }
}
