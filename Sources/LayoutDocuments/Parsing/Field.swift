import Foundation
import LayoutCore

/// A value that is about to be read, and the path under which its errors are reported.
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

  /// The same value under another path.
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

  /// The values of an object with its keys, which are whatever the document chose.
  package func dictionary() throws(DocumentError) -> [(key: Field, name: String, value: Field)] {
    guard case .object(let entries) = value.content else { throw wrongType("an object") }
    return entries.map { entry in
      let key = DocumentValue(content: .string(entry.key), position: entry.keyPosition)
      return (Field(value: key, path: path), entry.key, Field(value: entry.value, path: path))
    }
  }

  /// An object; a key that is not known is an error.
  package func object(_ owner: String, keys: [String]) throws(DocumentError) -> FieldObject {
    let object = try FieldObject(self, owner: owner)
    try object.allow(keys)
    return object
  }

  /// One of a set of words.
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
  /// The word for a number that is too large for any other.
  static let infinityWord = "infinity"

  /// A finite number.
  package func number() throws(DocumentError) -> CGFloat {
    let number = try length()
    guard number.isFinite else { throw error(.notFinite) }
    return number
  }

  /// A finite number that is not negative.
  package func positiveNumber() throws(DocumentError) -> CGFloat {
    let number = try number()
    guard number >= 0 else { throw error(.outOfRange("a number from 0", found: number)) }
    return number
  }

  /// A whole number from 1.
  package func count(from least: Int = 1) throws(DocumentError) -> Int {
    let number = try number()
    guard let count = Int(exactly: number), count >= least else {
      throw error(.outOfRange("a whole number from \(least)", found: number))
    }
    return count
  }

  /// A number, `"infinity"` or `"-infinity"`.
  package func length() throws(DocumentError) -> CGFloat {
    switch value.content {
    case .number(let number):
      // A literal that overflows is a slip, and not a way to write infinity.
      guard number.isFinite else { throw error(.notFinite) }
      return number
    case .string(Self.infinityWord): return .infinity
    case .string("-" + Self.infinityWord): return -.infinity
    case .string(let text): throw notANumber(text)
    default: throw wrongType("a number")
    }
  }

  /// A proposed side: a number from 0, null or `"infinity"`.
  package func proposedSide() throws(DocumentError) -> CGFloat? {
    guard let given else { return nil }
    let side = try given.length()
    guard side >= 0 else { throw error(.outOfRange("a number from 0, null or infinity", found: side)) }
    return side
  }

  /// Two finite numbers.
  package func pair() throws(DocumentError) -> (CGFloat, CGFloat) {
    let items = try list()
    guard items.count == 2 else {
      throw error(.wrongType(expected: "a list of two numbers", found: "a list of \(items.count)"))
    }
    return (try items[0].number(), try items[1].number())
  }

  /// A width and a height, neither of them negative.
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
