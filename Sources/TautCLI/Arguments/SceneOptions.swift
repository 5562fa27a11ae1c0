import ArgumentParser

/// What all commands take.
struct SceneOptions: ParsableArguments {
  @Argument(help: "Scene files, JSON or YAML; \"-\" is standard input.")
  var scenes: [String]

  @Option(
    help: ArgumentHelp(
      "Overrides the scene's proposal; each side is a number, nil or inf.",
      valueName: "widthxheight"))
  var proposal: ProposalArgument?

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  /// Reads each scene and hands it on.
  ///
  /// What is wrong goes to standard error, and the other scenes are still read.
  func forEachScene(_ body: (LoadedScene) throws -> Outcome) -> Outcome {
    var outcome = Outcome.holds
    for file in scenes {
      do {
        outcome = max(outcome, try body(LoadedScene(file: file, proposal: proposal?.proposal)))
      } catch {
        StandardError.write(CommandError.located(error, in: file))
        outcome = .badInput
      }
    }
    return outcome
  }
}
