import LayoutCore

/// A word under which elements stand in documents: a type of view, or the key of a modifier.
package struct DocumentWord: Sendable {
  /// The views that a view holds, under its key `children`.
  enum Children: Sendable {
    /// None: the view has no such key.
    case none
    /// Any number, placed along an axis, or in another way.
    case placed(along: Axis?)
    /// One; several are first put into a vertical stack.
    case one
  }

  private enum Role: Sendable {
    case view(Children)
    case modifier(hasContent: Bool)
  }

  /// The word.
  let name: String
  /// The keys of the object that stands under the word.
  let keys: [String]
  /// What the object is called in errors.
  let title: String
  private let role: Role

  /// A type of view.
  static func view(_ name: String, keys: [String], children: Children = .none) -> Self {
    if case .none = children { return Self(name: name, keys: keys, title: name, role: .view(.none)) }
    return Self(name: name, keys: keys + [childrenKey], title: name, role: .view(children))
  }

  /// The key of a modifier; one that `hasContent` lays the view under its value's key `content` over or under another.
  static func modifier(
    _ name: String, keys: [String] = [], hasContent: Bool = false, title: String? = nil
  ) -> Self {
    Self(
      name: name, keys: keys + (hasContent ? [contentKey] : []), title: title ?? name,
      role: .modifier(hasContent: hasContent))
  }

  /// Whether it is the key of a modifier.
  var isModifier: Bool { if case .modifier = role { true } else { false } }
  /// Whether a view stands under the value's key `content`.
  var hasContent: Bool { if case .modifier(true) = role { true } else { false } }
  /// The children that the view takes.
  var children: Children { if case .view(let children) = role { children } else { .none } }
}

extension DocumentWord {
  /// No view at all.
  static let emptyView = DocumentWord.view("EmptyView", keys: [])
  /// Views that stand where the group stands.
  static let group = DocumentWord.view("Group", keys: [], children: .placed(along: nil))

  /// The keys of every view.
  static let viewKeys = ["type", idKey, "modifiers", directionKey]
  /// The keys that may stand beside that of any modifier: the name of the view so far, and the direction from there
  /// inwards.
  static let modifierKeys = [idKey, directionKey]
  /// The modifier that sets the direction from there inwards.
  static let environmentKey = "environment"
  static let idKey = "id"
  static let directionKey = "layoutDirection"
  static let childrenKey = "children"
  static let contentKey = "content"
}
