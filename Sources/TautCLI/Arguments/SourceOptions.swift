import ArgumentParser
import LayoutSources

/// How Swift source is read where it leaves something open.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Swift source: values for what it leaves open, as a JSON object; repeatable.", valueName: "file"))
  var data: [String] = []

  @Option(
    help: ArgumentHelp(
      "Swift source: one value, as in 'isEditing=false' or 'user.name=Ann'; repeatable.",
      valueName: "path=value"))
  var assume: [String] = []

  @Option(
    help: ArgumentHelp("Swift source: how many elements an unknown collection has.", valueName: "count"))
  var samples = 3

  @Flag(help: "Swift source: an assumption about structure is an error.")
  var strict = false

  func validate() throws {
    guard (0...10_000).contains(samples) else {
      throw ValidationError("--samples is a number from 0 to 10000")
    }
  }

  /// What the reader is told; of several names, it takes those that are views.
  ///
  /// Throws `SourceError` and `DocumentError`.
  func reading(view: String?, candidates: [String] = []) throws -> ReadingOptions {
    var options = ReadingOptions()
    options.view = view
    options.candidates = candidates
    options.samples = samples
    options.isStrict = strict
    for file in data { try options.values.add(json: SceneFile.text(file), file: file) }
    for assignment in assume { try options.values.add(assignment: assignment) }
    return options
  }
}

/// Which view of Swift source is the scene.
struct SourceViewOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Swift source: the view or the preview to lay out; otherwise the first preview, or the view that no other uses.",
      valueName: "name"))
  var view: String?
}
