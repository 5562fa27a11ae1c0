import ArgumentParser
import Foundation
import LayoutCore
import LayoutInspection
import LayoutPictures
import Synchronization

/// `taut inspect`: a page that resizes layouts exactly.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Writes a page that shows layouts in every size of a range, and why.",
    discussion: """
      The page is one file that needs nothing else: open it in a browser. Frames follow the sliders by the exact \
      functions of taut breakpoints; ticks show where something changes. A selected view tells its story; of several \
      scenes two can be compared. With a range for both sides a map shows the regimes.

      With --serve the page is not written but served, to this machine alone, until Control-C: it follows the files as \
      they change. A mistake in them is shown on the page, and the last good layout stays.

      EXAMPLES
        taut inspect scene.json --width 200...1000 -o layout.html
        taut inspect Card.swift --width 320...1024 -o card.html
        taut inspect before.json after.json --width 200...800 -o both.html
        taut inspect scene.json --width 200...800 --height 100...600 -o map.html
        taut inspect scene.json --width 200...800 --tell prices -o why.html
        taut inspect Card.swift --width 320...1024 --serve
      """)

  @Argument(
    help: """
      Scene files, JSON or YAML, "-" is standard input; or .swift files and folders of them, which together are one \
      scene.
      """)
  var scenes: [String]

  @Option(name: [.short, .long], help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String?

  @Flag(help: "Serves the page on the loopback address, and makes it anew when a file changes.")
  var serve = false

  @Option(help: ArgumentHelp("With --serve, the port; 0 is any that is free.", valueName: "number"))
  var port: UInt16 = 8_417

  @Option(help: ArgumentHelp("The range of container widths.", valueName: "from...through"))
  var width: RangeArgument?

  @Option(help: ArgumentHelp("The range of container heights.", valueName: "from...through"))
  var height: RangeArgument?

  @Option(
    help: ArgumentHelp(
      "Overrides the scene's proposal along a side without a range; each side is a number, nil or inf.",
      valueName: "widthxheight"))
  var proposal: ProposalArgument?

  @Option(
    help: """
      What is told of each view: frames, no story; reasons; prices, what would change its size; or suggestions too, each \
      of which was laid out. Otherwise as much as fits the scene.
      """)
  var tell: DetailArgument?

  @Option(
    help: ArgumentHelp("A folder with images as PNG files, called as in the scene.", valueName: "folder"))
  var images: String?

  @OptionGroup var surroundings: SurroundingsOption
  @OptionGroup(title: "Swift source") var source: SourceOptions
  @OptionGroup(title: "Swift source") var sourceView: SourceViewOption

  func validate() throws {
    guard width != nil || height != nil else {
      throw ValidationError("Give a range: --width 200...1000, --height 100...600, or both.")
    }
    guard serve || output != nil else {
      throw ValidationError("Name the file to write, as in -o layout.html; or serve the page with --serve.")
    }
    if serve, scenes.contains("-") {
      throw ValidationError("--serve follows files; standard input is none")
    }
  }

  func run() throws {
    if serve { try servePage() }
    guard let output else { return }
    var outcome = Outcome.holds
    do {
      var inspections: [(scene: LoadedScene, inspection: Inspection)] = []
      let inputs = SceneInput.all(scenes).flatMap { input -> [SceneInput] in
        do { return try input.views(source.reading(view: sourceView.view)) } catch {
          StandardError.write(CommandError.located(error, in: input.file))
          outcome = .badInput
          return []
        }
      }
      for input in inputs {
        do {
          inspections.append(try inspection(of: input))
        } catch {
          StandardError.write(CommandError.located(error, in: input.file))
          outcome = .badInput
        }
      }
      if !inspections.isEmpty { try OutputFile.write(page(inspections).html(), to: output) }
    } catch {
      StandardError.write("\(error)")
      outcome = .badInput
    }
    try outcome.end()
  }

  private func inspection(of input: SceneInput) throws -> (scene: LoadedScene, inspection: Inspection) {
    let scene = try input.scene(
      proposal?.proposal, surroundings, source.reading(view: sourceView.view), in: source.variant(),
      isForAllSizes: true, isDrawn: true)
    let line = ProgressLine("Inspecting \(scene.name)")
    defer { line.finish() }
    let range = InspectedRange(width: width?.lengths, height: height?.lengths)
    let inspection =
      scene.isMadeForOneSize
      ? try Inspection(
        name: scene.name, in: scene.proposal, over: range, options: options(scene),
        progress: { line.show($0) }, making: { try scene.tree(in: $0) })
      : try Inspection(
        of: scene.tree, name: scene.name, in: scene.proposal, over: range, options: options(scene)
      ) { line.show($0) }
    for warning in scene.tree.warnings { StandardError.write("warning: \(warning)") }
    return (scene, inspection)
  }

  /// How many scenes are compared with each other: of more, nobody compares all.
  private static let mostCompared = 8
  /// Of how many scenes it is worked out which edit is behind which frame: that takes a layout over the range for each edit.
  private static let mostToldApart = 3

  /// The page of some scenes, with what was edited from each to the others.
  private func page(_ inspections: [(scene: LoadedScene, inspection: Inspection)]) throws -> InspectionPage {
    var page = InspectionPage(inspections.map(\.inspection))
    guard inspections.count <= Self.mostCompared else { return page }
    for (before, old) in inspections.enumerated() {
      for (after, new) in inspections.enumerated() where before != after {
        let size = comparedSize(new.scene)
        let isMade = old.scene.isMadeForOneSize || new.scene.isMadeForOneSize
        var (one, other) = (try old.scene.tree(in: size), try new.scene.tree(in: size))
        if isMade { (one, other) = (try one.keepingMadeContent(), try other.keepingMadeContent()) }
        let comparison = try InspectedComparison(
          of: one, at: before, with: other, at: after, in: size,
          over: isMade || inspections.count > Self.mostToldApart
            ? nil : InspectedRange(width: width?.lengths, height: height?.lengths))
        page.comparisons.append(
          isMade ? comparison.placed(one, in: old.inspection, other, in: new.inspection) : comparison)
      }
    }
    return page
  }

  /// The size in which scenes are compared: the middle of each range.
  private func comparedSize(_ scene: LoadedScene) -> ProposedViewSize {
    func middle(_ range: RangeArgument?, _ length: CGFloat?) -> CGFloat? {
      range.map { CGFloat(($0.lengths.lowerBound + $0.lengths.upperBound) / 2) } ?? length
    }
    return ProposedViewSize(
      width: middle(width, scene.proposal.width), height: middle(height, scene.proposal.height))
  }

  private func options(_ scene: LoadedScene) throws -> InspectionOptions {
    var options = InspectionOptions()
    // What reads source as it is laid out belongs to one thread.
    if scene.report != nil { options.threads = 1 }
    options.detail = tell?.detail
    options.picture.fonts = try surroundings.pango()
    options.picture.platform = scene.environment.platform
    options.picture.images = try PictureImages.folder(images)
    return options
  }
}

extension InspectCommand {
  /// Serves the page until the program ends.
  private func servePage() throws {
    let page = ServedPage()
    var files = WatchedFiles(scenes)
    make(page)
    let server = PageServer(port: port, page: page)
    let failure = Mutex((any Error)?.none)
    Task {
      do {
        try await server.run { address in
          StandardError.write(
            "the page is at \(address) and follows \(scenes.joined(separator: ", ")); Control-C ends")
        }
      } catch { failure.withLock { $0 = error } }
    }
    while failure.withLock({ $0 }) == nil {
      Thread.sleep(forTimeInterval: 0.3)
      if files.changed() { make(page) }
    }
    if let error = failure.withLock({ $0 }) { throw error }
  }

  private func make(_ page: ServedPage) {
    page.update { version in
      let inspections = try SceneInput.all(scenes).flatMap { input in
        do {
          return try input.views(source.reading(view: sourceView.view)).map { try inspection(of: $0) }
        } catch {
          throw CommandError.unreadable(CommandError.located(error, in: input.file))
        }
      }
      return try html(inspections, version)
    } empty: { version in
      try html([], version)
    }
    if let problem = page.content.problem { StandardError.write(problem) }
  }

  private func html(
    _ inspections: [(scene: LoadedScene, inspection: Inspection)], _ version: Int
  ) throws -> Data {
    var page = try page(inspections)
    page.version = version
    return try page.html()
  }
}

/// How much is told of each view.
struct DetailArgument: ExpressibleByArgument {
  let detail: InspectionOptions.Detail

  init?(argument: String) {
    guard let detail = InspectionOptions.Detail(rawValue: argument) else { return nil }
    self.detail = detail
  }

  static var allValueStrings: [String] { InspectionOptions.Detail.allCases.map(\.rawValue) }
}
