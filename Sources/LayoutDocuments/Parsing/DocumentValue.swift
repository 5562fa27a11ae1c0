import LayoutCore

/// A value of a document and the place where it was written.
package struct DocumentValue: Sendable {
  /// What a document can hold; numbers stay words until it is known that a number is meant.
  package enum Content: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case list([DocumentValue])
    case object([Entry])
  }

  /// A key of an object, with its value.
  package struct Entry: Sendable {
    package var key: String
    package var keyPosition: SourcePosition
    package var value: DocumentValue
  }

  package var content: Content
  package var position: SourcePosition

  /// What a person calls a value of this sort.
  var sort: String {
    switch content {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
