import ArgumentParser
import Foundation
import LayoutCore
import LayoutDocuments
import LayoutExplanation

/// `taut diff`: the frames that differ between two scenes, and the reasons.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says which frames differ between two scenes, and why.",
    discussion: """
      Views are matched by id, or else by kind and content so that few edits are left. Lists the edits, then each frame \
      that differs with the edits that it follows from. The exit codes are those of diff: 0 if no frame differs, 1 if one does, and 2 for bad input.

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
        after: LayoutExplanation(new.tree, in: new.proposal), environment: environmentChange(old, new))
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

  private func scene(
    _ file: String, in textSize: DynamicTypeSize? = nil, environment: SceneEnvironment? = nil
  ) throws -> LoadedScene {
    try SceneInput.all([file])[0].scene(
      sides.asked(proposal), textSize: textSize ?? surroundings.onlyTextSize(), surroundings.settled,
      source.reading(view: sourceView.view), in: source.variant(), environment: environment,
      isForAllSizes: textSize != nil)
  }

  /// Returns the effect on both scenes of the difference between their environments; `nil` if there is
  /// none.
  ///
  /// Swift source adopts another text size alone, because its own code determines the rest of its
  /// environment.
  private func environmentChange(_ old: LoadedScene, _ new: LoadedScene) throws -> EnvironmentChange? {
    var (was, now) = (old.environment, new.environment)
    let areDocuments = old.report == nil && new.report == nil
    let words = EnvironmentWords(was, now)
    let isTextSize = words.all == words.textSize
    guard !words.all.isEmpty, areDocuments || !words.textSize.isEmpty else { return nil }
    // A direction is an edit of the views whose children it mirrors.
    (was.layoutDirection, now.layoutDirection) = (now.layoutDirection, was.layoutDirection)
    return EnvironmentChange(
      words: (areDocuments ? words.all : words.textSize).joined(separator: ", "),
      isTextSize: isTextSize || !areDocuments,
      before: try scene(before, in: now.textSize, environment: areDocuments ? now : nil).tree,
      after: try scene(after, in: was.textSize, environment: areDocuments ? was : nil).tree)
  }
}

/// The differences of two environments in words, apart from the layout direction.
private struct EnvironmentWords {
  /// The change of the text size; empty where it is the same.
  var textSize: [String] = []
  /// All changes.
  var all: [String]

  init(_ was: SceneEnvironment, _ now: SceneEnvironment) {
    func change(_ name: String, _ old: String, _ new: String) -> [String] {
      old == new ? [] : ["the \(name): \(old) to \(new)"]
    }
    func points(_ length: CGFloat) -> String { PointFormat.shortest(Double(length)) }
    textSize = change("text size", was.textSize.name, now.textSize.name)
    all =
      textSize + change("platform", was.platform?.name ?? "none", now.platform?.name ?? "none")
      + change("default spacing", points(was.spacing), points(now.spacing))
      + change("default padding", points(was.padding), points(now.padding))
      + change("scale", points(was.scale), points(now.scale))
      + change("lines of texts", was.hasTallText ? "tall" : "usual", now.hasTallText ? "tall" : "usual")
  }
}
