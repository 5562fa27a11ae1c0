import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutSources

/// Reads the scenes of lines; a file is read once, as far as memory is set aside for files.
final class BatchScenes: Sendable {
  /// A scene as it was read, for containers of any size.
  struct ReadScene {
    var document: SceneDocument
    var name: String
    var report: SourceReport?
    /// Whether it is that of the line's size alone.
    var isMadeForOneSize = false
    /// What stopped the content of a geometry reader, which is made with the tree.
    var failure: () -> SourceError? = { nil }
  }

  /// What is in a file.
  private enum Content: Sendable {
    case document(String)
    case source(SourceTexts)

    var size: Int {
      switch self {
      case .document(let text): 1 + text.utf8.count
      case .source(let texts): texts.files.reduce(1) { $0 + $1.text.utf8.count }
      }
    }
  }

  /// A scene document and what it was read with.
  private struct DocumentKey: Hashable {
    var file: String
    var surroundings: BatchSurroundings
  }

  /// The most bytes of files that are remembered, and of files of which the trees are.
  private static let (textLimit, treeLimit) = (64 * 1_048_576, 4 * 1_048_576)

  /// What measures their texts.
  let measurer: any TextMeasurer
  private let usual: BatchSurroundings
  private let catalogue: StringCatalogue?
  private let sources: BatchSources
  private let contents = BoundedMemory<String, Content>(limit: textLimit)
  private let documents = BoundedMemory<DocumentKey, SceneDocument>(limit: treeLimit)

  /// Reads scenes with a measurer; `usual` surrounds those of lines that do not say so.
  init(
    measurer: any TextMeasurer, usual: BatchSurroundings, sources: BatchSources,
    catalogue: StringCatalogue? = nil
  ) {
    (self.measurer, self.usual, self.sources, self.catalogue) = (measurer, usual, sources, catalogue)
  }

  /// The scene of a line; `text` is the line.
  ///
  /// Throws `DocumentError`, `SourceError` and `BatchError`.
  func scene(of line: BatchLine, in text: String) throws -> ReadScene {
    var surroundings = line.surroundings
    surroundings.textSize = surroundings.textSize ?? usual.textSize
    surroundings.safeArea = surroundings.safeArea ?? usual.safeArea
    surroundings.layoutDirection =
      surroundings.layoutDirection ?? surroundings.language.map { Language($0.code).layoutDirection }
    switch line.origin {
    case .written(let value):
      if line.view != nil { throw BatchError.viewOfDocument(file: BatchLine.place, at: value.position) }
      let document = try reader(surroundings).read(value, in: text)
      return ReadScene(document: document, name: document.name ?? BatchLine.place)
    case .file(let file, let place):
      guard file != "-" else { throw BatchError.standardInput(at: place) }
      switch try content(of: file, at: place) {
      case .document(let text):
        if line.view != nil { throw BatchError.viewOfDocument(file: file, at: place) }
        let key = DocumentKey(file: file, surroundings: surroundings)
        let document = try documents.value(of: key, size: { _ in 1 + text.utf8.count }) {
          try reader(surroundings).read(text, file: file)
        }
        return ReadScene(document: document, name: document.name ?? file)
      case .source(let texts):
        var options = try sources.options(view: line.view)
        options.textSize = surroundings.textSize ?? options.textSize
        options.safeArea = surroundings.safeArea ?? options.safeArea
        options.layoutDirection = surroundings.layoutDirection ?? options.layoutDirection
        options.translator = try surroundings.translator(catalogue)
        options.measurer = measurer
        options.proposal = line.size
        // Read anew for each line: what evaluates Swift source must not be shared by threads.
        let scene = try SwiftSceneReader(options).read(texts)
        return ReadScene(
          document: scene.document, name: scene.document.name ?? file, report: scene.report,
          isMadeForOneSize: scene.isMadeForOneSize, failure: { scene.failure })
      }
    }
  }

  private func reader(_ surroundings: BatchSurroundings) throws -> SceneReader {
    var reader = SceneReader(measurer: measurer)
    reader.textSize = surroundings.textSize
    reader.layoutDirection = surroundings.layoutDirection
    reader.safeArea = surroundings.safeArea
    reader.translator = try surroundings.translator(catalogue)
    return reader
  }

  private func content(of file: String, at place: SourcePosition) throws -> Content {
    do {
      return try contents.value(of: file, size: \.size) {
        SwiftFiles.isSource(file)
          ? .source(try SwiftFiles.texts(in: [file])) : .document(try SceneFile.text(file))
      }
    } catch {
      throw BatchError.unreadable("\(error)", at: place)
    }
  }
}
