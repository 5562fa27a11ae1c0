import ArgumentParser
import Foundation
import LayoutCore
import LayoutExplanation
import LayoutInspection
import LinearProgramming
import Taut

/// `taut breakpoints`: the container sizes at which a layout changes.
struct BreakpointsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "breakpoints",
    abstract: "Lists the container sizes at which a layout changes regime, and what changes there.",
    discussion: """
      Between two breakpoints every frame is an affine function of the container's size; --frames shows them. At a size \
      that is marked with ">" the layout is still the one below that size. Visible changes come first: another candidate, a \
      text that is cut off or wraps; sizes at which views only grow or move at a different rate come last, or are counted. \
      Rows that change alike share a line. For snapshot tests, take one size inside each \
      regime.

      With ranges for both sides the regimes are polygons of widths and heights, each with what changes beyond its sides.

      Where the tree differs at each size, as with geometry readers, or opaque code lays out, the layout is followed from \
      point to point: what changes twice between two points is missed.

      EXAMPLES
        taut breakpoints scene.json --width 200...800
        taut breakpoints scene.json --width 200...800 --frames
        taut breakpoints scene.json --height 0...1000 --proposal 320xnil
        taut breakpoints scene.json --width 200...800 --all
        taut breakpoints scene.json --width 200...800 --height 100...600
        taut breakpoints --format json scene.json --width 320...1024
      """)

  @OptionGroup var options: SceneOptions
  @OptionGroup(title: "Swift source") var sourceView: SourceViewOption

  @OptionGroup var sides: RunningSides

  @Flag(help: "Adds each view's frame as a function of the container's size; JSON always has them.")
  var frames = false

  @Flag(
    help:
      "Lists every size in order, even where only rates of growth change; JSON always has them.")
  var all = false

  func validate() throws {
    guard sides.count > 0 else {
      throw ValidationError("Give a range: --width 200...800, --height 200...800, or both.")
    }
  }

  /// The container as far as it is given.
  private var size: AskedSize {
    func fixed(_ side: SideOrRangeArgument?) -> CGFloat?? {
      if case .fixed(let length)? = side { .some(length) } else { nil }
    }
    return AskedSize(
      proposal: options.proposal?.proposal, width: fixed(sides.width), height: fixed(sides.height),
      isOnDevice: false)
  }

  func run() throws {
    guard let range = sides.width?.range ?? sides.height?.range else { return }
    let axis: Axis = sides.width?.range == nil ? .vertical : .horizontal
    var printer = ReportPrinter(format: options.format)
    let outcome = options.forEachScene(view: sourceView.view, size: size, isForAllSizes: true) { scene in
      if let widths = sides.width?.range, let heights = sides.height?.range {
        return try addRegions(of: scene, widths, heights, &printer)
      }
      let line = ProgressLine("Walking the sizes")
      defer { line.finish() }
      let found = try Self.parts(
        of: scene, along: axis, over: RangeArgument(range), WorkWatch(show: line.show))
      line.finish()
      switch found {
      case .exact(let parts):
        for breakpoints in parts {
          printer.add(
            text: TextExplanationFormat(showsFrames: frames, showsAll: all).breakpoints(
              breakpoints, scene: scene.name),
            json: JSONExplanationFormat().breakpoints(breakpoints, scene: scene.name))
        }
      case .followed(let breakpoints):
        let report = FollowedBreakpointsReport(
          scene: scene.name, breakpoints: breakpoints, showsFrames: frames)
        printer.add(text: report.text, json: report.json)
      }
      return .holds
    }
    printer.finish(isList: options.isList)
    try outcome.end()
  }

  /// The breakpoints that were found.
  enum Found {
    /// All breakpoints, for each part of the range with a constant tree.
    case exact([Breakpoints])
    /// Breakpoints found by sampling, where the layout between two sizes is unknown.
    case followed(FollowedBreakpoints)
  }

  /// Finds the breakpoints of a scene in a range of sizes.
  ///
  /// - Throws: The engine's errors, and those of reading the scene.
  static func parts(
    of scene: LoadedScene, along axis: Axis, over range: RangeArgument, _ watch: WorkWatch
  ) throws -> Found {
    func followed() throws -> Found {
      .followed(
        try FollowedBreakpoints(
          in: scene.proposal, along: axis, over: range.lower.doubleValue...range.upper.doubleValue,
          progress: { watch.show($0, "") },
          making: {
            try watch.check()
            return try scene.tree(in: $0)
          }))
    }
    let length = (range.upper - range.lower).doubleValue
    let parts = try scene.parts(along: axis, from: range.lower, through: range.upper)
    guard let parts, parts.allSatisfy({ $0.scene != nil }) else { return try followed() }
    var found: [Breakpoints] = []
    for part in parts {
      try watch.check()
      let done = (part.lower - range.lower).doubleValue
      let partLength = (part.upper - part.lower).doubleValue
      do {
        found.append(
          try Breakpoints(
            of: part.scene?.tree ?? scene.tree,
            over: ContainerRange(axis, lengths: part.lower...part.upper, of: scene.proposal)
          ) { share in
            watch.show(length > 0 ? (done + share * partLength) / length : 1, "")
          })
      } catch BreakpointsError.tooMany {
        return try followed()
      }
    }
    return .exact(found)
  }

  /// Prints the regimes of a plane of widths and heights.
  private func addRegions(
    of scene: LoadedScene, _ widths: ClosedRange<Rational>, _ heights: ClosedRange<Rational>,
    _ printer: inout ReportPrinter
  ) throws -> Outcome {
    let line = ProgressLine("Walking the sizes")
    defer { line.finish() }
    func lengths(_ range: ClosedRange<Rational>) -> ClosedRange<Double> {
      range.lowerBound.doubleValue...range.upperBound.doubleValue
    }
    let range = InspectedRange(width: lengths(widths), height: lengths(heights))
    var choices = InspectionOptions()
    choices.detail = .frames
    let inspection =
      scene.isMadeForOneSize
      ? try Inspection(
        name: scene.name, in: scene.proposal, over: range, options: choices, progress: { line.show($0) },
        making: { try scene.tree(in: $0) })
      : try Inspection(
        of: scene.tree, name: scene.name, in: scene.proposal, over: range, options: choices,
        progress: { line.show($0) })
    line.finish()
    for note in inspection.notes { StandardError.write("\(scene.name): \(note)") }
    let report = RegionsReport(inspection: inspection, showsFrames: frames)
    printer.add(text: report.text, json: report.json)
    return .holds
  }
}
