import ArgumentParser
import ConstraintLayout
import Foundation
import LayoutCore
import LayoutInspection
import LayoutPictures
import LayoutSources
import Synchronization

/// `taut inspect`: a page that resizes layouts exactly.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Writes a page that shows layouts in every size of a range, and why.",
    discussion: """
      The page is a single self-contained file: open it in a browser. Frames follow the sliders by the exact \
      functions of taut breakpoints; ticks show where something changes, red stretches where a requirement fails. A \
      selected view explains its size, and shows its source; with prices, its numbers can be changed on the page. Two of \
      several scenes can be compared. With a range for both sides a map shows the regimes.

      With --serve the page is served instead of written, to this machine only, until Control-C: it follows the files as \
      they change, and lays out other text sizes, directions and numbers on demand. A mistake in the files is shown on \
      the page, and the last good layout stays.

      EXAMPLES
        taut inspect scene.json --width 200...1000 -o layout.html
        taut inspect Card.swift --width 320...1024 -o card.html
        taut inspect Card.swift --width 320...430 --text-size large,AX3 --direction both -o card.html
        taut inspect Card.swift --width 320...430 --standard --fix -o card.html
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

  @OptionGroup var sides: RunningSides

  @Option(
    help: ArgumentHelp(
      "Overrides the scene's proposal along a side without a range; each side is a number, nil or inf.",
      valueName: "widthxheight"))
  var proposal: ProposalArgument?

  @Option(
    help: """
      What the page explains of each view: frames alone; reasons; prices, which are what would change its size; or also \
      suggestions, each of which was laid out. Otherwise as much as is practical for the scene.
      """)
  var tell: DetailArgument?

  @Option(
    help: ArgumentHelp(
      "A file of requirements, or a requirement itself, to be shown where it fails; repeatable. Those of the scene are "
        + "shown anyway.", valueName: "file|requirement"))
  var require: [String] = []

  @Flag(help: "Shows where the requirements of any layout fail, as taut check --standard does.")
  var standard = false

  @Flag(help: "Shows the smallest changes that mend what fails.")
  var fix = false

  @Option(
    help: ArgumentHelp("A folder with images as PNG files, named as in the scene.", valueName: "folder"))
  var images: String?

  @OptionGroup var variants: VariantOptions
  @OptionGroup var surroundings: SettledSurroundings
  @OptionGroup(title: "Swift source") var source: SettledSourceOptions
  @OptionGroup(title: "Swift source") var sourceView: SourceViewOption

  func validate() throws {
    guard sides.count > 0 else {
      throw ValidationError("Give a range: --width 200...1000, --height 100...600, or both.")
    }
    guard serve || output != nil else {
      throw ValidationError("Name the file to write, as in -o layout.html; or serve the page with --serve.")
    }
    if serve, scenes.contains("-") {
      throw ValidationError("--serve follows files; standard input is not a file")
    }
  }

  func run() throws {
    if serve { try servePage() }
    guard let output else { return }
    var outcome = Outcome.holds
    do {
      var inspected: [InspectedScene] = []
      for (index, input) in inputs(&outcome).enumerated() {
        do {
          for variant in try ShownVariant.all(variants) {
            inspected.append(try self.inspected(input, at: index, in: variant))
          }
        } catch {
          StandardError.write(CommandError.located(error, in: input.file))
          outcome = .badInput
        }
      }
      if !inspected.isEmpty { try OutputFile.write(page(inspected).html(), to: output) }
    } catch {
      StandardError.write("\(error)")
      outcome = .badInput
    }
    try outcome.end()
  }

  private func inputs(_ outcome: inout Outcome) -> [SceneInput] {
    SceneInput.all(scenes).flatMap { input -> [SceneInput] in
      do { return try input.views(reading()) } catch {
        StandardError.write(CommandError.located(error, in: input.file))
        outcome = .badInput
        return []
      }
    }
  }

  /// Returns the reader's options for Swift source.
  ///
  /// - Throws: `SourceError` and `DocumentError`.
  private func reading() throws -> ReadingOptions {
    var options = try source.reading(view: sourceView.view)
    options.language = variants.ownLanguage
    return options
  }

  /// The ranges of both sides.
  private var range: InspectedRange {
    func lengths(_ side: SideOrRangeArgument?) -> ClosedRange<Double>? {
      side?.range.map { $0.lowerBound.doubleValue...$0.upperBound.doubleValue }
    }
    return InspectedRange(width: lengths(sides.width), height: lengths(sides.height))
  }

  /// The container as far as it is given: any length is valid along a side that runs.
  private var size: AskedSize {
    func fixed(_ side: SideOrRangeArgument?) -> CGFloat?? {
      if case .fixed(let length)? = side { .some(length) } else { nil }
    }
    return AskedSize(
      proposal: proposal?.proposal, width: fixed(sides.width), height: fixed(sides.height),
      isOnDevice: false)
  }

  private func scene(_ input: SceneInput, in variant: ShownVariant) throws -> LoadedScene {
    try input.scene(
      size, textSize: variant.textSize, surroundings, reading(), in: variant.variant, isForAllSizes: true,
      isDrawn: true)
  }

  private func inspected(
    _ input: SceneInput, at index: Int, in variant: ShownVariant
  ) throws -> InspectedScene {
    var scene = try scene(input, in: variant)
    let base = scene.name
    scene.name += variant.title
    for warning in scene.tree.warnings { StandardError.write("warning: \(warning)") }
    let line = ProgressLine("Inspecting \(scene.name)")
    defer { line.finish() }
    let inspection = try inspection(of: scene, tell?.detail) { line.show($0) }
    line.finish()
    var found = InspectedScene(scene, inspection, base: base, input: index, file: input.file, variant)
    let checks = SceneRequirements(
      shared: try RequirementList.all(of: require), isStandard: standard, over: range, in: scene.proposal)
    guard let result = try checks.check(scene) else { return found }
    found.check = result
    if fix {
      let writer = try RepairWriter(input, scene, surroundings, reading())
      found.check?.repairs = try writer.repairs(in: result, of: scene.name)
    }
    return found
  }

  private func inspection(
    of scene: LoadedScene, _ detail: InspectionOptions.Detail?,
    progress: @escaping @Sendable (Double) -> Void
  ) throws -> Inspection {
    var options = try options(scene)
    options.detail = detail
    return scene.isMadeForOneSize
      ? try Inspection(
        name: scene.name, in: scene.proposal, over: range, options: options,
        progress: progress, making: { try scene.tree(in: $0) })
      : try Inspection(
        of: scene.tree, name: scene.name, in: scene.proposal, over: range, options: options,
        progress: progress)
  }

  /// The largest number of scenes that are compared with each other.
  private static let mostCompared = 8
  /// The largest number of scenes for which edits are attributed, which takes a layout over the range for
  /// each edit.
  private static let mostToldApart = 3

  /// Returns the page of some scenes, with the edits between them.
  private func page(_ inspected: [InspectedScene]) throws -> InspectionPage {
    var page = InspectionPage(inspected.map(\.inspection))
    page.facts = PageFacts(scenes: inspected, isServed: serve, variants: variants).json.line
    guard inspected.count <= Self.mostCompared else { return page }
    for (before, old) in inspected.enumerated() {
      for (after, new) in inspected.enumerated() where before != after {
        let size = comparedSize(new.scene)
        let isMade = old.scene.isMadeForOneSize || new.scene.isMadeForOneSize
        var (one, other) = (try old.scene.tree(in: size), try new.scene.tree(in: size))
        if isMade { (one, other) = (try one.keepingMadeContent(), try other.keepingMadeContent()) }
        let comparison = try InspectedComparison(
          of: one, at: before, with: other, at: after, in: size,
          over: isMade || inspected.count > Self.mostToldApart ? nil : range)
        page.comparisons.append(
          isMade ? comparison.placed(one, in: old.inspection, other, in: new.inspection) : comparison)
      }
    }
    return page
  }

  /// Returns the size in which scenes are compared: the middle of each range.
  private func comparedSize(_ scene: LoadedScene) -> ProposedViewSize {
    func middle(_ range: ClosedRange<Double>?, _ length: CGFloat?) -> CGFloat? {
      range.map { CGFloat(($0.lowerBound + $0.upperBound) / 2) } ?? length
    }
    return ProposedViewSize(
      width: middle(range.width, scene.proposal.width), height: middle(range.height, scene.proposal.height))
  }

  private func options(_ scene: LoadedScene) throws -> InspectionOptions {
    var options = InspectionOptions()
    // The reader of source, which is called during layout, belongs to one thread.
    if scene.report != nil, scene.isMadeForOneSize || scene.tree.hasOpaqueCode { options.threads = 1 }
    options.picture.fonts = try surroundings.pango()
    options.picture.platform = scene.environment.platform
    options.picture.tint = scene.tint
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
            "the page is at \(address) and follows \(scenes.joined(separator: ", ")); Control-C stops it")
        }
      } catch { failure.withLock { $0 = error } }
    }
    var rounds = 0
    while failure.withLock({ $0 }) == nil {
      Thread.sleep(forTimeInterval: 0.1)
      // The reader of source belongs to this thread, which therefore answers too.
      for question in page.takeQuestions() { question.reply.resume(returning: answer(question.query)) }
      rounds += 1
      if rounds % 3 == 0, files.changed() { make(page) }
    }
    if let error = failure.withLock({ $0 }) { throw error }
  }

  private func make(_ page: ServedPage) {
    page.update { version in
      let inputs = try SceneInput.all(scenes).flatMap { input in
        do { return try input.views(reading()) } catch {
          throw CommandError.unreadable(CommandError.located(error, in: input.file))
        }
      }
      return try html(
        inputs.enumerated().flatMap { index, input in
          do {
            return try ShownVariant.all(variants).map { try inspected(input, at: index, in: $0) }
          } catch {
            throw CommandError.unreadable(CommandError.located(error, in: input.file))
          }
        }, version)
    } empty: { version in
      try html([], version)
    }
    if let problem = page.content.problem { StandardError.write(problem) }
  }

  private func html(_ inspected: [InspectedScene], _ version: Int) throws -> Data {
    var page = try page(inspected)
    page.version = version
    return try page.html()
  }

  /// Returns the answer to a page's query: an inspection of the scene in a variant, or the story of a view.
  private func answer(_ query: String) -> Data {
    do {
      let asked = try PageQuestion(query)
      var outcome = Outcome.holds
      let inputs = inputs(&outcome)
      guard inputs.indices.contains(asked.scene) else {
        throw CommandError.unreadable("there is no scene \(asked.scene)")
      }
      let input = inputs[asked.scene]
      let variant = try ShownVariant(
        asked.textSize, language: asked.language, asked.direction, variants)
      var scene = try scene(input, in: variant)
      if let view = asked.view { return try asked.story(of: view, in: scene) }
      if !asked.numbers.isEmpty { try scene.change(asked.numbers) }
      let base = scene.name
      scene.name += variant.title
      // A request with changed numbers needs the prices, from which further changes continue.
      let inspection = try inspection(of: scene, asked.numbers.isEmpty ? tell?.detail : .prices) { _ in }
      let found = InspectedScene(
        scene, inspection, base: base, input: asked.scene, file: input.file, variant)
      return Data(
        #"{"inspection": \#(String(decoding: try inspection.json(), as: UTF8.self)), "facts": \#(found.json.line)}"#
          .utf8)
    } catch {
      return ServedPage.problem("\(error)")
    }
  }
}

/// The amount of detail for each view.
struct DetailArgument: ExpressibleByArgument {
  let detail: InspectionOptions.Detail

  init?(argument: String) {
    guard let detail = InspectionOptions.Detail(rawValue: argument) else { return nil }
    self.detail = detail
  }

  static var allValueStrings: [String] { InspectionOptions.Detail.allCases.map(\.rawValue) }
}
