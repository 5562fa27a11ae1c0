import LayoutCore

// An import of single declarations does not bring their operators along; where both are seen, LayoutCore's counts.
extension Text {
  /// One text after another, in one paragraph; each keeps what it says of its letters.
  @_disfavoredOverload
  public static func + (first: Text, second: Text) -> Text { first.followed(by: second) }
}
