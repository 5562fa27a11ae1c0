/// The texts of files of Swift source.
package struct SourceTexts: Sendable {
  package struct File: Sendable {
    /// The name in positions.
    package var name: String
    /// The path.
    package var path: String
    /// The text.
    package var text: String

    package init(name: String, path: String, text: String) {
      (self.name, self.path, self.text) = (name, path, text)
    }
  }

  /// The files, sorted by name.
  package var files: [File]
}
