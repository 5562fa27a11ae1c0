import LayoutDocuments

extension JSONValue {
  /// A value of a document, as it was written.
  init(_ value: DocumentValue) {
    self =
      switch value.content {
      case .null: .null
      case .boolean(let flag): .boolean(flag)
      case .number(let number): .number(number)
      case .string(let text): .string(text)
      case .list(let items): .array(items.map { JSONValue($0) })
      case .object(let entries): .object(entries.map { Member($0.key, JSONValue($0.value)) })
      }
  }
}
