import Foundation
import LayoutCore
import SwiftSyntax

extension AttributedString: NativeValue {
  func member(_ name: String) -> Value? { name == "characters" ? .string(String(characters)) : nil }
}

/// A range of an attributed string: `string.range(of: "word")`.
struct AttributedRange: NativeValue {
  var range: Range<AttributedString.Index>
}

/// The reader of a string with attributes; one of Markdown is a key, whose markup a text applies.
struct AttributedStringReader: ValueReader {
  let name = "AttributedString"

  func value(_ call: Call) throws -> Value {
    if let markdown = try call.string("markdown") {
      let key = LocalizedStringKey(markdown)
      return .native(ReadString(key: key, plain: Text(key).plainString, isKey: true))
    }
    guard let first = call.arguments.first else { return .native(AttributedString()) }
    switch first.value {
    case .native(is AttributedString), .unknown: return first.value
    default: return .native(AttributedString(try call.interpreter.string(first.value, at: first.node)))
    }
  }
}

extension Interpreter {
  /// Returns an attributed string with an attribute set; attributes that do not affect size are ignored.
  func setting(
    _ name: String, of string: AttributedString, to value: Value, at node: some SyntaxProtocol
  ) throws -> AttributedString {
    var string = string
    switch name {
    case "font": string.font = try font(value, at: node) ?? string.font
    case "kern": string.kern = CGFloat(try number(value, at: node))
    case "tracking": string.tracking = CGFloat(try number(value, at: node))
    case "baselineOffset": string.baselineOffset = CGFloat(try number(value, at: node))
    default: break
    }
    return string
  }

  /// Returns the result of a method of an attributed string; `nil` for an unknown one.
  func callMethod(
    _ name: String, of string: AttributedString, _ arguments: [Argument], at node: some SyntaxProtocol
  ) throws -> Value? {
    guard name == "range", let part = arguments.first(where: { $0.label == "of" }) else { return nil }
    return string.range(of: try self.string(part.value, at: part.node)).map {
      .native(AttributedRange(range: $0))
    }
      ?? .missing
  }

  /// Returns the sum of two strings of which one has attributes; `nil` for other values.
  func attributedSum(_ left: Value, _ right: Value, at node: some SyntaxProtocol) throws -> Value? {
    func attributed(_ value: Value) throws -> AttributedString {
      if case .native(let string as AttributedString) = value { return string }
      return AttributedString(try string(value, at: node))
    }
    switch (left, right) {
    case (.native(is AttributedString), _), (_, .native(is AttributedString)):
      return .native(try attributed(left) + attributed(right))
    default: return nil
    }
  }
}
