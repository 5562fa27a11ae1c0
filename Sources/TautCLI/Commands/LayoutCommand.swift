import ArgumentParser
import Foundation
import LayoutCertificates
import LayoutCore
import LayoutExplanation
import LayoutSources

/// `taut layout`: the frames of every view.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Prints the frame of every view, in the root container's coordinates.",
    discussion: """
      EXAMPLES
        taut layout scene.json
        taut layout --proposal 320xnil --format json scene.json
        taut layout --engine both --line Models/Scenes/*.json
        taut layout --scale 3 - < scene.yaml
        taut layout --stats --start standard scene.json
        taut layout --sweep 400...1000 --step 1 --format json scene.json
        taut layout --progress 0.5 switch.json
        taut layout --progress 0.5 --next 'isWide=true' Card.swift
        taut layout --tree scene.json
        taut layout --font Roboto-Regular.ttf --font NotoSansArabic-Regular.ttf scene.json
        taut layout Card.swift --proposal 390xnil
        taut layout Sources/ --view StatusRow --data values.json --assume 'isEditing=false'
      """)

  @OptionGroup var options: SceneOptions
  @OptionGroup var sides: SideOptions
  @OptionGroup(title: "Swift source") var sourceView: SourceViewOption

  @Option(help: "The engine; with both, the exit code is 1 where they differ.")
  var engine: EngineChoice = .constraints

  @Option(
    help: ArgumentHelp(
      "Snaps edges to pixels, this many per point; \"scene\" takes the scene's scale.",
      valueName: "pixels"))
  var scale: ScaleArgument?

  @Option(
    help: """
      The basis that the solver starts from: from the standard one it pivots to the optimum; the forward one is optimal, \
      and is confirmed without a pivot.
      """)
  var start: StartChoice = .forward

  @Option(
    help: ArgumentHelp(
      "Lays out in one size after the other, from one end of a range of widths to the other.",
      valueName: "from...to"))
  var sweep: RangeArgument?

  @Option(help: ArgumentHelp("The distance between the sizes of a sweep, in points.", valueName: "points"))
  var step: StepArgument = .one

  @Option(help: "The side that a sweep changes.")
  var axis: SideArgument = .width

  @Option(
    help: ArgumentHelp(
      "Shows switches of AnyLayout this far on the way to their next layouts, from 0 to 1.", valueName: "part"
    ))
  var progress: Double?

  @Option(
    help: ArgumentHelp(
      "Swift source: one value of the layout to which --progress goes, as in 'isWide=true'; repeatable.",
      valueName: "path=value"))
  var next: [String] = []

  @Flag(
    help: "Counts the work: programs, calls of the solver, pivots, what was shared; and times each phase.")
  var stats = false

  @Flag(help: "Prints the tree, one line per view with its size and the reason for it; JSON is unaffected.")
  var tree = false

  @Flag(
    help: "Prints one line per scene: size, views, and whether the engines agree; JSON is unaffected.")
  var line = false

  func run() throws {
    var printer = ReportPrinter(format: options.format)
    var size = sides.asked(options.proposal)
    size.isOnDevice = sweep == nil
    // A name without a declared view may be that of a view in the trees, some of which may not have it.
    var (unknown, isFound) = (nil as SourceError?, false)
    var outcome = options.forEachScene(
      view: sourceView.view, size: size, isForAllSizes: sweep != nil, isEveryView: true,
      orAll: { error in
        guard case .unknownView = error else { return false }
        unknown = error
        return true
      }
    ) { scene in
      var (scene, outcome) = (scene, Outcome.holds)
      let isNamed = unknown != nil || scene.report == nil
      let named =
        isNamed ? try sourceView.view.flatMap { try scene.views(named: $0, orNone: unknown != nil) } : nil
      if named?.isEmpty == true { return .holds }
      isFound = isFound || named != nil
      var layouts = try engine.layouts(of: scene.tree, from: start)
      let nextLayouts = try nextLayouts(scene)
      for proposal in proposals(scene) {
        if scene.isMadeForOneSize, proposal != scene.proposal {
          scene.tree = try scene.tree(in: proposal)
          scene.proposal = proposal
          layouts = try engine.layouts(of: scene.tree, from: start)
        }
        if tree, options.format == .text {
          let checked = try printTree(of: scene, in: proposal, under: named, &printer)
          outcome = max(outcome, checked)
          continue
        }
        let report = try report(
          on: scene, try moved(layouts.map { try $0(proposal) }, nextLayouts, proposal, scene), of: named)
        if line, options.format == .text {
          StandardOutput.write(report.line)
        } else if sweep == nil {
          printer.add(text: report.text, json: report.json)
        } else {
          printer.addLine(text: report.text, json: report.json)
        }
        if report.differences?.isEmpty == false { outcome = .answerIsNo }
      }
      for warning in scene.tree.warnings { StandardError.write("warning: \(warning)") }
      return outcome
    }
    if sweep == nil { printer.finish(isList: options.isList) }
    if let unknown, !isFound {
      StandardError.write(CommandError.located(unknown, in: options.scenes.joined(separator: " ")))
      outcome = .badInput
    }
    try outcome.end()
  }

  func validate() throws {
    if tree, engine == .reference {
      throw ValidationError(
        "--tree says why, which the reference engine does not know: leave out --engine reference")
    }
    if tree, line { throw ValidationError("--tree and --line are two ways to print: choose one") }
    if tree, scale != nil || stats || progress != nil {
      throw ValidationError("--tree cannot be combined with --scale, --stats or --progress")
    }
    if let progress, !(0...1).contains(progress) {
      throw ValidationError("--progress must be a number from 0 to 1")
    }
    if !next.isEmpty, progress == nil {
      throw ValidationError("--next says where --progress goes: give both")
    }
  }

  /// Prints the tree with the reasons, after its certificate was checked.
  private func printTree(
    of scene: LoadedScene, in proposal: ProposedViewSize, under named: [LayoutTree.Index]?,
    _ printer: inout ReportPrinter
  ) throws -> Outcome {
    let explanation = try LayoutExplanation(scene.tree, in: proposal)
    let (checked, lines) = try CertifiedOutput.outcome(
      of: explanation.solution, tree: scene.tree, called: scene.name
    ) {
      let format = TextExplanationFormat()
      guard let named else { return format.tree(explanation, scene: scene.name) }
      return zip(named, scene.titles(of: named)).flatMap { view, title in
        format.tree(explanation, scene: title, under: view)
      }
    }
    guard checked == .holds else { return checked }
    printer.add(text: Terminal.standardOutput.text(lines), json: .null)
    return .holds
  }

  /// Returns the layouts with every switch in its next state, or of Swift source with its next values; `nil`
  /// if no progress was requested.
  private func nextLayouts(_ scene: LoadedScene) throws -> [(ProposedViewSize) throws -> TimedLayout]? {
    guard progress != nil else { return nil }
    guard scene.report == nil else {
      guard !next.isEmpty else { throw CommandError.noNextLayout(scene: scene.name) }
      return try engine.layouts(of: scene.tree(assuming: next, in: scene.proposal), from: start)
    }
    let next = try LoadedScene(
      text: scene.text, file: scene.name, on: scene.stage, showsNextLayout: true)
    return try engine.layouts(of: next.tree, from: start)
  }

  /// Returns layouts interpolated towards the next ones.
  private func moved(
    _ layouts: [TimedLayout], _ next: [(ProposedViewSize) throws -> TimedLayout]?,
    _ proposal: ProposedViewSize, _ scene: LoadedScene
  ) throws -> [TimedLayout] {
    guard let next, let progress else { return layouts }
    return try zip(layouts, next).map { layout, next in
      var layout = layout
      let other = try next(proposal).result
      guard let between = layout.result.animated(to: other, progress: progress) else {
        throw CommandError.differentViews(scene: scene.name)
      }
      layout.result = between
      return layout
    }
  }

  /// Returns the sizes in which a scene is laid out.
  private func proposals(_ scene: LoadedScene) -> [ProposedViewSize] {
    guard let sweep else { return [scene.proposal] }
    return stride(from: sweep.lower.doubleValue, through: sweep.upper.doubleValue, by: step.points).map {
      length in
      axis.axis == .horizontal
        ? ProposedViewSize(width: CGFloat(length), height: scene.proposal.height)
        : ProposedViewSize(width: scene.proposal.width, height: CGFloat(length))
    }
  }

  private func report(
    on scene: LoadedScene, _ layouts: [TimedLayout], of named: [LayoutTree.Index]?
  ) throws -> FrameReport {
    let results = layouts.map(\.result)
    var shown = results[0]
    if let snapping = snapping(scene) {
      for index in shown.views.indices {
        shown.views[index].frame = snapping.snapped(shown.views[index].frame)
      }
    }
    var differences = results.count > 1 ? FrameDifference.between(results[0], results[1]) : nil
    if differences?.isEmpty == false, try Engines.agreeExactly(scene.tree, in: results[0].proposal) {
      differences = []
      StandardError.write(
        "\(scene.name): the engines agree in exact numbers; in doubles, rounding moves a line break")
    }
    return FrameReport(
      scene: scene.name, engine: engine.rawValue, result: shown,
      work: stats ? layouts.map { WorkReport(layout: $0, reading: scene.phases, start: start) } : [],
      source: scene.report, differences: differences, only: named.map { Set(scene.tree.paths(under: $0)) },
      parts: (named ?? []).count < 2
        ? []
        : zip(named ?? [], scene.titles(of: named ?? [])).map {
          FrameReport.Part(title: $1, paths: Set(scene.tree.paths(under: [$0])))
        })
  }

  private func snapping(_ scene: LoadedScene) -> PixelSnapping? {
    switch scale {
    case .number(let scale): PixelSnapping(scale: scale)
    case .scene: PixelSnapping(scale: scene.environment.scale)
    case nil: nil
    }
  }
}

extension LayoutTree {
  /// Returns the paths of some views and all of their descendants.
  fileprivate func paths(under views: [Index]) -> [String] {
    views.flatMap { [self[$0].path] + paths(under: Array(self[$0].children)) }
  }
}
