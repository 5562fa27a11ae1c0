import ArgumentParser
import ConstraintLayout
import Foundation
import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LayoutLanguages
import LayoutPictures
import LayoutRequirements
import LayoutSources
import LinearProgramming

/// `taut check`: whether requirements hold for every size in a range.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks requirements for every width, every height, or every size in a range.",
    discussion: """
      Every frame is an exact function of the size, interval by interval: a requirement fails for the sizes of exact \
      intervals, or of polygons where both sides have a range, or holds for every size. A line for each failure says where it fails, where by the most, and why. A \
      layout with opaque code is sampled, and the answer says so.

      Requirements are written in the scene ("require": ["title is whole"]), in a file, one per line, or on the command line:
        title is whole                   no text in it is cut off
        title has at most 2 lines        also: at least 2 lines, 2 lines
        badge inside card                also: inside container
        button-* do not overlap          also: icon does not overlap title
        icon left of title by 8...12     also: right of, above, below; by 8, by >= 8
        button.width >= 44               also: a.midY == b.midY, a.maxX <= b.minX - 8
        sidebar is visible               also: is hidden
        when width >= 700: sidebar is visible

      EXAMPLES
        taut check scene.json --width 320...1024
        taut check Card.swift --width 320...430 --require rules.txt
        taut check scene.json --width 320...1024 --require 'title is whole'
        taut check scene.json --width 320...1024 --standard
        taut check scene.json --width 320 --height 568...932 --standard
        taut check scene.json --width 320...1024 --height 568...932
        taut check scene.json --proposal 390x844 --standard
        taut check --width 320...1024 --standard --format junit *.json
        taut check scene.json --width 320...430 --fix
        taut check scene.json --width 320...430 --text-size all --strings Localizable.xcstrings
        taut check Card.swift --width 320...430 --text-size large,accessibility5 --pseudo --direction both
        taut check Sources/ --width 320...430 --standard --write-baseline taut-baseline.json
        taut check Sources/ --width 320...430 --standard --baseline taut-baseline.json --changed-since main

      A comment at a line of Swift source, or alone above it, ignores what fails there, and must say why:
        Text(title).lineLimit(1)  // taut: ignore text: the whole title is in the tooltip
      Kinds: size, place, text, ratio, shown, row, effective; without one, everything is ignored.

      A similar comment states a requirement of the view there, and the nearest taut.yml sets the sizes, the device and the \
      rest where no option does:
        Text(title)  // taut: it has at most 2 lines

      EXIT CODES
        0  every requirement holds
        1  one fails, or a text is not translated
        2  bad input or usage
      """)

  @Argument(help: "Scene files or Swift source; \"-\" is standard input.")
  var files: [String]

  @OptionGroup var sides: RunningSides

  @Option(
    help: ArgumentHelp(
      "Overrides the scene's proposal along a side without a range; without any range, the only size checked.",
      valueName: "widthxheight"))
  var proposal: ProposalArgument?

  @Option(
    help: ArgumentHelp(
      "A file of requirements, or a requirement itself; repeatable.", valueName: "file|requirement"))
  var require: [String] = []

  @Flag(
    help: """
      What can be required of any layout: whole texts, siblings that do not collide, content inside its parent and the \
      container, buttons of 44 x 44, views that are not shown for less than 20 points, rows that do not wrap, and \
      modifiers that change something.
      """)
  var standard = false

  @Flag(
    help: """
      Looks for the smallest changes that make what fails hold at every size without breaking anything that held; each is \
      proven, and for Swift source printed as a patch.
      """)
  var fix = false

  @Option(
    help: ArgumentHelp(
      "Writes a picture of each failure into this folder, as SVG, where it fails by the most.",
      valueName: "folder"))
  var picture: String?

  @Option(
    help: ArgumentHelp(
      "Accepts the findings in a file that --write-baseline wrote; only others fail.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Writes the present findings into a file; with --baseline, only new ones then fail.", valueName: "file")
  )
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "Checks only scenes with a source file that has changed since a revision of the git repository, such as HEAD or main.",
      valueName: "revision"))
  var changedSince: String?

  @Flag(
    help: """
      Swift source: ignores the taut.yml above it and requirements in comments; otherwise both are used, and options override \
      the file.
      """)
  var noProject = false

  @Option(help: "The output format.")
  var format: CheckFormatChoice = .text

  @OptionGroup var variants: VariantOptions
  @OptionGroup var surroundings: SettledSurroundings

  @OptionGroup(title: "Swift source") var source: SettledSourceOptions
  @OptionGroup(title: "Swift source") var sourceView: SourceViewOption

  func validate() throws {
    if picture != nil, files.contains("-") {
      throw ValidationError("--picture draws scenes that were read from files; standard input is not a file")
    }
    guard
      sides.count > 0 || ranges != nil || ProjectSettings.file(for: self) != nil
        || files.allSatisfy(SwiftFiles.isSource)
    else {
      throw ValidationError(
        "give a range, or two: --width 320...1024, --height 568...932; or one size: --proposal 390x844")
    }
    if variants.language != nil, variants.strings.isEmpty,
      variants.ownLanguage == nil || !files.contains(where: SwiftFiles.isSource)
    {
      throw ValidationError(
        "--language chooses among the languages of --strings: give a file of translations, or one language of Swift source"
      )
    }
  }

  /// Returns the reader's options for Swift source.
  ///
  /// - Throws: `SourceError` and `DocumentError`.
  func reading(view: String?) throws -> ReadingOptions {
    var options = try source.reading(view: view)
    options.language = variants.ownLanguage
    return options
  }

  func run() throws {
    var project = CheckedProject(of: self)
    try (project?.completed(self) ?? self).run(in: &project)
  }

  /// Checks what a project leaves open no longer.
  private func run(in project: inout CheckedProject?) throws {
    let shared = try shared
    let variants = try lookedAt
    let format = format.format
    var outcome = Outcome.holds
    if let project {
      for line in project.lines { StandardError.write(OneLine.of(line)) }
      if project.hasProblems { outcome = .badInput }
    }
    var results: [CheckResult] = []
    var filter = FindingFilter(baseline: try baseline.map(CheckBaseline.init(file:)))
    let changed = try changedSince.map(ChangedFiles.init(since:))
    var leftOut = 0
    for input in try inputs(&outcome) {
      do {
        guard var result = try check(input, shared, variants, changed, &project) else {
          leftOut += 1
          continue
        }
        filter.apply(to: &result)
        outcome = max(outcome, result.outcome)
        if let picture {
          var options = PictureOptions()
          options.marks = [.frames, .outside]
          options.showsContainer = true
          options.fonts = try surroundings.pango()
          try FailurePictures(folder: picture, options: options).write(result)
        }
        results.append(result)
        if let text = format.part(result) { StandardOutput.write(text) }
      } catch let error as CommandError where error.isOfEmptyScene && input.view != nil && standard {
        // An empty preview among several is no reason to refuse the others.
        StandardError.write("\(error)")
      } catch let error as RequirementError where error.position == nil {
        StandardError.write("\(input.file): --require: \(error)")
        outcome = .badInput
      } catch {
        StandardError.write(CommandError.located(error, in: input.file))
        outcome = .badInput
      }
    }
    if let text = format.whole(results) { StandardOutput.write(text) }
    if let project {
      let isWhole = changed == nil && sourceView.view == nil
      for remark in project.remarks(ofAll: isWhole) { StandardError.write(OneLine.of(remark)) }
      if project.hasFaults { outcome = .badInput }
    }
    for remark in filter.remarks() { StandardError.write(OneLine.of(remark)) }
    if leftOut > 0, let changedSince {
      StandardError.write(
        "\(leftOut == 1 ? "1 scene was" : "\(leftOut) scenes were") not checked: none of \(leftOut == 1 ? "its" : "their") files has changed since "
          + OneLine.of(changedSince))
    }
    if let writeBaseline, outcome != .badInput {
      try write(CheckBaseline(of: results), to: writeBaseline)
      return
    }
    try outcome.end()
  }

  /// Writes the present failures.
  ///
  /// - Throws: `CommandError.unwritable`.
  private func write(_ baseline: CheckBaseline, to file: String) throws {
    do { try Data(baseline.text().utf8).write(to: URL(fileURLWithPath: file)) } catch {
      throw CommandError.unwritable(file: file, reason: error.words)
    }
    StandardError.write("\(file): \(Counted.findings(baseline.count)) accepted")
  }

  /// Returns the scenes, with every preview of source unless a view is selected; reports those that cannot be
  /// read.
  private func inputs(_ outcome: inout Outcome) throws -> [SceneInput] {
    try SceneInput.all(files).flatMap { input -> [SceneInput] in
      do { return try input.views(reading(view: sourceView.view)) } catch {
        StandardError.write(CommandError.located(error, in: input.file))
        outcome = .badInput
        return []
      }
    }
  }

  /// Checks an input; returns `nil` where no file of the scene has changed.
  private func check(
    _ input: SceneInput, _ shared: [Requirement], _ variants: LayoutVariants, _ changed: ChangedFiles?,
    _ project: inout CheckedProject?
  ) throws -> CheckResult? {
    let scene = try scene(of: input)
    if let changed {
      let files =
        if case .document(let file) = input { [file] } else { scene.tree.nodes.compactMap(\.source?.file) }
      guard files.contains(where: changed.contains) else { return nil }
    }
    let line = ProgressLine(scene.name)
    defer { line.finish() }
    let required = shared + (project?.required(of: scene, input) ?? [])
    var result = try check(scene, input, required, variants, WorkWatch(show: line.show))
    line.finish()
    if fix { result.repairs = try writer(input, scene).repairs(in: result, of: scene.name) }
    // Standard input cannot be read again.
    if !files.contains("-") {
      let arguments = CommandLine.arguments.drop { $0 != Self.configuration.commandName }.dropFirst()
      result.shown = ShownFailure(
        // Of several scenes, this one.
        arguments: arguments.filter { !files.contains($0) || input.paths.contains($0) }
          + (input.isDocument ? [] : project?.taken ?? []), view: input.view,
        proposal: scene.proposal)
    }
    return result
  }

  /// Reads the scene of an input for all sizes of the range.
  ///
  /// - Throws: The errors of reading.
  func scene(of input: SceneInput) throws -> LoadedScene {
    try input.scene(
      // Swift source without a size is checked on the device.
      AskedSize(proposal: size ?? proposal?.proposal, isOnDevice: ranges == nil), textSize: nil, surroundings,
      reading(view: sourceView.view), isForAllSizes: true)
  }

  /// Returns a writer of repairs into the scene's source.
  ///
  /// - Throws: The errors of reading.
  func writer(_ input: SceneInput, _ scene: LoadedScene) throws -> RepairWriter {
    try RepairWriter(input, scene, surroundings, reading(view: input.view ?? sourceView.view))
  }

  /// Checks the requirements of a scene, and those of others; `layouts` are those of related trees.
  ///
  /// - Throws: `CommandError.noRequirement` where there are none, and the engine's errors.
  func check(
    _ scene: LoadedScene, _ input: SceneInput, _ shared: [Requirement], _ variants: LayoutVariants,
    _ watch: WorkWatch, by layouts: RelatedLayouts? = nil
  ) throws -> CheckResult {
    let range = try range(scene.proposal)
    let written = try RequirementList.written(in: scene.document) + shared
    func requirements(of tree: LayoutTree) throws -> [Requirement] {
      try written + (standard ? StandardCheck.requirements(of: tree, over: range) : [])
    }
    let tree = try tree(of: scene, over: range)
    if let tree, variants.isEmpty {
      let required = try requirements(of: tree)
      guard !required.isEmpty else { throw CommandError.noRequirement(scene: scene.name) }
      var checker = RequirementChecker()
      // Layouts that are kept know most of a tree already, of which the plain engine would know nothing.
      if layouts != nil { checker.plainEngine = nil }
      let report = try checker.check(
        required, of: tree, over: range, by: layouts ?? RelatedLayouts(engine: checker.engine)
      ) { share in
        try watch.check()
        watch.show(share, "")
      }
      return CheckResult(scene: scene.name, report: report)
    }
    if fix, tree == nil {
      StandardError.write(
        "\(scene.name): the tree is not the same at all sizes, so no changes are looked for")
    }
    // What is assumed of source may be a number: any other may come.
    var variants = variants
    variants.knowsNumbers = scene.report?.assumptions.isEmpty ?? true
    let trees =
      try variants.isEmpty
      ? nil : VariantScene(scene, from: input, surroundings, reading(view: sourceView.view))
    let layout = CheckedLayout(tree == nil ? scene.dependence : .none) { variant, size in
      try watch.check()
      return try trees?.tree(in: variant, size: size) ?? scene.tree(in: size)
    }
    let report = try layout.check(variants, over: range, in: scene.proposal) {
      [isScene = variants.isEmpty] share, checked, all in
      try watch.check()
      watch.show(share, isScene ? "" : "\(checked) of \(all) variants")
    } requirements: {
      try requirements(of: $0)
    }
    let result =
      variants.isEmpty
      ? report.parts.first.map {
        CheckResult(scene: scene.name, report: $0.report, made: report.parts.map(\.report))
      } : CheckResult(scene: scene.name, variants: report)
    // What is asked of texts alone is that they are translated.
    guard let result, !report.requirements.isEmpty || self.variants.checksTranslations else {
      throw CommandError.noRequirement(scene: scene.name)
    }
    return result
  }
}

extension CheckCommand {
  /// Returns the tree if it is the same at every size of the range; `nil` otherwise.
  private func tree(of scene: LoadedScene, over range: RequirementRange) throws -> LayoutTree? {
    let running = range.running.filter { $0.range.lowerBound < $0.range.upperBound }
    guard scene.isMadeForOneSize, size == nil || !running.isEmpty else { return scene.tree }
    // In other text sizes views may extend differently far.
    guard variants.areGiven == false, running.count == 1, let side = running.first,
      let parts = try scene.parts(
        along: side.axis, from: side.range.lowerBound, through: side.range.upperBound),
      parts.count == 1
    else { return nil }
    return parts[0].scene?.tree
  }

  /// The text sizes, languages and directions in which scenes are checked.
  private var lookedAt: LayoutVariants {
    get throws {
      do {
        return try variants.variants()
      } catch {
        StandardError.write("--strings: \(error)")
      }
      throw ExitCode(Outcome.badInput.rawValue)
    }
  }

  /// The requirements on every scene.
  private var shared: [Requirement] {
    get throws {
      do {
        return try RequirementList.all(of: require)
      } catch let error as RequirementError where error.position == nil {
        StandardError.write("--require: \(error)")
      } catch {
        StandardError.write("\(error)")
      }
      throw ExitCode(Outcome.badInput.rawValue)
    }
  }

  /// The proposal with which the scene is read; `nil` where the scene states a side itself.
  var size: ProposedViewSize? {
    guard let width = sides.width, let height = sides.height else { return nil }
    return ProposedViewSize(width: width.least, height: height.least)
  }

  /// The ranges of the running sides; where none runs, a given side counts as a range of a single length.
  private var ranges: (widths: ClosedRange<Rational>?, heights: ClosedRange<Rational>?)? {
    let (widths, heights) = (sides.width?.range, sides.height?.range)
    if widths != nil || heights != nil { return (widths, heights) }
    func only(_ axis: Axis, _ own: CGFloat?) -> ClosedRange<Rational>? {
      sides.fixed(axis, own: own).flatMap { Rational(exactly: Double($0)) }.map { $0...$0 }
    }
    if let width = only(.horizontal, proposal?.proposal.width) { return (width, nil) }
    return only(.vertical, proposal?.proposal.height).map { (nil, $0) }
  }

  /// Returns the running and the fixed sides.
  private func range(_ own: ProposedViewSize) throws -> RequirementRange {
    func fixed(_ axis: Axis, _ own: CGFloat?) -> Extended<Rational>? {
      sides.fixed(axis, own: own).map { Extended(Double($0)) }
    }
    switch ranges {
    case (let widths?, let heights?)?: return RequirementRange(widths: widths, heights: heights)
    case (nil, let heights?)?:
      return RequirementRange(width: fixed(.horizontal, own.width), heights: heights)
    case (let widths?, nil)?:
      return RequirementRange(widths: widths, height: fixed(.vertical, own.height))
    case (nil, nil)?, nil:
      // The size of the device, or that of the scene.
      guard let width = own.width.flatMap({ Rational(exactly: Double($0)) }) else {
        throw ValidationError(
          "give a range, or two: --width 320...1024, --height 568...932; or one size: --proposal 390x844")
      }
      return RequirementRange(widths: width...width, height: own.height.map { Extended(Double($0)) })
    }
  }
}
