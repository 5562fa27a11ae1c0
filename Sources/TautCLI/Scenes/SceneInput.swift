import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutSources

/// The input of a command: a scene document, or Swift source, of which all files and folders together are one
/// scene.
enum SceneInput {
  case document(String)
  /// Files and folders; of parsed ones optionally one of the views.
  case source([String], view: ParsedView? = nil)

  /// A view of parsed source.
  struct ParsedView {
    var sources: ParsedSources
    var name: String
  }

  /// Returns the inputs of arguments, in their order.
  static func all(_ paths: [String]) -> [SceneInput] {
    let sources = paths.filter(SwiftFiles.isSource)
    var inputs: [SceneInput] = []
    for path in paths {
      if !SwiftFiles.isSource(path) {
        inputs.append(.document(path))
      } else if path == sources.first {
        inputs.append(.source(sources))
      }
    }
    return inputs
  }

  /// Whether it is a scene document.
  var isDocument: Bool { if case .document = self { true } else { false } }

  var paths: [String] {
    switch self {
    case .document(let file): [file]
    case .source(let paths, _): paths
    }
  }

  /// The name of the file in errors.
  var file: String {
    switch self {
    case .document(let file): file
    case .source(let paths, _): paths.joined(separator: " ")
    }
  }

  /// The selected view of source, where it is one of several.
  var view: String? { if case .source(_, let view?) = self { view.name } else { nil } }

  /// Returns an input for each view to read: the named views, or else those whose layouts contain a view of that name.
  ///
  /// Without a name, these are all previews of the files, or else all views that no other uses. With `showsParts`, only
  /// the names of views and previews are looked up, as the caller finds parts of a layout itself.
  ///
  /// - Throws: `SourceError`.
  func views(
    _ options: @autoclosure () throws -> ReadingOptions, showsParts: Bool = false
  ) throws -> [SceneInput] {
    guard case .source(let paths, nil) = self else { return [self] }
    let options = try options()
    guard options.candidates.isEmpty else { return [self] }
    let reader = SwiftSceneReader(options)
    let parsed = try reader.parse(paths: paths)
    for problem in parsed.problems { StandardError.write(OneLine.of(problem)) }
    do {
      return try reader.usualViews(in: parsed).map {
        .source(paths, view: ParsedView(sources: parsed, name: $0))
      }
    } catch let error as SourceError {
      guard !showsParts, case .unknownView(let name, _) = error else { throw error }
      let found = try Self.views(showing: name, options, parsed)
      guard !found.isEmpty else { throw error }
      return found.map { .source(paths, view: $0) }
    }
  }

  /// Returns the views of source whose layouts contain a view with a name.
  ///
  /// - Throws: `SourceError`.
  private static func views(
    showing name: String, _ options: ReadingOptions, _ parsed: ParsedSources
  ) throws -> [ParsedView] {
    var options = options
    options.view = nil
    var shown: [String] = []
    let found = try SwiftSceneReader(options).usualViews(in: parsed).filter { entry in
      options.view = entry
      guard let scene = try? SwiftSceneReader(options).read(parsed).document,
        let tree = try? LoadedScene.tree(of: scene.root, in: scene.proposal).tree,
        !tree.views(called: name).isEmpty
      else { return false }
      shown.append(scene.name ?? entry)
      return true
    }
    if !found.isEmpty {
      StandardError.write(
        OneLine.of("\(name) is in \(ListFormat.and(shown)): everything shown there is used"))
    }
    return found.map { ParsedView(sources: parsed, name: $0) }
  }

  /// Reads the scene; what was assumed about Swift source goes to standard error.
  ///
  /// With `isForAllSizes` the caller makes the tree for every size, and there is no remark about content that
  /// is valid at one size only.
  ///
  /// - Throws: `DocumentError`, `LayoutError`, `SourceError` and `PangoTextError`.
  func scene(
    _ asked: AskedSize, textSize: DynamicTypeSize?, _ surroundings: SurroundingsOption,
    _ options: @autoclosure () throws -> ReadingOptions, in variant: LayoutVariant? = nil,
    isForAllSizes: Bool = false, isDrawn: Bool = false
  ) throws -> LoadedScene {
    try scene(
      asked, textSize: textSize, surroundings.settled, options(), in: variant,
      isForAllSizes: isForAllSizes, isDrawn: isDrawn)
  }

  /// Reads the scene in a text size, or else in its own; a document in a whole environment where one is given.
  ///
  /// - Throws: As `scene` in surroundings does.
  func scene(
    _ asked: AskedSize, textSize size: DynamicTypeSize?, _ surroundings: SettledSurroundings,
    _ options: @autoclosure () throws -> ReadingOptions, in variant: LayoutVariant? = nil,
    environment: SceneEnvironment? = nil, isForAllSizes: Bool = false, isDrawn: Bool = false
  ) throws -> LoadedScene {
    func show(_ line: String) {
      if !isForAllSizes { StandardError.write(line) }
    }
    var stage = try surroundings.stage()
    stage.variant = variant
    switch self {
    case .document(let file):
      let scene = try LoadedScene(
        file: file, size: asked, textSize: size, environment: environment, on: stage, show: show)
      if let view = try options().view {
        _ = try scene.views(named: view)
        StandardError.write(OneLine.of("\(view) is in \(scene.name): everything shown there is used"))
      }
      return scene
    case .source(let paths, var view):
      var options = try options()
      if view == nil, let name = options.view, options.candidates.isEmpty {
        let reader = SwiftSceneReader(options)
        let parsed = try reader.parse(paths: paths)
        for problem in parsed.problems { StandardError.write(OneLine.of(problem)) }
        view = ParsedView(sources: parsed, name: name)
        do { _ = try reader.usualViews(in: parsed) } catch let error as SourceError {
          // The name of a view in a layout means the first view that shows it.
          guard case .unknownView = error else { throw error }
          view = try Self.views(showing: name, options, parsed).first ?? view
        }
      }
      options.view = view?.name ?? options.view
      options.textSize = size ?? options.textSize
      let scene = try LoadedScene(
        sources: paths, parsed: view?.sources, options: options, size: asked, on: stage, show: show)
      if let report = scene.report { SourceReportLines.write(report, isDrawn: isDrawn) }
      return scene
    }
  }
}

/// The report on Swift source on standard error: a line for each assumption and each name that is not
/// modelled, and the counts; for pictures, a line for each deviation from the platform's drawing.
enum SourceReportLines {
  static func write(_ report: SourceReport, isDrawn: Bool) {
    for assumption in report.assumptions { StandardError.write("\(OneLine.of("\(assumption)"))") }
    for name in report.notModelled { StandardError.write("\(name)") }
    for visual in isDrawn ? report.visual : [] { StandardError.write(OneLine.of("\(visual)")) }
    StandardError.write(OneLine.of(report.summary))
  }
}

/// Makes the tree of a scene in other text sizes, languages and directions.
struct VariantScene {
  private let scene: LoadedScene
  private var source: Source

  /// The source of the scene.
  private enum Source {
    case document(SceneReader, text: String, file: String)
    case source(ReadingOptions, ParsedSources)
  }

  /// Prepares a scene; `options` are those of Swift source.
  ///
  /// - Throws: The errors of reading the scene.
  init(
    _ scene: LoadedScene, from input: SceneInput, _ surroundings: SettledSurroundings,
    _ options: @autoclosure () throws -> ReadingOptions
  ) throws {
    self.scene = scene
    switch input {
    case .document(let file):
      var reader = SceneReader()
      scene.stage.apply(to: &reader)
      source = .document(reader, text: scene.written, file: file)
    case .source(let paths, let view):
      var options = try options()
      options.view = view?.name ?? options.view
      scene.stage.apply(to: &options)
      options.proposal = scene.proposal
      // Where no size is said, the other variants are on the same device.
      if scene.report?.device != nil { options.takeDefaultDevice() }
      source = .source(options, try view?.sources ?? SwiftSceneReader(options).parse(paths: paths))
    }
  }

  /// Returns the tree in a variant, in a container of the given size or the scene's own.
  ///
  /// - Throws: `DocumentError`, `LayoutError` and `SourceError`.
  func tree(in variant: LayoutVariant, size: ProposedViewSize? = nil) throws -> LayoutTree {
    let proposal = size ?? scene.proposal
    switch source {
    case .document(var reader, let text, let file):
      reader.apply(variant)
      return try LoadedScene.tree(of: reader.read(text, file: file).root, in: proposal).tree
    case .source(var options, let parsed):
      options.textSize = variant.textSize ?? options.textSize
      options.layoutDirection = variant.direction ?? options.layoutDirection
      options.translator = variant.translator
      options.proposal = proposal
      let read = try SwiftSceneReader(options).read(parsed)
      let tree = try LoadedScene.tree(of: read.document.root, in: proposal).tree
      if let failure = read.failure { throw failure }
      return tree
    }
  }

  /// Returns the scene with another text of its document.
  func reading(_ text: String) -> VariantScene {
    guard case .document(let reader, _, let file) = source else { return self }
    var other = self
    other.source = .document(reader, text: text, file: file)
    return other
  }

  /// Returns the scene with other texts of its source.
  ///
  /// - Throws: `SourceError`.
  func reading(_ texts: SourceTexts) throws -> VariantScene {
    guard case .source(let options, let written) = source else { return self }
    var other = self
    var parsed = try SwiftSceneReader(options).parse(texts)
    parsed.resources = written.resources
    other.source = .source(options, parsed)
    return other
  }
}
