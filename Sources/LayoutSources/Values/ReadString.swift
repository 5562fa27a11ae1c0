import LayoutCore

/// A literal with contents other than plain text: images and texts, or Markdown around values.
struct ReadString: NativeValue {
  var key: LocalizedStringKey
  /// The plain text.
  var plain: String
  /// Whether its type is a key's, so that it is looked up wherever it is shown; a literal is one where it stands in a text.
  var isKey = false
}
