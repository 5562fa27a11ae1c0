import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutSources
import Synchronization

/// Reads the scenes of lines; each file is read once, within a memory limit.
final class BatchScenes: Sendable {
  /// A scene for containers of any size.
  struct ReadScene {
    var document: SceneDocument
    var name: String
    var report: SourceReport?
    /// Whether the scene is valid only at the line's size.
    var isMadeForOneSize = false
    /// The error that stopped the content of a geometry reader, which is made with the tree.
    var failure: () -> SourceError? = { nil }
  }

  /// The contents of a file.
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

  /// A scene document with the options of its reader.
  private struct DocumentKey: Hashable {
    var file: String
    var surroundings: BatchSurroundings
  }

  /// The memory limits for files, and for the files of cached trees, in bytes.
  private static let (textLimit, treeLimit) = (64 * 1_048_576, 4 * 1_048_576)

  /// The default surroundings.
  let stage: Stage
  private let defaults: BatchSurroundings
  private let catalogue: StringCatalogue?
  private let sources: BatchSources
  private let contents = BoundedMemory<String, Content>(limit: textLimit)
  private let documents = BoundedMemory<DocumentKey, SceneDocument>(limit: treeLimit)

  /// Creates a reader with a measurer and the default surroundings of lines.
  init(
    on stage: Stage, defaults: BatchSurroundings, sources: BatchSources,
    catalogue: StringCatalogue? = nil
  ) {
    (self.stage, self.defaults, self.sources, self.catalogue) = (stage, defaults, sources, catalogue)
  }

  /// Returns the scene of a line; `text` is the line.
  ///
  /// - Throws: `DocumentError`, `SourceError` and `BatchError`.
  func scene(of line: BatchLine, in text: String) throws -> ReadScene {
    var surroundings = line.surroundings
    surroundings.textSize = surroundings.textSize ?? defaults.textSize
    surroundings.safeArea = surroundings.safeArea ?? defaults.safeArea
    surroundings.layoutDirection =
      surroundings.layoutDirection ?? surroundings.language.map { Language($0.code).layoutDirection }
    switch line.origin {
    case .written(let value):
      if line.view != nil { throw BatchError.viewOfDocument(file: BatchLine.place, at: value.position) }
      let document = try reader(surroundings).read(value, in: text)
      return ReadScene(document: document, name: document.name ?? BatchLine.place)
    case .file(let file, let position):
      guard file != "-" else { throw BatchError.standardInput(at: position) }
      switch try content(of: file, at: position) {
      case .document(let text):
        if line.view != nil { throw BatchError.viewOfDocument(file: file, at: position) }
        let key = DocumentKey(file: file, surroundings: surroundings)
        let document = try documents.value(of: key, size: { _ in 1 + text.utf8.count }) {
          try reader(surroundings).read(text, file: file)
        }
        return ReadScene(document: document, name: document.name ?? file)
      case .source(let texts):
        var options = try sources.options(view: line.view)
        stage.apply(to: &options)
        options.textSize = surroundings.textSize ?? options.textSize
        options.safeArea = surroundings.safeArea ?? options.safeArea
        options.layoutDirection = surroundings.layoutDirection ?? options.layoutDirection
        options.translator = try surroundings.translator(catalogue)
        options.proposal = line.size
        // Read again for each line: the evaluator of Swift source must not be shared by threads.
        let scene = try SwiftSceneReader(options).read(texts)
        return ReadScene(
          document: scene.document, name: scene.document.name ?? file, report: scene.report,
          isMadeForOneSize: scene.isMadeForOneSize, failure: { scene.failure })
      }
    }
  }

  private func reader(_ surroundings: BatchSurroundings) throws -> SceneReader {
    var reader = SceneReader()
    stage.apply(to: &reader)
    reader.textSize = surroundings.textSize
    reader.layoutDirection = surroundings.layoutDirection
    reader.safeArea = surroundings.safeArea ?? stage.safeArea
    reader.translator = try surroundings.translator(catalogue)
    return reader
  }

  private func content(of file: String, at position: SourcePosition) throws -> Content {
    do {
      return try contents.value(of: file, size: \.size) {
        SwiftFiles.isSource(file)
          ? .source(try SwiftFiles.texts(in: [file])) : .document(try SceneFile.text(file))
      }
    } catch {
      throw BatchError.unreadable("\(error)", at: position)
    }
  }
}

/// The options for values that the Swift source of lines leaves open.
struct BatchSources: Sendable {
  /// Files of values, with their texts.
  var data: [(file: String, text: String)] = []
  /// Values as `path=value`.
  var assumptions: [String] = []
  /// The number of elements of an unknown collection.
  var samples: Int
  /// Whether an assumption about structure is an error.
  var isStrict: Bool

  /// Reads the files of values.
  ///
  /// - Throws: `SourceError` and `DocumentError`.
  init(_ options: SettledSourceOptions) throws {
    data = try options.data.map { (file: $0, text: try SceneFile.text($0)) }
    (assumptions, isStrict) = (options.assume, options.strict)
    samples = options.samples ?? SettledSourceOptions.usualSamples
    _ = try self.options(view: nil)
  }

  /// Returns the reader's options.
  ///
  /// - Throws: `SourceError`.
  func options(view: String?) throws(SourceError) -> ReadingOptions {
    var options = ReadingOptions()
    options.view = view
    options.samples = samples
    options.isStrict = isStrict
    for (file, text) in data { try options.values.add(json: text, file: file) }
    for assignment in assumptions { try options.values.add(assignment: assignment) }
    return options
  }
}

/// A cache with a size limit, which evicts the least recently used values.
///
/// Threads that ask for the same key wait for the first of them, so that no value is made by two threads at once.
final class BoundedMemory<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// The value of a key, or the error of making it.
  private final class Entry: Sendable {
    let made = Mutex<Result<Value, any Error>?>(nil)
  }

  private struct State {
    var entries: [Key: (entry: Entry, size: Int, use: Int)] = [:]
    var size = 0
    var uses = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// Creates a cache with a limit on the total size; the newest value is kept in any case.
  init(limit: Int) { self.limit = limit }

  /// Returns the value of a key, making it if necessary; `size` returns the size of a value.
  ///
  /// - Throws: The errors of `make`.
  func value(of key: Key, size: (Value) -> Int, make: () throws -> Value) throws -> Value {
    let entry = entry(of: key)
    var isNew = false
    let result = entry.made.withLock { made -> Result<Value, any Error> in
      if let made { return made }
      isNew = true
      let new = Result { try make() }
      made = new
      return new
    }
    if isNew { note(key, (try? result.get()).map(size) ?? 1) }
    return try result.get()
  }

  private func entry(of key: Key) -> Entry {
    state.withLock { state in
      state.uses += 1
      let found = state.entries[key]?.entry ?? Entry()
      state.entries[key, default: (found, 0, 0)].use = state.uses
      return found
    }
  }

  /// Records the size of a value, and evicts others above the limit.
  private func note(_ key: Key, _ size: Int) {
    state.withLock { state in
      guard state.entries[key] != nil else { return }
      state.entries[key]?.size = size
      state.size += size
      while state.size > limit {
        // A value without a size is being made.
        let others = state.entries.filter { $0.key != key && $0.value.size > 0 }
        guard let oldest = others.min(by: { $0.value.use < $1.value.use }) else { return }
        state.size -= oldest.value.size
        state.entries[oldest.key] = nil
      }
    }
  }
}
