import ArgumentParser
import LayoutCore
import LayoutExplanation
import Taut

/// `taut breakpoints`: the container sizes at which anything changes.
struct BreakpointsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "breakpoints",
    abstract: "Lists the container sizes at which a layout changes regime, and what changes there.",
    discussion: """
      Between two breakpoints every frame is an affine function of the container's size; --frames shows them. At a size
      that is marked with ">" the layout is still the one below. Good sizes for snapshot tests are one inside each
      regime.

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
    let outcome = options.forEachScene(view: sourceView.view) { scene in
      let line = ProgressLine("Walking the sizes")
      defer { line.finish() }
      let length = max(1, (range.upper - range.lower).doubleValue)
      let breakpoints = try Breakpoints(
        scene.tree, in: scene.proposal, along: axis, from: range.lower, through: range.upper
      ) { size in line.show((size - range.lower).doubleValue / length, "at \(Int(size.doubleValue))") }
      line.finish()
      printer.add(
        text: TextExplanationFormat(showsFrames: frames, showsAll: all).breakpoints(
          breakpoints, scene: scene.name),
        json: JSONExplanationFormat().breakpoints(breakpoints, scene: scene.name))
      return .holds
    }
    printer.finish(isList: options.isList)
    try outcome.end()
  }
}
