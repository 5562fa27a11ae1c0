import Foundation
import LayoutCore

/// A value of a document, with the path under which errors about it are reported.
package struct Field {
  package var value: DocumentValue
  package var path: String

  package init(value: DocumentValue, path: String) {
    self.value = value
    self.path = path
  }

  package var position: SourcePosition { value.position }

  package func error(_ problem: DocumentError.Problem) -> DocumentError {
    DocumentError(problem, at: position, path: path)
  }

  package func wrongType(_ expected: String) -> DocumentError {
    error(.wrongType(expected: expected, found: value.sort))
  }

  /// Returns the same value under another path.
  package func at(_ path: String) -> Field { Field(value: value, path: path) }

  /// The value, or `nil` where it is null, which everywhere means "not given".
  package var given: Field? {
    if case .null = value.content { return nil }
    return self
  }
}

// MARK: - Words and lists

extension Field {
  package func string() throws(DocumentError) -> String {
    guard case .string(let text) = value.content else { throw wrongType("a string") }
    return text
  }

  package func boolean() throws(DocumentError) -> Bool {
    guard case .boolean(let flag) = value.content else { throw wrongType("true or false") }
    return flag
  }

  package func list() throws(DocumentError) -> [Field] {
    guard case .list(let items) = value.content else { throw wrongType("a list") }
    return items.map { Field(value: $0, path: path) }
  }

  /// Reads an object whose keys are names that the document chooses.
  package func dictionary() throws(DocumentError) -> [(key: Field, name: String, value: Field)] {
    guard case .object(let entries) = value.content else { throw wrongType("an object") }
    return entries.map { entry in
      let key = DocumentValue(content: .string(entry.key), position: entry.keyPosition)
      return (Field(value: key, path: path), entry.key, Field(value: entry.value, path: path))
    }
  }

  /// Returns an object; an unknown key is an error.
  package func object(_ owner: String, keys: [String]) throws(DocumentError) -> FieldObject {
    let object = try FieldObject(self, owner: owner)
    try object.allow(keys)
    return object
  }

  /// Returns one of a set of words.
  package func word<Word: RawRepresentable & CaseIterable>(
    _ meaning: String, _ type: Word.Type = Word.self
  ) throws(DocumentError) -> Word where Word.RawValue == String {
    let text = try string()
    guard let word = Word(rawValue: text) else {
      throw error(.unknownWord(text, meaning: meaning, known: Word.allCases.map(\.rawValue)))
    }
    return word
  }
}

// MARK: - Numbers

extension Field {
  /// The word for an infinite number.
  static let infinityWord = "infinity"

  /// Reads a finite number.
  package func number() throws(DocumentError) -> CGFloat {
    let number = try length()
    guard number.isFinite else { throw error(.notFinite) }
    return number
  }

  /// Reads a finite number that is not negative.
  package func positiveNumber() throws(DocumentError) -> CGFloat {
    let number = try number()
    guard number >= 0 else { throw error(.outOfRange("a number of at least 0", found: number)) }
    return number
  }

  /// Reads a whole number of at least `least`, by default 1.
  package func count(from least: Int = 1) throws(DocumentError) -> Int {
    let number = try number()
    guard let count = Int(exactly: number), count >= least else {
      throw error(.outOfRange("a whole number of at least \(least)", found: number))
    }
    return count
  }

  /// Reads a number, `"infinity"` or `"-infinity"`.
  package func length() throws(DocumentError) -> CGFloat {
    switch value.content {
    case .number(let number):
      // A literal that overflows is a mistake, and not a way to write infinity.
      guard number.isFinite else { throw error(.notFinite) }
      return number
    case .string(Self.infinityWord): return .infinity
    case .string("-" + Self.infinityWord): return -.infinity
    case .string(let text): throw notANumber(text)
    default: throw wrongType("a number")
    }
  }

  /// Reads a proposed side: a number from 0, null or `"infinity"`.
  package func proposedSide() throws(DocumentError) -> CGFloat? {
    guard let given else { return nil }
    let side = try given.length()
    guard side >= 0 else { throw error(.outOfRange("a number of at least 0, null or infinity", found: side)) }
    return side
  }

  /// Reads two finite numbers.
  package func pair() throws(DocumentError) -> (CGFloat, CGFloat) {
    let items = try list()
    guard items.count == 2 else {
      throw error(.wrongType(expected: "a list of two numbers", found: "a list of \(items.count)"))
    }
    return (try items[0].number(), try items[1].number())
  }

  /// Reads a width and a height, neither of them negative.
  func size() throws(DocumentError) -> CGSize {
    let items = try list()
    guard items.count == 2 else {
      throw error(.wrongType(expected: "a width and a height", found: "a list of \(items.count)"))
    }
    return CGSize(width: try items[0].positiveNumber(), height: try items[1].positiveNumber())
  }

  private func notANumber(_ text: String) -> DocumentError {
    switch text.lowercased() {
    case "nan", ".nan": return error(.notANumber)
    case "inf", ".inf", "+inf", "-inf", "-.inf", "+.inf", "+infinity", "infinity", "-infinity", "infinite":
      return error(
        .unknownWord(text, meaning: "number", known: [Self.infinityWord, "-" + Self.infinityWord]))
    default:
      if NearestWord.of(text, among: [Self.infinityWord]) != nil {
        return error(.unknownWord(text, meaning: "number", known: [Self.infinityWord]))
      }
      return wrongType("a number")
    }
  }
}

/// An object of a document whose keys are looked up by name.
package struct FieldObject {
  package let field: Field
  /// The object's title in errors, such as `HStack`.
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

  /// Returns the value of a key, which may be null; `nil` where the key is absent.
  func present(_ key: String) -> Field? {
    places[key].map { Field(value: entries[$0].value, path: field.path) }
  }

  /// Returns the object with another value for one of its keys.
  func replacing(_ key: String, with value: DocumentValue) throws(DocumentError) -> FieldObject {
    var (field, entries) = (field, entries)
    if let index = places[key] { entries[index].value = value }
    field.value.content = .object(entries)
    return try FieldObject(field, owner: owner)
  }

  /// Returns the value of a required key.
  package func require(_ key: String) throws(DocumentError) -> Field {
    guard let value = self[key] else { throw field.error(.missingKey(key, owner: owner)) }
    return value
  }

  /// Checks that every key is a known one.
  ///
  /// - Throws: `DocumentError` at the first unknown key.
  package func allow(_ known: [String]) throws(DocumentError) {
    for entry in entries where !known.contains(entry.key) { throw unknownKey(entry, known) }
  }

  /// Returns the error for an unknown key.
  func unknownKey(_ key: String, known: [String]) -> DocumentError {
    places[key].map { unknownKey(entries[$0], known) } ?? field.error(.missingKey(key, owner: owner))
  }

  private func unknownKey(_ entry: DocumentValue.Entry, _ known: [String]) -> DocumentError {
    DocumentError(
      .unknownKey(entry.key, owner: owner, known: known), at: entry.keyPosition, path: field.path)
  }
}
