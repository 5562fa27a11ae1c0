import ArgumentParser
import Foundation
import LayoutCore
import LayoutInspection
import LayoutPictures

/// `taut inspect`: a page that resizes layouts exactly.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Writes a page that shows layouts in every size of a range, and why.",
    discussion: """
      The page is one file that needs nothing else: open it in a browser. Frames follow the sliders by the exact \
      functions of taut breakpoints; ticks show where something changes. A selected view tells its story; of several \
      scenes two can be compared. With a range for both sides a map shows the regimes.

      EXAMPLES
        taut inspect scene.json --width 200...1000 -o layout.html
        taut inspect Card.swift --width 320...1024 -o card.html
        taut inspect before.json after.json --width 200...800 -o both.html
        taut inspect scene.json --width 200...800 --height 100...600 -o map.html
        taut inspect scene.json --width 200...800 --tell suggestions -o why.html
      """)

  @Argument(
    help: """
      Scene files, JSON or YAML, "-" is standard input; or .swift files and folders of them, which together are one \
      scene.
      """)
  var scenes: [String]

  @Option(name: [.short, .long], help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String

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
      What is told of each view: reasons; prices, what would change its size; or suggestions too, each of which was laid \
      out. Otherwise prices for small scenes and reasons for large ones.
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
  }

  func run() throws {
    var outcome = Outcome.holds
    do {
      var inspections: [Inspection] = []
      for input in SceneInput.all(scenes) {
        do {
          inspections.append(try inspection(of: input))
        } catch {
          StandardError.write(CommandError.located(error, in: input.file))
          outcome = .badInput
        }
      }
      if !inspections.isEmpty { try write(InspectionPage(inspections).html()) }
    } catch {
      StandardError.write("\(error)")
      outcome = .badInput
    }
    try outcome.end()
  }

  private func inspection(of input: SceneInput) throws -> Inspection {
    let scene = try input.scene(proposal?.proposal, surroundings, source.reading(view: sourceView.view))
    let line = ProgressLine("Inspecting \(scene.name)")
    defer { line.finish() }
    let inspection = try Inspection(
      of: scene.tree, name: scene.name, in: scene.proposal,
      over: InspectedRange(width: width?.lengths, height: height?.lengths), options: options()
    ) { line.show($0) }
    for warning in scene.tree.warnings { StandardError.write("warning: \(warning)") }
    return inspection
  }

  private func options() throws -> InspectionOptions {
    var options = InspectionOptions()
    options.detail = tell?.detail
    options.picture.fonts = try surroundings.pango()
    options.picture.images = try PictureImages.folder(images)
    return options
  }

  private func write(_ data: Data) throws {
    do {
      try data.write(to: URL(fileURLWithPath: output))
    } catch {
      throw CommandError.unwritable(file: output, reason: error.words)
    }
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
