import LayoutCore

/// A literal with contents other than plain text: images and texts, or Markdown around values.
struct ReadString: NativeValue {
  var key: LocalizedStringKey
  /// The plain text.
  var plain: String
}
