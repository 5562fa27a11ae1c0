import LayoutCore

/// The modifiers of a view, innermost first, with the direction in which each of them places what it wraps.
struct ModifierList {
  /// One modifier.
  struct Entry {
    var type: ModifierType
    var object: FieldObject
    /// The value of its key.
    var value: Field
    var id: String?
    var direction: LayoutDirection
  }

  private(set) var entries: [Entry] = []
  /// The direction of the view that the modifiers wrap.
  private(set) var innerDirection: LayoutDirection

  init(_ field: Field?, _ surroundings: Surroundings) throws(DocumentError) {
    innerDirection = surroundings.direction
    guard let field else { return }
    for (index, item) in try field.list().enumerated() {
      entries.append(try Self.entry(item.at("\(surroundings.path)/\(index + 1)"), surroundings))
    }
    for index in entries.indices.reversed() {
      if let direction = try Self.ownDirection(entries[index]) { innerDirection = direction }
      entries[index].direction = innerDirection
    }
  }

  private static func entry(_ field: Field, _ surroundings: Surroundings) throws(DocumentError) -> Entry {
    let object = try FieldObject(field, owner: "a modifier")
    let words = object.keys.filter { !ModifierType.commonKeys.contains($0) }
    let known = ModifierType.allCases.map(\.rawValue)
    for word in words where ModifierType(rawValue: word) == nil {
      throw object.unknownKey(word, known: known + ["layoutDirection"])
    }
    let word = words.first ?? ModifierType.id.rawValue
    if words.count > 1 { throw object.unknownKey(words[1], known: ModifierType.commonKeys) }
    guard let type = ModifierType(rawValue: word) else {
      throw field.error(.missingKey("frame", owner: object.owner))
    }
    if words.isEmpty, object.present(word) == nil {
      throw field.error(.missingOneOf(known, owner: object.owner))
    }
    let id = try object["id"].map { field throws(DocumentError) in try field.string() }
    return Entry(
      type: type, object: object, value: try object.require(word), id: id, direction: surroundings.direction)
  }

  private static func ownDirection(_ entry: Entry) throws(DocumentError) -> LayoutDirection? {
    if entry.type == .environment {
      let keys = try entry.value.object("environment", keys: ["layoutDirection"])
      return try keys.require("layoutDirection").word("layout direction")
    }
    return try entry.object["layoutDirection"]?.word("layout direction", LayoutDirection.self)
  }
}

/// The modifiers that a scene can name.
enum ModifierType: String, CaseIterable {
  case frame, fixedSize, padding, aspectRatio, position, offset, layoutPriority, alignmentGuide, overlay
  case background, border, rotationEffect, scaleEffect, id, environment, appearance

  /// The keys that can stand beside any modifier: the name of the view so far, and the direction from there
  /// inwards.
  static let commonKeys = ["id", "layoutDirection"]
}
