import LayoutCore

extension LayoutTree {
  /// What sentences call a view as the child of what contains it: by its id, its text, or its kind and path.
  package func nameInSentences(of view: Index) -> String { Names(tree: self).view(view) }

  /// What sentences call a view by itself: a modifier without an id by its kind and what it wraps.
  package func ownName(of view: Index) -> String { Names(tree: self).itself(view) }

  /// Where a view was written, such as `line 12`; `nil` where that is unknown.
  package func placeInSentences(of view: Index) -> String? {
    let place = Names(tree: self).place(view)
    return place.isEmpty ? nil : String(place.dropFirst(2))
  }

  /// What sentences call a modifier: by whose it is and what was written, `badge's frame(maxWidth: 400) (line 12)`.
  package func modifierInSentences(of view: Index) -> String {
    let names = Names(tree: self)
    return "\(names.owner(view))'s \(names.room(view).call(along: .horizontal))\(names.note(view))"
  }
}
