/// A module's rule for one type of element.
public protocol ElementRule<Element>: Sendable {
  /// The type of element that the rule is for.
  associatedtype Element: LayoutElement
}

extension ElementRule {
  /// The type of element that the rule is for.
  public var elementType: any LayoutElement.Type { Element.self }
}

/// The rules of one module, one for each type of element.
public struct RuleRegistry<Room: Sendable>: Sendable {
  private var rooms: [ObjectIdentifier: (elementType: any LayoutElement.Type, room: Room)] = [:]

  /// Creates a registry from rules and their types of element; the later of two rules for one type replaces
  /// the earlier.
  public init(_ rooms: [Room], elementType: (Room) -> any LayoutElement.Type) {
    for room in rooms { add(room, for: elementType(room)) }
  }

  private mutating func add(_ room: Room, for elementType: any LayoutElement.Type) {
    rooms[ObjectIdentifier(elementType)] = (elementType, room)
  }

  /// Returns the registry with a rule replaced.
  public func replacing(_ room: Room, for elementType: any LayoutElement.Type) -> Self {
    var registry = self
    registry.add(room, for: elementType)
    return registry
  }

  /// The types of element that have a rule, sorted by name.
  public var elementTypes: [any LayoutElement.Type] {
    rooms.values.map(\.elementType).sorted { "\($0)" < "\($1)" }
  }

  /// The rules, sorted by the names of their types of element.
  public var all: [Room] { elementTypes.compactMap { rooms[ObjectIdentifier($0)]?.room } }

  /// The rule for an element; `nil` if its type has none.
  public subscript(element: any LayoutElement) -> Room? { self[type(of: element)] }

  /// The rule for a type of element; `nil` if it has none.
  public subscript(elementType: any LayoutElement.Type) -> Room? {
    rooms[ObjectIdentifier(elementType)]?.room
  }
}
