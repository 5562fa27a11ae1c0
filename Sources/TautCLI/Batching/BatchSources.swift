import LayoutSources

/// How the Swift source of lines is read where it leaves something open.
struct BatchSources: Sendable {
  /// Files of values, with their texts.
  var data: [(file: String, text: String)] = []
  /// Values as `path=value`.
  var assumptions: [String] = []
  /// How many elements an unknown collection has.
  var samples: Int
  /// Whether an assumption about structure is an error.
  var isStrict: Bool

  /// Reads the files of values.
  ///
  /// Throws `SourceError` and `DocumentError`.
  init(_ options: SourceOptions) throws {
    data = try options.data.map { (file: $0, text: try SceneFile.text($0)) }
    (assumptions, samples, isStrict) = (options.assume, options.samples, options.strict)
    _ = try self.options(view: nil)
  }

  /// What the reader is told.
  ///
  /// Throws `SourceError`.
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
