import LayoutCore

/// An index of a string, as a number of characters from its beginning.
struct TextIndex: NativeValue, Equatable {
  var offset: Int
  var typeName: String { "String.Index" }

  /// Returns the character there; `nil` beyond the end.
  func character(of text: String) -> String? {
    guard offset >= 0 else { return nil }
    return text.dropFirst(offset).first.map(String.init)
  }

  /// Returns the part of a string between two indices.
  static func part(_ range: Value.NumberRange, of text: String) -> String {
    let lower = range.lower.isFinite ? max(0, Int(bounded: range.lower)) : 0
    let end = range.isClosed ? range.upper + 1 : range.upper
    let upper = min(Double(text.count), end)
    guard Double(lower) < upper else { return "" }
    return String(text.prefix(Int(upper)).dropFirst(lower))
  }
}

/// A range of characters, `"a"..."f"`.
struct TextRange: NativeValue, Equatable {
  var lower: String
  var upper: String
  var isClosed: Bool

  func contains(_ text: String) -> Bool { text >= lower && (isClosed ? text <= upper : text < upper) }
}

/// The members of characters.
enum CharacterMembers {
  static let names: Set<String> = [
    "isNumber", "isLetter", "isUppercase", "isLowercase", "isWhitespace", "isNewline", "isPunctuation",
    "isSymbol",
    "isWholeNumber", "isHexDigit", "isASCII", "wholeNumberValue", "hexDigitValue",
  ]

  static func value(_ name: String, of text: String) -> Value? {
    guard let character = text.first else { return nil }
    func number(_ value: Int?) -> Value { value.map { .integer($0) } ?? .missing }
    return switch name {
    case "isNumber": .bool(character.isNumber)
    case "isLetter": .bool(character.isLetter)
    case "isUppercase": .bool(character.isUppercase)
    case "isLowercase": .bool(character.isLowercase)
    case "isWhitespace": .bool(character.isWhitespace)
    case "isNewline": .bool(character.isNewline)
    case "isPunctuation": .bool(character.isPunctuation)
    case "isSymbol": .bool(character.isSymbol)
    case "isWholeNumber": .bool(character.isWholeNumber)
    case "isHexDigit": .bool(character.isHexDigit)
    case "isASCII": .bool(character.isASCII)
    case "wholeNumberValue": number(character.wholeNumberValue)
    case "hexDigitValue": number(character.hexDigitValue)
    default: nil
    }
  }
}

extension ValueMethods {
  /// Returns an index of a string that is computed from another one: `index(_:offsetBy:)`, `index(after:)`,
  /// `index(before:)`.
  func textIndex() throws -> Value? {
    guard let first = arguments.first, case .native(let index as TextIndex) = first.value else { return nil }
    switch first.label {
    case "before": return .native(TextIndex(offset: index.offset - 1))
    case "after": return .native(TextIndex(offset: index.offset + 1))
    default:
      guard let offset = arguments.first(where: { $0.label == "offsetBy" }) else { return nil }
      let position = index.offset + Int(bounded: try interpreter.number(offset.value, at: offset.node))
      if arguments.contains(where: { $0.label == "limitedBy" }), try !(0...text().count).contains(position) {
        return .missing
      }
      return .native(TextIndex(offset: position))
    }
  }
}
