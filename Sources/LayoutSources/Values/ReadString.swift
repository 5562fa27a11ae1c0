import LayoutCore

/// A literal with more in it than letters: images and texts, or Markdown around values.
struct ReadString: NativeValue {
  var key: LocalizedStringKey
  /// What it says.
  var plain: String
  /// Whether its type is a key's, so that it is looked up wherever it is shown; a literal is one where it stands in a text.
  var isKey = false
}
