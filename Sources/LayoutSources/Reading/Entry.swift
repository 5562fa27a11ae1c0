import LayoutCore
import SwiftSyntax

/// The entry point of reading: a preview, or a view.
enum Entry {
  case preview(Preview, SourcePosition)
  case view(TypeDeclaration, SourcePosition)
  /// An app: the content of its first window.
  case app(TypeDeclaration, SourcePosition)

  var name: String {
    switch self {
    case .preview(let preview, _): preview.name ?? "#Preview"
    case .view(let type, _), .app(let type, _): type.name.plainTypeName
    }
  }

  private var node: Syntax {
    switch self {
    case .preview(let preview, _): preview.node
    case .view(let type, _), .app(let type, _): type.node
    }
  }

  /// The proposal of a preview's traits; `nil` for none.
  var proposal: ProposedViewSize? {
    if case .preview(let preview, _) = self { preview.proposal } else { nil }
  }

  /// Whether it is a preview on a phone that lies on its side.
  var isOnItsSide: Bool { proposal == Screen.turned["landscapeLeft"].map { ProposedViewSize($0) } }

  var position: SourcePosition {
    switch self {
    case .preview(_, let position), .view(_, let position), .app(_, let position): position
    }
  }

  /// Returns the requested entry, or the default one.
  ///
  /// - Throws: `SourceError`.
  static func chosen(
    _ options: ReadingOptions, in program: Program
  ) throws(SourceError) -> (entry: Entry, name: String?) {
    if let name = options.view {
      let found = try entries(for: name, options, in: program)
      guard found.count == 1 else {
        throw .severalOfOneName(name, places: found.map { "\($0.position.file):\($0.position.line)" })
      }
      return (found[0], name)
    }
    for name in options.candidates {
      // A name without a declared view may be that of a view in the tree; a line refers to the tree.
      if let found = named(name, options, in: program).first { return (found, name) }
      if let found = try numbered(name, options, in: program) { return (found, name) }
    }
    if let preview = program.previews.first {
      return (.preview(preview, program.position(of: preview.node)), nil)
    }
    let all = try defaultEntries(options, in: program)
    if all.count > 1, case .view = all[0] { throw .severalViews(all.map(\.name)) }
    return (all[0], nil)
  }

  /// Returns the entries that a name, a number, or a line of a file refers to.
  ///
  /// - Throws: `SourceError.unknownView` where there is none.
  static func entries(
    for name: String, _ options: ReadingOptions, in program: Program
  ) throws(SourceError) -> [Entry] {
    let found = named(name, options, in: program)
    if !found.isEmpty { return found }
    if let found = try numbered(name, options, in: program) { return [found] }
    if let found = placed(name, in: program) { return [found] }
    let previews = ((try? defaultEntries(options, in: program)) ?? []).filter(\.isPreview).map(\.name)
    let names = program.views.map(\.name.plainTypeName) + program.previews.compactMap(\.name) + previews
    throw .unknownView(name, known: names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
  }

  /// Returns the views, the apps, or the previews of a name.
  private static func named(_ name: String, _ options: ReadingOptions, in program: Program) -> [Entry] {
    let views = program.views.filter {
      let own = $0.name.plainTypeName
      return own == name || own.hasSuffix(".\(name)")
    }
    // The exact name takes precedence over the last component of longer ones.
    let exact = views.filter { $0.name.plainTypeName == name }
    let meant = exact.isEmpty ? views : exact
    if !meant.isEmpty { return meant.map { .view($0, program.position(of: $0.node)) } }
    if let app = program.apps.first(where: { $0.name == name }) { return [app.entry(in: program)] }
    let previews = program.previews.filter { $0.name == name }
    if !previews.isEmpty { return previews.map { .preview($0, program.position(of: $0.node)) } }
    // A provider's previews have the names under which they are shown, such as `Card_Previews 2`.
    return ((try? defaultEntries(options, in: program)) ?? []).filter { $0.name == name }
  }

  private var isPreview: Bool { if case .preview = self { true } else { false } }

  /// Returns the default entries: every preview; else the app; else every view that no other uses.
  ///
  /// - Throws: `SourceError.noView`.
  static func defaultEntries(_ options: ReadingOptions, in program: Program) throws(SourceError) -> [Entry] {
    let previews = program.previews.flatMap { preview -> [Preview] in
      guard case .provider(let name, let title, _) = preview.content else { return [preview] }
      // A provider's named previews are among all of its previews.
      guard title == nil else { return [] }
      let names = Interpreter(program, options).previewNames(of: name)
      guard names.count > 1 else { return [preview] }
      return names.enumerated().map { index, title in
        var one = preview
        one.content = .provider(name, preview: nil, place: index)
        one.name = title ?? "\(preview.name ?? name) \(index + 1)"
        return one
      }
    }
    let unnamed = previews.count { $0.name == nil }
    var number = 0
    if !previews.isEmpty {
      return previews.map { preview in
        var preview = preview
        if preview.name == nil, unnamed > 1 {
          number += 1
          preview.name = "#Preview \(number)"
        }
        return .preview(preview, program.position(of: preview.node))
      }
    }
    if let app = program.apps.first { return [app.entry(in: program)] }
    let views = program.views
    guard !views.isEmpty else { throw .noView(program.files.map(\.name)) }
    let used = program.usedNames(among: Set(views.map(\.name)))
    let unused = views.filter { !used.contains($0.name) }
    return (unused.isEmpty ? views : unused).map { .view($0, program.position(of: $0.node)) }
  }

  /// Returns the entries of a file: its previews, or else those of its views that no other of them uses.
  ///
  /// - Throws: `SourceError`.
  static func shown(
    by file: String, _ options: ReadingOptions, in program: Program
  ) throws(SourceError) -> [ShownEntry] {
    let all = (try? defaultEntries(options, in: program)) ?? []
    let previews = all.enumerated().filter { $1.isPreview && $1.position.file == file }
    if !previews.isEmpty {
      return previews.map { index, entry in
        ShownEntry(name: "#\(index + 1)", title: entry.name, position: entry.position, isPreview: true)
      }
    }
    let views = program.views.filter { program.position(of: $0.node).file == file }
    let used = program.usedNames(among: Set(views.map(\.name)))
    let unused = views.filter { !used.contains($0.name) }
    return (unused.isEmpty ? views : unused).map { view in
      let position = program.position(of: view.node)
      return ShownEntry(
        name: "\(file):\(position.line)", title: view.name.plainTypeName, position: position, isPreview: false
      )
    }
  }

  /// Returns the default entry with a number, from 1: `2` or `#2`; `nil` for any other name.
  private static func numbered(
    _ name: String, _ options: ReadingOptions, in program: Program
  ) throws(SourceError) -> Entry? {
    guard let number = Int(name.hasPrefix("#") ? String(name.dropFirst()) : name) else { return nil }
    let all = try defaultEntries(options, in: program)
    return all.indices.contains(number - 1) ? all[number - 1] : nil
  }

  /// Returns the entry around a line of a file: `Card.swift:12`; `nil` where there is none.
  private static func placed(_ name: String, in program: Program) -> Entry? {
    let parts = name.split(separator: ":")
    guard parts.count >= 2, let line = Int(parts[1]) else { return nil }
    let all =
      program.previews.map { Entry.preview($0, program.position(of: $0.node)) }
      + program.views.map { Entry.view($0, program.position(of: $0.node)) }
    // The innermost one around the line.
    return all.filter { entry in
      let file = entry.position.file
      guard file == parts[0] || file.hasSuffix("/\(parts[0])") || parts[0].hasSuffix("/\(file)") else {
        return false
      }
      return entry.position.line <= line && line <= program.lastLine(of: entry.node)
    }.max { $0.position.line < $1.position.line }
  }

  /// Returns the view of the entry.
  func view(by interpreter: Interpreter) throws -> any View {
    switch self {
    case .preview(let preview, _):
      switch preview.content {
      case .code(let statements):
        return try interpreter.view(
          interpreter.run(
            statements, in: Scope(environment: interpreter.options.environment), asBuilder: true),
          at: preview.node
        ).positioned
      case .provider(let name, let title, let place):
        let all = try interpreter.previews(of: name, at: preview.node)
        if let place, all.indices.contains(place) { return all[place] }
        let chosen = title.flatMap { title in all.first { Previews.name(of: $0) == title } } ?? all.first
        return chosen ?? ViewList(views: [])
      }
    case .view(let type, _):
      return try interpreter.view(try interpreter.unknownInstance(of: type), at: type.node).positioned
    case .app(let type, _):
      guard case .instance(let app) = try interpreter.unknownInstance(of: type) else { return EmptyView() }
      return try interpreter.body(of: app, in: interpreter.options.environment)
    }
  }
}

extension Interpreter {
  /// Returns the previews of a provider.
  fileprivate func previews(of provider: String, at node: Syntax) throws -> [any View] {
    let value = try staticMember("previews", of: provider, at: node) ?? .void
    return Previews.all(in: try view(value, at: node).positioned)
  }

  /// Returns the names of a provider's previews, `nil` for one without a name; empty where its code cannot be
  /// run.
  fileprivate func previewNames(of provider: String) -> [String?] {
    guard let node = program.types[provider]?.node else { return [] }
    return ((try? previews(of: provider, at: node)) ?? []).map { Previews.name(of: $0) }
  }

  /// Returns an instance of a view in which only supplied values are known.
  func unknownInstance(of type: TypeDeclaration) throws -> Value {
    if let initializer = type.initializers.first(where: { $0.body != nil }) {
      let arguments = initializer.parameters.filter {
        $0.defaultValue == nil || options.values[$0.name] != nil
      }
      .map {
        Argument(label: $0.label, value: unknown($0.name, $0.type, from: type.name), node: type.node)
      }
      return try instantiate(type.name, arguments, at: type.node, in: Scope(owner: type.name))
    }
    var fields: [String: Value] = [:]
    for property in type.stored where !property.readsElsewhere {
      if let supplied = try supplied(property.name, for: property, in: type.name) {
        fields[property.name] = supplied
      } else if property.initialValue == nil, property.beginsWithNil {
        fields[property.name] = Value.missing
      } else if property.initialValue == nil {
        fields[property.name] = .unknown(
          Unknown(path: property.name, type: absolute(property.type ?? property.wrappedType, from: type.name))
        )
      }
    }
    return .instance(instance(of: type, fields))
  }
}

extension PropertyDeclaration {
  /// Whether it cannot be initialized from outside, so that an optional is `nil`.
  fileprivate var beginsWithNil: Bool {
    guard type?.isOptional == true, !isConstant else { return false }
    let own = ["State", "AppStorage", "SceneStorage", "FocusState", "GestureState", "StateObject"]
    return own.contains(wrapper?.name ?? "") || wrapper == nil && node.isPrivateToType
  }
}

extension Syntax {
  /// Whether the property is private to the type.
  fileprivate var isPrivateToType: Bool {
    let modifiers = self.as(PatternBindingSyntax.self)?.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers
    return modifiers?.contains { $0.name.text == "private" && $0.detail == nil } ?? false
  }
}

extension TypeDeclaration {
  /// Returns the app as an entry.
  fileprivate func entry(in program: Program) -> Entry { .app(self, program.position(of: node)) }
}

extension Program {
  /// The apps, in the order of the files.
  fileprivate var apps: [TypeDeclaration] {
    typeNames.compactMap { types[$0] }.filter { $0.inherited.contains("App") && $0.kind == .structure }
  }

  /// Returns the names of views that other views' code mentions.
  func usedNames(among names: Set<String>) -> Set<String> {
    var used: Set<String> = []
    // By the last component of a name, as code inside a type writes it.
    let ends = Dictionary(grouping: names) { name in name.split(separator: ".").last.map(String.init) ?? name
    }
    for type in types.values where !type.inherited.contains("PreviewProvider") && !type.isHostOfViews {
      let ofType = type.node.genericParameters
      for code in type.code {
        let own = code.genericParameters.union(ofType)
        for token in code.tokens(viewMode: .sourceAccurate) where !own.contains(token.text) {
          for name in ends[token.text] ?? [] where name != type.name { used.insert(name) }
        }
      }
    }
    return used
  }
}

extension Syntax {
  /// The names of a function's or a type's own generic parameters, which hide types of the same name.
  fileprivate var genericParameters: Set<String> {
    let clause =
      self.as(FunctionDeclSyntax.self)?.genericParameterClause
      ?? self.as(InitializerDeclSyntax.self)?.genericParameterClause
      ?? self.as(SubscriptDeclSyntax.self)?.genericParameterClause
      ?? self.as(StructDeclSyntax.self)?.genericParameterClause
      ?? self.as(ClassDeclSyntax.self)?.genericParameterClause
      ?? self.as(EnumDeclSyntax.self)?.genericParameterClause
    return Set((clause?.parameters ?? []).map(\.name.text))
  }
}

extension TypeDeclaration {
  /// Whether it shows views to the system without being one: a widget, or a controller.
  fileprivate var isHostOfViews: Bool {
    inherited.contains {
      ["Widget", "WidgetBundle", "LiveActivity"].contains($0) || $0.contains("Controller")
    }
  }

  /// The code of its own members, without nested types.
  fileprivate var code: [Syntax] {
    properties.map(\.node) + functions.map(\.node) + initializers.map(\.node)
  }
}
