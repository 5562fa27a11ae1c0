import ArgumentParser
import ConstraintLayout
import Foundation
import LayoutCore
import LayoutEquivalence
import LayoutExplanation
import LayoutProofs
import LinearProgramming

/// `taut prove`: the two engines agree for every size in a range.
struct ProveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove",
    abstract: "Proves that both engines agree for every width, or every height, in a range.",
    discussion: """
      Each engine gives its layout as exact functions of the size, interval by interval; equal coefficients \
      prove equal layouts for every real number in the range. Where they differ, a size shows it. A layout \
      with opaque code cannot be proven: it is sampled, and the result says so. So is one of which another \
      tree is made at each size, as with the content of geometry readers.

      With ranges for both sides every width is proven at nine heights, from one end to the other: between them nothing \
      is, and the exit code says so.

      With --format json a proof is printed as a document, which taut verify checks with the scene and exact \
      arithmetic alone.

      EXAMPLES
        taut prove --width 200...800 scene.json
        taut prove --width 200...800 --height 480 scene.json
        taut prove --width 200...800 --height 100...600 scene.json
        taut prove --height 0...1000 Models/Scenes/*.json
        taut prove --width 0...2000 --format json scene.json > proof.json

      EXIT CODES
        0  proven
        1  not equal, or not proven
        2  bad input or usage
      """)

  @Argument(help: "Scene files or Swift source; \"-\" is standard input.")
  var files: [String]

  @OptionGroup var sides: RunningSides

  @Option(
    help: ArgumentHelp(
      "Overrides the scene's proposal; the side with a range is ignored.",
      valueName: "widthxheight"))
  var proposal: ProposalArgument?

  @OptionGroup var surroundings: SurroundingsOption

  @OptionGroup(title: "Swift source") var source: SourceOptions
  @OptionGroup(title: "Swift source") var sourceView: SourceViewOption

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  func validate() throws {
    guard sides.count > 0 else {
      throw ValidationError("give a range: --width 200...800, --height 200...800, or both")
    }
  }

  func run() throws {
    var printer = ReportPrinter(format: format)
    var outcome = Outcome.holds
    let inputs = SceneInput.all(files)
    for input in inputs {
      for textSize in surroundings.textSizes {
        do {
          for height in heights {
            outcome = max(outcome, try prove(input, textSize, height, &printer))
          }
        } catch {
          StandardError.write(CommandError.located(error, in: input.file))
          outcome = .badInput
        }
      }
    }
    if heights.count > 1 {
      StandardError.write(
        "every width is proven at \(heights.count) heights; nothing is proven for heights between them")
      outcome = max(outcome, .answerIsNo)
    }
    printer.finish(isList: inputs.count * surroundings.textSizes.count * heights.count > 1)
    try outcome.end()
  }

  private func prove(
    _ input: SceneInput, _ textSize: DynamicTypeSize?, _ height: Rational?, _ printer: inout ReportPrinter
  ) throws -> Outcome {
    var scene = try input.scene(
      AskedSize(
        proposal: proposal?.proposal, height: height.map { .some(CGFloat($0.doubleValue)) },
        isOnDevice: false), textSize: textSize, surroundings, source.reading(view: sourceView.view),
      in: source.variant(),
      isForAllSizes: true)
    if let textSize { scene.name += surroundings.title(of: textSize) }
    if let height { scene.name += ", \(PointFormat.shortest(CGFloat(height.doubleValue))) tall" }
    let whole = range(scene)
    let parts = try scene.parts(
      along: whole.axis, from: whole.lengths.lowerBound, through: whole.lengths.upperBound)
    guard let parts else {
      // A counterexample names a view of the tree that was made last.
      var made = scene
      return try answer(scene, whole, &printer) { progress in
        let verdict = try RangeProver().sample(over: whole, progress: progress) {
          made.tree = try scene.tree(in: whole.proposal(at: $0))
          return made.tree
        }
        return (made, verdict)
      }
    }
    return try parts.reduce(Outcome.holds) { outcome, part in
      var range = whole
      range.lengths = part.lower...part.upper
      guard let steady = part.scene else {
        StandardError.write(
          "\(CommandError.reachFollowsSize(scene: scene.name, side: whole.axis, range.lengths))")
        if format == .json { printer.add(text: "", json: ProveReport.unproven(scene, range)) }
        return max(outcome, .answerIsNo)
      }
      let found = try answer(steady, range, &printer) { progress in
        (steady, try RangeProver().prove(steady.tree, over: range, progress: progress))
      }
      return max(outcome, found)
    }
  }

  /// Prints the result for a scene, or for a copy with another tree.
  private func answer(
    _ scene: LoadedScene, _ range: ContainerRange, _ printer: inout ReportPrinter,
    finding find: (@escaping @Sendable (Double) -> Void) throws -> (scene: LoadedScene, verdict: RangeVerdict)
  ) throws -> Outcome {
    let line = ProgressLine(scene.name)
    defer { line.finish() }
    let (scene, verdict) = try find { line.show($0) }
    line.finish()
    let report = ProveReport(
      scene: scene, range: range, verdict: verdict,
      namesScene: SceneInput.all(files).count * surroundings.textSizes.count * heights.count > 1)
    printer.add(text: TextExplanationFormat().proof(report), json: JSONExplanationFormat().proof(report))
    return report.outcome
  }

  private func range(_ scene: LoadedScene) -> ContainerRange {
    let proposal = ProposedViewSize(
      width: sides.fixed(.horizontal, own: scene.proposal.width),
      height: sides.fixed(.vertical, own: scene.proposal.height))
    if let heights = sides.height?.range, sides.count == 1 {
      return ContainerRange(.vertical, lengths: heights, of: proposal)
    }
    guard let widths = sides.width?.range else { preconditionFailure("one side was checked to be a range") }
    return ContainerRange(.horizontal, lengths: widths, of: proposal)
  }

  /// The heights at which every width is proven where both sides run: both ends, and some between them.
  ///
  /// A single `nil` where one side runs.
  private var heights: [Rational?] {
    guard sides.count > 1, let range = sides.height?.range else { return [nil] }
    let steps = range.lowerBound == range.upperBound ? 0 : 8
    let length = range.upperBound - range.lowerBound
    return (0...steps).map { step in
      steps == 0
        ? range.lowerBound : range.lowerBound + length * Rational(numerator: step, denominator: steps)
    }
  }
}

extension ContainerRange {
  /// Returns the container at a length of the running side, in points.
  fileprivate func proposal(at length: Rational) -> ProposedViewSize {
    let other = fixedSide.map { CGFloat($0.doubleValue) }
    let running = CGFloat(length.doubleValue)
    return axis == .horizontal
      ? ProposedViewSize(width: running, height: other) : ProposedViewSize(width: other, height: running)
  }
}
