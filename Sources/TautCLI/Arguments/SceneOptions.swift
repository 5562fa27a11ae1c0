import ArgumentParser
import Foundation
import LayoutCore
import LayoutLanguages
import LayoutSources
import PangoText

/// The options of all commands.
struct SceneOptions: ParsableArguments {
  @Argument(
    help: """
      Scene files, JSON or YAML, "-" is standard input; or .swift files and folders of them, which together are one \
      scene.
      """)
  var scenes: [String]

  @Option(
    help: ArgumentHelp(
      "Overrides the scene's proposal; each side is a number, nil or inf.",
      valueName: "widthxheight"))
  var proposal: ProposalArgument?

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  @OptionGroup var surroundings: SurroundingsOption

  @OptionGroup(title: "Swift source") var source: SourceOptions

  /// Whether several scenes were requested.
  var isList: Bool { SceneInput.all(scenes).count > 1 || surroundings.textSizes.count > 1 }

  /// Reads each scene and passes it on; `view` is the view of Swift source, or one of `candidates`.
  ///
  /// Errors are written to standard error, and the other scenes are still read.
  func forEachScene(
    view: String? = nil, candidates: [String] = [], size: AskedSize? = nil, isForAllSizes: Bool = false,
    isEveryView: Bool = false, orAll isOfTree: (SourceError) -> Bool = { _ in false },
    _ body: (LoadedScene) throws -> Outcome
  ) -> Outcome {
    var outcome = Outcome.holds
    let inputs = SceneInput.all(scenes).flatMap { input -> [SceneInput] in
      guard isEveryView else { return [input] }
      do {
        return try input.views(source.reading(view: view, candidates: candidates), showsParts: true)
      } catch {
        // What is no name of a view that is declared may be that of one in the trees.
        if let error = error as? SourceError, isOfTree(error),
          let all = try? input.views(source.reading(view: nil, candidates: candidates))
        {
          return all
        }
        StandardError.write(CommandError.located(error, in: input.file))
        outcome = .badInput
        return []
      }
    }
    let size = size ?? AskedSize(proposal: proposal?.proposal, isOnDevice: false)
    for input in inputs {
      for textSize in surroundings.textSizes {
        do {
          var scene = try input.scene(
            size, textSize: textSize, surroundings,
            // In a document, the named view is shown even where every view is requested.
            source.reading(
              view: isEveryView && (input.isDocument || input.view != nil) ? nil : view,
              candidates: candidates),
            in: source.variant(), isForAllSizes: isForAllSizes, isDrawn: isEveryView)
          if let textSize { scene.name += surroundings.title(of: textSize) }
          outcome = max(outcome, try body(scene))
        } catch {
          StandardError.write(CommandError.located(error, in: input.file))
          outcome = .badInput
        }
      }
    }
    return outcome
  }
}

/// The options for reading Swift source, and the language and direction of a scene.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of the texts, from --strings or, for Swift source, from the project's own tables; otherwise the one "
        + "that they are written in.",
      valueName: "code"))
  var language: String?

  @OptionGroup var shown: ShownOptions

  @OptionGroup(title: "Swift source") var settled: SettledSourceOptions

  /// Returns the reader's options; of several names, those that are views are used.
  ///
  /// - Throws: `SourceError` and `DocumentError`.
  func reading(view: String?, candidates: [String] = []) throws -> ReadingOptions {
    var options = try settled.reading(view: view, candidates: candidates)
    options.language = shown.isTranslated ? nil : language
    return options
  }

  /// Returns the language and the direction of a scene; `nil` if not given.
  ///
  /// - Throws: `StringCatalogueError`, `DocumentError` for an error inside a string catalogue, and
  ///   `CommandError.unreadable` where several languages leave the choice open.
  func variant() throws -> LayoutVariant? { try shown.variant(in: language) }
}

/// The options for values that Swift source leaves open.
struct SettledSourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Swift source: values for what it leaves open, as a JSON object; repeatable.", valueName: "file"))
  var data: [String] = []

  @Option(
    help: ArgumentHelp(
      "Swift source: one value, as in 'isEditing=false' or 'user.name=Ann'; repeatable.",
      valueName: "path=value"))
  var assume: [String] = []

  @Option(
    help: ArgumentHelp(
      "Swift source: how many elements an unknown collection has; otherwise \(Self.usualSamples).",
      valueName: "count"))
  var samples: Int?

  /// How many elements an unknown collection has where nothing is said.
  static let usualSamples = 3

  @Option(
    help: ArgumentHelp(
      "Swift source: looks for asset catalogues, tables of strings and Info.plist below this folder and no other; repeatable.",
      valueName: "folder"))
  var resources: [String] = []

  @Flag(help: "Swift source: an assumption about structure is an error.")
  var strict = false

  func validate() throws {
    guard (0...10_000).contains(samples ?? Self.usualSamples) else {
      throw ValidationError("--samples must be a number from 0 to 10000")
    }
  }

  /// Returns the reader's options; of several names, those that are views are used.
  ///
  /// - Throws: `SourceError` and `DocumentError`.
  func reading(view: String?, candidates: [String] = []) throws -> ReadingOptions {
    var options = ReadingOptions()
    options.view = view
    options.candidates = candidates
    options.samples = samples ?? Self.usualSamples
    options.isStrict = strict
    options.resourceFolders = resources
    for file in data { try options.values.add(json: SceneFile.text(file), file: file) }
    for assignment in assume { try options.values.add(assignment: assignment) }
    return options
  }
}

/// The option that selects a view of Swift source.
struct SourceViewOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The view or the preview of Swift source to lay out, by its name, its number, or file:line; otherwise every "
        + "preview where several can be shown, or the views that no other uses. Any view of a layout, by its id, its path, "
        + "its text, its kind or its line, means the layout that it is in, of which taut layout shows that view alone.",
      valueName: "name"))
  var view: String?
}

/// The options for the measurer of texts.
struct TextOptions: ParsableArguments {
  @Option(
    help: """
      What measures texts: tables of San Francisco's widths (on a platform), of Roboto's without kerning (otherwise), or \
      Pango with the fonts of --font, or without these the system's.
      """)
  var text: TextChoice?

  @Option(
    help: ArgumentHelp(
      "The widths of a font's letters in place of San Francisco's, as Scripts/font-metrics.py or, on a Mac, "
        + "Scripts/font-metrics.swift writes them.", valueName: "file"))
  var metrics: String?

  @Option(
    help: ArgumentHelp(
      "A font file for texts, which are then measured by Pango with these files alone; repeatable.",
      valueName: "file"))
  var font: [String] = []

  func validate() throws {
    if let text, text != .pango, !font.isEmpty {
      throw ValidationError("--font is for texts that Pango measures: leave out --text \(text.rawValue)")
    }
    if metrics != nil, text ?? .sf != .sf || !font.isEmpty {
      throw ValidationError("--metrics is for --text sf, which measures texts as a platform sets them")
    }
  }

  /// Returns the measurer; `nil` for the platform's.
  ///
  /// - Throws: `PangoTextError`.
  func measurer() throws -> (any TextMeasurer)? {
    if text == .roboto || text == .builtin { return BuiltInTextMeasurer() }
    return try pango()
  }

  /// Returns the widths of letters given in place of San Francisco's.
  ///
  /// - Throws: `CommandError.unreadable`.
  func fontMetrics() throws -> FontMetrics? {
    guard let metrics else { return nil }
    let text = try SceneFile.text(metrics)
    do { return try FontMetrics(json: Data(text.utf8)) } catch {
      throw CommandError.unreadable("\(metrics): \(error)")
    }
  }

  /// Returns Pango if it measures texts; `nil` where tables do.
  ///
  /// - Throws: `PangoTextError`.
  func pango() throws -> PangoTextMeasurer? {
    guard text == .pango || !font.isEmpty else { return nil }
    return try PangoTextMeasurer(fonts: font.isEmpty ? .system : .files(font))
  }
}

/// The surroundings of a scene that does not state its own: the text size, the measurer of texts, and the
/// safe area.
struct SurroundingsOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The text sizes to lay out in, separated by commas, or all: "
        + "\(DynamicTypeSize.allCases.map(\.name).joined(separator: ", ")), or AX3 for short; otherwise the scene's, or "
        + "\(DynamicTypeSize.large.name).",
      valueName: "name,...|all"))
  var textSize: TextSizesArgument?

  /// The text sizes in their order; `nil` for the scene's own.
  var textSizes: [DynamicTypeSize?] { textSize?.sizes ?? [nil] }

  /// Returns the only text size; `nil` for the scene's own.
  ///
  /// - Throws: `CommandError.unreadable` for several.
  func onlyTextSize() throws(CommandError) -> DynamicTypeSize? {
    guard textSizes.count == 1 else {
      throw .unreadable("--text-size takes one size here, as in --text-size AX3")
    }
    return textSizes[0]
  }

  /// Returns the addition to a scene's name where it is shown in several text sizes.
  func title(of size: DynamicTypeSize) -> String { textSizes.count > 1 ? ", \(size.name)" : "" }

  @OptionGroup var settled: SettledSurroundings

  /// Returns Pango if it measures texts; `nil` where tables do.
  ///
  /// - Throws: `PangoTextError`.
  func pango() throws -> PangoTextMeasurer? { try settled.pango() }
}

/// The surroundings of a scene besides the text size.
struct SettledSurroundings: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The safe area insets of the scene's container, such as top=47,bottom=34; otherwise the scene's own.",
      valueName: "edge=points,..."))
  var safeArea: SafeAreaArgument?

  @OptionGroup var texts: TextOptions

  @OptionGroup(title: "Platform") var platform: PlatformOptions

  /// Returns Pango if it measures texts; `nil` where tables do.
  ///
  /// - Throws: `PangoTextError`.
  func pango() throws -> PangoTextMeasurer? { try texts.pango() }
}

/// The measurer of texts.
enum TextChoice: String, ExpressibleByArgument, CaseIterable {
  case sf
  case roboto
  case pango
  /// The former name of `roboto`.
  case builtin

  static var allValueStrings: [String] { [sf, roboto, pango].map(\.rawValue) }
}

/// Insets on the command line: `top=47,bottom=34`, or one number for all edges.
struct SafeAreaArgument: ExpressibleByArgument {
  var insets: EdgeInsets

  init?(argument: String) {
    if let all = Self.points(argument[...]) {
      insets = EdgeInsets(.all, all)
      return
    }
    insets = EdgeInsets()
    var seen: Set<Substring> = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, let points = Self.points(sides[1]), seen.insert(sides[0]).inserted else {
        return nil
      }
      switch sides[0] {
      case "top": insets.top = points
      case "leading": insets.leading = points
      case "bottom": insets.bottom = points
      case "trailing": insets.trailing = points
      default: return nil
      }
    }
  }

  private static func points(_ text: Substring) -> CGFloat? {
    guard let number = Double(text), number.isFinite, number >= 0 else { return nil }
    return CGFloat(number)
  }
}

/// One of the twelve text sizes by its name.
struct TextSizeArgument: ExpressibleByArgument {
  var size: DynamicTypeSize

  init?(argument: String) {
    guard let size = DynamicTypeSize(name: argument) ?? Self.short(argument) else { return nil }
    self.size = size
  }

  /// Returns the size with a designer's abbreviation: `L`, `XXL`, `AX3`.
  private static func short(_ argument: String) -> DynamicTypeSize? {
    let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    return names.firstIndex(of: argument.uppercased()).map { DynamicTypeSize.allCases[$0] }
  }

  static var allValueStrings: [String] { DynamicTypeSize.allCases.map(\.name) }
}
