import ArgumentParser
import LayoutCore
import LayoutExplanation

/// `taut diff`: the frames that differ between two scenes, and the reasons.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says which frames differ between two scenes, and why.",
    discussion: """
      Views are matched by id, or else by kind and content so that few edits are left. Lists the edits, then each frame \
      that differs with the edits that it follows from. Exits as diff does: with 0 where no frame differs, with 1 where one does, and with 2 for bad input.

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

  @OptionGroup var sides: SideOptions
  @OptionGroup var surroundings: SurroundingsOption

  @OptionGroup(title: "Swift source") var source: SourceOptions
  @OptionGroup(title: "Swift source") var sourceView: SourceViewOption

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  func run() throws {
    var printer = ReportPrinter(format: format)
    var outcome = Outcome.holds
    do {
      let (old, new) = (try scene(before), try scene(after))
      let difference = try LayoutDifference(
        before: LayoutExplanation(old.tree, in: old.proposal),
        after: LayoutExplanation(new.tree, in: new.proposal), textSizes: textSizes(old, new))
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

  private func scene(_ file: String, in textSize: DynamicTypeSize? = nil) throws -> LoadedScene {
    try SceneInput.all([file])[0].scene(
      sides.asked(proposal), textSize: textSize ?? surroundings.onlyTextSize(), surroundings.settled,
      source.reading(view: sourceView.view), in: source.variant(), isForAllSizes: textSize != nil)
  }

  /// Returns the effect of the text size alone on both scenes; `nil` where it is the same.
  private func textSizes(_ old: LoadedScene, _ new: LoadedScene) throws -> TextSizeChange? {
    let (was, now) = (old.environment.textSize, new.environment.textSize)
    guard was != now else { return nil }
    return TextSizeChange(
      words: "\(was.name) to \(now.name)", before: try scene(before, in: now).tree,
      after: try scene(after, in: was).tree)
  }
}
