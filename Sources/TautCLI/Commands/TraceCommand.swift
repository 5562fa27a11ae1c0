import ArgumentParser
import LayoutCore
import ReferenceLayout

/// `taut trace`: proposals and reports, in order.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Prints what views are proposed and what they report, in the reference engine's order.",
    discussion: """
      EXAMPLES
        taut trace scene.json
        taut trace --view title --view row scene.json
        taut trace --proposal 100x100 --format json scene.json
      """)

  @OptionGroup var options: SceneOptions
  @OptionGroup var sides: SideOptions

  @Option(help: ArgumentHelp("Only this view, by its id or path; repeatable.", valueName: "id"))
  var view: [String] = []

  func run() throws {
    var printer = ReportPrinter(format: options.format)
    let outcome = options.forEachScene(candidates: view, size: sides.asked(options.proposal)) { scene in
      let report = try report(on: scene)
      printer.add(text: report.text, json: report.json)
      return .holds
    }
    printer.finish(isList: options.isList)
    try outcome.end()
  }

  private func report(on scene: LoadedScene) throws -> TraceReport {
    let chosen = try chosenViews(scene)
    var events: [TraceEvent] = []
    let result = try Engines.trace(scene.tree, in: scene.proposal) { event in
      if chosen?.contains(event.index) ?? true { events.append(event) }
    }
    return TraceReport(scene: scene.name, tree: scene.tree, proposal: result.proposal, events: events)
  }

  /// Returns the selected views; `nil` for all of them.
  private func chosenViews(_ scene: LoadedScene) throws -> Set<LayoutTree.Index>? {
    let names = scene.names(among: view)
    guard !names.isEmpty else { return nil }
    return try names.reduce(into: []) { $0.formUnion(try scene.views(named: $1)) }
  }
}

extension TraceEvent {
  /// The view of the event.
  var index: LayoutTree.Index {
    switch self {
    case .propose(let index, _), .report(let index, _): index
    }
  }
}
