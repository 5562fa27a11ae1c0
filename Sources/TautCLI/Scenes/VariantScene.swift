import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutSources

/// Makes the tree of a scene that was read anew in other text sizes, languages and directions.
struct VariantScene {
  private let scene: LoadedScene
  private var source: Source

  /// What the scene is made of.
  private enum Source {
    case document(SceneReader, text: String, file: String)
    case source(ReadingOptions, ParsedSources)
  }

  /// Prepares a scene; `options` are those of Swift source.
  ///
  /// Throws as reading the scene does.
  init(
    _ scene: LoadedScene, from input: SceneInput, _ surroundings: SettledSurroundings,
    _ options: @autoclosure () throws -> ReadingOptions
  ) throws {
    self.scene = scene
    switch input {
    case .document(let file):
      var reader = SceneReader(measurer: scene.measurer)
      reader.safeArea = surroundings.safeArea?.insets
      source = .document(reader, text: scene.written, file: file)
    case .source(let paths):
      var options = try options()
      options.safeArea = surroundings.safeArea?.insets ?? options.safeArea
      options.measurer = scene.measurer
      options.proposal = scene.proposal
      source = .source(options, try SwiftSceneReader(options).parse(paths: paths))
    }
  }

  /// The tree in a variant.
  ///
  /// Throws `DocumentError`, `LayoutError` and `SourceError`.
  func tree(in variant: LayoutVariant) throws -> LayoutTree {
    switch source {
    case .document(var reader, let text, let file):
      reader.apply(variant)
      return try LoadedScene.tree(of: reader.read(text, file: file).root, in: scene.proposal).tree
    case .source(var options, let parsed):
      options.textSize = variant.textSize ?? options.textSize
      options.layoutDirection = variant.direction ?? options.layoutDirection
      options.translator = variant.translator
      let read = try SwiftSceneReader(options).read(parsed)
      let tree = try LoadedScene.tree(of: read.document.root, in: scene.proposal).tree
      if let failure = read.failure { throw failure }
      return tree
    }
  }

  /// The scene with another text of its document.
  func reading(_ text: String) -> VariantScene {
    guard case .document(let reader, _, let file) = source else { return self }
    var other = self
    other.source = .document(reader, text: text, file: file)
    return other
  }

  /// The scene with other texts of its source.
  ///
  /// Throws `SourceError`.
  func reading(_ texts: SourceTexts) throws -> VariantScene {
    guard case .source(let options, _) = source else { return self }
    var other = self
    other.source = .source(options, try SwiftSceneReader(options).parse(texts))
    return other
  }
}
