import Foundation
import LayoutCore
import LayoutDocuments
import SwiftSyntax

/// Reads views that are written in Swift as scenes.
package struct SwiftSceneReader {
  private let options: ReadingOptions
  /// The number of call levels that fit on the reading thread's stack.
  private static let levels = 12_000

  package init(_ options: ReadingOptions = ReadingOptions()) { self.options = options }

  /// Reads texts, each with its name in positions; the scene is the requested view, or the first preview.
  ///
  /// - Throws: `SourceError`.
  package func read(_ sources: [(file: String, text: String)]) throws -> SourceScene {
    try read(parse(sources))
  }

  /// Reads files and folders.
  ///
  /// - Throws: `SourceError`.
  package func read(paths: [String]) throws -> SourceScene { try read(parse(paths: paths)) }

  /// Parses files and folders, to be read several times; of many files only the needed ones.
  ///
  /// - Throws: `SourceError`.
  package func parse(paths: [String]) throws -> ParsedSources {
    let files = try SwiftFiles.texts(in: paths).files
    var needed = NeededFiles.among(files, for: options)
    var parsed = try parse(needed.map { (file: $0.name, text: $0.text) })
    // The entry may be in a file that was not among the needed ones.
    if needed.count < files.count, try !isKnown(in: parsed.program) {
      needed = files
      parsed = try parse(files.map { (file: $0.name, text: $0.text) })
    }
    parsed.texts = SourceTexts(files: needed)
    (parsed.resources, parsed.problems) = ResourceFinder.resources(of: paths, below: options.resourceFolders)
    return parsed
  }

  /// Parses the texts of files, to be read several times.
  ///
  /// - Throws: `SourceError`.
  package func parse(_ texts: SourceTexts) throws -> ParsedSources {
    try parse(texts.files.map { (file: $0.name, text: $0.text) })
  }

  /// Returns whether the requested entry exists.
  private func isKnown(in program: Program) throws -> Bool {
    try DeepStack.run(depth: Self.levels) {
      do {
        _ = try Entry.chosen(options, in: program)
        return true
      } catch SourceError.unknownView, SourceError.noView {
        return false
      } catch {
        return true
      }
    }
  }

  private func parse(_ sources: [(file: String, text: String)]) throws -> ParsedSources {
    try DeepStack.run(depth: Self.levels) {
      ParsedSources(
        program: Program(
          try sources.map { try SourceFile(name: $0.file, text: $0.text) },
          isOnMac: options.platform?.system == .macOS))
    }
  }

  /// Returns the names of the entries to read: all views of the requested name; or else every preview; else
  /// the app; else every view that no other uses.
  ///
  /// - Throws: `SourceError`.
  package func usualViews(in parsed: ParsedSources) throws -> [String] {
    try DeepStack.run(depth: Self.levels) {
      if let name = options.view {
        let found = try Entry.entries(for: name, options, in: parsed.program)
        return found.count == 1 ? [name] : found.map { "\($0.position.file):\($0.position.line)" }
      }
      return try Entry.defaultEntries(options, in: parsed.program).indices.map { "#\($0 + 1)" }
    }
  }

  /// Returns the entries of a file: its previews, or else those of its views that no other of them uses.
  ///
  /// - Throws: `SourceError`.
  package func entries(of file: String, in parsed: ParsedSources) throws -> [ShownEntry] {
    try DeepStack.run(depth: Self.levels) { try Entry.shown(by: file, options, in: parsed.program) }
  }

  /// Reads parsed source.
  ///
  /// - Throws: `SourceError`.
  package func read(_ parsed: ParsedSources) throws -> SourceScene {
    try DeepStack.run(depth: Self.levels) {
      let program = parsed.program
      var options = options
      if options.translator == nil {
        if let language = options.language {
          options.language = try parsed.resources.code(of: language)
          options.layoutDirection = ProjectResources.direction(of: language)
        }
        options.translator = parsed.resources.translator(in: options.language, on: options.deviceKind)
      }
      let (entry, chosen) = try Entry.chosen(options, in: program)
      let isOnDefaultDevice =
        options.defaultDevice != nil && entry.proposal == nil && options.proposal == nil
        && options.deviceSize == nil
      if isOnDefaultDevice { options.takeDefaultDevice() }
      if options.deviceSize == nil, entry.isOnItsSide { options.deviceSize = entry.proposal }
      let interpreter = Interpreter(program, options, parsed.resources)
      interpreter.report.device = isOnDefaultDevice ? options.defaultDevice : nil
      interpreter.report.view = entry.name
      interpreter.report.chosen = chosen
      let view = interpreter.catching(or: EmptyView()) { try entry.view(by: interpreter) }
      let proposal = entry.proposal ?? options.deviceSize ?? .unspecified
      let settled = try settled(
        view, in: options.proposal ?? proposal, at: entry.position, options, by: interpreter)
      interpreter.noteConditionsOfDeclarations()
      interpreter.isSettled = true
      interpreter.report.rounds = settled.rounds
      if options.isStrict, let fault = interpreter.report.structuralFault { throw fault }
      let scene = SceneDocument(
        name: entry.name, proposal: proposal, environment: options.sceneEnvironment, root: settled.root)
      return SourceScene(
        document: scene, report: interpreter.report, isMadeForOneSize: settled.isMadeForOneSize,
        interpreter: interpreter)
    }
  }

  /// Returns the nodes of a view once its actions change nothing any more.
  private func settled(
    _ view: any View, in proposal: ProposedViewSize, at position: SourcePosition, _ options: ReadingOptions,
    by interpreter: Interpreter
  ) throws -> SettledNode {
    do {
      let settled = try options.engine.settledNode(
        in: proposal, environment: options.environment.insideContainer
      ) { environment in
        interpreter.beginRound(noting: environment.noteChange)
        let nodes = interpreter.accepted(view.layoutNodes(in: environment))
        if let failure = interpreter.failure { throw failure }
        let root = Self.root(of: nodes, at: position)
        // A view that shows others twice may share them, and multiply their nodes.
        guard !root.hasMoreNodes(than: Self.nodesOfView * options.viewLimit) else {
          throw SourceError.tooManyViews(limit: options.viewLimit, position)
        }
        for hidden in root.hiddenPresentations {
          interpreter.assume(
            .modifier, ".\(hidden.name)", "not presented, as .\(hidden.shown) is",
            at: hidden.position ?? position)
        }
        return root.inContainer(options.safeArea, in: environment)
      }
      if let failure = interpreter.failure { throw failure }
      return settled
    } catch {
      // The error of the source is more specific than that of the layout.
      throw interpreter.failure ?? error
    }
  }

  /// Reads the texts of files.
  ///
  /// - Throws: `SourceError`.
  package func read(_ texts: SourceTexts) throws -> SourceScene {
    try read(texts.files.map { (file: $0.name, text: $0.text) })
  }

  /// The average number of nodes of a view or a modifier.
  private static let nodesOfView = 10

  /// Returns one node for several views, as a container would.
  private static func root(of nodes: [LayoutNode], at position: SourcePosition) -> LayoutNode {
    if nodes.count == 1, var only = nodes.first {
      only.place = ""
      return only
    }
    guard !nodes.isEmpty else { return LayoutNode(ZStackElement(), source: position) }
    let stack = StackElement(axis: .vertical, alignment: HorizontalAlignment.center.key)
    return LayoutNode(stack, children: nodes, source: position)
  }
}

/// Swift source that was parsed, and not yet read.
package struct ParsedSources {
  let program: Program
  /// The parsed texts; empty where they were not files.
  package var texts = SourceTexts(files: [])
  /// The resources of the project.
  package var resources = ProjectResources()
  /// The tables that cannot be read, with the reasons.
  package var problems: [String] = []
}

/// A scene that was read from Swift source, with the report on it.
package struct SourceScene {
  package var document: SceneDocument
  package var report: SourceReport
  /// Whether actions may depend on the places of views, so that the scene is valid only at its proposal.
  package var isMadeForOneSize: Bool
  let interpreter: Interpreter

  /// Whether the project shows its screens only in the dark colour scheme, by its `Info.plist` or its
  /// settings.
  package var isDark: Bool { interpreter.resources.isDark }

  /// The colour of controls where views set none: the accent colour of the asset catalogue; `nil` where it has none.
  package var tint: String? { interpreter.resources.color(named: "AccentColor") }

  /// The error in the content of a geometry reader, which is made during layout; `nil` for none.
  package var failure: SourceError? { interpreter.failure }
}

extension LayoutNode {
  /// Returns whether the view has more nodes than a limit.
  fileprivate func hasMoreNodes(than limit: Int) -> Bool {
    // Without recursion: a chain of views may be longer than a thread's stack.
    var (pending, count) = ([self], 0)
    while let node = pending.popLast() {
      count += 1
      if count > limit { return true }
      pending += node.children
    }
    return false
  }
}
