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
  }

  private(set) var entries: [Entry] = []
  /// The direction of the view that the modifiers wrap.
  private(set) var innerDirection: LayoutDirection

  init(_ field: Field?, _ surroundings: Surroundings, known: [String]) throws(DocumentError) {
    innerDirection = surroundings.direction
    guard let field else { return }
    for (index, item) in try field.list().enumerated() {
      entries.append(try Self.entry(item.at("\(surroundings.path)/\(index + 1)"), surroundings, known))
    }
    for index in entries.indices.reversed() {
      if let direction = try Self.ownDirection(entries[index]) { innerDirection = direction }
      entries[index].direction = innerDirection
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
    let id = try object[DocumentWord.idKey].map { field throws(DocumentError) in try field.string() }
    return Entry(
      name: name, object: object, value: try object.require(name), id: id, direction: surroundings.direction)
  }

  private static func ownDirection(_ entry: Entry) throws(DocumentError) -> LayoutDirection? {
    let key = DocumentWord.directionKey
    guard entry.name == DocumentWord.environmentKey else {
      return try entry.object[key]?.word("layout direction", LayoutDirection.self)
    }
    return try entry.value.object(entry.name, keys: [key]).require(key).word("layout direction")
  }
}
