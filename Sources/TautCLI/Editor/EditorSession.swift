import ConstraintLayout
import Foundation
import LayoutCore
import LayoutDocuments
import LayoutRequirements
import LayoutServing
import LayoutSources

/// A session with an editor: the open texts, and their analyses.
///
/// Each text is parsed once, and a tree with the same layout as before is not checked again, even if the text
/// around it has changed.
final class EditorSession: @unchecked Sendable {
  // Unchecked: `state` is guarded by one lock and may change at any time; `work` by another, which is held
  // while a file is analysed.

  private struct State {
    var open: [String: EditorText] = [:]
    var roots: [String] = []
    var client = JSONValue.null
    /// Counts changes of settings and of files on disk.
    var generation = 0
  }

  private struct Work {
    var generation = -1
    var settings: [String: ProjectSettings] = [:]
    var projects: [String: EditorProject] = [:]
    var known: [String: KnownFile] = [:]
    var checks: [String: [CheckedTree]] = [:]
    var checkCount = 0
    /// Layouts of subtrees, most of which a keystroke does not affect.
    let layouts = RelatedLayouts(engine: ConstraintEngine())
  }

  /// A tree with the result of its check.
  private struct CheckedTree {
    var identity: TreeIdentity
    var arguments: [String]
    var required: [String]
    var result: CheckResult
  }

  private let stateLock = NSLock()
  private var state = State()
  private let workLock = NSLock()
  private var work = Work()

  /// The paths of the open files.
  var open: [String] { stateLock.withLock { state.open.keys.sorted() } }

  /// The number of trees checked so far.
  var checkCount: Int { workLock.withLock { work.checkCount } }

  /// The number of blocks of layouts that checks have written so far.
  var writtenBlockCount: Int { workLock.withLock { work.layouts.writtenBlockCount } }

  /// Opens, changes or closes a text.
  func setText(_ path: String, _ text: EditorText?) {
    stateLock.withLock {
      state.open[path] = text
      if path.hasSuffix("/\(ProjectSettings.fileName)") { state.generation += 1 }
    }
  }

  /// Applies the editor's configuration: the open folders, and settings under the names of `taut.yml`.
  func configure(roots: [String]? = nil, client: JSONValue? = nil) {
    stateLock.withLock {
      if let roots { state.roots = roots }
      if let client { state.client = client }
      state.generation += 1
    }
  }

  /// Records that folders were opened or closed in the editor.
  func changeRoots(adding: [String], removing: [String]) {
    stateLock.withLock {
      state.roots = state.roots.filter { !removing.contains($0) && !adding.contains($0) } + adding
      state.generation += 1
    }
  }

  /// Records that files on disk may have changed.
  func filesChanged() { stateLock.withLock { state.generation += 1 } }

  /// Returns the problems of a file's settings, with the settings file.
  func settingsProblems(of path: String) -> (file: String, problems: [EditorDiagnostic])? {
    let state = stateLock.withLock { self.state }
    return workLock.withLock { () -> (file: String, problems: [EditorDiagnostic])? in
      let settings = settings(of: path, state)
      guard let file = settingsFile(of: path, state), let text = text(of: file, state) else { return nil }
      let read = EditorText(text)
      return (
        file,
        settings.problems.filter { $0.position.file == file }.map { problem in
          let start = read.offset(of: problem.position)
          return EditorDiagnostic(
            range: start..<max(start, read.line(problem.position.line - 1).upperBound), severity: .error,
            code: .settings, message: problem.words)
        }
      )
    }
  }

  /// Analyses an open file, laying out what has changed; `nil` for a file that is not open.
  ///
  /// Problems of the file are part of the result.
  ///
  /// - Throws: The errors of `watch`.
  func look(at path: String, _ watch: WorkWatch = WorkWatch()) throws -> KnownFile? {
    let state = stateLock.withLock { self.state }
    guard let text = state.open[path], path.hasSuffix(".swift") else { return nil }
    return try workLock.withLock { () -> KnownFile in
      try watch.check()
      if work.generation != state.generation {
        (work.generation, work.settings) = (state.generation, [:])
        for (key, project) in work.projects {
          var project = project
          project.refresh(around: path)
          work.projects[key] = project
        }
      }
      var known = KnownFile(text: text, analysis: work.known[path]?.analysis)
      do {
        known.analysis = try analysis(of: path, text, state, watch)
      } catch SourceError.syntax(let words, let position) {
        let start = text.offset(of: position)
        known.fault = EditorDiagnostic(
          range: start..<max(start, min(start + 1, text.line(position.line - 1).upperBound)),
          severity: .error,
          code: .syntax,
          message: "not Swift: \(words); the layout is that of the last text that could be read")
      } catch let error as SourceError {
        known.fault = EditorDiagnostic(
          range: text.line(0), severity: .information, code: .source, message: OneLine.of("\(error)"))
      }
      work.known[path] = known
      return known
    }
  }
}

// The context of a file.
extension EditorSession {
  private func settingsFile(of path: String, _ state: State) -> String? {
    path.hasPrefix("/") ? ProjectSettings.file(above: path) : nil
  }

  private func text(of file: String, _ state: State) -> String? {
    state.open[file]?.text ?? (try? SceneFile.text(file))
  }

  private func settings(of path: String, _ state: State) -> ProjectSettings {
    let file = settingsFile(of: path, state)
    let folder = (file ?? path).split(separator: "/").dropLast().joined(separator: "/")
    let key = file ?? "/\(folder)"
    if let known = work.settings[key] { return known }
    let settings = ProjectSettings(
      folder: "/\(folder)", file: file.flatMap { file in text(of: file, state).map { (file, $0) } },
      client: state.client)
    work.settings[key] = settings
    return settings
  }

  private func analysis(
    of path: String, _ text: EditorText, _ state: State, _ watch: WorkWatch
  ) throws -> FileAnalysis {
    let settings = settings(of: path, state)
    let folders = EditorProject.folders(of: path, settings, roots: state.roots)
    let key = folders.isEmpty ? path : folders.joined(separator: "\n")
    var project =
      work.projects[key]
      ?? {
        let own = "/" + path.split(separator: "/").dropLast().joined(separator: "/")
        let root = state.roots.first { path.hasPrefix($0 + "/") } ?? folders.first ?? own
        var project = EditorProject(folders: folders, root: root)
        project.refresh(around: path)
        return project
      }()
    defer { work.projects[key] = project }
    let sources = try project.parse(path, open: state.open)
    let name = project.name(of: path)
    // An analysis of the same texts is reused.
    if let last = work.known[path]?.analysis, last.settings.isAlike(settings),
      work.known[path]?.fault == nil,
      last.sources.texts.files.map(\.text) == sources.texts.files.map(\.text)
    {
      return last
    }
    var required = ProjectRequirements(
      comments: WrittenRequirements(in: text, file: name).comments, shared: settings.requirements)
    let entries = try SwiftSceneReader(settings.command.reading(view: nil)).entries(of: name, in: sources)
    var (views, problems) = ([EditedView](), [EditorDiagnostic]())
    var checked: [CheckedTree] = []
    for (number, entry) in entries.enumerated() {
      try watch.check()
      watch.show(Double(number) / Double(entries.count), entry.title)
      let looker = EntryLooker(
        path: path, name: name, text: text, sources: sources, settings: settings)
      do {
        let view = try looker.view(entry, &required, watch) { scene, shared in
          try check(scene, shared, path, settings, sources, entry, &checked, watch)
        }
        views.append(view)
      } catch let error as RPCError {
        throw error
      } catch {
        problems.append(looker.problem(error, of: entry))
      }
    }
    for comment in required.idle where !entries.isEmpty {
      problems.append(
        EditorDiagnostic(
          range: comment.range, severity: .information, code: .requirement,
          message: "no preview of this file shows a view that is written on line \(comment.line)"))
    }
    work.checks[path] = checked
    return FileAnalysis(
      path: path, name: name, text: text, sources: sources, views: views, problems: problems,
      settings: settings)
  }

  /// Returns the check of a scene, or that of a tree with the same layout, if there is one.
  private func check(
    _ scene: LoadedScene, _ shared: [Requirement], _ path: String, _ settings: ProjectSettings,
    _ sources: ParsedSources, _ entry: ShownEntry, _ checked: inout [CheckedTree], _ watch: WorkWatch
  ) throws -> CheckResult? {
    let variants = try settings.command.variants.variants()
    let required = shared.map(\.text)
    let identity = scene.isMadeForOneSize || !variants.isEmpty ? nil : TreeIdentity(scene.tree)
    if let identity,
      var known = (work.checks[path] ?? []).first(where: {
        $0.identity == identity && $0.arguments == settings.arguments && $0.required == required
      })
    {
      known.result.move(to: scene.tree, called: scene.name, shared)
      checked.append(known)
      return known.result
    }
    work.checkCount += 1
    let result = try settings.command.check(
      scene, .source([path], view: .init(sources: sources, name: entry.name)), shared, variants, watch,
      by: work.layouts)
    if let identity {
      checked.append(
        CheckedTree(
          identity: identity, arguments: settings.arguments, required: required, result: result))
    }
    return result
  }
}

extension CheckResult {
  /// Transfers the result to a tree with the same layout, which may be at other places in source.
  fileprivate mutating func move(to tree: LayoutTree, called name: String, _ written: [Requirement]) {
    scene = name
    report.tree = tree
    for place in report.verdicts.indices where report.verdicts[place].requirement.position != nil {
      let text = report.verdicts[place].requirement.text
      if let now = written.first(where: { $0.text == text }) { report.verdicts[place].requirement = now }
    }
  }
}
