import ArgumentParser
import Taut

/// `taut breakpoints`: the container sizes at which anything changes.
struct BreakpointsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "breakpoints",
    abstract: "Lists the container sizes at which a layout changes regime, and what changes there.",
    discussion: """
      Between two breakpoints every frame is an affine function of the container's size; the table shows the views
      whose functions change. Good sizes for snapshot tests are one inside each regime.

      EXAMPLES
        taut breakpoints scene.json --width 200...800
        taut breakpoints scene.json --height 0...1000 --proposal 320xnil
        taut breakpoints --format json scene.json --width 320...1024
      """)

  @OptionGroup var options: SceneOptions

  @Option(help: ArgumentHelp("The range of container widths.", valueName: "from...through"))
  var width: RangeArgument?

  @Option(help: ArgumentHelp("The range of container heights.", valueName: "from...through"))
  var height: RangeArgument?

  func validate() throws {
    guard (width == nil) != (height == nil) else {
      throw ValidationError("Give one range: --width 200...800 or --height 200...800.")
    }
  }

  func run() throws {
    guard let range = width ?? height else { return }
    let axis: Axis = width == nil ? .vertical : .horizontal
    var printer = ReportPrinter(format: options.format)
    let outcome = options.forEachScene { scene in
      let breakpoints = try Breakpoints(
        scene.tree, in: scene.proposal, along: axis, from: range.lower, through: range.upper)
      printer.add(
        text: breakpoints.text(
          scene: scene.name, from: PointFormat.shortest(range.lower.doubleValue),
          through: PointFormat.shortest(range.upper.doubleValue)),
        json: breakpoints.json(scene: scene.name))
      return .holds
    }
    printer.finish(isList: options.scenes.count > 1)
    try outcome.end()
  }
}
