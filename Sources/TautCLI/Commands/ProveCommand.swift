import ArgumentParser
import ConstraintLayout
import Foundation
import LayoutCore
import LayoutEquivalence
import LayoutExplanation
import LayoutProofs

/// `taut prove`: the two engines agree for every size in a range.
struct ProveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove",
    abstract: "Proves that both engines agree for every width, or every height, in a range.",
    discussion: """
      Each engine gives its layout as exact functions of the size, interval by interval; equal coefficients
      prove equal layouts for every real number in the range. Where they differ, a size shows it. A layout
      with opaque code cannot be proven: it is sampled, and the result says so.

      With --format json a proof is printed as a document, and --verify checks such documents with the scene
      and exact arithmetic alone.

      EXAMPLES
        taut prove --width 200...800 scene.json
        taut prove --width 200...800 --height 480 scene.json
        taut prove --height 0...1000 Models/Scenes/*.json
        taut prove --width 0...2000 --format json scene.json > proof.json
        taut prove --verify proof.json

      Proofs of texts that Pango measured are checked with the same --font or --text.

      EXIT CODES
        0  proven, or every document holds
        1  not equal or not proven, or a document is refused
        2  bad input or usage
      """)

  @Argument(help: "Scene files or Swift source, or proof documents with --verify; \"-\" is standard input.")
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "The range of widths in points, or one width where --height is a range.", valueName: "from...to"))
  var width: SideOrRangeArgument?

  @Option(
    help: ArgumentHelp(
      "The range of heights in points, or one height where --width is a range.", valueName: "from...to"))
  var height: SideOrRangeArgument?

  @Option(
    help: ArgumentHelp(
      "Overrides the scene's proposal; the side with a range does not count.",
      valueName: "widthxheight"))
  var proposal: ProposalArgument?

  @OptionGroup var surroundings: SurroundingsOption

  @OptionGroup(title: "Swift source") var source: SourceOptions
  @OptionGroup(title: "Swift source") var sourceView: SourceViewOption

  @Flag(help: "Checks proof documents.")
  var verify = false

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  func validate() throws {
    let runs = [width, height].count { if case .range = $0 { true } else { false } }
    if verify {
      guard width == nil, height == nil, proposal == nil else {
        throw ValidationError("--verify takes its sizes from the documents")
      }
    } else if runs != 1 {
      throw ValidationError("give one range: --width 200...800 or --height 200...800")
    }
  }

  func run() throws {
    var printer = ReportPrinter(format: format)
    var outcome = Outcome.holds
    let inputs = verify ? files.map { SceneInput.document($0) } : SceneInput.all(files)
    for input in inputs {
      do {
        outcome = max(outcome, try verify ? check(input.file, &printer) : prove(input, &printer))
      } catch {
        StandardError.write(CommandError.located(error, in: input.file))
        outcome = .badInput
      }
    }
    printer.finish(isList: inputs.count > 1)
    try outcome.end()
  }

  private func prove(_ input: SceneInput, _ printer: inout ReportPrinter) throws -> Outcome {
    let scene = try input.scene(proposal?.proposal, surroundings, source.reading(view: sourceView.view))
    let question = question(scene)
    let line = ProgressLine(scene.name)
    defer { line.finish() }
    let verdict = try RangeProver().prove(scene.tree, over: question) { line.show($0) }
    line.finish()
    let report = ProveReport(
      scene: scene, question: question, verdict: verdict, namesScene: SceneInput.all(files).count > 1)
    printer.add(text: TextExplanationFormat().proof(report), json: JSONExplanationFormat().proof(report))
    return report.outcome
  }

  private func question(_ scene: LoadedScene) -> RangeQuestion {
    func fixed(_ argument: SideOrRangeArgument?, _ own: CGFloat?) -> CGFloat? {
      if case .fixed(let side) = argument { side } else { own }
    }
    let proposal = ExactProposal(
      ProposedViewSize(
        width: fixed(width, scene.proposal.width), height: fixed(height, scene.proposal.height)))
    if case .range(let range) = height {
      return RangeQuestion(.vertical, over: range, other: proposal.width)
    }
    guard case .range(let range) = width else { preconditionFailure("one side was checked to be a range") }
    return RangeQuestion(.horizontal, over: range, other: proposal.height)
  }

  private func check(_ file: String, _ printer: inout ReportPrinter) throws -> Outcome {
    let text = try SceneFile.text(file)
    do {
      let document = try ProofDocument(reading: Data(text.utf8))
      let scene = try LoadedScene(
        text: document.scene, file: "\(file), scene", measurer: surroundings.measurer())
      try ProofChecker().check(document, of: scene.tree)
      add(VerifyReport(file: file, document: document, fault: nil), to: &printer)
      return .holds
    } catch let fault as ProofFault {
      if case .unreadable(let reason) = fault { throw CommandError.noProof(file: file, reason: reason) }
      add(VerifyReport(file: file, document: nil, fault: fault), to: &printer)
      return .answerIsNo
    }
  }

  private func add(_ report: VerifyReport, to printer: inout ReportPrinter) {
    printer.add(
      text: TextExplanationFormat().verification(report), json: JSONExplanationFormat().verification(report))
  }
}
