import Foundation
import SwiftSyntax

/// A comparator of elements by a member.
struct ComparatorValue: NativeValue {
  var path: [String]
  var isReversed: Bool

  /// Returns the member of an element.
  func key(of element: Value, by methods: ValueMethods) throws -> Value {
    try path.reduce(element) { try methods.interpreter.member($1, of: $0, at: methods.node, in: Scope()) }
  }
}

/// The reader of `KeyPathComparator(\.name)` and `SortDescriptor(\.name, order: .reverse)`.
struct ComparatorReader: ValueReader {
  let name: String

  func value(_ call: Call) throws -> Value {
    guard case .keyPath(let path)? = call.arguments.first?.value else {
      return .unknown(Unknown(path: call.node.trimmedDescription, type: nil))
    }
    var isReversed = false
    if case .symbol(let symbol)? = call.argument("order")?.value {
      isReversed = symbol.steps.last?.name == "reverse"
    }
    return .native(ComparatorValue(path: path, isReversed: isReversed))
  }
}

/// A scanner that reads numbers from a string in order.
final class ScannerValue: NativeValue {
  private let scanner: Scanner

  init(_ text: String) { scanner = Scanner(string: text) }

  func member(_ name: String) -> Value? {
    switch name {
    case "scanHexInt64", "scanHexInt32", "scanInt64", "scanInt", "scanDouble":
      .function(.native { [self] in try scan(name, $0) })
    case "isAtEnd": .bool(scanner.isAtEnd)
    case "currentIndex": .integer(scanner.currentIndex.utf16Offset(in: scanner.string))
    case "string": .string(scanner.string)
    default: nil
    }
  }

  private func scan(_ name: String, _ arguments: [Argument]) throws -> Value {
    let found: Double? =
      switch name {
      case "scanHexInt64", "scanHexInt32": scanner.scanUInt64(representation: .hexadecimal).map { Double($0) }
      case "scanInt64", "scanInt": scanner.scanInt64().map { Double($0) }
      default: scanner.scanDouble()
      }
    let value = found.map { Value.number(Value.Number(value: $0, isInteger: name != "scanDouble")) }
    // As an `inout` argument, or as the result.
    guard let change = arguments.first?.changing else { return value ?? .missing }
    if let value { try change(value) }
    return .bool(value != nil)
  }
}

struct ScannerReader: ValueReader {
  let name = "Scanner"

  func value(_ call: Call) throws -> Value {
    guard case .string(let text)? = call.arguments.first?.value else {
      return .unknown(Unknown(path: call.node.trimmedDescription, type: nil))
    }
    return .native(ScannerValue(text))
  }
}

extension Symbol {
  /// The character set that the symbol names, such as `CharacterSet.alphanumerics.inverted`; `nil` for none.
  var characters: CharacterSet? {
    guard base == nil || base == "CharacterSet" || base == "NSCharacterSet" else { return nil }
    let names: [String: CharacterSet] = [
      "whitespaces": .whitespaces, "whitespacesAndNewlines": .whitespacesAndNewlines, "newlines": .newlines,
      "alphanumerics": .alphanumerics, "letters": .letters, "decimalDigits": .decimalDigits,
      "punctuationCharacters": .punctuationCharacters, "symbols": .symbols,
      "uppercaseLetters": .uppercaseLetters, "lowercaseLetters": .lowercaseLetters,
      "controlCharacters": .controlCharacters,
    ]
    guard let first = steps.first else { return nil }
    var set: CharacterSet
    if let known = names[first.name] {
      set = known
    } else if first.name == "init", case .string(let letters)? = first.arguments?.first?.value {
      set = CharacterSet(charactersIn: letters)
    } else {
      return nil
    }
    for step in steps.dropFirst() where step.name == "inverted" { set.invert() }
    return set
  }
}

struct CharacterSetReader: ValueReader {
  let name = "CharacterSet"

  func value(_ call: Call) throws -> Value {
    .symbol(Symbol(base: name, steps: [Symbol.Step(name: "init", arguments: call.arguments)]))
  }
}
