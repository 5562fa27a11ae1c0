import LayoutCore

/// A literal with contents other than plain text: images and texts, or Markdown around values.
struct ReadString: NativeValue {
  var key: LocalizedStringKey
  /// The plain text.
  var plain: String
  /// Whether its type is a key's, which is looked up wherever it is shown; a plain literal is looked up in texts alone.
  var isKey = false
}
