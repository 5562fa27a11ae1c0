import LayoutCore
import SwiftSyntax

/// What the files declare.
struct Program {
  private(set) var files: [SourceFile] = []
  private(set) var types: [String: TypeDeclaration] = [:]
  /// The names of types in the order of the files.
  private(set) var typeNames: [String] = []
  private(set) var globals: [String: PropertyDeclaration] = [:]
  private(set) var functions: [String: [FunctionDeclaration]] = [:]
  private(set) var previews: [Preview] = []
  private var roots: [SyntaxIdentifier: Int] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      roots[file.tree.id] = self.files.count
      self.files.append(file)
      for item in file.tree.statements { add(item) }
    }
  }

  /// Where a node of any of the files begins.
  func position(of node: some SyntaxProtocol) -> SourcePosition {
    guard let index = roots[Syntax(node).root.id] else { return SourcePosition(file: "", line: 1) }
    return files[index].position(of: node)
  }

  /// The declaration of a type by its name, seen from inside another type.
  func type(_ name: String, from owner: String? = nil) -> TypeDeclaration? {
    if name == "Self", let owner { return types[owner] }
    var prefix = owner
    while let outer = prefix {
      if let found = types["\(outer).\(name)"] { return found }
      if let alias = types[outer]?.aliases[name]?.name, alias != name { return type(alias, from: owner) }
      prefix = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let found = types[name] { return found }
    if let alias = types[""]?.aliases[name]?.name, alias != name { return type(alias) }
    // `Offer.ID` is the type of what identifies an offer.
    if name.hasSuffix(".ID"), let base = type(String(name.dropLast(3)), from: owner),
      let id = base.property("id")?.type?.name, id != name
    {
      return type(id, from: base.name)
    }
    // A nested type that is named without the type around it, in an extension of something else.
    return nil
  }

  /// The views, in the order of the files.
  var views: [TypeDeclaration] {
    typeNames.compactMap { types[$0] }.filter {
      $0.isView && $0.kind != .extended && $0.kind != .protocolType
    }
  }

  private mutating func add(_ item: CodeBlockItemSyntax) {
    switch item.item {
    case .decl(let declaration): add(declaration, in: "")
    case .expr(let expression):
      if let macro = expression.as(MacroExpansionExprSyntax.self) {
        addPreview(macro.macroName.text, macro.arguments, macro.trailingClosure, Syntax(macro))
      }
    default: break
    }
  }

  private mutating func addPreview(
    _ macro: String, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, _ node: Syntax
  ) {
    guard macro == "Preview", let closure else { return }
    let title = arguments.first.flatMap {
      $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
    previews.append(
      Preview(
        name: title, content: .code(closure.statements), node: node,
        proposal: ProposedViewSize(traits: arguments)))
  }

  private mutating func add(_ declaration: DeclSyntax, in owner: String) {
    if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
      addPreview(macro.macroName.text, macro.arguments, macro.trailingClosure, Syntax(macro))
    } else if let variable = declaration.as(VariableDeclSyntax.self), owner.isEmpty {
      for property in PropertyDeclaration.all(of: variable) { globals[property.name] = property }
    } else if let function = declaration.as(FunctionDeclSyntax.self), owner.isEmpty {
      functions[function.name.plain, default: []].append(FunctionDeclaration(function))
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self), owner.isEmpty {
      var global = TypeDeclaration(name: "", kind: .extended, node: Syntax(alias))
      global.aliases[alias.name.text] = TypeReference(alias.initializer.value)
      merge(global)
    } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for member in conditional.taken { add(member, in: owner) }
    } else {
      addType(declaration, in: owner)
    }
  }

  private mutating func addType(_ declaration: DeclSyntax, in owner: String) {
    let node = Syntax(declaration)
    if let type = declaration.as(StructDeclSyntax.self) {
      add(type.name.text, .structure, type.inheritanceClause, type.memberBlock, node, in: owner)
    } else if let type = declaration.as(ClassDeclSyntax.self) {
      add(type.name.text, .object, type.inheritanceClause, type.memberBlock, node, in: owner)
    } else if let type = declaration.as(ActorDeclSyntax.self) {
      add(type.name.text, .object, type.inheritanceClause, type.memberBlock, node, in: owner)
    } else if let type = declaration.as(EnumDeclSyntax.self) {
      add(type.name.text, .enumeration, type.inheritanceClause, type.memberBlock, node, in: owner)
    } else if let type = declaration.as(ProtocolDeclSyntax.self) {
      add(type.name.text, .protocolType, type.inheritanceClause, type.memberBlock, node, in: owner)
    } else if let type = declaration.as(ExtensionDeclSyntax.self) {
      let name = TypeReference(type.extendedType).name ?? type.extendedType.trimmedDescription
      add(
        name, .extended, type.inheritanceClause, type.memberBlock, node, in: "",
        selfType: type.genericWhereClause?.selfType)
    }
  }

  private mutating func add(
    _ name: String, _ kind: TypeDeclaration.Kind, _ inheritance: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax, _ node: Syntax, in owner: String, selfType: String? = nil
  ) {
    let full = owner.isEmpty ? name : "\(owner).\(name)"
    var type = TypeDeclaration(name: full, kind: kind, node: node)
    for inherited in inheritance?.inheritedTypes ?? [] {
      type.inherited.formUnion(inherited.type.conformances)
    }
    for member in members.members { add(member.decl, to: &type) }
    if let selfType {
      for index in type.properties.indices { type.properties[index].selfType = selfType }
      for index in type.functions.indices { type.functions[index].selfType = selfType }
    }
    merge(type)
    if type.inherited.contains("PreviewProvider") {
      previews.append(Preview(name: full, content: .provider(full, preview: nil), node: node))
      for title in node.previewNames {
        previews.append(Preview(name: title, content: .provider(full, preview: title), node: node))
      }
    }
  }

  private mutating func add(_ member: DeclSyntax, to type: inout TypeDeclaration) {
    if let variable = member.as(VariableDeclSyntax.self) {
      type.properties += PropertyDeclaration.all(of: variable)
    } else if let function = member.as(FunctionDeclSyntax.self) {
      type.functions.append(FunctionDeclaration(function))
    } else if let initializer = member.as(InitializerDeclSyntax.self) {
      type.initializers.append(FunctionDeclaration(initializer))
    } else if let access = member.as(SubscriptDeclSyntax.self) {
      type.functions += [FunctionDeclaration(access)].compactMap { $0 }
    } else if let list = member.as(EnumCaseDeclSyntax.self) {
      type.cases += list.elements.map { element in
        TypeDeclaration.Case(
          name: element.name.plain,
          parameters: (element.parameterClause?.parameters ?? []).enumerated().map { index, parameter in
            Parameter(
              label: parameter.firstName?.text, name: parameter.firstName?.text ?? "\(index)",
              type: TypeReference(parameter.type), defaultValue: parameter.defaultValue?.value)
          }, rawValue: element.rawValue?.value)
      }
    } else if let alias = member.as(TypeAliasDeclSyntax.self) {
      type.aliases[alias.name.text] = TypeReference(alias.initializer.value)
    } else if let conditional = member.as(IfConfigDeclSyntax.self) {
      for member in conditional.taken { add(member, to: &type) }
    } else {
      addType(member, in: type.name)
    }
  }

  private mutating func merge(_ type: TypeDeclaration) {
    if types[type.name] == nil {
      types[type.name] = type
      typeNames.append(type.name)
    } else {
      types[type.name]?.add(type)
    }
  }
}

extension Syntax {
  /// The names that previews in the code are given.
  fileprivate var previewNames: [String] {
    let own: [String] =
      if let call = self.as(FunctionCallExprSyntax.self),
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "previewDisplayName"
      {
        [call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue]
          .compactMap {
            $0
          }
      } else {
        []
      }
    return children(viewMode: .sourceAccurate).flatMap(\.previewNames) + own
  }
}

extension GenericWhereClauseSyntax {
  /// The type that `Self` has to be; `nil` where it may be several.
  fileprivate var selfType: String? {
    for requirement in requirements {
      guard case .sameTypeRequirement(let same) = requirement.requirement,
        same.leftType.trimmedDescription == "Self"
      else { continue }
      return same.rightType.trimmedDescription
    }
    return nil
  }
}

extension TypeSyntax {
  /// The protocols of `A & B`.
  fileprivate var conformances: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { $0.type.conformances }
    }
    return TypeReference(self).name.map { [$0] } ?? []
  }
}
