import LayoutCore

/// A literal with more in it than letters: images and texts, or Markdown around values.
struct ReadString: NativeValue {
  var key: LocalizedStringKey
  /// What it says.
  var plain: String
}
