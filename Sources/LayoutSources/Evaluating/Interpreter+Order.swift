import LayoutCore
import SwiftSyntax

// The elements of sets and dictionaries have a different order in each run of an app. Where the order shows, that of
// the source is assumed, and reported.
extension Interpreter {
  /// Reports that the order of the source is assumed, where elements without an order are taken one after the other.
  func noteOrder(of value: Value, at node: some SyntaxProtocol) {
    switch value {
    case .array(let items) where items.count > 1: break
    case .dictionary(let entries) where entries.count > 1: break
    default: return
    }
    let collection: ExprSyntax?
    if let known = unordered[node.id] {
      collection = known
    } else {
      collection = node.as(ExprSyntax.self)?.takenInOrder.flatMap { isUnordered($0) ? $0 : nil }
      unordered[node.id] = .some(collection)
    }
    if let collection { assume(.order, collection.trimmedDescription, "the source's", at: collection) }
  }

  /// Whether an expression makes a set or a dictionary, as far as declarations and calls show.
  private func isUnordered(_ expression: ExprSyntax) -> Bool {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return isUnordered(only.expression)
    }
    if expression.is(DictionaryExprSyntax.self) { return true }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return isUnordered(forced.expression) }
    if let chained = expression.as(OptionalChainingExprSyntax.self) { return isUnordered(chained.expression) }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let called = call.calledExpression
      if let access = called.as(MemberAccessExprSyntax.self), let base = access.base {
        return Self.keepNoOrder.contains(access.declName.baseName.text) && isUnordered(base)
      }
      return called.unorderedType
    }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.plain
      if name == "keys" || name == "values", let base = access.base, isUnordered(base) { return true }
      if access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
        return property(named: name, around: Syntax(expression)).map(isUnordered) ?? false
      }
      // The type of the base is not known, so all properties of that name must be unordered.
      let all = program.types.values.flatMap(\.properties).filter { $0.name == name }
      return !all.isEmpty && all.allSatisfy(isUnordered)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plain else { return false }
    if let local = Syntax(expression).local(named: name) {
      return local.type.map(\.isUnordered) ?? local.value.map(isUnordered) ?? false
    }
    return property(named: name, around: Syntax(expression)).map(isUnordered) ?? false
  }

  private func isUnordered(_ property: PropertyDeclaration) -> Bool {
    if let type = property.node.as(PatternBindingSyntax.self)?.typeAnnotation?.type {
      return type.isUnordered
    }
    return property.initialValue.map(isUnordered) ?? false
  }

  /// The property that a name means inside a type.
  private func property(named name: String, around node: Syntax) -> PropertyDeclaration? {
    var place = node.parent
    while let outer = place {
      let type =
        (outer.asProtocol((any NamedDeclSyntax).self)).flatMap {
          outer.isProtocol((any DeclGroupSyntax).self) ? $0.name.text : nil
        } ?? outer.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      if let type, let found = program.type(type, from: nil)?.properties.first(where: { $0.name == name }) {
        return found
      }
      place = outer.parent
    }
    return nil
  }

  /// The methods of sets and dictionaries that return sets or dictionaries.
  private static let keepNoOrder: Set<String> = [
    "filter", "union", "intersection", "subtracting", "symmetricDifference", "mapValues", "compactMapValues",
    "merging",
  ]
}

extension ExprSyntax {
  /// The collection whose elements are taken one after the other, without a method that keeps their order; `nil` where
  /// their order does not matter afterwards.
  fileprivate var takenInOrder: ExprSyntax? {
    guard !losesOrder else { return nil }
    guard
      let access = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        ?? self.as(MemberAccessExprSyntax.self), let base = access.base
    else { return self }
    return Self.keepOrder.contains(access.declName.baseName.text)
      ? base : self.isMethodWithoutOrder(access) ? nil : self
  }

  private func isMethodWithoutOrder(_ access: MemberAccessExprSyntax) -> Bool {
    Self.needNoOrder.contains(access.declName.baseName.text)
  }

  /// Whether the result made from the elements does not depend on their order: `Set(…)`, `.sorted()`, `.count`.
  private var losesOrder: Bool {
    if let access = parent?.as(MemberAccessExprSyntax.self), access.base?.id == id {
      return Self.needNoOrder.contains(access.declName.baseName.text)
    }
    guard let call = parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    else {
      return false
    }
    if call.calledExpression.unorderedType { return true }
    if let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
      return Self.takeNoOrder.contains(method)
    }
    let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name == "Array" && ExprSyntax(call).losesOrder
  }

  /// Whether a type is named whose elements have no order: `Set`, `Set<Int>`, `Dictionary`.
  fileprivate var unorderedType: Bool {
    let name =
      self.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? self.as(GenericSpecializationExprSyntax.self)?.expression.as(DeclReferenceExprSyntax.self)?.baseName
      .text
    return name == "Set" || name == "Dictionary"
  }

  /// Methods and properties whose results have the order of the elements.
  private static let keepOrder: Set<String> = [
    "map", "compactMap", "flatMap", "joined", "first", "last", "prefix", "suffix", "dropFirst", "dropLast",
    "enumerated",
    "reversed", "forEach", "lazy", "chunked",
  ]
  /// Methods of sets that are given elements in any order.
  private static let takeNoOrder: Set<String> = [
    "union", "formUnion", "intersection", "formIntersection", "subtracting", "subtract",
    "symmetricDifference",
    "formSymmetricDifference", "isSubset", "isSuperset", "isStrictSubset", "isStrictSuperset", "isDisjoint",
  ]
  /// Those that do not depend on it.
  private static let needNoOrder: Set<String> = [
    "sorted", "count", "isEmpty", "contains", "min", "max", "allSatisfy", "reduce", "randomElement",
    "shuffled", "filter",
    "union", "intersection", "subtracting", "symmetricDifference", "isSubset", "isSuperset", "isDisjoint",
    "mapValues",
    "compactMapValues", "merging", "insert", "remove", "sort", "formUnion", "subtract", "subscript",
  ]
}

extension TypeSyntax {
  /// Whether the elements of values of the type have no order.
  fileprivate var isUnordered: Bool {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isUnordered }
    if self.is(DictionaryTypeSyntax.self) { return true }
    return ["Set", "Dictionary"].contains(self.as(IdentifierTypeSyntax.self)?.name.text)
  }
}

extension Syntax {
  /// The type and the value with which a name is declared in the code around: a constant, or a parameter.
  fileprivate func local(named name: String) -> (type: TypeSyntax?, value: ExprSyntax?)? {
    var (inner, place) = (self, parent)
    while let outer = place {
      if let items = outer.as(CodeBlockItemListSyntax.self) {
        for item in items.reversed() where item.position < inner.position {
          guard let declaration = item.item.as(VariableDeclSyntax.self) else { continue }
          for binding in declaration.bindings
          where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain == name {
            return (binding.typeAnnotation?.type, binding.initializer?.value)
          }
        }
      }
      let parameters =
        outer.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? outer.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      if let parameter = parameters?.first(where: { ($0.secondName ?? $0.firstName).plain == name }) {
        return (parameter.type, nil)
      }
      if outer.isProtocol((any DeclGroupSyntax).self) { return nil }
      (inner, place) = (outer, outer.parent)
    }
    return nil
  }
}
