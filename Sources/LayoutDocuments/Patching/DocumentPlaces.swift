import LayoutCore

/// Where the objects of a document stand: in its text, and by keys and numbers.
struct DocumentPlaces {
  /// The document.
  let json: JSONValue
  private var pointers: [SourcePosition: JSONPointer] = [:]

  init(_ document: DocumentValue) {
    json = JSONValue(document)
    var open = [(document, JSONPointer())]
    while let (value, pointer) = open.popLast() {
      switch value.content {
      case .object(let entries):
        // Of a list and its first object, which may begin at one place in YAML, the object is meant.
        pointers[value.position] = pointer
        for entry in entries { open.append((entry.value, pointer / entry.key)) }
      case .list(let items):
        for (place, item) in items.enumerated() { open.append((item, pointer / "\(place)")) }
      case .null, .boolean, .number, .string: break
      }
    }
  }

  /// The object from which a view or a modifier was read; `nil` where it is not known.
  func pointer(of node: LayoutTree.Node) -> JSONPointer? { node.source.flatMap { pointers[$0] } }
}

extension JSONValue {
  /// A value of a document without its places.
  init(_ value: DocumentValue) {
    switch value.content {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .list(let items): self = .array(items.map { JSONValue($0) })
    case .object(let entries): self = .object(entries.map { Member($0.key, JSONValue($0.value)) })
    }
  }
}
