import SwiftSyntax

/// A property of a type, or a global variable.
struct PropertyDeclaration {
  var name: String
  var type: TypeReference?
  /// The initial value of a stored property.
  var initialValue: ExprSyntax?
  /// The getter of a computed property.
  var getter: CodeBlockItemListSyntax?
  /// The setter and observers, by their keywords.
  var accessors: [Accessor.Kind: Accessor] = [:]
  /// The names of its attributes, such as `State`.
  var attributes: [AttributeSyntax]
  var isConstant: Bool
  var isStatic: Bool
  /// Whether the property is lazy.
  var isLazy = false
  /// Whether it overrides a property of a superclass.
  var isOverride = false
  /// The type of `Self`, in an extension that states it: `extension ButtonStyle where Self == CardStyle`.
  var selfType: String?
  var node: Syntax

  /// A setter or an observer of a property.
  struct Accessor {
    enum Kind: String { case set, willSet, didSet }

    /// The name of its parameter.
    var parameter: String
    var code: CodeBlockItemListSyntax
  }

  /// Whether it is stored in an instance.
  var isStored: Bool { getter == nil && !isStatic }

  /// Whether its code is a builder's.
  var isBuilder: Bool {
    type?.isSomeView == true || attributes.contains { $0.name.hasSuffix("Builder") } || name == "body"
  }

  /// The attribute of its property wrapper, such as `State` or `Environment`.
  var wrapper: AttributeSyntax? {
    attributes.first { !["MainActor", "ViewBuilder", "available", "objc", "nonisolated"].contains($0.name) }
  }

  /// Returns the properties of a variable declaration.
  static func all(of declaration: VariableDeclSyntax) -> [PropertyDeclaration] {
    let modifiers = declaration.modifiers.map(\.name.text)
    let attributes = declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
    // In `let a, b: Int` the type is written with the last name.
    var following: TypeReference?
    return declaration.bindings.reversed().flatMap { binding -> [PropertyDeclaration] in
      following = binding.typeAnnotation.map { TypeReference($0.type) } ?? following
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return [] }
      return [
        PropertyDeclaration(
          name: pattern.identifier.plain,
          type: binding.initializer == nil
            ? following : binding.typeAnnotation.map { TypeReference($0.type) },
          initialValue: binding.initializer?.value, getter: binding.accessorBlock?.getter,
          accessors: binding.accessorBlock.map(accessors) ?? [:],
          attributes: attributes, isConstant: declaration.bindingSpecifier.text == "let",
          isStatic: modifiers.contains("static") || modifiers.contains("class"),
          isLazy: modifiers.contains("lazy"),
          isOverride: modifiers.contains("override"), node: Syntax(binding))
      ]
    }.reversed()
  }

  private static func accessors(_ block: AccessorBlockSyntax) -> [Accessor.Kind: Accessor] {
    guard case .accessors(let list) = block.accessors else { return [:] }
    var found: [Accessor.Kind: Accessor] = [:]
    for accessor in list {
      guard let kind = Accessor.Kind(rawValue: accessor.accessorSpecifier.text),
        let code = accessor.body?.statements
      else { continue }
      let name = accessor.parameters?.name.text ?? (kind == .didSet ? "oldValue" : "newValue")
      found[kind] = Accessor(parameter: name, code: code)
    }
    return found
  }

}

extension AccessorBlockSyntax {
  /// The code of the getter.
  var getter: CodeBlockItemListSyntax? {
    if case .getter(let statements) = accessors {
      statements
    } else {
      accessors.as(AccessorDeclListSyntax.self)?
        .first { $0.accessorSpecifier.text == "get" }?.body?.statements
    }
  }
}

extension AttributeSyntax {
  /// The name without `@`.
  var name: String { attributeName.trimmedDescription }
}
