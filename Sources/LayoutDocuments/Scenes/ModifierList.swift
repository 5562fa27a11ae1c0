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
    /// What texts inherit from it; `nil` for most modifiers.
    var text: ((inout InheritedText) -> Void)?
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

  /// What texts inherit from the modifiers that come after so many inner ones, and from what is around them.
  func text(inside surroundings: Surroundings, upTo count: Int) -> InheritedText {
    entries.dropFirst(count).reversed().reduce(into: surroundings.text) { $1.text?(&$0) }
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
    let value = name == TextModifier.lineLimit.rawValue ? object.present(name) : try object.require(name)
    guard let value else { throw field.error(.missingKey(name, owner: object.owner)) }
    return Entry(
      name: name, object: object, value: value, id: id, direction: surroundings.direction,
      text: try TextModifier(rawValue: name)?.change(value))
  }

  private static func ownDirection(_ entry: Entry) throws(DocumentError) -> LayoutDirection? {
    let key = DocumentWord.directionKey
    guard entry.name == DocumentWord.environmentKey else {
      return try entry.object[key]?.word("layout direction", LayoutDirection.self)
    }
    return try entry.value.object(entry.name, keys: [key]).require(key).word("layout direction")
  }
}

/// A modifier that texts inherit something from.
enum TextModifier: String {
  case font, lineLimit

  /// What it changes.
  func change(_ value: Field) throws(DocumentError) -> (inout InheritedText) -> Void {
    switch self {
    case .font:
      let font = try FontReader.font(value)
      return { $0.font = font }
    case .lineLimit:
      let limit = try value.given.map { field throws(DocumentError) in try field.count() }
      return { $0.lineLimit = limit }
    }
  }
}
