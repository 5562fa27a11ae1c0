import LayoutCore
import SwiftSyntax

/// Where reading begins: a preview, or a view.
enum Entry {
  case preview(Preview, SourcePosition)
  case view(TypeDeclaration, SourcePosition)
  /// An app: what its first window shows.
  case app(TypeDeclaration, SourcePosition)

  /// What it is called.
  var name: String {
    switch self {
    case .preview(let preview, _): preview.name ?? "#Preview"
    case .view(let type, _), .app(let type, _): type.name
    }
  }

  /// Whether the name is its own, or the end of it.
  func answers(to name: String) -> Bool { self.name == name || self.name.hasSuffix(".\(name)") }

  /// What it is proposed, where a preview's traits say so.
  var proposal: ProposedViewSize? {
    if case .preview(let preview, _) = self { preview.proposal } else { nil }
  }

  var position: SourcePosition {
    switch self {
    case .preview(_, let position), .view(_, let position), .app(_, let position): position
    }
  }

  /// The entry that was asked for, or the usual one.
  ///
  /// Throws `SourceError`.
  static func chosen(_ options: ReadingOptions, in program: Program) throws(SourceError) -> Entry {
    func entry(_ type: TypeDeclaration) -> Entry { .view(type, program.position(of: type.node)) }
    func entry(_ preview: Preview) -> Entry {
      .preview(preview, program.position(of: preview.node))
    }
    let views = program.views
    func named(_ name: String) -> Entry? {
      if let view = views.first(where: { $0.name == name || $0.name.hasSuffix(".\(name)") }) {
        return entry(view)
      }
      if let app = program.apps.first(where: { $0.name == name }) { return app.entry(in: program) }
      return program.previews.first { $0.name == name }.map { entry($0) }
    }
    if let name = options.view {
      if let found = named(name) { return found }
      throw .unknownView(name, known: views.map(\.name) + program.previews.compactMap(\.name))
    }
    for name in options.candidates {
      if let found = named(name) { return found }
    }
    if let preview = program.previews.first { return entry(preview) }
    if let app = program.apps.first { return app.entry(in: program) }
    guard !views.isEmpty else { throw .noView(program.files.map(\.name)) }
    let used = program.usedNames(among: Set(views.map(\.name)))
    let unused = views.filter { !used.contains($0.name) }
    let candidates = unused.isEmpty ? views : unused
    if candidates.count == 1 { return entry(candidates[0]) }
    throw .severalViews(candidates.map(\.name))
  }

  /// The view that the entry is.
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
      case .provider(let name, let title):
        let value = try interpreter.staticMember("previews", of: name, at: preview.node) ?? .void
        let all = Previews.all(in: try interpreter.view(value, at: preview.node).positioned)
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
  /// An instance of a view of which only the values that a person supplies are known.
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
      } else if property.initialValue == nil {
        fields[property.name] = .unknown(
          Unknown(path: property.name, type: property.type ?? property.wrappedType))
      }
    }
    return .instance(instance(of: type, fields))
  }
}

extension TypeDeclaration {
  /// The app as where reading begins.
  fileprivate func entry(in program: Program) -> Entry { .app(self, program.position(of: node)) }
}

extension Program {
  /// The apps, in the order of the files.
  fileprivate var apps: [TypeDeclaration] {
    typeNames.compactMap { types[$0] }.filter { $0.inherited.contains("App") && $0.kind == .structure }
  }

  /// The names of views that other views' code mentions.
  func usedNames(among names: Set<String>) -> Set<String> {
    var used: Set<String> = []
    for type in types.values where !type.inherited.contains("PreviewProvider") {
      for code in type.code {
        let own = code.genericParameters
        for token in code.tokens(viewMode: .sourceAccurate) where !own.contains(token.text) {
          for name in names where name != type.name {
            if name == token.text || name.hasSuffix(".\(token.text)") { used.insert(name) }
          }
        }
      }
    }
    return used
  }
}

extension Syntax {
  /// The names of a function's own generic parameters, which stand for no type of that name.
  fileprivate var genericParameters: Set<String> {
    let clause =
      self.as(FunctionDeclSyntax.self)?.genericParameterClause
      ?? self.as(InitializerDeclSyntax.self)?.genericParameterClause
      ?? self.as(SubscriptDeclSyntax.self)?.genericParameterClause
    return Set((clause?.parameters ?? []).map(\.name.text))
  }
}

extension TypeDeclaration {
  /// The code of its own members, without nested types.
  fileprivate var code: [Syntax] {
    properties.map(\.node) + functions.map(\.node) + initializers.map(\.node)
  }
}
