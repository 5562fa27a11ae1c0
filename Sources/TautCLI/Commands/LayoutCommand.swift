import ArgumentParser
import LayoutCore

/// `taut layout`: the frames of every view.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Prints the frame of every view, in the root container's coordinates.",
    discussion: """
      EXAMPLES
        taut layout scene.json
        taut layout --proposal 320xnil --format json scene.json
        taut layout --engine both Models/Scenes/*.json
        taut layout --scale 3 - < scene.yaml
        taut layout --stats --start standard scene.json
      """)

  @OptionGroup var options: SceneOptions

  @Option(help: "The engine; with both, the exit code is 1 where they differ.")
  var engine: EngineChoice = .constraints

  @Option(
    help: ArgumentHelp(
      "Snaps edges to pixels, this many per point; \"scene\" takes the scene's scale.",
      valueName: "pixels"))
  var scale: ScaleArgument?

  @Option(
    help: """
      The basis the solver starts from: from the standard one it pivots to the optimum, which from the forward one it \
      confirms without a pivot.
      """)
  var start: StartChoice = .forward

  @Flag(help: "Counts the work: programs, calls of the solver, pivots, exchanged pieces.")
  var stats = false

  func run() throws {
    var printer = ReportPrinter(format: options.format)
    let outcome = options.forEachScene { scene in
      let report = try report(on: scene)
      printer.add(text: report.text, json: report.json)
      for warning in report.result.warnings { StandardError.write("warning: \(warning)") }
      return report.differences?.isEmpty == false ? .answerIsNo : .holds
    }
    printer.finish(isList: options.scenes.count > 1)
    try outcome.end()
  }

  private func report(on scene: LoadedScene) throws -> FrameReport {
    let results = try engine.engines(from: start).map { try $0.layout(scene.tree, in: scene.proposal) }
    var shown = results[0]
    if let snapping = snapping(scene) {
      for index in shown.views.indices {
        shown.views[index].frame = snapping.snapped(shown.views[index].frame)
      }
    }
    return FrameReport(
      scene: scene.name, engine: engine.rawValue, result: shown,
      work: stats ? results.map { WorkReport(result: $0, start: start) } : [],
      differences: results.count > 1 ? FrameDifference.between(results[0], results[1]) : nil)
  }

  private func snapping(_ scene: LoadedScene) -> PixelSnapping? {
    switch scale {
    case .number(let scale): PixelSnapping(scale: scale)
    case .scene: PixelSnapping(scale: scene.environment.scale)
    case nil: nil
    }
  }
}
