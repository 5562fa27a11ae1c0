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
public struct RuleRegistry<Rule: Sendable>: Sendable {
  private var entries: [ObjectIdentifier: (elementType: any LayoutElement.Type, rule: Rule)] = [:]

  /// Creates a registry from rules and their types of element; the later of two rules for one type replaces
  /// the earlier.
  public init(_ entries: [Rule], elementType: (Rule) -> any LayoutElement.Type) {
    for rule in entries { add(rule, for: elementType(rule)) }
  }

  private mutating func add(_ rule: Rule, for elementType: any LayoutElement.Type) {
    entries[ObjectIdentifier(elementType)] = (elementType, rule)
  }

  /// Returns the registry with a rule replaced.
  public func replacing(_ rule: Rule, for elementType: any LayoutElement.Type) -> Self {
    var registry = self
    registry.add(rule, for: elementType)
    return registry
  }

  /// The types of element that have a rule, sorted by name.
  public var elementTypes: [any LayoutElement.Type] {
    entries.values.map(\.elementType).sorted { "\($0)" < "\($1)" }
  }

  /// The rules, sorted by the names of their types of element.
  public var all: [Rule] { elementTypes.compactMap { entries[ObjectIdentifier($0)]?.rule } }

  /// The rule for an element; `nil` if its type has none.
  public subscript(element: any LayoutElement) -> Rule? { self[type(of: element)] }

  /// The rule for a type of element; `nil` if it has none.
  public subscript(elementType: any LayoutElement.Type) -> Rule? {
    entries[ObjectIdentifier(elementType)]?.rule
  }
}
