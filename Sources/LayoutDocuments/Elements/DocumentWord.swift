import LayoutCore

/// A word under which elements stand in documents: a type of view, or the key of a modifier.
package struct DocumentWord: Sendable {
  /// The views that a view holds, under its key `children`.
  enum Children: Sendable {
    /// Any number, placed along an axis, or in another way.
    case placed(along: Axis?)
    /// One; several are first put into a vertical stack.
    case one
  }

  let name: String
  /// The keys of the object that stands under the word.
  let keys: [String]
  /// What the object is called in errors.
  let title: String
  /// Whether it is the key of a modifier.
  let isModifier: Bool
  /// The children that a view takes; `nil` where it takes none.
  var children: Children?
  /// Whether a modifier lays a view over or under the one it wraps, under its value's key `content`.
  var hasContent = false

  /// A type of view.
  static func view(_ name: String, keys: [String] = [], children: Children? = nil) -> Self {
    Self(
      name: name, keys: keys + (children == nil ? [] : [childrenKey]), title: name, isModifier: false,
      children: children)
  }

  /// The key of a modifier, with the keys of its value.
  static func modifier(
    _ name: String, keys: [String] = [], hasContent: Bool = false, title: String? = nil
  ) -> Self {
    Self(
      name: name, keys: keys + (hasContent ? [contentKey] : []), title: title ?? name, isModifier: true,
      hasContent: hasContent)
  }
}

extension DocumentWord {
  /// No view at all.
  static let emptyView = DocumentWord.view("EmptyView")
  /// Views that stand where the group stands.
  static let group = DocumentWord.view("Group", children: .placed(along: nil))

  /// The cells of one row of a grid; outside of one, views that stand where the row stands.
  static let gridRow = DocumentWord.view("GridRow", keys: [alignmentKey], children: .placed(along: nil))
  /// The same view for each of several values.
  static let forEach = DocumentWord.view("ForEach", keys: ["data", contentKey])
  /// One of several layouts of the same views.
  static let anyLayout = DocumentWord.view(
    "AnyLayout", keys: ["layouts", "selected"], children: .placed(along: nil))

  /// Another view at one of the edges, served first: a modifier that makes a stack of the two.
  static let safeAreaInset = DocumentWord.modifier(
    "safeAreaInset", keys: ["edge", alignmentKey, "spacing"], hasContent: true)

  /// The keys of every view.
  static let viewKeys = ["type", idKey, "modifiers", directionKey]
  /// The keys that may stand beside any modifier's: the name of the view so far, and the direction from there inwards.
  static let modifierKeys = [idKey, directionKey]
  /// The modifier that sets the direction from there inwards.
  static let environmentKey = "environment"
  static let idKey = "id"
  static let directionKey = "layoutDirection"
  static let childrenKey = "children"
  static let contentKey = "content"
  static let alignmentKey = "alignment"
}
