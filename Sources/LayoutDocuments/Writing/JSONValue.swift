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

  /// An object, with its members in the order in which they are given.
  package static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member($0.key, $0.value) })
  }

  /// A string, or null where there is none.
  package static func string(orNull text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// A side of a proposal: a number, null where it is unspecified, or `"infinity"`.
  package static func side(_ length: CGFloat?) -> JSONValue { length.map { .number($0) } ?? .null }

  /// A size: a list of its width and height.
  static func size(_ size: CGSize) -> JSONValue { .array([.number(size.width), .number(size.height)]) }

  /// A proposal, with `width` and `height`.
  package static func proposal(_ proposal: ProposedViewSize) -> JSONValue {
    .object(["width": side(proposal.width), "height": side(proposal.height)])
  }
}
