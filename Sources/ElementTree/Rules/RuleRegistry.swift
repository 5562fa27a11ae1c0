/// What one module says about one type of element.
public protocol ElementRule<Element>: Sendable {
  /// The type of element.
  associatedtype Element: LayoutElement
}

extension ElementRule {
  /// The type of element.
  public var elementType: any LayoutElement.Type { Element.self }
}

/// One floor's rules: a room for each type of element.
public struct RuleRegistry<Room: Sendable>: Sendable {
  private var rooms: [ObjectIdentifier: (elementType: any LayoutElement.Type, room: Room)] = [:]

  /// Lists rooms by their types of element; of two for the same type the later one counts.
  public init(_ rooms: [Room], elementType: (Room) -> any LayoutElement.Type) {
    for room in rooms { add(room, for: elementType(room)) }
  }

  private mutating func add(_ room: Room, for elementType: any LayoutElement.Type) {
    rooms[ObjectIdentifier(elementType)] = (elementType, room)
  }

  /// The same rooms with one in place of that for a type of element.
  public func replacing(_ room: Room, for elementType: any LayoutElement.Type) -> Self {
    var registry = self
    registry.add(room, for: elementType)
    return registry
  }

  /// The types of element that have a room, by name.
  public var elementTypes: [any LayoutElement.Type] {
    rooms.values.map(\.elementType).sorted { "\($0)" < "\($1)" }
  }

  /// The rooms, in the order of their types' names.
  public var all: [Room] { elementTypes.compactMap { rooms[ObjectIdentifier($0)]?.room } }

  /// The room for an element; `nil` where its type has none.
  public subscript(element: any LayoutElement) -> Room? { self[type(of: element)] }

  /// The room for a type of element; `nil` where it has none.
  public subscript(elementType: any LayoutElement.Type) -> Room? {
    rooms[ObjectIdentifier(elementType)]?.room
  }
}
