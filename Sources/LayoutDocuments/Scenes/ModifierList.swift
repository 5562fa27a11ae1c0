import LayoutCore

/// The modifiers of a view, innermost first, with the direction in which each of them places what it wraps.
struct ModifierList {
  /// One modifier.
  struct Entry {
    /// Its key.
    var name: String
    var object: FieldObject
    /// The value of its key.
    var value: Field
    var id: String?
    var direction: LayoutDirection
    /// What is said of the texts that it wraps, and of those that it puts over or under them.
    var text: TextDefaults
  }

  private(set) var entries: [Entry] = []
  /// The direction of the view that the modifiers wrap.
  private(set) var innerDirection: LayoutDirection
  /// What is said of texts in the view that the modifiers wrap.
  private(set) var innerText: TextDefaults

  init(_ field: Field?, _ surroundings: Surroundings, known: [String]) throws(DocumentError) {
    innerDirection = surroundings.direction
    innerText = surroundings.text
    guard let field else { return }
    for (index, item) in try field.list().enumerated() {
      entries.append(try Self.entry(item.at("\(surroundings.path)/\(index + 1)"), surroundings, known))
    }
    for index in entries.indices.reversed() {
      if let direction = try Self.ownDirection(entries[index]) { innerDirection = direction }
      entries[index].direction = innerDirection
      entries[index].text = innerText
      if let key = TextKey(rawValue: entries[index].name) {
        try key.apply(entries[index].value, to: &innerText)
      }
    }
  }

  private static func entry(
    _ field: Field, _ surroundings: Surroundings, _ known: [String]
  ) throws(DocumentError) -> Entry {
    let object = try FieldObject(field, owner: "a modifier")
    let names = object.keys.filter { !DocumentWord.modifierKeys.contains($0) }
    if let name = names.first(where: { !known.contains($0) }) {
      throw object.unknownKey(name, known: known + [DocumentWord.directionKey])
    }
    if names.count > 1 { throw object.unknownKey(names[1], known: DocumentWord.modifierKeys) }
    // An object with nothing but an id names the view so far.
    let name = names.first ?? DocumentWord.idKey
    if names.isEmpty, object.present(name) == nil {
      throw field.error(.missingOneOf(known, owner: object.owner))
    }
    // What is said of texts is no view, and so nothing that could have a name.
    if TextKey(rawValue: name) != nil, object.present(DocumentWord.idKey) != nil {
      throw object.unknownKey(DocumentWord.idKey, known: [DocumentWord.directionKey])
    }
    let id = try object[DocumentWord.idKey].map { field throws(DocumentError) in try field.string() }
    return Entry(
      name: name, object: object, value: try value(of: name, object), id: id,
      direction: surroundings.direction, text: surroundings.text)
  }

  /// The value of a modifier; no limit of lines and the like are values too.
  private static func value(of name: String, _ object: FieldObject) throws(DocumentError) -> Field {
    if TextKey(rawValue: name)?.acceptsNull ?? false, let field = object.present(name) { return field }
    return try object.require(name)
  }

  private static func ownDirection(_ entry: Entry) throws(DocumentError) -> LayoutDirection? {
    let key = DocumentWord.directionKey
    guard entry.name == DocumentWord.environmentKey else {
      return try entry.object[key]?.word("layout direction", LayoutDirection.self)
    }
    return try entry.value.object(entry.name, keys: [key]).require(key).word("layout direction")
  }
}
