/// The texts of files of Swift source.
package struct SourceTexts: Sendable {
  /// A file.
  package struct File: Sendable {
    /// The name that positions carry.
    package var name: String
    /// Where it is.
    package var path: String
    /// What it says.
    package var text: String

    package init(name: String, path: String, text: String) {
      (self.name, self.path, self.text) = (name, path, text)
    }
  }

  /// The files, in the order of their names.
  package var files: [File]
}
