import ArgumentParser

/// What all commands take.
struct SceneOptions: ParsableArguments {
  @Argument(
    help: """
      Scene files, JSON or YAML, "-" is standard input; or .swift files and folders of them, which together are one \
      scene.
      """)
  var scenes: [String]

  @Option(
    help: ArgumentHelp(
      "Overrides the scene's proposal; each side is a number, nil or inf.",
      valueName: "widthxheight"))
  var proposal: ProposalArgument?

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  @OptionGroup var surroundings: SurroundingsOption

  @OptionGroup(title: "Swift source") var source: SourceOptions

  /// Whether several scenes were asked for.
  var isList: Bool { SceneInput.all(scenes).count > 1 }

  /// Reads each scene and hands it on; `view` is the view of Swift source, or one of `candidates`.
  ///
  /// What is wrong goes to standard error, and the other scenes are still read.
  func forEachScene(
    view: String? = nil, candidates: [String] = [], isForAllSizes: Bool = false,
    _ body: (LoadedScene) throws -> Outcome
  ) -> Outcome {
    var outcome = Outcome.holds
    for input in SceneInput.all(scenes) {
      do {
        let scene = try input.scene(
          proposal?.proposal, surroundings, source.reading(view: view, candidates: candidates),
          isForAllSizes: isForAllSizes)
        outcome = max(outcome, try body(scene))
      } catch {
        StandardError.write(CommandError.located(error, in: input.file))
        outcome = .badInput
      }
    }
    return outcome
  }
}
