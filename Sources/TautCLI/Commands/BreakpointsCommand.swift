import ArgumentParser
import LayoutCore
import LayoutExplanation
import LayoutInspection
import Taut

/// `taut breakpoints`: the container sizes at which anything changes.
struct BreakpointsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "breakpoints",
    abstract: "Lists the container sizes at which a layout changes regime, and what changes there.",
    discussion: """
      Between two breakpoints every frame is an affine function of the container's size; --frames shows them. At a size \
      that is marked with ">" the layout is still the one below. Good sizes for snapshot tests are one inside each \
      regime.

      Where the tree is another one at each size, as what geometry readers make of theirs, or opaque code lays out, the \
      layout is followed from point to point: what changes twice between two points is missed.

      EXAMPLES
        taut breakpoints scene.json --width 200...800
        taut breakpoints scene.json --width 200...800 --frames
        taut breakpoints scene.json --height 0...1000 --proposal 320xnil
        taut breakpoints scene.json --width 200...800 --all
        taut breakpoints --format json scene.json --width 320...1024
      """)

  @OptionGroup var options: SceneOptions
  @OptionGroup(title: "Swift source") var sourceView: SourceViewOption

  @Option(help: ArgumentHelp("The range of container widths.", valueName: "from...through"))
  var width: RangeArgument?

  @Option(help: ArgumentHelp("The range of container heights.", valueName: "from...through"))
  var height: RangeArgument?

  @Flag(help: "Adds each view's frame as a function of the container's size; JSON always has them.")
  var frames = false

  @Flag(
    help: "Lists the sizes at which a text is only cut off at another place too; JSON always has them.")
  var all = false

  func validate() throws {
    guard (width == nil) != (height == nil) else {
      throw ValidationError("Give one range: --width 200...800 or --height 200...800.")
    }
  }

  func run() throws {
    guard let range = width ?? height else { return }
    let axis: Axis = width == nil ? .vertical : .horizontal
    var printer = ReportPrinter(format: options.format)
    let outcome = options.forEachScene(view: sourceView.view, isForAllSizes: true) { scene in
      let line = ProgressLine("Walking the sizes")
      defer { line.finish() }
      let length = (range.upper - range.lower).doubleValue
      let parts = try scene.parts(along: axis, from: range.lower, through: range.upper)
      let scenes = parts?.compactMap(\.scene)
      guard let parts, scenes?.count == parts.count else {
        return try follow(scene, axis, range, line, &printer)
      }
      for part in parts {
        let done = (part.lower - range.lower).doubleValue
        let partLength = (part.upper - part.lower).doubleValue
        let breakpoints: Breakpoints
        do {
          breakpoints = try Breakpoints(
            part.scene?.tree ?? scene.tree, in: scene.proposal, along: axis, from: part.lower,
            through: part.upper
          ) { share in
            line.show(length > 0 ? (done + share * partLength) / length : 1)
          }
        } catch BreakpointsError.tooMany {
          return try follow(scene, axis, range, line, &printer)
        }
        line.finish()
        printer.add(
          text: TextExplanationFormat(showsFrames: frames, showsAll: all).breakpoints(
            breakpoints, scene: scene.name),
          json: JSONExplanationFormat().breakpoints(breakpoints, scene: scene.name))
      }
      return .holds
    }
    printer.finish(isList: options.isList)
    try outcome.end()
  }

  /// Prints where a layout changes of which nothing is known between two sizes.
  private func follow(
    _ scene: LoadedScene, _ axis: Axis, _ range: RangeArgument, _ line: ProgressLine,
    _ printer: inout ReportPrinter
  ) throws -> Outcome {
    let breakpoints = try FollowedBreakpoints(
      in: scene.proposal, along: axis, over: range.lower.doubleValue...range.upper.doubleValue,
      progress: { line.show($0) }, making: { try scene.tree(in: $0) })
    line.finish()
    let report = FollowedBreakpointsReport(
      scene: scene.name, breakpoints: breakpoints, showsFrames: frames)
    printer.add(text: report.text, json: report.json)
    return .holds
  }
}
