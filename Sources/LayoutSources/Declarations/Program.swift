import LayoutCore
import SwiftSyntax

/// The declarations of all files.
struct Program {
  private(set) var files: [SourceFile] = []
  private(set) var types: [String: TypeDeclaration] = [:]
  /// The names of types in the order of the files.
  private(set) var typeNames: [String] = []
  private(set) var globals: [String: [PropertyDeclaration]] = [:]
  private(set) var functions: [String: [FunctionDeclaration]] = [:]
  private(set) var previews: [Preview] = []
  private var roots: [SyntaxIdentifier: Int] = [:]
  /// The keys of all types with the same name, by the name.
  private(set) var ambiguousNames: [String: [String]] = [:]
  private var extensions: [TypeDeclaration] = []

  /// The conditions around declarations that depend on a project's settings.
  private(set) var conditionals: [IfConfigDeclSyntax] = []
  /// The operators that the files declare.
  private(set) var operators = DeclaredOperators()

  /// What `#if` chooses.
  let compilation: ConditionalCompilation

  init(_ files: [SourceFile], isOnMac: Bool = false) {
    compilation = ConditionalCompilation(isOnMac: isOnMac)
    for file in files {
      roots[file.tree.id] = self.files.count
      self.files.append(file)
      for item in file.tree.statements { add(item) }
    }
    // The type of an extension is known after all types are.
    for addition in extensions {
      var addition = addition
      addition.name = key(of: addition.name, from: Syntax(addition.node))
      merge(addition)
    }
    extensions = []
  }

  /// Returns the position of a node of any file.
  func position(of node: some SyntaxProtocol) -> SourcePosition {
    guard let index = roots[Syntax(node).root.id] else { return SourcePosition(file: "", line: 1) }
    return files[index].position(of: node)
  }

  // MARK: - Ambiguous names

  /// Returns the index of a node's file; `nil` for a node of none.
  private func file(of node: Syntax) -> Int? { roots[node.root.id] }

  /// Returns the distance of two files: 0 for the same one, and less for nearer ones.
  private func distance(_ a: Int, _ b: Int) -> Int {
    guard a != b else { return 0 }
    let (x, y) = (folders(a), folders(b))
    let shared = zip(x, y).prefix { $0 == $1 }.count
    return 1 + max(x.count, y.count) - shared
  }

  private func folders(_ file: Int) -> [Substring] { files[file].name.split(separator: "/").dropLast() }

  /// Returns declarations ordered by distance, without those that are private to other files.
  func nearest<Declaration>(
    _ declarations: [Declaration], to node: Syntax, at place: (Declaration) -> Syntax
  ) -> [Declaration] {
    guard declarations.count > 1, let here = file(of: node) else { return declarations }
    let found = declarations.compactMap { declaration -> (Declaration, Int)? in
      let node = place(declaration)
      guard let there = file(of: node) else { return (declaration, 0) }
      return there != here && node.isPrivateToFile ? nil : (declaration, distance(here, there))
    }
    if found.isEmpty { return declarations }
    // A stable sort.
    return found.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(
      \.element.0)
  }

  /// Returns the key of the type that a name refers to at a node.
  func key(of name: String, from node: Syntax) -> String {
    guard let keys = ambiguousNames[name] else { return name }
    return nearest(keys.compactMap { types[$0] }, to: node) { $0.node }.first?.name ?? name
  }

  /// Returns the other types that a name may refer to at a node, at the same distance as the chosen one.
  func rivals(of key: String, from node: Syntax) -> [TypeDeclaration] {
    guard let keys = ambiguousNames[key.plainTypeName], let here = file(of: node), let own = types[key],
      let there = file(of: own.node)
    else { return [] }
    return keys.filter { $0 != key }.compactMap { types[$0] }.filter { rival in
      guard let file = file(of: rival.node), !rival.node.isPrivateToFile else { return false }
      return distance(here, file) == distance(here, there)
    }
  }

  /// Returns the last line of a node.
  func lastLine(of node: Syntax) -> Int {
    file(of: node).map { files[$0].lastLine(of: node) } ?? 1
  }

  /// Returns the declaration of a type by its name, as seen from inside another type.
  func type(_ name: String, from owner: String? = nil) -> TypeDeclaration? {
    type(name, from: owner, aliases: 0)
  }

  /// The longest chain of type aliases; a longer one is a cycle.
  private static let aliasLimit = 20

  private func type(_ name: String, from owner: String?, aliases: Int) -> TypeDeclaration? {
    guard aliases < Self.aliasLimit, let found = anyType(name, from: owner, aliases: aliases) else {
      return nil
    }
    guard ambiguousNames[found.name.plainTypeName] != nil,
      let node = owner.flatMap({ types[$0] })?.node
    else { return found }
    return types[key(of: found.name.plainTypeName, from: node)] ?? found
  }

  private func anyType(_ name: String, from owner: String?, aliases: Int) -> TypeDeclaration? {
    if name == "Self", let owner { return types[owner] }
    var prefix = owner
    while let outer = prefix {
      if let found = types["\(outer).\(name)"] { return found }
      if let alias = types[outer]?.aliases[name]?.name, alias != name {
        return type(alias, from: owner, aliases: aliases + 1)
      }
      prefix = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let found = types[name] { return found }
    if let alias = types[""]?.aliases[name]?.name, alias != name {
      return type(alias, from: nil, aliases: aliases + 1)
    }
    // `Offer.ID` is the type of an offer's identifier.
    if name.hasSuffix(".ID"), let base = type(String(name.dropLast(3)), from: owner, aliases: aliases + 1),
      let id = base.property("id")?.type?.name, id != name
    {
      return type(id, from: base.name, aliases: aliases + 1)
    }
    // A nested type is named without its outer type only in an extension of that.
    return nil
  }

  /// The views, in the order of the files.
  var views: [TypeDeclaration] {
    typeNames.compactMap { types[$0] }.filter {
      conforms($0.name, to: "View") && $0.kind != .extended && $0.kind != .protocolType
    }
  }

  /// Returns whether a type conforms to a protocol, directly or through others.
  func conforms(_ type: String, to name: String) -> Bool {
    var (seen, pending): (Set<String>, [String]) = ([], [type])
    while let next = pending.popLast() {
      for inherited in types[next]?.inherited ?? [] where seen.insert(inherited).inserted {
        if inherited == name { return true }
        pending.append(inherited)
      }
    }
    return false
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
    if operators.add(declaration) { return }
    if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
      addPreview(macro.macroName.text, macro.arguments, macro.trailingClosure, Syntax(macro))
    } else if let variable = declaration.as(VariableDeclSyntax.self), owner.isEmpty {
      for property in PropertyDeclaration.all(of: variable) {
        globals[property.name, default: []].append(property)
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self), owner.isEmpty {
      functions[function.name.plain, default: []].append(FunctionDeclaration(function))
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self), owner.isEmpty {
      var global = TypeDeclaration(name: "", kind: .extended, node: Syntax(alias))
      global.aliases[alias.name.text] = TypeReference(alias.initializer.value)
      merge(global)
    } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      note(conditional)
      for member in conditional.taken(by: compilation) { add(member, in: owner) }
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
    type.generics = node.genericConstraints
    if kind != .extended, types[full] != nil {
      // Another type of the same name: private ones of several files, or those of an app and its widget.
      let keys = ambiguousNames[full] ?? [full]
      type.name = "\(full)#\(keys.count + 1)"
      ambiguousNames[full] = keys + [type.name]
    }
    for member in members.members { add(member.decl, to: &type) }
    if let selfType {
      for index in type.properties.indices { type.properties[index].selfType = selfType }
      for index in type.functions.indices { type.functions[index].selfType = selfType }
    }
    if kind == .extended { extensions.append(type) } else { merge(type) }
    if type.inherited.contains("PreviewProvider") {
      previews.append(Preview(name: full, content: .provider(type.name, preview: nil), node: node))
      for title in node.previewNames {
        previews.append(Preview(name: title, content: .provider(type.name, preview: title), node: node))
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
      note(conditional)
      for member in conditional.taken(by: compilation) { add(member, to: &type) }
    } else {
      addType(member, in: type.name)
    }
  }

  private mutating func note(_ conditional: IfConfigDeclSyntax) {
    if !compilation.chosen(of: conditional).open.isEmpty { conditionals.append(conditional) }
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

extension String {
  /// The name of a type without the number that distinguishes it from others of the same name: `Row` of
  /// `Row#2`.
  var plainTypeName: String { contains("#") ? replacing(/#\d+/, with: "") : self }
}

extension Syntax {
  /// Whether the declaration is not visible outside its file.
  var isPrivateToFile: Bool {
    var node = self
    if let binding = node.as(PatternBindingSyntax.self), let variable = binding.parent?.parent {
      node = variable
    }
    let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
    if modifiers?.contains(where: { ["private", "fileprivate"].contains($0.name.text) }) == true {
      return true
    }
    // Members have the access level of their extension; a private member of a type is as visible as the type.
    return node.parent?.parent?.parent?.parent.map {
      $0.is(ExtensionDeclSyntax.self) && $0.isPrivateToFile
    } ?? false
  }

  /// The names of previews in the code.
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
  /// The type that `Self` is constrained to; `nil` where several are possible.
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
