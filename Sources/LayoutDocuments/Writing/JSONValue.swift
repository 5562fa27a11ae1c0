import Foundation
import LayoutCore

/// A JSON value whose keys keep their order.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A number; the infinities are written as the strings `"infinity"` and `"-infinity"`, NaN as `"nan"`.
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// An object, with its members in the order in which they are written.
  case object([Member])

  /// A key of an object, with its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Returns an object, with its members in the order in which they are given.
  package static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member($0.key, $0.value) })
  }

  /// Returns a string, or null where there is none.
  package static func string(orNull text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// Returns a side of a proposal: a number, null where it is unspecified, or `"infinity"`.
  package static func side(_ length: CGFloat?) -> JSONValue { length.map { .number($0) } ?? .null }

  /// Returns a size: a list of its width and height.
  static func size(_ size: CGSize) -> JSONValue { .array([.number(size.width), .number(size.height)]) }

  /// Returns a proposal, with `width` and `height`.
  package static func proposal(_ proposal: ProposedViewSize) -> JSONValue {
    .object(["width": side(proposal.width), "height": side(proposal.height)])
  }
}

extension JSONValue {
  /// Returns the value as text: on one line where it fits into the width, otherwise one line for each item.
  package func text(width: Int = 100) -> String {
    var writer = JSONTextWriter(width: width)
    writer.write(self, indentation: 0, used: 0)
    return writer.text
  }

  /// The value on one line.
  package var line: String { text(width: .max) }
}

private struct JSONTextWriter {
  var width: Int
  var text = ""

  /// Writes a value that begins after `used` characters of the line and its indentation.
  mutating func write(_ value: JSONValue, indentation: Int, used: Int) {
    var columns = width - indentation - used
    let fits = measure(value, &columns)
    switch value {
    case .array(let items) where !items.isEmpty:
      write(items, "[", "]", fits, indentation) { $0.write($1, indentation: $2, used: 1) }
    case .object(let members) where !members.isEmpty:
      write(members, "{", "}", fits, indentation) { writer, member, indentation in
        let key = JSONText.quoted(member.key) + ": "
        writer.text += key
        writer.write(member.value, indentation: indentation, used: key.count + 1)
      }
    default: text += JSONText.scalar(value)
    }
  }

  private mutating func write<Item>(
    _ items: [Item], _ open: String, _ close: String, _ fits: Bool, _ indentation: Int,
    _ writeItem: (inout Self, Item, Int) -> Void
  ) {
    text += open
    for (index, item) in items.enumerated() {
      if index > 0 { text += fits ? ", " : "," }
      if !fits { newLine(indentation + 2) }
      writeItem(&self, item, indentation + 2)
    }
    if !fits { newLine(indentation) }
    text += close
  }

  private mutating func newLine(_ indentation: Int) {
    text += "\n" + String(repeating: " ", count: indentation)
  }

  /// Subtracts the length of the value on one line from the remaining width, and stops once none is left.
  private func measure(_ value: JSONValue, _ columns: inout Int) -> Bool {
    guard width != .max else { return true }
    switch value {
    case .array(let items):
      columns -= 2
      for item in items {
        columns -= 2
        guard columns >= 0, measure(item, &columns) else { return false }
      }
    case .object(let members):
      columns -= 2
      for member in members {
        columns -= JSONText.quoted(member.key).count + 4
        guard columns >= 0, measure(member.value, &columns) else { return false }
      }
    default: columns -= JSONText.scalar(value).count
    }
    return columns >= 0
  }
}

/// The spelling of scalars in JSON.
enum JSONText {
  static func scalar(_ value: JSONValue) -> String {
    switch value {
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let number): self.number(number)
    case .string(let text): quoted(text)
    case .array: "[]"
    case .object: "{}"
    case .null: "null"
    }
  }

  private static func number(_ number: Double) -> String {
    if number.isNaN { return "\"nan\"" }
    if number.isInfinite { return number > 0 ? "\"infinity\"" : "\"-infinity\"" }
    return PointFormat.shortest(number)
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if mustBeEscaped(scalar) {
          let hexadecimal = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// Returns whether a scalar has to be escaped.
  ///
  /// These are controls, and scalars that YAML takes for line breaks or does not allow; all of them are
  /// below U+10000.
  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
