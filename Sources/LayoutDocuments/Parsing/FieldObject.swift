/// An object of a document whose keys are looked up by name.
package struct FieldObject {
  package let field: Field
  /// What the object is called in errors, such as `HStack`.
  package var owner: String
  private let entries: [DocumentValue.Entry]
  private let places: [String: Int]

  package init(_ field: Field, owner: String) throws(DocumentError) {
    guard case .object(let entries) = field.value.content else { throw field.wrongType("an object") }
    self.field = field
    self.owner = owner
    self.entries = entries
    places = Dictionary(entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The keys, in the order of the document.
  package var keys: [String] { entries.map(\.key) }

  /// The keys with their values, in the order of the document.
  var members: [DocumentValue.Entry] { entries }

  /// The value of a key, `nil` where it is absent or null.
  package subscript(key: String) -> Field? { present(key)?.given }

  /// The value of a key, null too; `nil` where it is absent.
  func present(_ key: String) -> Field? {
    places[key].map { Field(value: entries[$0].value, path: field.path) }
  }

  /// The object with another value for one of its keys.
  func replacing(_ key: String, with value: DocumentValue) throws(DocumentError) -> FieldObject {
    var (field, entries) = (field, entries)
    if let place = places[key] { entries[place].value = value }
    field.value.content = .object(entries)
    return try FieldObject(field, owner: owner)
  }

  /// The value of a key that must be there.
  package func require(_ key: String) throws(DocumentError) -> Field {
    guard let value = self[key] else { throw field.error(.missingKey(key, owner: owner)) }
    return value
  }

  /// Throws where a key is none of these.
  package func allow(_ known: [String]) throws(DocumentError) {
    for entry in entries where !known.contains(entry.key) { throw unknownKey(entry, known) }
  }

  /// The error for a key that is not known.
  func unknownKey(_ key: String, known: [String]) -> DocumentError {
    places[key].map { unknownKey(entries[$0], known) } ?? field.error(.missingKey(key, owner: owner))
  }

  private func unknownKey(_ entry: DocumentValue.Entry, _ known: [String]) -> DocumentError {
    DocumentError(
      .unknownKey(entry.key, owner: owner, known: known), at: entry.keyPosition, path: field.path)
  }
}
